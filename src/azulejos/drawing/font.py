"""The fonts of pictures: their files, and how much room words take."""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

FOLDER = Path(__file__).with_name("fonts")
TEXT, DISPLAY = "Noto Sans", "Alegreya"
"""The families, as pictures name them."""

ROOM = 1.1
"""An SVG may be shown in another font, and most are not much wider than ours."""
UNKNOWN = 1.0
"""Letters that our fonts lack, such as those of Japanese, are as wide as high."""


class Font(Enum):
    """A file for each family and weight."""

    TEXT = "NotoSans-Regular.ttf"
    BOLD = "NotoSans-SemiBold.ttf"
    DISPLAY = "Alegreya-SemiBold.ttf"

    @property
    def path(self) -> Path:
        return FOLDER / self.value


@cache
def letter_widths(font: Font) -> dict[str, float]:
    """How wide each letter of the font is at size 1."""
    with TTFont(font.path, lazy=True) as file:
        whole, metrics = file["head"].unitsPerEm, file["hmtx"].metrics
        return {chr(code): metrics[glyph][0] / whole for code, glyph in file.getBestCmap().items()}


def width_of(words: str, size: float, font: Font = Font.TEXT) -> float:
    widths = letter_widths(font)
    return sum(widths.get(letter, UNKNOWN) for letter in words) * size * ROOM


def fitted(words: str, width: float, size: float, font: Font = Font.TEXT) -> str:
    """The words, cut short if they would need more room."""
    if width_of(words, size, font) <= width:
        return words
    kept = words[:-1]
    while len(kept) > 1 and width_of(kept + "…", size, font) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"
