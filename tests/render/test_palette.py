"""The palette maps exactly, and its text colours can be read."""

import random

import pytest

from render import palette, theme

RNG = random.Random(7)
RANDOM_COLOURS = [(RNG.randrange(256), RNG.randrange(256), RNG.randrange(256)) for _ in range(400)]


def brute(mixed: tuple[float, float, float], scale: int = 1) -> int:
    """The least weighted squared distance of any entry to a colour given in units of 1/scale."""
    return min(
        2 * (mixed[0] - scale * r) ** 2 + 4 * (mixed[1] - scale * g) ** 2 + 3 * (mixed[2] - scale * b) ** 2
        for r, g, b in palette.PALETTE
    )


def test_there_are_256_different_colours():
    assert len(set(palette.PALETTE)) == 256
    assert len(palette.BYTES) == 768


@pytest.mark.parametrize("colour", RANDOM_COLOURS[::40])
def test_a_colour_maps_to_its_nearest_entry(colour):
    assert palette.distance(palette.PALETTE[palette.index(colour)], colour) == brute(colour)


def test_random_colours_map_exactly():
    for colour in RANDOM_COLOURS:
        assert palette.distance(palette.PALETTE[palette.index(colour)], colour) == brute(colour)


def test_ramps_are_exact_at_every_coverage():
    for _ in range(12):
        colour, ground = RNG.randrange(256), RNG.randrange(256)
        ramp = palette.ramp(colour, ground)
        assert ramp[0] == ground
        assert ramp[255] == colour
        for cover in range(0, 256, 3):
            mixed = tuple(
                palette.PALETTE[ground][k] * (255 - cover) + palette.PALETTE[colour][k] * cover for k in range(3)
            )
            r, g, b = palette.PALETTE[ramp[cover]]
            got = 2 * (mixed[0] - 255 * r) ** 2 + 4 * (mixed[1] - 255 * g) ** 2 + 3 * (mixed[2] - 255 * b) ** 2
            assert got == brute(mixed, 255)


def test_named_colours_are_in_the_palette():
    for name in theme.COLOURS:
        assert palette.PALETTE[palette.index(name)] == theme.rgb(name), name
    for family in theme.FAMILIES.values():
        for colour in family:
            assert palette.PALETTE[palette.index(colour)] == theme.rgb(colour)


@pytest.mark.parametrize(("voice", "ratio"), [("text", 14.3), ("sand", 9.9), ("mute", 5.9)])
def test_contrast_of_the_three_voices_on_a_panel(voice, ratio):
    assert theme.contrast(voice, "panel") == pytest.approx(ratio, abs=0.1)


def test_every_voice_is_readable_on_every_surface():
    for ground in ("page", "panel", "inset", "raised"):
        for voice in ("text", "sand", "mute"):
            assert theme.contrast(voice, ground) >= 4.5, (voice, ground)
        assert theme.contrast("text", ground) >= 7


@pytest.mark.parametrize("accent", sorted(set(theme.ACCENTS.values())))
def test_ink_is_readable_on_every_accent_and_accents_on_panels(accent):
    assert theme.contrast("ink", accent) >= 4.5
    assert theme.contrast(accent, "panel") >= 4.5
    assert theme.contrast("text", theme.mix(accent, "panel", 0.07)) >= 7
    assert theme.contrast("text", theme.mix(accent, "panel", 0.3)) >= 4.5


def test_ink_is_readable_on_cards_resources_and_tokens():
    for ground in ("parchment", "main", "roll", "instant", "upgrade", "lv2", "lv3", "gold", "sun", "moon", "vp"):
        assert theme.contrast("ink", ground) >= 4.5, ground
    for ground in theme.POLARITY_COLOURS.values():
        assert theme.contrast("ink", ground) >= 4.5, ground


def test_glyphs_stand_out_on_every_die_plate():
    plates = [plate for family in theme.FAMILIES.values() for plate in family[1:]]
    plates += [plate for _, plate in theme.DUNGEON_BODIES.values()] + list(theme.CHAOS_PLATES.values())
    for plate in plates:
        assert theme.contrast(theme.on(plate), plate) >= 3, plate


def test_seat_colours_leave_out_the_accent():
    for game, lookalike in (("dice_forge", "good"), ("dungeon_dice", "dungeon"), ("adventures", "adventures")):
        seats = [theme.rgb(theme.seat_colour(n, game)) for n in range(5)]
        assert theme.rgb(lookalike) not in seats
        assert len(set(seats)) == 5
    assert len({theme.seat_colour(n) for n in range(6)}) == 6
