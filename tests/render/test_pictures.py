"""Every sample draws in strict mode, small, the same every time; the registry and its limits."""

import hashlib
import io
import json
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from PIL import Image

from render import __main__ as command
from render import check, palette, registry, theme
from render.canvas import Canvas, clear_caches

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = registry.samples("kit")
IDS = [f"{entry.kind}-{entry.name}" for entry in SAMPLES]
ALL = registry.samples()
ALL_IDS = [f"{entry.game}-{entry.kind}-{entry.name}" for entry in ALL]


def drawn(entry: registry.Sample) -> registry.Picture:
    view, words, focus = entry.make()
    return registry.draw(entry.game, entry.kind, view, words, focus)


@pytest.mark.parametrize("entry", ALL, ids=ALL_IDS)
def test_samples_draw_in_strict_mode_within_100_kb(entry):
    with check.strict():
        picture = drawn(entry)
    image = Image.open(io.BytesIO(picture.png))
    assert image.mode == "P"
    assert bytes(image.palette.palette) == palette.BYTES
    assert image.size == (picture.width, picture.height)
    assert len(picture.png) <= 100_000 * max(1, picture.height / 1600)  # a sheet of two boards may weigh a little more
    assert picture.alt
    assert len(picture.alt) <= registry.ALT_LIMIT


@pytest.mark.parametrize("entry", [one for one in ALL if one.game in theme.ACCENTS], ids=lambda one: one.name)
def test_the_accent_is_kept_for_what_matters(entry):
    """At most a tenth of a picture is accent."""
    image = Image.open(io.BytesIO(drawn(entry).png))
    share = image.histogram()[palette.index(theme.accent(entry.game))] / (image.width * image.height)
    assert share <= 0.1


@pytest.mark.parametrize("entry", ALL, ids=ALL_IDS)
def test_same_bytes_warm_and_with_empty_caches(entry):
    warm = drawn(entry).png
    assert drawn(entry).png == warm
    clear_caches()
    assert drawn(entry).png == warm


def test_same_bytes_in_a_fresh_process():
    code = (
        "import hashlib, json; from render import registry; out = {}\n"
        "for s in reversed(registry.samples()):\n"
        "    v, w, f = s.make(); out[s.game + s.kind + s.name] = "
        "hashlib.sha256(registry.draw(s.game, s.kind, v, w, f).png).hexdigest()\n"
        "print(json.dumps(out))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    fresh = json.loads(done.stdout)
    here = {entry.game + entry.kind + entry.name: hashlib.sha256(drawn(entry).png).hexdigest() for entry in ALL}
    assert fresh == here


def test_draw_runs_in_a_process_pool():
    entry = next(s for s in SAMPLES if s.kind == "duel")
    view, words, focus = entry.make()
    assert pickle.loads(pickle.dumps(view)) == view
    with ProcessPoolExecutor(1) as pool:
        picture = pool.submit(registry.draw, "kit", "duel", view, words, focus).result(timeout=30)
    assert picture == drawn(entry)


def test_alt_text_is_cut_at_a_word():
    alt = registry.short("word " * 400)
    assert len(alt) <= 1024
    assert alt.endswith("word…")
    assert registry.short("short  and\nsweet") == "short and sweet"
    assert len(registry.short("x" * 3000)) == 1024


def test_unknown_pictures_are_refused_by_name():
    with pytest.raises(KeyError, match="no picture 'nonsense'"):
        registry.draw("kit", "nonsense", None, str)
    assert "duel" in registry.kinds("kit")
    assert "kit" in registry.games()


def test_two_painters_of_one_kind_are_refused():
    with pytest.raises(ValueError, match="two painters"):

        @registry.picture("kit", "duel")
        def other(view, words, focus):
            return registry.Drawing(Canvas(10, 10), "")


def test_gallery_writes_pictures_and_an_index(tmp_path, capsys):
    assert command.main(["gallery", str(tmp_path), "--only", "kit", "--scale", "0.333"]) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == len(SAMPLES)
    with Image.open(next(p for p in pictures if "duel" in p.name)) as phone:
        assert phone.size == (400, 266)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(p.name in page for p in pictures)


def test_bench_prints_json(capsys):
    assert command.main(["bench", "--only", "kit", "--repeat", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {row["kind"] for row in rows} == {entry.kind for entry in SAMPLES}
    assert all(row["warm_ms"] > 0 for row in rows)
