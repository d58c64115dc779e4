"""What a dataset holds: one row for every move, the same in every file format."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Row = dict[str, Any]
Rows = tuple[Row, ...]
"""All rows of one game, from its first move to its last."""


class Kind(StrEnum):
    """What the values of a column are."""

    NUMBER = "number"
    TEXT = "text"
    NUMBERS = "list of numbers"
    FRACTIONS = "list of fractions"


@dataclass(frozen=True, slots=True)
class Column:
    """A column by its name, and what it says about a move."""

    name: str
    kind: Kind
    meaning: str


COLUMNS = (
    Column("pairing", Kind.NUMBER, "number of the pair of bots, from 0"),
    Column("game", Kind.NUMBER, "number of the game of this pair, from 0"),
    Column("deal", Kind.NUMBER, "games with the same number began with the same tiles"),
    Column("ply", Kind.NUMBER, "number of the move in its game, from 0"),
    Column("plies", Kind.NUMBER, "moves in the whole game"),
    Column("round", Kind.NUMBER, "round of the game, from 1"),
    Column("seat", Kind.NUMBER, "who moves, from 0"),
    Column("bot", Kind.TEXT, "the bot that moves"),
    Column("position", Kind.TEXT, "the position before the move, as one line of text"),
    Column("move", Kind.NUMBER, "the move that was played, as the number of its action"),
    Column("code", Kind.TEXT, "the same move in the notation of the game"),
    Column("tried", Kind.NUMBERS, "moves that the search tried: the best, then the most visited"),
    Column("visits", Kind.NUMBERS, "how often it tried each of them"),
    Column("values", Kind.FRACTIONS, "chance of the seat to win with each of them"),
    Column("chances", Kind.FRACTIONS, "chance of each seat to win, the mean of the search"),
    Column("points", Kind.FRACTIONS, "final score of each seat that the search expected"),
    Column("scores", Kind.NUMBERS, "final score of each seat"),
    Column("shares", Kind.FRACTIONS, "share of the victory that fell to each seat"),
    Column("reason", Kind.TEXT, "why the game ended"),
)
"""Every column, in its order. Columns of a search are empty where the bot did not search."""
