"""What the shared part of a state does with the modules that every game has."""

from __future__ import annotations

import subprocess
import sys

import pytest

import azulejos
from azulejos import GAMES, MalformedMove
from azulejos.engine.azul.moves import Take
from azulejos.engine.game_modules import modules_of
from azulejos.engine.queens_garden.moves import Pay
from azulejos.engine.summer_pavilion.moves import Keep, Lay

# What a program needs only if somebody looks on, explains a move or reads a position.
LATER = ("choices", "loading", "log_lines", "reasons", "validity", "view")
PLAYED = """
import sys, azulejos
from azulejos import Rng
game, rng = azulejos.start(sys.argv[1]), Rng(1)
while not game.is_over:
    game.deal(rng) if game.needs_deal else game.play(game.random_legal_move(rng))
print(*sys.modules)
"""

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_integers_types_and_codes_are_one(game: str) -> None:
    state = azulejos.start(game)
    moves = modules_of(type(state)).moves
    assert state.move_count == moves.MOVES
    for number in range(moves.MOVES):
        move = moves.from_number(number)
        assert state.number(move) == state.number(move.code) == move.number == number
        assert state.code(number) == move.code


@pytest.mark.parametrize(
    ("game", "move"),
    [
        ("azul", Take(0, 5, 0)),  # would be the first colour of the next factory
        ("azul", Take(-1, 0, 0)),
        ("azul", Keep(0)),
        ("queens_garden", Pay(36, False)),
        ("queens_garden", Take(0, 0, 0)),
        ("summer_pavilion", Lay(0, 6)),
        ("summer_pavilion", Keep(6)),
        ("summer_pavilion_mini", Take(0, 0, 0)),
    ],
)
def test_a_typed_move_of_no_colour_or_of_another_game(game: str, move: object) -> None:
    state = azulejos.start(game)
    with pytest.raises(MalformedMove) as refused:
        state.number(move)
    package = "summer_pavilion" if game == "summer_pavilion_mini" else game
    assert refused.value.code == f"{package}.move-code"
    assert refused.value.values["move"] == repr(move)
    for example in str(refused.value.values["expected"]).split():
        assert state.code(state.number(example)) == example


@every_game
def test_a_module_is_loaded_when_it_is_first_asked_for(game: str) -> None:
    command = [sys.executable, "-c", PLAYED, game]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    package = modules_of(GAMES[game]).package
    assert f"{package}.state" in loaded
    assert [name for name in LATER if f"{package}.{name}" in loaded] == []
