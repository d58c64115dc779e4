"""The pictures of the home page show the pieces as they are drawn now."""

import runpy
from collections.abc import Callable
from pathlib import Path

CARDS = Path(__file__).parents[2] / "art" / "cards"


def test_they_are_drawn_from_the_art_of_the_games() -> None:
    """After a change of the art: `python art/cards/draw.py`."""
    pictures: Callable[[], dict[str, str]] = runpy.run_path(str(CARDS / "draw.py"))["pictures"]
    drawn = pictures()
    assert sorted(drawn) == sorted(file.name for file in CARDS.glob("*.svg"))
    for name, picture in drawn.items():
        assert (CARDS / name).read_text(encoding="utf-8") == picture, name
