"""What can be edited in a position of Azul."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from azulejos.engine.azul.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    FACTS,
    FLOOR_ID,
    LETTERS,
    LID_ID,
    factory_id,
    line_id,
    wall_id,
)
from azulejos.engine.azul.notation import PHASES, BoardPlacement, Placement
from azulejos.engine.azul.rules import END_REASONS
from azulejos.engine.azul.validity import EMPTY, MARKER_ID
from azulejos.engine.setup_fields import (
    SEAT,
    START,
    SetupField,
    common_fields,
    counts,
    holder_field,
    of_seat,
    put_at,
    row,
    score_field,
    seat_field,
    space,
)
from azulejos.engine.tile_text import spelled

MOST_ROUNDS = 99
FLOOR_SPACES = len(FACTS["floor_penalties"])
FLOOR_PIECES = (*COLOUR_NAMES, MARKER_ID)
FLOOR_LETTERS = LETTERS + "M"


def fields(placed: Placement) -> Iterator[SetupField]:
    seats = len(placed.boards)
    yield from common_fields(placed, MOST_ROUNDS, PHASES, END_REASONS)
    yield seat_field(START, placed.start, seats, lambda one: replace(placed, start=one))
    yield seat_field(SEAT, placed.seat, seats, lambda one: replace(placed, seat=one))
    yield holder_field(
        MARKER_ID, placed.marker, CENTRE_ID, seats, lambda one: replace(placed, marker=one)
    )
    for factory in range(len(placed.factories)):
        yield _factory(placed, factory)
    yield _tiles(CENTRE_ID, placed.centre, 0, lambda tiles: replace(placed, centre=tiles))
    yield counts(BAG_ID, COLOUR_NAMES, placed.bag, lambda bag: replace(placed, bag=bag))
    yield counts(LID_ID, COLOUR_NAMES, placed.lid, lambda lid: replace(placed, lid=lid))
    for seat in range(seats):
        yield from _board(placed, seat)


def _tiles(part: str, tiles: str, most: int, put: Callable[[str], object]) -> SetupField:
    held = [tiles.count(letter) for letter in LETTERS]
    return counts(part, COLOUR_NAMES, held, lambda numbers: put(spelled(LETTERS, numbers)), most)


def _factory(placed: Placement, factory: int) -> SetupField:
    def put(tiles: str) -> Placement:
        return replace(placed, factories=put_at(placed.factories, factory, tiles))

    room = FACTS["tiles_per_factory"]
    return _tiles(factory_id(factory), placed.factories[factory], room, put)


def _board(placed: Placement, seat: int) -> Iterator[SetupField]:
    board = placed.boards[seat]

    def put(changed: BoardPlacement) -> Placement:
        return replace(placed, boards=put_at(placed.boards, seat, changed))

    yield score_field(seat, board.score, lambda score: put(replace(board, score=score)))
    for line in range(len(board.lines)):
        yield _line(seat, board, line, put)
    for place in range(25):
        yield _wall_space(seat, board, place, put)
    yield row(
        of_seat(seat, FLOOR_ID),
        (FLOOR_PIECES[FLOOR_LETTERS.index(letter)] for letter in board.floor),
        FLOOR_PIECES,
        FLOOR_SPACES,
        lambda tiles: put(replace(board, floor=_floor(tiles))),
    )


def _floor(tiles: tuple[str, ...]) -> str:
    return "".join(FLOOR_LETTERS[FLOOR_PIECES.index(tile)] for tile in tiles)


def _line(
    seat: int, board: BoardPlacement, line: int, put: Callable[[BoardPlacement], object]
) -> SetupField:
    def put_tiles(tiles: str) -> object:
        return put(replace(board, lines=put_at(board.lines, line, tiles)))

    part = of_seat(seat, line_id(line))
    return _tiles(part, board.lines[line], BOARD.capacity[line], put_tiles)


def _wall_space(
    seat: int, board: BoardPlacement, place: int, put: Callable[[BoardPlacement], object]
) -> SetupField:
    line, column = divmod(place, 5)
    tiles = board.wall[line]

    def put_tile(name: str) -> object:
        letter = LETTERS[COLOUR_NAMES.index(name)] if name else EMPTY
        changed = tiles[:column] + letter + tiles[column + 1 :]
        return put(replace(board, wall=put_at(board.wall, line, changed)))

    letter = tiles[column]
    held = "" if letter == EMPTY else COLOUR_NAMES[LETTERS.index(letter)]
    return space(of_seat(seat, wall_id(line, column)), held, COLOUR_NAMES, put_tile)
