"""A position of Tile Row as one line of text, both ways.

tile_row rules=1 players=2 variant=standard round=1 turn=0 phase=take seat=0 row=B2Y1R1
board0=0:- board1=0:- bag=B2Y3R3K4W4
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos.engine.tile_row.board import COLOUR_NAMES, LETTERS, SEATS
from azulejos.engine.tile_row.rules import END_REASONS

from azulejos.engine.errors import MalformedPosition
from azulejos.engine.options import RuleSet
from azulejos.engine.position_text import CommonPlacement, FieldReader, position_line
from azulejos.engine.tile_text import counted, counts_pattern, read_counts

if TYPE_CHECKING:
    from azulejos.engine.tile_row.state import TileRowState

PHASES = ("deal", "take", "end")
MOST = 999


@dataclass(frozen=True, slots=True)
class Placement(CommonPlacement):
    """Everything that makes up a position, in order or not."""

    seat: int
    row: tuple[int, ...]
    scores: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]


def phase(state: TileRowState) -> str:
    return PHASES[2 if state.is_over else 0 if state.needs_deal else 1]


def placement(state: TileRowState) -> Placement:
    return Placement(
        options=state.options,
        round=state.round,
        turn=state.turn,
        phase=phase(state),
        ending=state.ending,
        seat=state.current,
        row=tuple(state.row),
        scores=state.scores,
        held=tuple(tuple(counts) for counts in state.held),
        bag=tuple(state.bag),
    )


def write(placed: Placement, rules: RuleSet) -> str:
    boards = zip(placed.scores, placed.held, strict=True)
    fields = {
        "seat": placed.seat,
        "row": counted(LETTERS, placed.row),
        **{
            f"board{seat}": f"{score}:{counted(LETTERS, held)}"
            for seat, (score, held) in enumerate(boards)
        },
        "bag": counted(LETTERS, placed.bag),
    }
    return position_line(placed, rules, END_REASONS, fields)


def read(text: str, rules: RuleSet) -> Placement:
    fields = FieldReader(text)
    options = fields.options(rules)
    round_ = fields.number("round", 1, MOST)
    turn = fields.turn(MOST)
    phase = fields.word("phase", PHASES)
    ending = fields.ending(END_REASONS)
    seat = fields.number("seat", 0, SEATS - 1)
    row = _counts(fields, "row")
    boards = [_board(fields, f"board{seat}") for seat in range(SEATS)]
    scores, held = zip(*boards, strict=True)
    bag = _counts(fields, "bag")
    fields.finish()
    return Placement(options, round_, turn, phase, ending, seat, row, scores, held, bag)


def _counts(fields: FieldReader, name: str) -> tuple[int, ...]:
    return read_counts(fields.parts(name, counts_pattern(LETTERS), "B1Y2R3, or -"))


def _board(fields: FieldReader, name: str) -> tuple[int, tuple[int, ...]]:
    pattern = rf"(\d{{1,3}}):(?:{counts_pattern(LETTERS)})"
    score, *counts = fields.parts(name, pattern, "SCORE:B1Y2R3")
    return int(score), read_counts(counts)


def drawn(item: int) -> tuple[str, str]:
    return "tile", COLOUR_NAMES[item]


def write_deal(items: Sequence[int]) -> str:
    return "".join(LETTERS[item] for item in items)


def read_deal(text: str) -> list[int]:
    for column, letter in enumerate(text, start=1):
        if letter not in LETTERS:
            raise MalformedPosition("deal-text", column, value=letter, expected="BYRK")
    return [LETTERS.index(letter) for letter in text]
