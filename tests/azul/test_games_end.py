"""A game must end: players who avoid rows never meet a forced round that comes again for ever."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

import azulejos
from azulejos import GameState, Rng
from azulejos.engine.azul.moves import Take, from_number

Situation = tuple[object, ...]
ROUNDS = 40


def completes_a_row(game: GameState, move: int) -> bool:
    """The take fills a line whose row lacks a single tile."""
    take = from_number(move)
    if not isinstance(take, Take) or take.destination >= 5:
        return False
    board = game.attempt([move]).view["boards"][game.current]
    line, row = board["lines"][take.destination], board["wall"][take.destination]
    # The last take of a round tiles the wall at once: the line is empty again, the row complete.
    gaps = sum(space["tile"] is None for space in row)
    return gaps == 0 or (gaps == 1 and line["count"] == take.destination + 1)


def avoiding_move(game: GameState, rng: Rng) -> int:
    """A move that completes no row, to a line if any line will do."""
    legal = game.legal_moves()
    if len(legal) == 1:
        return legal[0]
    shuffled = sorted(legal, key=lambda _: rng.below(1 << 20))
    to_lines = [move for move in shuffled if not game.code(move).endswith("F")]
    found = (move for move in to_lines if not completes_a_row(game, move))
    return next(found, next((move for move in shuffled if move not in to_lines), shuffled[0]))


def situation(game: GameState) -> Situation:
    """All that decides how the next round can go: everything but scores and numbers."""
    return (game.current, [(board["lines"], board["wall"]) for board in game.view()["boards"]])


def play_round(game: GameState, rng: Rng) -> bool:
    """Plays one round; whether nobody had a choice in it."""
    game.deal(rng)
    forced = True
    while not (game.is_over or game.needs_deal):
        forced = forced and len(game.legal_moves()) == 1
        game.play(avoiding_move(game, rng))
    return forced


# Seeds that came to such a round before there was a rule for it.
@example(seed=14, variant="standard")
@example(seed=63, variant="standard")
@given(seed=st.integers(0, 2**32), variant=st.sampled_from(["standard", "grey"]))
@settings(max_examples=8)
def test_a_forced_round_does_not_come_again(seed: int, variant: str) -> None:
    game, rng = azulejos.start("azul", 4, variant), Rng(seed)
    for _ in range(ROUNDS):
        before = situation(game)
        forced = play_round(game, rng)
        if game.is_over:
            break
        assert not (forced and situation(game) == before)
