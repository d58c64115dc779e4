"""The fonts that come with pictures have every letter we need, and are the only ones PNGs use."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from tests.drawing.pictures import SVG, words
from tests.drawing.positions import named, reached, tables

from azulejos import drawing
from azulejos.drawing import pen
from azulejos.drawing.font import Font, fitted, letter_widths, width_of
from azulejos.engine.options import Options
from azulejos.messages import LANGUAGES

ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ",
    "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ",
}
DRAW = """
import sys, azulejos
from azulejos import drawing
sys.stdout.buffer.write(drawing.png(azulejos.start("azul", 2), names=["Ana", "Taras"], scale=1))
"""
DRAW_WITH_FONTS_OF_THE_SYSTEM = """
import sys, resvg_py
picture = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><text y="15"\
 font-family="Roboto">Ana</text></svg>'
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=picture)))
"""

every_font = pytest.mark.parametrize("font", Font)


@every_font
def test_every_letter_of_our_languages(font: Font) -> None:
    assert set(ALPHABETS) == set(LANGUAGES)
    letters = set("".join(ALPHABETS.values()))
    assert letters | {letter.lower() for letter in letters} <= letter_widths(font).keys()


@every_font
@pytest.mark.parametrize("options", list(tables()), ids=named)
def test_every_letter_of_every_picture(font: Font, options: Options) -> None:
    state = reached(options, "dealt")
    for language in LANGUAGES:
        said = "".join(words(drawing.svg(state, language=language)))
        assert set(said) <= letter_widths(font).keys(), language


def test_wide_letters_are_wider_than_narrow_ones() -> None:
    assert width_of("WWWW", 10) > 3 * width_of("iiii", 10) > 0
    assert width_of("Taras", 20, Font.BOLD) > width_of("Taras", 20) == 2 * width_of("Taras", 10)


@pytest.mark.parametrize("name", ["Taras", "W" * 50, "i" * 500, "Щ" * 50, "棋" * 50])
def test_a_name_is_cut_to_its_room_and_not_shorter(name: str) -> None:
    cut = fitted(name, 200, 18)
    assert width_of(cut, 18) <= 200
    if cut != name:
        longer = name[: len(cut)] + "…"
        assert cut.endswith("…")
        assert width_of(longer, 18) > 200


@pytest.mark.skipif(sys.platform != "linux", reason="puts a font where Linux looks for them")
def test_fonts_of_the_system_make_no_difference(tmp_path: Path) -> None:
    """A Roboto of our own making: pictures would prefer it to the font that comes with them."""
    pytest.importorskip("resvg_py")
    without, with_roboto = tmp_path / "without", tmp_path / "with"
    install_as("Roboto", with_roboto)
    without.mkdir()
    assert drawn(DRAW, without) == drawn(DRAW, with_roboto)
    control = DRAW_WITH_FONTS_OF_THE_SYSTEM
    assert drawn(control, without) != drawn(control, with_roboto), "the font is found"


def install_as(family: str, home: Path) -> None:
    folder = home / ".local" / "share" / "fonts"
    folder.mkdir(parents=True)
    with TTFont(Font.DISPLAY.path, lazy=False) as font:
        for kind in (1, 16):
            font["name"].setName(family, kind, 3, 1, 0x409)
        font.save(folder / f"{family}.ttf")


def drawn(program: str, home: Path) -> str:
    command = [sys.executable, "-c", program]
    environ = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(home / ".local" / "share")}
    return sha256(
        subprocess.run(command, env=environ, capture_output=True, check=True).stdout
    ).hexdigest()


def test_each_family_and_weight_is_drawn_in_its_own_font() -> None:
    pytest.importorskip("resvg_py")
    styles = [(family, weight) for family in (pen.TEXT, pen.DISPLAY) for weight in (400, 600)]
    said = {style: drawing.painted(saying("Ana", *style)) for style in styles}
    plain, bold, display, _ = said.values()
    assert len({drawing.painted(saying("", *styles[0])), plain, bold, display}) == 4


def saying(words: str, family: str, weight: int) -> str:
    text = pen.text(words, 0, 20, 20, font_family=family, font_weight=weight)
    return pen.element("svg", text, xmlns=SVG.strip("{}"), width=60, height=30)
