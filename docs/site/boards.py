"""Drawn boards for the pages of the rules: the positions of the lessons, which tests play through.

The parts that a lesson lights up shine in the drawing too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import azulejos
from azulejos import drawing
from azulejos.drawing import colours

LESSONS = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"
NAMES = ["Ana", "Taras", "Zofia", "Olena"]


@dataclass(frozen=True, slots=True)
class Board:
    """The step of a lesson that shows a rule, and what is to be seen."""

    step: str
    caption: str
    lit: bool = True


# The rule under whose text each board stands.
BOARDS = {
    "azul": {
        "azul.take": Board(
            "page-learn-azul-take",
            "The first turn of a game. Ana may take the two blue tiles of the first factory and "
            "put them on her second line; the yellow and the red one then move to the centre.",
        ),
        "azul.marker": Board(
            "page-learn-azul-centre",
            "The marker still lies in the centre: whoever takes from there first gets it.",
        ),
        "azul.line": Board(
            "page-learn-azul-line",
            "Ana's third line has two white tiles and accepts only one more, from the fourth "
            "factory or the fifth. The marker lies on her floor line.",
        ),
        "azul.floor": Board(
            "page-learn-azul-floor",
            "Near the end of a round most tiles in the centre do not fit any more. What is too "
            "much falls to the floor line.",
        ),
        "azul.tiling": Board(
            "page-learn-azul-last",
            "The last tile of a round. With it Ana's first and third line are full, and each moves "
            "one tile to the wall.",
        ),
        "azul.score-down": Board(
            "page-learn-azul-score",
            "After the tiling. The black tile touched nothing: 1 point. The blue tile of the third "
            "row scored 2 points across and 2 down.",
        ),
        "azul.winner": Board(
            "page-learn-azul-end",
            "The end. Ana has completed the first row, the second column and the colour blue: "
            "2, 7 and 10 points more.",
            lit=False,
        ),
    },
    "summer_pavilion": {
        "summer_pavilion.setup": Board(
            "page-learn-pavilion-goal",
            "Before the first turn: seven stars on each board, and purple is the joker.",
            lit=False,
        ),
        "summer_pavilion.take": Board(
            "page-learn-pavilion-take",
            "Ana may take the green tiles of the first factory; if a purple joker lies there, she "
            "takes one of those as well.",
        ),
        "summer_pavilion.token": Board(
            "page-learn-pavilion-centre", "The first to take from the centre gets the marker."
        ),
        "summer_pavilion.lay": Board(
            "page-learn-pavilion-joker",
            "Purple is the joker. With one green tile and two jokers Ana can pay for the 3 of the "
            "green star.",
        ),
        "summer_pavilion.bonus": Board(
            "page-learn-pavilion-bonus",
            "With the 3 of the red star Ana covers the last space around a feature of the board, "
            "and takes bonus tiles from the supply.",
        ),
        "summer_pavilion.bonus-star": Board(
            "page-learn-pavilion-end", "The end: Ana's blue star is complete.", lit=False
        ),
    },
    "queens_garden": {
        "queens_garden.setup": Board(
            "page-learn-garden-goal",
            "The first round. Expansions will fill the six slots around the fountain.",
            lit=False,
        ),
        "queens_garden.acquire": Board(
            "page-learn-garden-pattern",
            "Ana may acquire all hexagons of one pattern in the display, wherever they lie, or all "
            "of one colour.",
        ),
        "queens_garden.place-tile": Board(
            "page-learn-garden-place", "Tiles wait in the storage until they are placed and paid."
        ),
        "queens_garden.neighbours": Board(
            "page-learn-garden-neighbour",
            "The yellow bird in Ana's storage may go beside the yellow butterfly: they share their "
            "colour.",
        ),
        "queens_garden.jokers": Board(
            "page-learn-garden-fountain",
            "The last free space around the fountain: whoever fills it gains a joker.",
        ),
        "queens_garden.place-expansion": Board(
            "page-learn-garden-expansion", "An expansion in the storage can be placed in any slot."
        ),
        "queens_garden.wheel": Board(
            "page-learn-garden-wheel", "The wheel shows what scores after this round."
        ),
        "queens_garden.groups": Board(
            "page-learn-garden-groups", "At the end groups of three or more hexagons score."
        ),
    },
}


def pictures() -> Iterator[tuple[str, str]]:
    """The name of each picture, and its SVG."""
    for family, rules in BOARDS.items():
        steps = lesson(family)
        for rule, board in rules.items():
            step = steps[board.step]
            yield rule, picture(step["position"], step["lit"] if board.lit else [])


def lesson(game: str) -> dict[str, dict[str, Any]]:
    """The steps of a lesson by their text."""
    found = json.loads((LESSONS / f"{game}.json").read_text(encoding="utf-8"))["steps"]
    return {step["text"]: step for step in found}


def picture(position: str, lit: list[str | list[str]]) -> str:
    game = azulejos.from_position(position)
    drawn = drawing.svg(game, names=NAMES[: game.players])
    parts = [part for group in lit for part in ([group] if isinstance(group, str) else group)]
    return drawn.replace("<defs>", f"<defs>{shining(parts)}", 1) if parts else drawn


def shining(parts: list[str]) -> str:
    named = ", ".join(f'[data-part="{part}"]' for part in parts)
    edge = f"drop-shadow(0 0 2px {colours.GOLD}) drop-shadow(0 0 5px {colours.GOLD})"
    return f"<style>{named} {{ filter: {edge} }}</style>"


def illustrated(text: str, family: str) -> str:
    """The page of the rules with a board at the end of each section that has one."""
    before, *sections = re.split(r"(?m)^(?=##)", text)
    return before + "".join(section + figure(section, family) for section in sections)


def figure(section: str, family: str) -> str:
    rule = re.match(r"### ([\w.-]+) — ", section)
    board = BOARDS[family].get(rule[1]) if rule else None
    if rule is None or board is None:
        return ""
    options = f":class: board\n:alt: The board of {rule[1]}"
    return f"```{{figure}} boards/{rule[1]}.svg\n{options}\n\n{board.caption}\n```\n\n"
