"""`python -m render gallery DIR` draws one of every sample; `python -m render bench` says how fast."""

from __future__ import annotations

import argparse
import html
import io
import json
import sys
from pathlib import Path

from PIL import Image

from render import check, registry


def gallery(folder: Path, only: str | None, scale: float) -> int:
    """Draw every sample into a folder, with an index page. Returns how many failed."""
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[str] = []
    failed = 0
    for entry in registry.samples(only):
        slug = "-".join(part.replace(" ", "_") for part in (entry.game, entry.kind, entry.name))
        try:
            with check.strict():
                view, words, focus = entry.make()
                drawn = registry.draw(entry.game, entry.kind, view, words, focus)
        except Exception as error:  # one broken sample must not hide the others
            failed += 1
            print(f"FAILED {slug}: {type(error).__name__}: {error}", file=sys.stderr)
            continue
        data = drawn.png if scale == 1 else _scaled(drawn.png, scale)
        (folder / f"{slug}.png").write_bytes(data)
        print(f"{slug}.png {drawn.width}x{drawn.height} {len(drawn.png) / 1000:.0f} KB")
        alt = html.escape(drawn.alt, quote=True)
        rows.append(
            f'<figure><a href="{slug}.png"><img src="{slug}.png" alt="{alt}"></a>'
            f"<figcaption><b>{html.escape(f'{entry.game} {entry.kind}: {entry.name}')}</b> {alt}</figcaption></figure>"
        )
    page = (
        "<!doctype html><meta charset=utf-8><title>Dicehold pictures</title><style>"
        "body{background:#313338;color:#ddd;font:16px sans-serif;display:flex;flex-wrap:wrap;gap:24px}"
        "figure{margin:0;width:600px}img{width:100%;border-radius:8px}</style>" + "".join(rows)
    )
    (folder / "index.html").write_text(page, encoding="utf-8")
    return failed


def _scaled(png: bytes, scale: float) -> bytes:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    small = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    small.save(out, "PNG")
    return out.getvalue()


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    orders = parser.add_subparsers(dest="order", required=True)
    show = orders.add_parser("gallery", help="draw one of every sample")
    show.add_argument("folder", type=Path)
    show.add_argument("--only", help="one game")
    show.add_argument("--scale", type=float, default=1.0, help="0.333 shows what a phone shows")
    speed = orders.add_parser("bench", help="milliseconds a picture, warm and cold")
    speed.add_argument("--only", help="one game")
    speed.add_argument("--repeat", type=int, default=15)
    speed.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    if args.order == "gallery":
        return 1 if gallery(args.folder, args.only, args.scale) else 0
    from render import bench

    rows = bench.rows(args.only, args.repeat)
    print(json.dumps(rows) if args.json else bench.table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
