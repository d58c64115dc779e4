"""Hints: the best whole turns of a position, with the chance to win and the expected points."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos import bots
from azulejos.engine.game import GameState
from azulejos.engine.turns import choose_turn, play_moves, whole_turns
from azulejos.search.result import Found, SearchResult, Step, turns_from
from azulejos.search.search import Budget, Search

USUAL = Budget(seconds=1.0)
ADVISED = 3
# There is nothing to think about, but something to say.
FORCED = Budget(simulations=100)
# A mean over fewer visits is not told to people; the one of the turn's first move is.
TRUSTED = 32


@dataclass(frozen=True, slots=True)
class Advice:
    """A whole turn, as codes. `chance` is the seat's to win; `chances` are all seats', and `points`
    what they have at the end.

    `share` is the part of the search that went into its first move: how sure that is the best.
    `line` are the turns that would probably follow, up to the next deal.
    """

    codes: tuple[str, ...]
    chance: float
    points: tuple[float, ...]
    share: float
    line: tuple[tuple[str, ...], ...] = ()
    chances: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """For the seat to move: turns, the best first."""

    seat: int
    turns: tuple[Advice, ...]
    simulations: int

    @property
    def best(self) -> Advice:
        return self.turns[0]


def hint(
    state: GameState,
    budget: Budget = USUAL,
    advised: int = ADVISED,
    seed: int = 0,
    *,
    search: Search | None = None,
) -> Hint:
    """The best turns from here on; a turn half made is completed.

    Whoever wants to stop it from another thread brings the search.

    >>> import azulejos
    >>> game = azulejos.start("azul")
    >>> game.deal(azulejos.Rng(1))
    >>> found = hint(game, Budget(simulations=200))
    >>> len(found.best.codes), 0 < found.best.chance < 1
    (1, True)
    """
    state.expect_move()
    if len(state.legal_moves()) == 1:
        budget = FORCED
    result = (search or search_for(state)).think(state, budget, seed)
    return read_hint(state, result, advised)


def search_for(state: GameState) -> Search:
    game = state.options.game
    return Search(lambda: bots.policy_for(game))


def read_hint(state: GameState, result: SearchResult, advised: int = ADVISED) -> Hint:
    """The best turn of each of the best moves."""
    tried = sum(choice.visits for choice in result.choices)
    read = [advice(state, choice, result.seat, tried) for choice in result.choices[:advised]]
    return Hint(result.seat, tuple(read), result.simulations)


def advice(state: GameState, choice: Step, seat: int, tried: int) -> Advice:
    turn = next(turns_from(choice, ()))
    known = turn if turn.visits >= TRUSTED else choice
    codes = whole_turn(state, turn)
    line = following(state, turn) if len(codes) == len(turn.moves) else ()
    share = choice.visits / tried
    return Advice(codes, known.value[seat], known.score, share, line, known.value)


def whole_turn(state: GameState, turn: Found) -> tuple[str, ...]:
    """Where the search saw only the beginning of a turn, it goes on as looks best at a glance."""
    policy, seen = bots.policy_for(state.options.game), list(turn.moves)
    moves = choose_turn(state, lambda now: seen.pop(0) if seen else policy.suggest(now))
    return tuple(state.code(move) for move in moves)


def following(state: GameState, turn: Found) -> tuple[tuple[str, ...], ...]:
    now = state.copy()
    play_moves(now, turn.moves)
    return whole_turns(now, turn.line)
