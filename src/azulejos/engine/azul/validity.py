"""Everything that can be wrong with a hand-made position.

A position is in order if nothing on the table contradicts the rules or the phase of the round. How
it came about is not asked: a factory with a single tile is fine, a line of two colours is not.
Seats count from 0; lines, rows, columns and factories from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from azulejos.engine.azul.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    FACTS,
    FLOOR_ID,
    LETTERS,
    factory_id,
    line_id,
    wall_id,
)
from azulejos.engine.azul.notation import BoardPlacement, Placement
from azulejos.engine.azul.rounds import is_dead
from azulejos.engine.azul.rules import END_REASONS
from azulejos.engine.errors import Fault, Value
from azulejos.engine.setup_fields import PHASE, REASON, ROUND, SEAT, START, of_seat

EMPTY = "."
MARKER = "M"
MARKER_ID = "marker"


def faults(placed: Placement) -> list[Fault]:
    return [
        *_tile_counts(placed),
        *_walls(placed),
        *_lines(placed),
        *_floors(placed),
        *_displays(placed),
        *_seats(placed),
        *_rounds(placed),
        *_tiling(placed),
        *_end(placed),
    ]


def _fault(code: str, *parts: str, **values: Value) -> Fault:
    return Fault(f"azul.{code}", values, parts)


def _name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def _row_parts(seat: int, row: int) -> list[str]:
    return [of_seat(seat, wall_id(row, column)) for column in range(5)]


def _column_parts(seat: int, column: int) -> list[str]:
    return [of_seat(seat, wall_id(row, column)) for row in range(5)]


def _repeated(tiles: str) -> list[str]:
    return [letter for letter, count in Counter(tiles).items() if count > 1 and letter in LETTERS]


def _column(board: BoardPlacement, column: int) -> str:
    return "".join(row[column] for row in board.wall)


def _full_lines(board: BoardPlacement) -> list[int]:
    return [line for line in range(5) if len(board.lines[line]) == BOARD.capacity[line]]


def _tiling_order(placed: Placement) -> list[int]:
    """The seats in the order in which they tile their walls."""
    seats = placed.options.players
    return [(placed.start + step) % seats for step in range(seats)]


def _has_tiled(placed: Placement, seat: int) -> bool:
    """This round's tiling is over for the seat (in a deal, the tiling of the round before)."""
    if placed.phase != "tiling":
        return placed.phase in ("deal", "end")
    order = _tiling_order(placed)
    return order.index(seat) < order.index(placed.seat)


# What lies where


def _tile_counts(placed: Placement) -> Iterator[Fault]:
    """The box holds 20 tiles of each colour."""
    tiles = "".join(tiles for _, tiles in placed.displays())
    for board in placed.boards:
        tiles += "".join([*board.wall, *board.lines, board.floor])
    for colour, letter in enumerate(LETTERS):
        found = tiles.count(letter) + placed.bag[colour] + placed.lid[colour]
        expected = BOARD.tiles_per_colour
        if found != expected:
            yield _fault("tile-count", BAG_ID, tile=_name(letter), found=found, expected=expected)


def _walls(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        for row, tiles in enumerate(board.wall):
            for letter in _repeated(tiles):
                yield _fault(
                    "colour-twice-in-row",
                    *_row_parts(seat, row),
                    seat=seat,
                    row=row + 1,
                    tile=_name(letter),
                )
        if placed.options.variant == "grey":
            yield from _columns(seat, board)
        else:
            yield from _printed_spaces(seat, board)


def _columns(seat: int, board: BoardPlacement) -> Iterator[Fault]:
    for column in range(5):
        for letter in _repeated(_column(board, column)):
            yield _fault(
                "colour-twice-in-column",
                *_column_parts(seat, column),
                seat=seat,
                column=column + 1,
                tile=_name(letter),
            )


def _printed_spaces(seat: int, board: BoardPlacement) -> Iterator[Fault]:
    for row, tiles in enumerate(board.wall):
        for column, letter in enumerate(tiles):
            printed = LETTERS[BOARD.printed_colour[row][column]]
            if letter not in (EMPTY, printed):
                place: dict[str, Value] = {"seat": seat, "row": row + 1, "column": column + 1}
                found, expected = _name(letter), _name(printed)
                yield _fault(
                    "wrong-space",
                    of_seat(seat, wall_id(row, column)),
                    **place,
                    found=found,
                    expected=expected,
                )


def _lines(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        for line, tiles in enumerate(board.lines):
            if len(set(tiles)) > 1:
                yield _fault(
                    "line-of-two-colours", of_seat(seat, line_id(line)), seat=seat, line=line + 1
                )
            for letter in sorted(set(tiles) & set(board.wall[line]), key=LETTERS.index):
                yield _fault(
                    "line-colour-on-wall",
                    of_seat(seat, line_id(line)),
                    seat=seat,
                    line=line + 1,
                    tile=_name(letter),
                )
        if _has_tiled(placed, seat):
            for line in _full_lines(board):
                yield _fault(
                    "full-line-left", of_seat(seat, line_id(line)), seat=seat, line=line + 1
                )


def _floors(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        markers = board.floor.count(MARKER)
        if markers > 1:
            yield _fault("two-markers", of_seat(seat, FLOOR_ID), seat=seat, found=markers)
        if markers and placed.marker != seat:
            yield _fault("marker-not-held", of_seat(seat, FLOOR_ID), MARKER_ID, seat=seat)
        if _has_tiled(placed, seat):
            if board.floor:
                yield _fault("floor-not-empty", of_seat(seat, FLOOR_ID), seat=seat)
        elif placed.marker == seat and not markers and len(board.floor) < 7:
            yield _fault("marker-not-on-floor", of_seat(seat, FLOOR_ID), MARKER_ID, seat=seat)


def _displays(placed: Placement) -> Iterator[Fault]:
    tiles = "".join([*placed.factories, placed.centre])
    if placed.phase == "deal":
        yield from _half_dealt(placed)
    elif placed.phase == "offer":
        if not tiles:
            yield _fault("nothing-on-display", CENTRE_ID)
    elif tiles:
        yield _fault("tiles-on-display", PHASE, found=len(tiles))


def _half_dealt(placed: Placement) -> Iterator[Fault]:
    """Factories are filled one after the other until the last is full or no tile is left."""
    room = FACTS["tiles_per_factory"]
    if placed.centre:
        yield _fault("centre-not-empty", CENTRE_ID, found=len(placed.centre))
    dealt = sum(len(tiles) for tiles in placed.factories)
    for factory, tiles in enumerate(placed.factories):
        expected = min(room, max(0, dealt - factory * room))
        if len(tiles) != expected:
            yield _fault(
                "factory-out-of-order", factory_id(factory), factory=factory + 1, found=len(tiles)
            )
            break
    if dealt == room * len(placed.factories):
        yield _fault("deal-complete", PHASE)
    elif sum(placed.bag) + sum(placed.lid) == 0:
        yield _fault("no-tile-left", BAG_ID)


# Whose turn it is, and when


def _seats(placed: Placement) -> Iterator[Fault]:
    """Between rounds the starting player is to move: who holds the marker, if anybody does."""
    if placed.phase in ("deal", "end"):
        if placed.marker >= 0 and placed.start != placed.marker:
            yield _fault("start-without-marker", START, seat=placed.start, expected=placed.marker)
        if placed.seat != placed.start:
            yield _fault("not-the-starting-player", SEAT, seat=placed.seat, expected=placed.start)


def _rounds(placed: Placement) -> Iterator[Fault]:
    last = placed.options.number("max_rounds")
    if last and placed.round > last:
        yield _fault("round-too-late", ROUND, round=placed.round, expected=last)
    for seat, board in enumerate(placed.boards):
        for row, tiles in enumerate(board.wall):
            found = 5 - tiles.count(EMPTY)
            most = placed.round if _row_is_tiled(placed, seat, row) else placed.round - 1
            if found > most:
                yield _fault(
                    "row-too-full",
                    ROUND,
                    *_row_parts(seat, row),
                    seat=seat,
                    row=row + 1,
                    found=found,
                    expected=most,
                )


def _row_is_tiled(placed: Placement, seat: int, row: int) -> bool:
    """The row may hold a tile of this very round already."""
    if placed.phase == "tiling" and seat == placed.seat:
        return row < min(_full_lines(placed.boards[seat]), default=5)
    return placed.phase in ("tiling", "end") and _has_tiled(placed, seat)


def _tiling(placed: Placement) -> Iterator[Fault]:
    if placed.phase != "tiling":
        return
    if placed.options.variant != "grey":
        yield _fault("no-tiling-decisions", PHASE)
    elif not _may_decide(placed.boards[placed.seat]):
        yield _fault("nothing-to-tile", SEAT, seat=placed.seat)


def _may_decide(board: BoardPlacement) -> bool:
    """The topmost full line has an open space; without one it would have fallen by itself."""
    for line in _full_lines(board)[:1]:
        return _has_space(board, line, board.lines[line][0])
    return False


def _has_space(board: BoardPlacement, row: int, tile: str) -> bool:
    """Whether a row has an empty space whose column does not have the colour yet."""
    tiles = board.wall[row]
    return any(tiles[column] == EMPTY and tile not in _column(board, column) for column in range(5))


# The end


def _end(placed: Placement) -> Iterator[Fault]:
    if placed.phase == "end":
        yield from _reason(placed)
        return
    if placed.ending >= 0:
        yield _fault("reason-too-early", PHASE, reason=END_REASONS[placed.ending])
    yield from _game_goes_on(placed)


def _reason(placed: Placement) -> Iterator[Fault]:
    expected = _why_over(placed)
    if placed.ending < 0:
        yield _fault("reason-missing", PHASE)
    elif expected and END_REASONS[placed.ending] != expected:
        yield _fault("reason-untrue", REASON, reason=END_REASONS[placed.ending], expected=expected)
    if not expected:
        yield _fault("game-not-over", PHASE)


def _why_over(placed: Placement) -> str:
    if any(_complete_rows(board) for board in placed.boards):
        return "row"
    if _is_deadlocked(placed):
        return "deadlock"
    return "max_rounds" if placed.round == placed.options.number("max_rounds") else ""


def _game_goes_on(placed: Placement) -> Iterator[Fault]:
    """No row was complete when the last round ended, and some row could still be completed."""
    for seat, board in enumerate(placed.boards):
        for row in _complete_rows(board):
            if not _row_is_tiled(placed, seat, row):
                yield _fault("row-complete", *_row_parts(seat, row), seat=seat, row=row + 1)
    if placed.phase == "deal" and _is_deadlocked(placed):
        yield _fault("deadlocked", PHASE)


def _complete_rows(board: BoardPlacement) -> list[int]:
    return [row for row in range(5) if EMPTY not in board.wall[row]]


def _is_deadlocked(placed: Placement) -> bool:
    left = _tiles_left(placed)
    gone = [letter for letter in LETTERS if not left[letter]]
    grey = placed.options.variant == "grey"
    dead = all(_dead(board, row, gone, grey) for board in placed.boards for row in range(5))
    return dead or _only_waste_is_left(placed, left)


def _tiles_left(placed: Placement) -> Counter[str]:
    """The tiles in circulation between two rounds; a deal may have begun."""
    left = Counter("".join(placed.factories))
    for pool in (placed.bag, placed.lid):
        left.update(dict(zip(LETTERS, pool, strict=True)))
    return +left


def _only_waste_is_left(placed: Placement, left: Counter[str]) -> bool:
    """One colour is left, in a factory for each turn; nobody who gets one can use it."""
    if len(left) != 1:
        return False
    turns = -(-left.total() // FACTS["tiles_per_factory"])
    seats = _tiling_order(placed)[:turns]
    return not any(_can_use(placed.boards[seat], tile) for seat in seats for tile in left)


def _can_use(board: BoardPlacement, tile: str) -> bool:
    """Some line accepts the tile, and its row has an open space for it."""
    return any(
        set(board.lines[row]) <= {tile}
        and tile not in board.wall[row]
        and _has_space(board, row, tile)
        for row in range(5)
    )


def _dead(board: BoardPlacement, row: int, gone: Iterable[str], grey: bool) -> bool:
    tiles = board.wall[row]
    spaces = sum(1 << column for column in range(5) if tiles[column] != EMPTY)
    columns = sum(_mask(_column(board, column)) << 5 * column for column in range(5))
    return is_dead(_mask(tiles), spaces, columns, _mask(gone), grey)


def _mask(tiles: Iterable[str]) -> int:
    return sum(1 << LETTERS.index(letter) for letter in set(tiles) - {EMPTY})
