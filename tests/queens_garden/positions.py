"""Positions said in few words: whatever is not said lies in the bag, the supply or nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import azulejos
from azulejos.engine.queens_garden import notation
from azulejos.engine.queens_garden.board import (
    BOARD,
    COLOUR_NAMES,
    COORDINATES,
    PATTERN_NAMES,
    SPACE_AT,
    hexagon_code,
    spaces_around,
)
from azulejos.engine.queens_garden.moves import read_hexagon
from azulejos.engine.queens_garden.notation import (
    BoardPlacement,
    Placement,
    PlacePlacement,
    SlotPlacement,
)
from azulejos.engine.queens_garden.rules import QUEENS_GARDEN
from azulejos.engine.queens_garden.state import QueensGardenState


def hexagons(text: str) -> tuple[int, ...]:
    """`Y6B1` as numbers."""
    pairs = [text[first : first + 2] for first in range(0, len(text), 2)]
    return tuple(sorted(read_hexagon(pair) for pair in pairs))


def code(name: str) -> str:
    """`yellow:lily` as `Y6`."""
    colour, pattern = name.split(":")
    return hexagon_code(COLOUR_NAMES.index(colour) * 6 + PATTERN_NAMES.index(pattern))


@dataclass(frozen=True)
class Board:
    """A storage and a garden. `slots` are `D`, or a printed hexagon and its place: `Y6@3`."""

    score: int = 15
    jokers: int = 3
    tiles: str = ""
    expansions: str = ""
    garden: dict[tuple[int, int], str] = field(default_factory=dict)
    slots: dict[int, str] = field(default_factory=dict)

    def placed(self) -> BoardPlacement:
        tiles = {SPACE_AT[place]: read_hexagon(tile) for place, tile in self.garden.items()}
        return BoardPlacement(
            self.score,
            self.jokers,
            hexagons(self.tiles),
            hexagons(self.expansions),
            tuple(tiles.get(space, -1) for space in range(6)),
            tuple(self.slot(slot, tiles) for slot in range(6)),
        )

    def slot(self, slot: int, tiles: dict[int, int]) -> SlotPlacement:
        if slot not in self.slots:
            return SlotPlacement(-1, 0, ())
        spaces = [tiles.get(6 + 7 * slot + place, -1) for place in range(7)]
        if self.slots[slot] == "D":
            return SlotPlacement(36, 0, tuple(spaces))
        printed, _, place = self.slots[slot].partition("@")
        spaces[int(place)] = read_hexagon(printed)
        return SlotPlacement(read_hexagon(printed), int(place), tuple(spaces[:6]))


def place(text: str) -> PlacePlacement:
    """`B1Y6` tiles, `*Y6` face up, `x` taken, `-` hidden."""
    if text in "-x":
        return PlacePlacement(-2 if text == "x" else -1, ())
    if text[0] == "*":
        return PlacePlacement(read_hexagon(text[1:]), ())
    return PlacePlacement(-1, hexagons(text))


def table(
    players: int = 2,
    variant: str = "standard",
    boards: Sequence[Board] = (),
    *,
    display: Sequence[str] = ("B1B2G1G2",),
    top: int = 0,
    round_: int = 1,
    seat: int = 0,
    passed: tuple[int, ...] = (),
    marker: int = -1,
    bag: str | None = None,
    tower: str | None = None,
    phase: str = "action",
    half: tuple[str, ...] = (),
    numbers: Mapping[str, str] | None = None,
) -> QueensGardenState:
    """The position, with recording on. Unless bag or tower are said, the rest is in the bag."""
    placed = [board.placed() for board in boards]
    placed += [Board().placed()] * (players - len(placed))
    places = [place(text) for text in display]
    places += [place("-")] * (BOARD.stack[players] - len(places))
    rest = unplaced(placed, places)
    in_tower = Counter(hexagons(tower or ""))
    in_bag = Counter(rest) - in_tower if bag is None else Counter(hexagons(bag))
    if bag is not None and tower is None:
        in_tower = Counter(rest) - in_bag
    seen = shown(placed, places)
    face_down = sum(slot.hexagon == 36 for board in placed for slot in board.slots)
    hidden = sum(spot.face == -1 for spot in places) + (4 - round_) * len(places)
    position = Placement(
        options=QUEENS_GARDEN.choose(players, variant, **numbers or {}),
        round=round_,
        turn=9,
        phase=phase,
        ending=-1,
        start=0,
        seat=seat,
        marker=marker,
        passed=passed,
        top=top,
        display=tuple(places),
        boards=tuple(placed),
        bag=tuple(in_bag[number] for number in range(36)),
        tower=tuple(in_tower[number] for number in range(36)),
        unseen=tuple(int(number not in seen) for number in range(36)),
        supply=36 - len(seen) - face_down - hidden,
        half=half,
    )
    state = azulejos.from_position(notation.write(position, QUEENS_GARDEN))
    assert isinstance(state, QueensGardenState)
    state.start_recording()
    return state


def unplaced(boards: Sequence[BoardPlacement], places: Sequence[PlacePlacement]) -> Counter[int]:
    """The tiles of the box that lie nowhere yet."""
    rest = Counter(dict.fromkeys(range(36), 3))
    rest.subtract(tile for spot in places for tile in spot.tiles)
    for board in boards:
        rest.subtract(board.tiles)
        rest.subtract(board.garden().values())
        rest.update(slot.hexagon for slot in board.slots if 0 <= slot.hexagon < 36)
    return rest


def shown(boards: Sequence[BoardPlacement], places: Sequence[PlacePlacement]) -> set[int]:
    """The expansions that everybody can see."""
    seen = {spot.face for spot in places if spot.face >= 0}
    for board in boards:
        seen |= set(board.expansions)
        seen |= {slot.hexagon for slot in board.slots if 0 <= slot.hexagon < 36}
    return seen


def legal(state: QueensGardenState) -> list[str]:
    return [state.code(move) for move in state.legal_moves()]


def play(state: QueensGardenState, *codes: str) -> list[dict[str, object]]:
    """Plays and returns what happened."""
    state.collect_events()
    for move in codes:
        state.play(move)
    return [event.data() for event in state.collect_events()]


def used_up(bag: int, tower: int, left: int) -> QueensGardenState:
    """Four players hold nearly all tiles, in storages and scattered over their gardens.

    The top of the stack holds one light blue tree; below it so many expansions are left.
    """
    rest = [number for number in range(36) for _ in range(3)][1:]
    stores = [[rest.pop() for _ in range(room)] for room in (11, 12, 12, 12)]
    in_bag = [rest.pop(0) for _ in range(bag)]
    in_tower = [rest.pop(0) for _ in range(tower)]
    boards = []
    for seat in range(4):
        count = (len(rest) + 3 - seat) // (4 - seat)
        garden = {COORDINATES[space]: hexagon_code(rest.pop()) for space in scattered()[:count]}
        stored = "".join(map(hexagon_code, stores[seat]))
        boards.append(Board(15, 0, stored, "", garden, dict.fromkeys(range(6), "D")))
    top = 8 - left - 1
    return table(
        4,
        boards=boards,
        display=[*["x"] * top, "B1"],
        top=top,
        round_=4,
        bag="".join(map(hexagon_code, in_bag)),
        tower="".join(map(hexagon_code, in_tower)),
    )


def scattered() -> list[int]:
    """Spaces of which no two are neighbours."""
    chosen: list[int] = []
    for space in range(48):
        if not set(chosen) & set(spaces_around(COORDINATES[space])):
            chosen.append(space)
    return chosen
