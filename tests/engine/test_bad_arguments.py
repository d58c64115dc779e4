"""Python code may pass anything: an exception comes back, never a crash of the interpreter."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import azulejos
from azulejos import AzulejosError, Options, Rng
from azulejos.bots import bot
from azulejos.engine.azul.state import AzulState
from azulejos.engine.errors import InvalidOptions
from azulejos.engine.registry import GAMES, new_game
from azulejos.search.perft import Ply
from azulejos.search.playouts import Playouts


def game() -> azulejos.GameState:
    return azulejos.start("azul")


def dealt() -> azulejos.GameState:
    state = game()
    state.deal(Rng(1))
    return state


def azul() -> AzulState:
    state = dealt()
    assert isinstance(state, AzulState)
    return state


CALLS: dict[str, Callable[[], object]] = {
    "deal": lambda: game().deal(None),  # type: ignore[arg-type]
    "random move": lambda: dealt().random_legal_move(None),  # type: ignore[arg-type]
    "greedy": lambda: bot("greedy", "azul").choose(dealt(), None),  # type: ignore[arg-type]
    "random bot": lambda: bot("random", "azul").choose(dealt(), None),  # type: ignore[arg-type]
    "playouts": lambda: Playouts(game()).count(None, 1, 1),  # type: ignore[arg-type]
    "perft": lambda: Ply(dealt(), 2).sequences(None, 2),  # type: ignore[arg-type]
    "dead rows": lambda: azul().dead_rows(10**9),
    "dead rows of no seat": lambda: azul().dead_rows(-1),
    "tiles on no display": lambda: azul().tiles_on(10**7),
    "observation": lambda: dealt().observation(4),
    "huge move": lambda: dealt().play(10**30),
    "negative move": lambda: dealt().play(-1),
    "no move": lambda: dealt().play(None),
    "draw": lambda: game().draw(10**12),
    "no players": lambda: new_game(Options("azul", -3)),
    "half a player": lambda: azulejos.start("azul", 2.0),  # type: ignore[arg-type]
    "variant": lambda: new_game(Options("azul", 2, "zzz")),
    "no game": lambda: new_game(Options("nope")),
    "an option named like a parameter": lambda: azulejos.rule_set("azul").choose(2, self=1),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_bad_argument_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises((AzulejosError, TypeError, IndexError, OverflowError)):
        call()


def other_games_options(game: str) -> Options:
    """Options of which only the game is wrong."""
    return Options("another game", 2, GAMES[game].rules.variants[0])


OPTIONS: dict[str, Callable[[str], object]] = {
    "no options": lambda _: None,
    "text": lambda game: game,
    "five players": lambda game: Options(game, 5, GAMES[game].rules.variants[0]),
    "one player": lambda game: Options(game, 1, GAMES[game].rules.variants[0]),
    "no players": lambda game: Options(game, 0, GAMES[game].rules.variants[0]),
    "fewer than no players": lambda game: Options(game, -1, GAMES[game].rules.variants[0]),
    "a huge number of players": lambda game: Options(game, 10**30, GAMES[game].rules.variants[0]),
    "an unknown variant": lambda game: Options(game, 2, "zzz"),
    "an unknown option": lambda game: Options(
        game, 2, GAMES[game].rules.variants[0], {"colour": "blue"}
    ),
    "another game's options": other_games_options,
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_a_state_refuses_options_that_its_game_does_not_offer(
    game: str, options: Callable[[str], object]
) -> None:
    with pytest.raises((InvalidOptions, TypeError)):
        GAMES[game](options(game))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_a_bare_state_of_no_game_cannot_be_made(game: str) -> None:
    with pytest.raises(InvalidOptions):
        azulejos.GameState(Options(game, 2, GAMES[game].rules.variants[0]))


@pytest.mark.parametrize("seed", [-1, 2**64 + 5, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert Rng(seed).below(1000) == Rng(seed % 2**64).below(1000)


def test_a_generator_goes_on_where_its_copy_stood() -> None:
    rng = Rng(5)
    rng.below(10)
    again = copy.copy(rng), pickle.loads(pickle.dumps(rng))
    following = [rng.below(1000) for _ in range(5)]
    assert [[other.below(1000) for _ in range(5)] for other in again] == [following] * 2


def test_options_are_hashable() -> None:
    chosen = azulejos.rule_set("azul").choose(3, "grey", max_rounds=4)
    assert len({chosen, azulejos.rule_set("azul").choose(3, "grey", max_rounds=4)}) == 1


def errors() -> list[AzulejosError]:
    found = []
    calls: list[Callable[[], object]] = [
        lambda: dealt().play("x"),
        lambda: dealt().play("9B1"),
        lambda: azulejos.from_position("azul rules=7"),
        lambda: azulejos.start("chess"),
        lambda: game().draw(99),
    ]
    for call in calls:
        with pytest.raises(AzulejosError) as caught:
            call()
        found.append(caught.value)
    return [*found, azulejos.MalformedRecord("record-line", 3, 4), azulejos.GameOver("game-over")]


def test_errors_survive_pickling() -> None:
    for error in errors():
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def test_more_events_than_fit_are_reported_once() -> None:
    state = azulejos.start("azul", 4)
    state.start_recording()
    rng = Rng(3)
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(state.random_legal_move(rng))
    with pytest.raises(OverflowError):
        state.collect_events()
    assert state.collect_events() == ()


def test_games_are_a_mapping() -> None:
    assert list(GAMES) == [state.rules.name for state in GAMES.values()]
    assert len(GAMES) == len(list(GAMES))
    assert "chess" not in GAMES
