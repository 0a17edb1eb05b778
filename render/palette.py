"""The one 256-colour palette of all pictures, and how mixes of two of its colours look in it.

Pictures are drawn straight in palette indices (a canvas is one byte a pixel), so nothing is quantised at the
end. What anti-aliasing needs is the `ramp` from a ground to a colour: 256 steps, each the exact nearest palette
entry. The squared distance to an entry, along the straight line from ground to colour, differs from that of any
other entry by something linear; the nearest entry is therefore the lower envelope of 256 lines and is found by
walking from crossing to crossing, without looking at 256 x 256 distances.
"""

from __future__ import annotations

import functools

from render import theme

WEIGHTS = (2, 4, 3)
"""Of red, green and blue in the squared distance of two colours."""

_TEXT = """
1B1615 282120 352C2A 130F0E 4A3E39 6E5D55 FBF3E4 DACBB7 AD9C8B F4B045 B69CF5 4FC9B8 F0764F 7FB8F0 5CC8B0 F26C6C
5A2A2B 5AA2EA F2913A EE665D F1E9DA 54B889 A98BEB F2C14E F58E3C 7BC96F EFE4CF B7A68A A8452E 2F3E63 1C2742 E3D3B6
D9A25F B5472F 33456E 40548A 6C8AC8 E3EAF8 3B5639 4D6F4A 86A862 EDEBB4 6A281D 8A3A28 CF6A32 F8C860 57616D 6C7885
A3B4C4 F4DA86 452A52 5D3D6E 9A70B6 EBCDF4 6B1D2B 8A2C3D CB5560 F7CFC7 1D5053 2B6B6E 4DA8A3 F3E2A8 F5EAD6 2F2726
362723 362B23 393F4A 503229 8A6A35 443A4B 2B2D2B 322A2F 4E6B52 2D3935 34363D 534660 554028 694875 424E5E 61492A
DDCFB4 3B526D 754C2A 746D67 8DD8C8 375048 312826 473C4F 413733 4A3350 8C3B35 5588C4 5E4B8C F49F84 4A3A72 846131
2C2348 5C372C 3B2C45 AE9670 4A5878 CCBAF8 837D72 3B2E27 E58BB5 3F6FA8 EFC869 D9603F 4A80BC 3E3430 E0B040 6B5A73
C8483F 3A4A62 F8CC86 357466 27201E FF8A66 736D66 8B442E 39302D 3E6A96 E5DBCD F3ECDC 2A2322 D9C58B 314056 3B3532
D9A53A B8452F 7C66A4 43346B 1D1817 0B0808 29203F 3A211A 5C4E48 291C2C C1ABF6 F9F1E2 BCC7BD AF9879 392F2C D3C6B2
473B37 332A27 F39577 B7B8B6 292221 3B1018 F7EFE0 F2E9DA ECE3D4 EBDAC7 E2D9D1 E8D1B3 DBD2C5 D3C9BB C5BBD0 F0C984
D6C1AE DA9498 ECB249 E6B667 D9A344 C5BEB2 C8B9A5 B9B3A9 BEAF9B 79ACDF A1A8B3 79CBB9 74B466 B1A79B B59DED BC9E7C
A99687 A69E93 57B8A4 F08B6C C69543 E57C43 D57265 9E87CF A48664 B3863C B07233 8C8E9A 9B9185 93877C 8C77B5 987439
728391 8A7F73 7B7D76 7C6A9D 81756A 776D65 84684F 6890BC 56789F 4E9588 668D58 437B70 C7644C A75D4E 945B6A 87622E
706586 6E655D 675B56 B5553B 76563D 63577A 715329 954C3C 803D32 654636 6D2E29 4C6280 547049 5D544E 56476B 554C47
455A3D 4C3B5B 433B4C 5B4426 4E4540 56392D 532D24 37665E 3F526F 3D4958 2C5153 473F3B 443A35 334441 2F304B 3E3632
463423 38332F 392F2B 293434 35333C 332B28 3F281E 2C292F 2D2624 1D292D 31231A 262123 371716 241E1B 1F1918 161110
"""

PALETTE: tuple[theme.Rgb, ...] = tuple(theme.rgb(f"#{code}") for code in _TEXT.split())
BYTES = bytes(value for colour in PALETTE for value in colour)


_NUMBERED = tuple(enumerate(PALETTE))


def distance(one: theme.Rgb, other: theme.Rgb) -> int:
    """The weighted squared distance of two colours."""
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return WEIGHTS[0] * red * red + WEIGHTS[1] * green * green + WEIGHTS[2] * blue * blue


@functools.lru_cache(8192)
def index(colour: theme.Colour) -> int:
    """The palette entry nearest to a colour; the first of equals."""
    red, green, blue = theme.rgb(colour)
    return min(
        range(256),
        key=lambda n: (
            2 * (red - PALETTE[n][0]) ** 2 + 4 * (green - PALETTE[n][1]) ** 2 + 3 * (blue - PALETTE[n][2]) ** 2
        ),
    )


@functools.lru_cache(4096)
def ramp(colour: int, ground: int) -> bytes:
    """256 palette entries: the colour laid over the ground with coverage 0 to 255."""
    if colour == ground:
        return bytes([ground]) * 256
    r, g, b = PALETTE[ground]
    tr, tg, tb = PALETTE[colour]
    # twice the weighted way from ground to colour
    wr, wg, wb = 4 * (tr - r), 8 * (tg - g), 6 * (tb - b)
    # Only entries in the ball whose diameter is that way can be nearer than both of its ends. At coverage m the
    # distance to such an entry is 255 * away - fall * m, up to a term common to all: the nearest ones are the lower
    # envelope of these lines.
    mr, mg, mb = r + tr, g + tg, b + tb
    reach = 2 * (tr - r) ** 2 + 4 * (tg - g) ** 2 + 3 * (tb - b) ** 2
    lines = sorted(
        (
            wr * (pr - r) + wg * (pg - g) + wb * (pb - b),
            2 * (r - pr) * (r - pr) + 4 * (g - pg) * (g - pg) + 3 * (b - pb) * (b - pb),
            n,
        )
        for n, (pr, pg, pb) in _NUMBERED
        if 2 * (pr + pr - mr) ** 2 + 4 * (pg + pg - mg) ** 2 + 3 * (pb + pb - mb) ** 2 <= reach
    )
    falls, aways, entries, starts = [0], [0], [ground], [-1.0]
    for fall, away, n in lines:
        if fall <= falls[-1]:  # not steeper than the last one, which is nearer
            continue
        at = 255 * (away - aways[-1]) / (fall - falls[-1])
        while at <= starts[-1]:
            for column in (falls, aways, entries, starts):
                column.pop()
            at = 255 * (away - aways[-1]) / (fall - falls[-1])
        if at < 256:
            falls.append(fall)
            aways.append(away)
            entries.append(n)
            starts.append(at)
    out = bytearray()
    for n, start in zip(entries, (*starts[1:], 255.0), strict=True):
        out += bytes([n]) * (min(256, int(start) + 1) - len(out))
    return bytes(out)


@functools.lru_cache(4096)
def table(colour: int, ground: int) -> list[int]:
    """The same as a list, which Pillow reads three times as fast. Not to be changed."""
    return list(ramp(colour, ground))
