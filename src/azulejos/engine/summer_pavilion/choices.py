"""The choices of a position of Summer Pavilion as plain data, whole selections in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.engine.answers import Choice
from azulejos.engine.selections import Selection, favourites, selections, selections_up_to
from azulejos.engine.summer_pavilion import moves
from azulejos.engine.summer_pavilion.board import (
    BOARD,
    CORNER_ID,
    FACTS,
    HAND_ID,
    LETTERS,
    SUPPLY_ID,
    TOWER_ID,
    colour_name,
    counts,
    source_id,
    space_id,
    star_id,
)
from azulejos.engine.summer_pavilion.moves import Done, Keep, Lay, Move, Pick, Take
from azulejos.engine.summer_pavilion.notation import PHASES
from azulejos.engine.summer_pavilion.rules import lowest_score

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.state import PavilionState


def choices(state: PavilionState) -> list[Choice]:
    """Moves one by one, but bonus tiles and kept tiles as whole selections."""
    if state.is_over or state.needs_deal:
        return []
    phase = PHASES[state.phase]
    if phase == "pick":
        return _picks(state)
    if phase == "keep":
        return _keeps(state)
    legal = [moves.from_number(number) for number in state.legal_moves()]
    return [_take(state, move) for move in legal if isinstance(move, Take)] or _lays(state, legal)


def _choice(move: Move, touches: list[str], tile: int, amount: int, suggested: bool) -> Choice:
    kind = type(move).__name__.lower()
    return {
        "kind": kind,
        "code": move.code,
        "moves": [move.code],
        "touches": touches,
        "tile": colour_name(tile),
        "amount": amount,
        "suggested": suggested,
    }


def _take(state: PavilionState, move: Take) -> Choice:
    tiles = counts(state.display[move.source])
    alone = move.colour == state.joker
    amount = 1 if alone else tiles[move.colour] + min(1, tiles[state.joker])
    return _choice(move, [source_id(move.source), HAND_ID], move.colour, amount, False)


def _lays(state: PavilionState, legal: list[Move]) -> list[Choice]:
    """Of all ways to pay for the same tile the one with the fewest jokers is suggested."""
    listed: list[Choice] = []
    before: tuple[int, int] | None = None
    for move in legal:
        if isinstance(move, Lay):
            tile = (move.space, move.colour)
            touches = [star_id(move.space // 6), space_id(move.space)]
            number = BOARD.number[state.side][move.space]
            listed.append(_choice(move, touches, move.colour, number, tile != before))
            before = tile
        else:
            listed.append(_pass(state, move))
    return listed


def _pass(state: PavilionState, move: Move) -> Choice:
    """`amount` is what it costs in points; in the last round nothing goes to the corners."""
    seat = state.current
    is_last = state.round == FACTS["rounds"]
    kept = 0 if is_last else FACTS["kept_tiles"]
    discarded = max(0, sum(counts(state.hand[seat])) - kept)
    lost = min(discarded, state.scores[seat] - lowest_score(state.options))
    return _choice(move, [HAND_ID, TOWER_ID if is_last else CORNER_ID], -1, lost, False)


def _picks(state: PavilionState) -> list[Choice]:
    supply = counts(state.supply)
    hand = counts(state.hand[state.current])
    ranking = sorted(range(6), key=lambda colour: (colour != state.joker, -hand[colour]))
    allowed = [count if colour >= state.least else 0 for colour, count in enumerate(supply)]
    best = favourites(allowed, state.owed, ranking)
    return [
        _selection(
            "+", chosen, [Pick(colour).code for colour in chosen], [SUPPLY_ID, HAND_ID], best
        )
        for chosen in selections(allowed, state.owed)
    ]


def _keeps(state: PavilionState) -> list[Choice]:
    """As many as may be kept are suggested: first the joker of the next round."""
    hand = counts(state.hand[state.current])
    room = FACTS["kept_tiles"] - sum(counts(state.corner[state.current]))
    next_joker = state.joker_order[state.round]
    ranking = sorted(range(6), key=lambda colour: (colour != next_joker, -hand[colour]))
    allowed = [count if colour >= state.least else 0 for colour, count in enumerate(hand)]
    best = favourites(allowed, room, ranking)
    return [
        _selection("K", chosen, _kept(chosen, allowed, room), [HAND_ID, CORNER_ID], best)
        for chosen in selections_up_to(allowed, room)
    ]


def _kept(chosen: Selection, hand: list[int], room: int) -> list[str]:
    """The moves of a selection; where more could be kept, the player must say that it is all."""
    kept = [Keep(colour).code for colour in chosen]
    last = chosen[-1] if chosen else 0
    left = sum(hand[last:]) - chosen.count(last)
    return kept if chosen and (len(chosen) == room or left == 0) else [*kept, Done.code]


def _selection(
    sign: str, chosen: Selection, codes: list[str], touches: list[str], best: Selection
) -> Choice:
    letters = "".join(LETTERS[colour] for colour in chosen)
    return {
        "kind": "pick" if sign == "+" else "keep",
        "code": sign + letters if letters else Done.code,
        "moves": codes,
        "touches": touches,
        "tile": colour_name(chosen[0]) if chosen else None,
        "amount": len(chosen),
        "suggested": chosen == best,
    }
