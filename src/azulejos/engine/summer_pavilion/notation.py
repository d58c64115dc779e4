"""A position of Summer Pavilion as one line of text, both ways.

    summer_pavilion rules=1 players=2 variant=coloured round=1 turn=0 phase=take start=0 seat=0
    token=centre jokers=PGOYBR factories=PPGO,YYBR,RRRR,GGGP,BOBO centre=- supply=P2G3Y5
    board0=5:....../....../....../....../....../....../......:-:- board1=... passed=-
    bag=P17G15O15Y16B17R20 tower=-

(one line, fields divided by single spaces). A board is score : stars (centre, nw, ne, e, se, sw, w,
each by its slots 1 to 6) : hand : corners. Options that differ from their default stand behind the
variant, a finished game names its `reason` behind the phase. While bonus tiles are picked, `picks`
says how many are due and `from` the first colour that may come next.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos.engine.errors import MalformedPosition
from azulejos.engine.options import RuleSet
from azulejos.engine.position_text import CommonPlacement, FieldReader, position_line
from azulejos.engine.summer_pavilion.board import BOARD, COLOUR_NAMES, FACTS, LETTERS, counts
from azulejos.engine.summer_pavilion.moves import CENTRE
from azulejos.engine.summer_pavilion.rules import END_REASONS
from azulejos.engine.tile_text import (
    counted,
    counts_pattern,
    or_dash,
    read_counts,
    spelled,
)

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.fields import PavilionFields

PHASES = ("deal", "take", "lay", "pick", "keep", "refill", "end")
COUNTS = "P3G12R1, or -"


@dataclass(frozen=True, slots=True)
class BoardPlacement:
    """One player's board: a star is six letters or dots, hand and corners are counts by colour."""

    score: int
    stars: tuple[str, ...]
    hand: tuple[int, ...]
    corner: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placement(CommonPlacement):
    """Everything that makes up a position, in order or not: `faults` says what is wrong with it."""

    picks: int
    least: int
    start: int
    seat: int
    token: int
    jokers: str
    factories: tuple[str, ...]
    centre: str
    supply: tuple[int, ...]
    boards: tuple[BoardPlacement, ...]
    passed: tuple[int, ...]
    bag: tuple[int, ...]
    tower: tuple[int, ...]

    def displays(self) -> list[tuple[int, str]]:
        """The tiles of each display by its number."""
        return [*enumerate(self.factories), (CENTRE, self.centre)]


def placement(state: PavilionFields) -> Placement:
    factories = BOARD.factories[state.players]
    seats = range(state.players)
    return Placement(
        options=state.options,
        round=state.round,
        turn=state.turn,
        phase=PHASES[state.phase],
        ending=state.ending,
        picks=state.owed,
        least=state.least,
        start=state.start,
        seat=state.current,
        token=state.token,
        jokers="".join(LETTERS[colour] for colour in state.joker_order[: state.known_jokers]),
        factories=tuple(
            spelled(LETTERS, counts(state.display[place])) for place in range(factories)
        ),
        centre=_tiles(state.display[CENTRE]),
        supply=tuple(counts(state.supply)),
        boards=tuple(_board(state, seat) for seat in seats),
        passed=tuple(seat for seat in seats if state.passed >> seat & 1),
        bag=tuple(counts(state.bag)),
        tower=tuple(counts(state.tower)),
    )


def _tiles(word: int) -> str:
    return spelled(LETTERS, counts(word))


def _board(state: PavilionFields, seat: int) -> BoardPlacement:
    wall = "".join("." if tile < 0 else LETTERS[tile] for tile in state.wall[seat])
    return BoardPlacement(
        score=state.scores[seat],
        stars=tuple(wall[first : first + 6] for first in range(0, 42, 6)),
        hand=tuple(counts(state.hand[seat])),
        corner=tuple(counts(state.corner[seat])),
    )


def write(placed: Placement, rules: RuleSet) -> str:
    fields = {
        **_write_picks(placed),
        "start": placed.start,
        "seat": placed.seat,
        "token": "centre" if placed.token < 0 else placed.token,
        "jokers": or_dash(placed.jokers),
        "factories": ",".join(or_dash(tiles) for tiles in placed.factories),
        "centre": or_dash(placed.centre),
        "supply": counted(LETTERS, placed.supply),
        **{f"board{seat}": _write_board(board) for seat, board in enumerate(placed.boards)},
        "passed": or_dash("".join(map(str, placed.passed))),
        "bag": counted(LETTERS, placed.bag),
        "tower": counted(LETTERS, placed.tower),
    }
    return position_line(placed, rules, END_REASONS, fields)


def _write_picks(placed: Placement) -> dict[str, str | int]:
    if placed.phase != "pick":
        return {}
    return {"picks": placed.picks, "from": LETTERS[placed.least]}


def _write_board(board: BoardPlacement) -> str:
    hand, corner = counted(LETTERS, board.hand), counted(LETTERS, board.corner)
    return f"{board.score}:{'/'.join(board.stars)}:{hand}:{corner}"


def read(text: str, rules: RuleSet) -> Placement:
    """What the text describes, or `MalformedPosition` with the column where it goes wrong."""
    fields = FieldReader(text)
    options = fields.options(rules)
    seats = options.players
    number, turn = fields.number("round", 1, 6), fields.turn(99999)
    phase = fields.word("phase", PHASES)
    ending, (picks, least) = fields.ending(END_REASONS), _read_picks(fields, phase)
    start, seat = fields.number("start", 0, seats - 1), fields.number("seat", 0, seats - 1)
    token = fields.holder("token", "centre", seats)
    jokers = fields.tiles("jokers", LETTERS, 6)
    factories = fields.factories(BOARD.factories[seats], LETTERS)
    centre = fields.tiles("centre", LETTERS, 132)
    supply = _read_counts(fields, "supply")
    boards = tuple(_read_board(fields, f"board{seat}") for seat in range(seats))
    placed = Placement(
        options=options,
        round=number,
        turn=turn,
        phase=phase,
        ending=ending,
        picks=picks,
        least=least if phase == "pick" else _least_kept(boards[seat]) * (phase == "keep"),
        start=start,
        seat=seat,
        token=token,
        jokers=jokers,
        factories=factories,
        centre=centre,
        supply=supply,
        boards=boards,
        passed=fields.seats("passed", seats),
        bag=_read_counts(fields, "bag"),
        tower=_read_counts(fields, "tower"),
    )
    fields.finish()
    return placed


def _least_kept(board: BoardPlacement) -> int:
    """Tiles are kept in the order of the colours: the last one kept has the highest."""
    return max((colour for colour, count in enumerate(board.corner) if count), default=0)


def _read_picks(fields: FieldReader, phase: str) -> tuple[int, int]:
    if phase != "pick":
        return 0, 0
    return fields.number("picks", 1, 3), LETTERS.index(fields.word("from", LETTERS))


def _read_counts(fields: FieldReader, name: str) -> tuple[int, ...]:
    return read_counts(fields.parts(name, counts_pattern(LETTERS), COUNTS))


def _read_board(fields: FieldReader, name: str) -> BoardPlacement:
    """Stars may be in disorder here; `faults` finds that."""
    pattern = ":".join([r"(0|[1-9]\d{0,2})", *[r"([^:]*)"] * 3])
    score, stars, hand, corner = fields.parts(name, pattern, "SCORE:STARS:HAND:CORNERS")
    column = fields.column - len(f"{stars}:{hand}:{corner} ")
    if not re.fullmatch(rf"[{LETTERS}.]{{6}}(/[{LETTERS}.]{{6}}){{6}}", stars):
        raise fields.fault("position-value", column, stars, f"7 x 6 of {LETTERS}.")
    column += len(stars) + 1
    counts = []
    for value in (hand, corner):
        match = re.fullmatch(counts_pattern(LETTERS), value, re.ASCII)
        if match is None:
            raise fields.fault("position-value", column, value, COUNTS)
        column += len(value) + 1
        counts.append(read_counts(match.groups()))
    return BoardPlacement(int(score), tuple(stars.split("/")), *counts)


def drawn(item: int) -> tuple[str, str]:
    """What is drawn: a tile, or the joker of a round."""
    return ("joker" if item >= 6 else "tile"), COLOUR_NAMES[item % 6]


def write_deal(items: Sequence[int]) -> str:
    """Drawn jokers in small letters, then the tiles in drawing order, in fours: `PPGO YYBR`."""
    jokers = "".join(LETTERS[item - 6].lower() for item in items if item >= 6)
    tiles = "".join(LETTERS[item] for item in items if item < 6)
    room = FACTS["tiles_per_factory"]
    groups = [tiles[first : first + room] for first in range(0, len(tiles), room)]
    return " ".join([jokers, *groups] if jokers else groups)


def read_deal(text: str) -> list[int]:
    """The items that `write_deal` wrote, or `MalformedPosition` with the column of the fault."""
    match = re.match(rf"[{LETTERS.lower()}]+( |$)", text)
    jokers = match[0].rstrip(" ") if match else ""
    first = match.end() if match else 0
    room = FACTS["tiles_per_factory"]
    if match and first == len(text) and text.endswith(" "):
        raise MalformedPosition("deal-text", len(text), value=" ", expected="PGOY BRPG ...")
    for place, letter in enumerate(text[first:], start=1):
        between = place % (room + 1) == 0
        if letter not in (" " if between else LETTERS) or (between and first + place == len(text)):
            raise MalformedPosition(
                "deal-text", first + place, value=letter, expected="PGOY BRPG ..."
            )
    return [6 + LETTERS.lower().index(letter) for letter in jokers] + [
        LETTERS.index(letter) for letter in text[first:] if letter != " "
    ]
