"""The visible position of Summer Pavilion and its choices, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from azulejos.engine.answers import Asks, Choice
from azulejos.engine.selections import Selection, favourites, selections, selections_up_to
from azulejos.engine.summer_pavilion import moves
from azulejos.engine.summer_pavilion.board import (
    BAG_ID,
    BOARD,
    CENTRE_ID,
    COLOUR_NAMES,
    CORNER_ID,
    DECORATION_IDS,
    FACTS,
    HAND_ID,
    LETTERS,
    SUPPLY_ID,
    TOWER_ID,
    factory_id,
    source_id,
    space_id,
    star_id,
)
from azulejos.engine.summer_pavilion.moves import CENTRE, Done, Keep, Lay, Move, Pick, Take
from azulejos.engine.summer_pavilion.notation import PHASES

if TYPE_CHECKING:
    from azulejos.engine.summer_pavilion.state import PavilionState


class DisplayView(TypedDict):
    id: str
    tiles: list[str]
    token: bool


class PlaceView(TypedDict):
    """Tiles that lie together: the supply, a hand, the corners of a board."""

    id: str
    tiles: list[str]


class SpaceView(TypedDict):
    id: str
    number: int
    tile: str | None


class StarView(TypedDict):
    """`printed` is the star's own colour, None if it has none; `accepts` what may be laid there."""

    id: str
    printed: str | None
    accepts: list[str]
    spaces: list[SpaceView]


class DecorationView(TypedDict):
    """`tiles` is what it gives, `missing` how many spaces around it are still empty."""

    id: str
    kind: str
    tiles: int
    missing: int


class BoardView(TypedDict):
    seat: int
    score: int
    stars: list[StarView]
    decorations: list[DecorationView]
    hand: PlaceView
    corner: PlaceView
    has_token: bool
    passed: bool


class PoolView(TypedDict):
    """Bag or tower: how many tiles of each colour."""

    id: str
    counts: dict[str, int]


class PavilionView(TypedDict):
    game: str
    rules: int
    players: int
    variant: str
    options: dict[str, str | int]
    round: int
    turn: int
    phase: str
    start: int
    scores: list[int]
    joker: str | None
    jokers: list[str]
    picks: int
    asks: Asks | None
    outcome: dict[str, Any] | None
    factories: list[DisplayView]
    centre: DisplayView
    supply: PlaceView
    bag: PoolView
    tower: PoolView
    boards: list[BoardView]


def view(state: PavilionState) -> PavilionView:
    outcome = state.outcome()
    return {
        "game": state.rules.name,
        "rules": state.rules.version,
        "players": state.players,
        "variant": state.options.variant,
        "options": dict(state.options.extras),
        "round": state.round,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "start": state.start,
        "scores": list(state.scores),
        "joker": _name(state.joker),
        "jokers": [COLOUR_NAMES[colour] for colour in state.known_order()],
        "picks": state.owed,
        "asks": asks(state),
        "outcome": outcome.data() if outcome else None,
        "factories": [
            {"id": factory_id(factory), "tiles": _tiles(state.tiles_on(factory)), "token": False}
            for factory in range(BOARD.factories[state.players])
        ],
        "centre": {
            "id": CENTRE_ID,
            "tiles": _tiles(state.tiles_on(CENTRE)),
            "token": PHASES[state.phase] in ("deal", "take") and state.token < 0,
        },
        "supply": _place(SUPPLY_ID, state.counts(state.supply)),
        "bag": _pool(BAG_ID, state.counts(state.bag)),
        "tower": _pool(TOWER_ID, state.counts(state.tower)),
        "boards": [_board(state, seat) for seat in range(state.players)],
    }


def _tiles(counts: list[int]) -> list[str]:
    pairs = zip(COLOUR_NAMES, counts, strict=True)
    return [colour for colour, count in pairs for _ in range(count)]


def _name(tile: int) -> str | None:
    return None if tile < 0 else COLOUR_NAMES[tile]


def _place(part: str, counts: list[int]) -> PlaceView:
    return {"id": part, "tiles": _tiles(counts)}


def _pool(part: str, counts: list[int]) -> PoolView:
    return {"id": part, "counts": dict(zip(COLOUR_NAMES, counts, strict=True))}


def _board(state: PavilionState, seat: int) -> BoardView:
    return {
        "seat": seat,
        "score": state.scores[seat],
        "stars": [_star(state, seat, star) for star in range(len(FACTS["stars"]))],
        "decorations": [
            _decoration(state, seat, decoration) for decoration in range(len(DECORATION_IDS))
        ],
        "hand": _place(HAND_ID, state.counts(state.hand[seat])),
        "corner": _place(CORNER_ID, state.counts(state.corner[seat])),
        "has_token": state.token == seat,
        "passed": bool(state.passed >> seat & 1),
    }


def _star(state: PavilionState, seat: int, star: int) -> StarView:
    wall, numbers = state.wall[seat], BOARD.number[state.side]
    accepts = state.accepts[seat][star]
    spaces = range(star * 6, star * 6 + 6)
    is_open = any(wall[space] < 0 for space in spaces)
    return {
        "id": star_id(star),
        "printed": None if state.side else _name(BOARD.home[star]),
        "accepts": [
            name for colour, name in enumerate(COLOUR_NAMES) if is_open and accepts >> colour & 1
        ],
        "spaces": [
            {"id": space_id(space), "number": numbers[space], "tile": _name(wall[space])}
            for space in spaces
        ],
    }


def _decoration(state: PavilionState, seat: int, decoration: int) -> DecorationView:
    missing = BOARD.decoration_mask[decoration] & ~state.covered[seat]
    return {
        "id": DECORATION_IDS[decoration],
        "kind": DECORATION_IDS[decoration].partition("/")[0],
        "tiles": BOARD.decoration_tiles[decoration],
        "missing": missing.bit_count(),
    }


def asks(state: PavilionState) -> Asks | None:
    """Which decision is due; None while a deal is due or when the game is over."""
    if state.is_over or state.needs_deal:
        return None
    decision = PHASES[state.phase]
    about = {"pick": SUPPLY_ID, "keep": CORNER_ID}.get(decision)
    return {"decision": decision, "seat": state.current, "about": about, "tile": None}


# Choices


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
        "tile": _name(tile),
        "amount": amount,
        "suggested": suggested,
    }


def _take(state: PavilionState, move: Take) -> Choice:
    tiles = state.tiles_on(move.source)
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
            hand = sum(state.counts(state.hand[state.current]))
            listed.append(_choice(move, [HAND_ID, CORNER_ID], -1, hand, False))
    return listed


def _picks(state: PavilionState) -> list[Choice]:
    supply = state.counts(state.supply)
    hand = state.counts(state.hand[state.current])
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
    hand = state.counts(state.hand[state.current])
    room = FACTS["kept_tiles"] - sum(state.counts(state.corner[state.current]))
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
        "tile": _name(chosen[0]) if chosen else None,
        "amount": len(chosen),
        "suggested": chosen == best,
    }
