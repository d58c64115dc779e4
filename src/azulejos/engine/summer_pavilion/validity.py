"""Everything that can be wrong with a hand-made position.

A position is in order if nothing on the table contradicts the rules or the phase of the round. How
it came about is not asked: a factory with a single tile is fine, a star of three reds and a blue
tile is not. Seats count from 0; factories from 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.engine.errors import Fault, Value
from azulejos.engine.setup_fields import (
    JOKERS,
    PASSED,
    PHASE,
    PICKS,
    SCORE,
    SEAT,
    START,
    TOKEN,
    of_seat,
)
from azulejos.engine.summer_pavilion.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    CORNER_ID,
    FACTS,
    HAND_ID,
    LETTERS,
    SUPPLY_ID,
    factory_id,
    space_id,
    star_id,
)
from azulejos.engine.summer_pavilion.notation import BoardPlacement, Placement
from azulejos.engine.summer_pavilion.rules import END_REASONS, lowest_score, printed_order

EMPTY = "."
SUPPLY: int = FACTS["supply_spaces"]
KEPT: int = FACTS["kept_tiles"]
ROUNDS: int = FACTS["rounds"]


def faults(placed: Placement) -> list[Fault]:
    return [
        *_tile_counts(placed),
        *_stars(placed),
        *_scores(placed),
        *_hands(placed),
        *_corners(placed),
        *_supply(placed),
        *_displays(placed),
        *_jokers(placed),
        *_seats(placed),
        *_half_turns(placed),
        *_end(placed),
    ]


def _fault(code: str, *parts: str, **values: Value) -> Fault:
    return Fault(f"summer_pavilion.{code}", values, parts)


def _name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def _tiles_left(placed: Placement) -> int:
    """What can still be drawn."""
    return sum(placed.bag) + sum(placed.tower)


# What lies where


def _tile_counts(placed: Placement) -> Iterator[Fault]:
    """The box holds 22 tiles of each colour."""
    lying = "".join(tiles for _, tiles in placed.displays())
    lying += "".join(star for board in placed.boards for star in board.stars)
    counts = [placed.supply, placed.bag, placed.tower]
    counts += [counted for board in placed.boards for counted in (board.hand, board.corner)]
    for colour, letter in enumerate(LETTERS):
        found = lying.count(letter) + sum(counted[colour] for counted in counts)
        expected = BOARD.tiles_per_colour
        if found != expected:
            yield _fault("tile-count", BAG_ID, tile=_name(letter), found=found, expected=expected)


def _stars(placed: Placement) -> Iterator[Fault]:
    coloured = placed.options.variant == "coloured"
    for seat, board in enumerate(placed.boards):
        for star, tiles in enumerate(board.stars):
            if coloured and BOARD.home[star] >= 0:
                yield from _star_of_its_colour(seat, star, tiles)
            elif not _is_in_order(tiles.replace(EMPTY, ""), coloured):
                yield _fault(
                    "star-mixed", *_star_parts(seat, star), seat=seat, target=star_id(star)
                )
        if placed.round == 1 and placed.phase in ("deal", "take") and _laid(board):
            yield _fault("laid-too-early", PHASE, seat=seat, found=_laid(board))


def _star_parts(seat: int, star: int) -> list[str]:
    return [of_seat(seat, space_id(star * 6 + slot)) for slot in range(6)]


def _star_of_its_colour(seat: int, star: int, tiles: str) -> Iterator[Fault]:
    home = LETTERS[BOARD.home[star]]
    for slot, letter in enumerate(tiles):
        if letter not in (EMPTY, home):
            where = space_id(star * 6 + slot)
            yield _fault(
                "wrong-star", of_seat(seat, where), seat=seat, target=where, tile=_name(letter)
            )


def _is_in_order(tiles: str, all_must_differ: bool) -> bool:
    if len(set(tiles)) == len(tiles):
        return True
    return not all_must_differ and len(set(tiles)) == 1


def _laid(board: BoardPlacement) -> int:
    return sum(len(star) - star.count(EMPTY) for star in board.stars)


def _scores(placed: Placement) -> Iterator[Fault]:
    lowest = lowest_score(placed.options)
    for seat, board in enumerate(placed.boards):
        if board.score < lowest:
            yield _fault(
                "score-too-low", of_seat(seat, SCORE), seat=seat, found=board.score, expected=lowest
            )


def _hands(placed: Placement) -> Iterator[Fault]:
    """Hands are empty after a pass; between rounds they hold what came back from the corners."""
    for seat, board in enumerate(placed.boards):
        tiles = sum(board.hand)
        if (seat in placed.passed or placed.phase == "end") and tiles:
            yield _fault("hand-after-pass", of_seat(seat, HAND_ID), seat=seat, found=tiles)
        most = KEPT if placed.round > 1 else 0
        if placed.phase == "deal" and tiles > most:
            yield _fault(
                "hand-too-full", of_seat(seat, HAND_ID), seat=seat, found=tiles, expected=most
            )


def _corners(placed: Placement) -> Iterator[Fault]:
    for seat, board in enumerate(placed.boards):
        tiles = sum(board.corner)
        if tiles > KEPT:
            yield _fault(
                "too-many-kept", of_seat(seat, CORNER_ID), seat=seat, found=tiles, expected=KEPT
            )
        keeps = seat in placed.passed or (placed.phase == "keep" and seat == placed.seat)
        if tiles and (not keeps or placed.round == ROUNDS):
            yield _fault("kept-without-pass", of_seat(seat, CORNER_ID), seat=seat, found=tiles)


def _supply(placed: Placement) -> Iterator[Fault]:
    """Before every turn the supply is full, or there was nothing to fill it with."""
    tiles = sum(placed.supply)
    if tiles > SUPPLY:
        yield _fault("supply-too-full", SUPPLY_ID, found=tiles, expected=SUPPLY)
    could_refill = tiles < SUPPLY and _tiles_left(placed) > 0
    if placed.phase in ("take", "lay", "keep") and could_refill:
        yield _fault("supply-not-full", SUPPLY_ID, found=tiles, expected=SUPPLY)
    if placed.phase == "refill" and not could_refill:
        yield _fault("no-refill-due", PHASE)


def _displays(placed: Placement) -> Iterator[Fault]:
    tiles = "".join(tiles for _, tiles in placed.displays())
    if placed.phase == "deal":
        yield from _half_dealt(placed)
    elif placed.phase == "take":
        if not tiles:
            yield _fault("nothing-on-display", CENTRE_ID)
    elif tiles:
        yield _fault("tiles-on-display", PHASE, found=len(tiles))


def _half_dealt(placed: Placement) -> Iterator[Fault]:
    """First the supply is filled, then one factory after the other."""
    room: int = FACTS["tiles_per_factory"]
    if placed.centre:
        yield _fault("centre-not-empty", CENTRE_ID, found=len(placed.centre))
    dealt = sum(len(tiles) for tiles in placed.factories)
    if dealt and sum(placed.supply) < SUPPLY:
        yield _fault("supply-not-full", SUPPLY_ID, found=sum(placed.supply), expected=SUPPLY)
    for factory, tiles in enumerate(placed.factories):
        if len(tiles) != min(room, max(0, dealt - factory * room)):
            yield _fault(
                "factory-out-of-order", factory_id(factory), factory=factory + 1, found=len(tiles)
            )
            break
    if dealt == room * len(placed.factories):
        yield _fault("deal-complete", PHASE)
    elif not _tiles_left(placed):
        yield _fault("no-tile-left", BAG_ID)


def _jokers(placed: Placement) -> Iterator[Fault]:
    """The printed order, or the one that chance has drawn before the first tile."""
    printed = printed_order(placed.options)
    if printed:
        if placed.jokers != printed:
            yield _fault("joker-order", JOKERS, found=placed.jokers or "-", expected=printed)
    elif len(set(placed.jokers)) < len(placed.jokers):
        yield _fault("joker-twice", JOKERS, found=placed.jokers)
    elif len(placed.jokers) < ROUNDS and not _is_untouched(placed):
        yield _fault("joker-missing", JOKERS, found=placed.jokers or "-")


def _is_untouched(placed: Placement) -> bool:
    first_deal = placed.phase == "deal" and placed.round == 1
    return first_deal and sum(placed.bag) == len(LETTERS) * BOARD.tiles_per_colour


# Whose turn it is


def _seats(placed: Placement) -> Iterator[Fault]:
    """The token lies in the centre between rounds; whoever takes it will start."""
    between = placed.phase in ("deal", "end")
    if between and placed.token >= 0:
        yield _fault("token-not-in-centre", TOKEN, seat=placed.token)
    if placed.phase not in ("deal", "take", "end") and placed.token not in (-1, placed.start):
        yield _fault("start-without-token", START, seat=placed.start, expected=placed.token)
    if between and placed.seat != placed.start:
        yield _fault("not-the-starting-player", SEAT, seat=placed.seat, expected=placed.start)
    if placed.phase in ("deal", "take", "end"):
        for seat in placed.passed:
            yield _fault("passed-too-early", of_seat(seat, PASSED), seat=seat)
    elif placed.seat in placed.passed:
        yield _fault("has-passed", SEAT, seat=placed.seat)


def _half_turns(placed: Placement) -> Iterator[Fault]:
    if placed.phase == "pick":
        found = sum(placed.supply[placed.least :])
        if found < placed.picks:
            yield _fault("too-many-picks", PICKS, found=found, expected=placed.picks)
        if not _laid(placed.boards[placed.seat]):
            yield _fault("nothing-laid", SEAT, seat=placed.seat)
    if placed.phase == "keep":
        board = placed.boards[placed.seat]
        open_corner = placed.round < ROUNDS and sum(board.corner) < KEPT
        if not open_corner or not any(board.hand[placed.least :]):
            yield _fault("nothing-to-keep", PHASE, seat=placed.seat)


# The end


def _end(placed: Placement) -> Iterator[Fault]:
    if placed.phase != "end":
        if placed.ending >= 0:
            yield _fault("reason-too-early", PHASE, reason=END_REASONS[placed.ending])
        return
    if placed.ending < 0:
        yield _fault("reason-missing", PHASE)
    if placed.round < ROUNDS:
        yield _fault("game-not-over", PHASE, round=placed.round, expected=ROUNDS)
