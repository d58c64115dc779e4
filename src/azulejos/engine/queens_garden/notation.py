"""A position of Queen's Garden as one line of text, both ways.

    queens_garden rules=1 players=2 variant=standard round=1 turn=3 phase=action start=0 seat=1
    marker=table passed=- top=1 display=Y2,B1G3L5P6,-,-,-
    board0=15:3:B2Y6:G1:..Y5......../-/U3Y1........../D............../-/-/- board1=...
    bag=333333/333333/333333/333333/333333/333333 tower=000000/... unseen=111111/...
    supply=16 half=TY6,S12

(one line, fields divided by single spaces). A hexagon is the letter of its colour and its value.
The display lists the expansions of this round's stack: the tiles that lie on each, `*Y6` for one
that lies face up, `x` for one that was taken; `top` (from 0) lies on the stack. A board is score :
jokers : stored tiles : stored expansions : garden. A garden is the six spaces around the fountain
and the six slots: `-` empty, U with the place of the printed hexagon and its six spaces, D (face
down) with seven. Bag, tower and the expansions never seen are counted by colour, then by pattern.
`half` are the moves of the turn under way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azulejos.engine.errors import MalformedMove, MalformedPosition
from azulejos.engine.options import RuleSet
from azulejos.engine.position_text import CommonPlacement, FieldReader, position_line
from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.board import BOARD, LETTERS, hexagon_code, hexagon_name
from azulejos.engine.queens_garden.moves import read_hexagon
from azulejos.engine.queens_garden.rules import END_REASONS
from azulejos.engine.tile_text import no_dash, or_dash

if TYPE_CHECKING:
    from azulejos.engine.queens_garden.fields import GardenFields

PHASES = ("fill", "turn", "action", "end")
# The phases of the rules by number: every step of a turn is a part of the same phase.
PHASE_OF = ("fill", "turn", *["action"] * 7, "end")
EMPTY = -1
FACE_DOWN = 36
GONE = -2
_HEX = rf"[{LETTERS}][1-6]"
_SPACE = rf"(?:{_HEX}|\.\.)"


@dataclass(frozen=True, slots=True)
class PlacePlacement:
    """An expansion of the display: its face (-1 hidden, -2 taken) and the tiles on it."""

    face: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SlotPlacement:
    """A slot: -1 empty, 36 an expansion face down, else the printed hexagon and where it lies."""

    hexagon: int
    orientation: int
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardPlacement:
    """One player's storage and garden; -1 is an empty space."""

    score: int
    jokers: int
    tiles: tuple[int, ...]
    expansions: tuple[int, ...]
    ring: tuple[int, ...]
    slots: tuple[SlotPlacement, ...]

    def garden(self) -> dict[int, int]:
        """The hexagons by space, printed ones too."""
        found = dict(enumerate(self.ring))
        for slot, placed in enumerate(self.slots):
            found |= {6 + 7 * slot + place: tile for place, tile in enumerate(placed.spaces)}
        return {space: hexagon for space, hexagon in found.items() if hexagon != EMPTY}


@dataclass(frozen=True, slots=True)
class Placement(CommonPlacement):
    """Everything that makes up a position, in order or not: `faults` says what is wrong with it."""

    start: int
    seat: int
    marker: int
    passed: tuple[int, ...]
    top: int
    display: tuple[PlacePlacement, ...]
    boards: tuple[BoardPlacement, ...]
    bag: tuple[int, ...]
    tower: tuple[int, ...]
    unseen: tuple[int, ...]
    supply: int
    half: tuple[str, ...]


def placement(state: GardenFields) -> Placement:
    return Placement(
        options=state.options,
        round=state.round,
        turn=state.turn,
        phase=PHASE_OF[state.phase],
        ending=state.ending,
        start=state.start,
        seat=state.current,
        marker=state.marker,
        passed=tuple(seat for seat in range(state.players) if state.passed >> seat & 1),
        top=state.top,
        display=tuple(_place(state, place) for place in range(state.stack_size)),
        boards=tuple(_board(state, seat) for seat in range(state.players)),
        bag=tuple(state.bag),
        tower=tuple(state.tower),
        unseen=tuple(state.unseen >> hexagon & 1 for hexagon in range(36)),
        supply=state.supply,
        half=tuple(moves.from_number(move).code for move in state.step[: state.steps]),
    )


def _place(state: GardenFields, place: int) -> PlacePlacement:
    return PlacePlacement(state.face[place], tuple(state.tile[place][: state.tiles_on[place]]))


def _board(state: GardenFields, seat: int) -> BoardPlacement:
    stored = enumerate(state.stored[seat])
    garden = state.garden[seat]
    return BoardPlacement(
        score=state.scores[seat],
        jokers=state.jokers[seat],
        tiles=tuple(hexagon for hexagon, count in stored for _ in range(count)),
        expansions=tuple(
            hexagon for hexagon in range(36) if state.held_expansions[seat] >> hexagon & 1
        ),
        ring=tuple(garden[:6]),
        slots=tuple(_slot(state, seat, slot) for slot in range(6)),
    )


def _slot(state: GardenFields, seat: int, slot: int) -> SlotPlacement:
    hexagon = state.slot_hexagon[seat][slot]
    count = 0 if hexagon == EMPTY else 7 if hexagon == FACE_DOWN else 6
    first = 6 + 7 * slot
    spaces = tuple(state.garden[seat][first : first + count])
    return SlotPlacement(hexagon, state.slot_turn[seat][slot], spaces)


# Writing


def write(placed: Placement, rules: RuleSet) -> str:
    fields = {
        "start": placed.start,
        "seat": placed.seat,
        "marker": "table" if placed.marker < 0 else placed.marker,
        "passed": or_dash("".join(str(seat) for seat in placed.passed)),
        "top": placed.top,
        "display": ",".join(_write_place(place) for place in placed.display),
        **{f"board{seat}": _write_board(board) for seat, board in enumerate(placed.boards)},
        "bag": _counts(placed.bag),
        "tower": _counts(placed.tower),
        "unseen": _counts(placed.unseen),
        "supply": placed.supply,
        "half": or_dash(",".join(placed.half)),
    }
    return position_line(placed, rules, END_REASONS, fields)


def _hexagons(hexagons: Iterable[int]) -> str:
    return "".join(hexagon_code(hexagon) if hexagon >= 0 else ".." for hexagon in hexagons)


def _write_place(place: PlacePlacement) -> str:
    if place.face == GONE:
        return "x"
    if place.face >= 0:
        return f"*{hexagon_code(place.face)}"
    return or_dash(_hexagons(place.tiles))


def _write_board(board: BoardPlacement) -> str:
    garden = "/".join([_hexagons(board.ring), *(_write_slot(slot) for slot in board.slots)])
    tiles, expansions = or_dash(_hexagons(board.tiles)), or_dash(_hexagons(board.expansions))
    return f"{board.score}:{board.jokers}:{tiles}:{expansions}:{garden}"


def _write_slot(slot: SlotPlacement) -> str:
    if not slot.spaces:
        return "-"
    mark = "D" if slot.hexagon == FACE_DOWN else f"U{slot.orientation + 1}"
    return mark + _hexagons(slot.spaces)


def _counts(counts: Sequence[int]) -> str:
    return "/".join("".join(map(str, counts[first : first + 6])) for first in range(0, 36, 6))


# Reading


def read(text: str, rules: RuleSet) -> Placement:
    """What the text describes, or `MalformedPosition` with the column where it goes wrong."""
    fields = FieldReader(text)
    options = fields.options(rules)
    seats = options.players
    stack = BOARD.stack[seats]
    placed = Placement(
        options=options,
        round=fields.number("round", 1, 4),
        turn=fields.turn(9999),
        phase=fields.word("phase", PHASES),
        ending=fields.ending(END_REASONS),
        start=fields.number("start", 0, seats - 1),
        seat=fields.number("seat", 0, seats - 1),
        marker=fields.holder("marker", "table", seats),
        passed=fields.seats("passed", seats),
        top=fields.number("top", 0, stack),
        display=_read_display(fields, stack),
        boards=tuple(_read_board(fields, f"board{seat}") for seat in range(seats)),
        bag=_read_counts(fields, "bag", 3),
        tower=_read_counts(fields, "tower", 3),
        unseen=_read_counts(fields, "unseen", 1),
        supply=fields.number("supply", 0, 36),
        half=_read_half(fields),
    )
    fields.finish()
    return placed


def _read_hexagons(text: str) -> tuple[int, ...]:
    pairs = [text[first : first + 2] for first in range(0, len(text), 2)]
    return tuple(EMPTY if pair == ".." else read_hexagon(pair) for pair in pairs)


def _read_display(fields: FieldReader, count: int) -> tuple[PlacePlacement, ...]:
    place = rf"(-|x|\*{_HEX}|(?:{_HEX}){{1,4}})"
    expected = f"{count} x B1Y6..., *Y6, x or -"
    parts = fields.parts("display", ",".join([place] * count), expected)
    return tuple(_read_place(part) for part in parts)


def _read_place(text: str) -> PlacePlacement:
    if text in ("-", "x"):
        return PlacePlacement(GONE if text == "x" else -1, ())
    if text[0] == "*":
        return PlacePlacement(read_hexagon(text[1:]), ())
    return PlacePlacement(-1, tuple(sorted(_read_hexagons(text))))


def _read_board(fields: FieldReader, name: str) -> BoardPlacement:
    """Storages may be too full and gardens in disorder here; `faults` finds that."""
    number = r"(0|[1-9]\d{0,2})"
    slot = rf"(-|U[1-6]{_SPACE}{{6}}|D{_SPACE}{{7}})"
    garden = "/".join([rf"({_SPACE}{{6}})", *[slot] * 6])
    held = rf"(-|(?:{_HEX})+)"
    parts = fields.parts(
        name,
        f"{number}:{number}:{held}:{held}:{garden}",
        "SCORE:JOKERS:TILES:EXPANSIONS:RING/SLOT/SLOT/SLOT/SLOT/SLOT/SLOT",
    )
    score, jokers, tiles, expansions, ring, *slots = parts
    return BoardPlacement(
        score=int(score),
        jokers=int(jokers),
        tiles=tuple(sorted(_read_hexagons(no_dash(tiles)))),
        expansions=tuple(sorted(_read_hexagons(no_dash(expansions)))),
        ring=_read_hexagons(ring),
        slots=tuple(_read_slot(text) for text in slots),
    )


def _read_slot(text: str) -> SlotPlacement:
    if text == "-":
        return SlotPlacement(EMPTY, 0, ())
    if text[0] == "D":
        return SlotPlacement(FACE_DOWN, 0, _read_hexagons(text[1:]))
    spaces = _read_hexagons(text[2:])
    orientation = int(text[1]) - 1
    return SlotPlacement(spaces[orientation], orientation, spaces)


def _read_counts(fields: FieldReader, name: str, most: int) -> tuple[int, ...]:
    """36 digits, six for each colour."""
    pattern = "/".join([f"([0-{most}]{{6}})"] * 6)
    parts = fields.parts(name, pattern, f"6 x 6 of 0..{most}")
    return tuple(int(digit) for part in parts for digit in part)


def _read_half(fields: FieldReader) -> tuple[str, ...]:
    value, column = fields.take("half")
    if value == "-":
        return ()
    codes = tuple(value.split(","))
    for code in codes:
        try:
            moves.from_code(code)
        except MalformedMove:
            raise fields.fault("position-value", column, code, "TY6,S12, or -") from None
    return codes


# Deals


def drawn(item: int) -> tuple[str, str]:
    """What is drawn: a tile, or an expansion that is turned face up."""
    return ("expansion" if item >= 36 else "tile"), hexagon_name(item % 36)


def write_deal(items: Sequence[int]) -> str:
    """The draws of a deal in order: `B1 Y6 G2 L3 EP4`, expansions with an E."""
    return " ".join(
        hexagon_code(item) if item < 36 else f"E{hexagon_code(item - 36)}" for item in items
    )


def read_deal(text: str) -> list[int]:
    """The draws that `write_deal` wrote, or `MalformedPosition` with the column of the fault."""
    items: list[int] = []
    column = 1
    for word in text.split(" ") if text else ():
        if not re.fullmatch(rf"E?{_HEX}", word, re.ASCII):
            raise MalformedPosition("deal-text", column, value=word, expected="B1 Y6 EP4 ...")
        items.append(read_hexagon(word[-2:]) + (36 if word[0] == "E" else 0))
        column += len(word) + 1
    return items
