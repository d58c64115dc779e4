"""What can be edited in a position of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from azulejos.engine.setup_fields import (
    JOKERS,
    PICKS,
    SEAT,
    START,
    TOKEN,
    SetupField,
    common_fields,
    counts,
    holder_field,
    number,
    of_seat,
    passed_fields,
    put_at,
    row,
    score_field,
    seat_field,
    space,
    word,
)
from azulejos.engine.summer_pavilion.board import (
    BAG_ID,
    CENTRE_ID,
    COLOUR_NAMES,
    CORNER_ID,
    FACTS,
    HAND_ID,
    LETTERS,
    SUPPLY_ID,
    TOWER_ID,
    factory_id,
    space_id,
)
from azulejos.engine.summer_pavilion.notation import PHASES, BoardPlacement, Placement
from azulejos.engine.summer_pavilion.rules import END_REASONS
from azulejos.engine.summer_pavilion.validity import EMPTY
from azulejos.engine.tile_text import spelled

ROUNDS: int = FACTS["rounds"]
MOST_PICKS = 3
SPACES = 42


def fields(placed: Placement) -> Iterator[SetupField]:
    seats = len(placed.boards)
    yield from common_fields(placed, ROUNDS, PHASES, END_REASONS)
    if placed.phase == "pick":
        yield from _picks(placed)
    yield seat_field(START, placed.start, seats, lambda one: replace(placed, start=one))
    yield seat_field(SEAT, placed.seat, seats, lambda one: replace(placed, seat=one))
    yield holder_field(
        TOKEN, placed.token, CENTRE_ID, seats, lambda one: replace(placed, token=one)
    )
    yield row(
        JOKERS,
        (_name(letter) for letter in placed.jokers),
        COLOUR_NAMES,
        ROUNDS,
        lambda names: replace(placed, jokers="".join(_letter(name) for name in names)),
    )
    for factory in range(len(placed.factories)):
        yield _factory(placed, factory)
    yield _tiles(CENTRE_ID, placed.centre, 0, lambda tiles: replace(placed, centre=tiles))
    yield counts(SUPPLY_ID, COLOUR_NAMES, placed.supply, lambda to: replace(placed, supply=to))
    yield counts(BAG_ID, COLOUR_NAMES, placed.bag, lambda bag: replace(placed, bag=bag))
    yield counts(TOWER_ID, COLOUR_NAMES, placed.tower, lambda to: replace(placed, tower=to))
    yield from passed_fields(placed.passed, seats, lambda to: replace(placed, passed=to))
    for seat in range(seats):
        yield from _board(placed, seat)


def _name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def _letter(name: str) -> str:
    return LETTERS[COLOUR_NAMES.index(name)]


def _picks(placed: Placement) -> Iterator[SetupField]:
    """Bonus tiles that are due, and the first colour that may come next."""
    picks = max(placed.picks, 1)
    yield number(PICKS, picks, 1, MOST_PICKS, lambda one: replace(placed, picks=one))
    yield word(
        "from",
        COLOUR_NAMES[placed.least],
        COLOUR_NAMES,
        lambda name: replace(placed, least=COLOUR_NAMES.index(name)),
    )


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
    for place in range(SPACES):
        yield _star_space(seat, board, place, put)
    yield counts(
        of_seat(seat, HAND_ID), COLOUR_NAMES, board.hand, lambda to: put(replace(board, hand=to))
    )
    yield counts(
        of_seat(seat, CORNER_ID),
        COLOUR_NAMES,
        board.corner,
        lambda to: put(replace(board, corner=to)),
    )


def _star_space(
    seat: int, board: BoardPlacement, place: int, put: Callable[[BoardPlacement], object]
) -> SetupField:
    star, slot = divmod(place, 6)
    tiles = board.stars[star]

    def put_tile(name: str) -> object:
        letter = _letter(name) if name else EMPTY
        changed = tiles[:slot] + letter + tiles[slot + 1 :]
        return put(replace(board, stars=put_at(board.stars, star, changed)))

    held = "" if tiles[slot] == EMPTY else _name(tiles[slot])
    return space(of_seat(seat, space_id(place)), held, COLOUR_NAMES, put_tile)
