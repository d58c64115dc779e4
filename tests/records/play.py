"""Games played at random, as records."""

from collections.abc import Callable

from azulejos import GameState, Rng, start
from azulejos.engine.record import Record, Recorder

Chooser = Callable[[GameState], int]


def whole_turn(state: GameState, choose: Chooser) -> list[str]:
    """The codes of one turn, made move by move."""
    trial = state.copy()
    codes = []
    while trial.turn == state.turn:
        move = choose(trial)
        codes.append(trial.code(move))
        trial.play(move)
    return codes


def play(recorder: Recorder, rng: Rng, choose: Chooser, turns: int | None = None) -> Record:
    """Plays on to the end, or so many turns."""
    while not recorder.state.is_over and turns != 0:
        if recorder.state.needs_deal:
            recorder.deal_by_chance(rng)
        else:
            recorder.turn(whole_turn(recorder.state, choose))
            turns = None if turns is None else turns - 1
    return recorder.record()


def random_record(
    players: int = 2,
    variant: str = "standard",
    seed: int = 1,
    turns: int | None = None,
    game: str = "azul",
    **options: str | int,
) -> Record:
    rng = Rng(seed)
    recorder = Recorder(start(game, players, variant, **options), seats=["Ana", "Тарас"])
    return play(recorder, rng, lambda state: state.random_legal_move(rng), turns)
