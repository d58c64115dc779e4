"""What can be edited in a position of Queen's Garden."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from azulejos.engine.queens_garden.board import (
    BAG_ID,
    BOARD,
    FACTS,
    MARKER_ID,
    STORAGE_ID,
    SUPPLY_ID,
    TOWER_ID,
    hexagon_name,
    place_id,
    slot_id,
    space_id,
)
from azulejos.engine.queens_garden.notation import (
    EMPTY,
    FACE_DOWN,
    GONE,
    PHASES,
    BoardPlacement,
    Placement,
    PlacePlacement,
    SlotPlacement,
)
from azulejos.engine.queens_garden.rules import END_REASONS
from azulejos.engine.queens_garden.validity import EXPANSIONS, HALF, UNSEEN, face_id
from azulejos.engine.setup_fields import (
    JOKERS,
    SEAT,
    START,
    SetupField,
    common_fields,
    counts,
    holder_field,
    number,
    of_seat,
    passed_fields,
    put_at,
    score_field,
    seat_field,
    space,
    word,
)

HEXAGONS = tuple(hexagon_name(hexagon) for hexagon in range(36))
ROUNDS: int = FACTS["rounds"]
TAKEN = "taken"
FACES = (*HEXAGONS, TAKEN)
NO_SLOT, DOWN = "empty", "down"
SLOT_FACES = (NO_SLOT, *(f"up-{place}" for place in range(1, 7)), DOWN)
NO_TURN = "-"
MOST_JOKERS = 99

PutBoard = Callable[[BoardPlacement], object]


def fields(placed: Placement) -> Iterator[SetupField]:
    seats = len(placed.boards)
    yield from common_fields(placed, ROUNDS, PHASES, END_REASONS)
    yield seat_field(START, placed.start, seats, lambda one: replace(placed, start=one))
    yield seat_field(SEAT, placed.seat, seats, lambda one: replace(placed, seat=one))
    yield holder_field(
        MARKER_ID, placed.marker, "table", seats, lambda one: replace(placed, marker=one)
    )
    if placed.half:
        begun = ",".join(placed.half)
        yield word(HALF, begun, (NO_TURN, begun), lambda one: _without_half(placed, one))
    stack = len(placed.display)
    yield number("top", placed.top, 0, stack, lambda one: replace(placed, top=one))
    for place in range(stack):
        yield from _place(placed, place)
    yield from _pools(placed)
    yield from passed_fields(placed.passed, seats, lambda to: replace(placed, passed=to))
    for seat in range(seats):
        yield from _board(placed, seat)


def _without_half(placed: Placement, chosen: str) -> Placement:
    return replace(placed, half=()) if chosen == NO_TURN else placed


def _pools(placed: Placement) -> Iterator[SetupField]:
    copies = BOARD.copies
    yield number(SUPPLY_ID, placed.supply, 0, 36, lambda one: replace(placed, supply=one))
    yield counts(UNSEEN, HEXAGONS, placed.unseen, lambda to: replace(placed, unseen=to), each=1)
    yield counts(BAG_ID, HEXAGONS, placed.bag, lambda to: replace(placed, bag=to), each=copies)
    yield counts(
        TOWER_ID, HEXAGONS, placed.tower, lambda to: replace(placed, tower=to), each=copies
    )


def _numbers(hexagons: Sequence[int]) -> list[int]:
    return [hexagons.count(hexagon) for hexagon in range(36)]


def _listed(numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple(hexagon for hexagon, count in enumerate(numbers) for _ in range(count))


def _place(placed: Placement, place: int) -> Iterator[SetupField]:
    there = placed.display[place]

    def put(changed: PlacePlacement) -> Placement:
        return replace(placed, display=put_at(placed.display, place, changed))

    yield counts(
        place_id(place),
        HEXAGONS,
        _numbers(there.tiles),
        lambda numbers: put(_with_tiles(there, _listed(numbers))),
        most=BOARD.tiles_on_top,
    )
    face = "" if there.face == -1 else FACES[36 if there.face == GONE else there.face]
    yield space(face_id(place), face, FACES, lambda name: put(_with_face(there, name)))


def _with_tiles(there: PlacePlacement, tiles: tuple[int, ...]) -> PlacePlacement:
    """Tiles lie on a face that nobody sees."""
    return PlacePlacement(-1 if tiles else there.face, tiles)


def _with_face(there: PlacePlacement, name: str) -> PlacePlacement:
    if not name:
        return replace(there, face=-1)
    return PlacePlacement(GONE if name == TAKEN else HEXAGONS.index(name), ())


def _board(placed: Placement, seat: int) -> Iterator[SetupField]:
    board = placed.boards[seat]

    def put(changed: BoardPlacement) -> Placement:
        return replace(placed, boards=put_at(placed.boards, seat, changed))

    yield score_field(seat, board.score, lambda score: put(replace(board, score=score)))
    yield number(
        of_seat(seat, JOKERS),
        board.jokers,
        0,
        MOST_JOKERS,
        lambda jokers: put(replace(board, jokers=jokers)),
    )
    yield counts(
        of_seat(seat, STORAGE_ID),
        HEXAGONS,
        _numbers(board.tiles),
        lambda numbers: put(replace(board, tiles=_listed(numbers))),
    )
    yield counts(
        of_seat(seat, EXPANSIONS),
        HEXAGONS,
        _numbers(board.expansions),
        lambda numbers: put(replace(board, expansions=_listed(numbers))),
    )
    for place in range(6):
        yield _space(seat, place, board.ring[place], _into_ring(board, place, put))
    for slot in range(6):
        yield from _slot(seat, board, slot, put)


def _space(seat: int, place: int, hexagon: int, put: Callable[[int], object]) -> SetupField:
    held = "" if hexagon == EMPTY else HEXAGONS[hexagon]
    return space(
        of_seat(seat, space_id(place)),
        held,
        HEXAGONS,
        lambda name: put(HEXAGONS.index(name) if name else EMPTY),
    )


def _into_ring(board: BoardPlacement, place: int, put: PutBoard) -> Callable[[int], object]:
    return lambda hexagon: put(replace(board, ring=put_at(board.ring, place, hexagon)))


def _slot(seat: int, board: BoardPlacement, slot: int, put: PutBoard) -> Iterator[SetupField]:
    built = board.slots[slot]

    def put_slot(changed: SlotPlacement) -> object:
        return put(replace(board, slots=put_at(board.slots, slot, changed)))

    part = of_seat(seat, slot_id(slot))
    yield word(part, _face(built), SLOT_FACES, lambda face: put_slot(_turned(built, face)))
    for place, hexagon in enumerate(built.spaces):
        into = _into_slot(built, place, put_slot)
        yield _space(seat, 6 + 7 * slot + place, hexagon, into)


def _into_slot(
    built: SlotPlacement, place: int, put: Callable[[SlotPlacement], object]
) -> Callable[[int], object]:
    return lambda hexagon: put(replace(built, spaces=put_at(built.spaces, place, hexagon)))


def _face(built: SlotPlacement) -> str:
    if not built.spaces:
        return NO_SLOT
    return DOWN if built.hexagon == FACE_DOWN else SLOT_FACES[built.orientation + 1]


def _turned(built: SlotPlacement, face: str) -> SlotPlacement:
    """The hexagons stay where they are; the one where the print lies is the printed one."""
    if face == NO_SLOT:
        return SlotPlacement(EMPTY, 0, ())
    spaces = (*built.spaces, *[EMPTY] * 7)[: 7 if face == DOWN else 6]
    if face == DOWN:
        return SlotPlacement(FACE_DOWN, 0, spaces)
    orientation = SLOT_FACES.index(face) - 1
    return SlotPlacement(spaces[orientation], orientation, spaces)
