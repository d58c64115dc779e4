"""`azulejos perft` counts from the first deal of a seed."""

import pytest
from tests.cli.commands import Azulejos, process

import azulejos
from azulejos.search.perft import count_sequences


def test_json(azulejos_command: Azulejos) -> None:
    command = [
        "perft",
        "azul",
        "--players",
        "3",
        "--variant",
        "grey",
        "--depth",
        "2",
        "--seed",
        "9",
    ]
    found = azulejos_command(*command, "--json").json
    state = azulejos.start("azul", 3, "grey")
    state.deal(azulejos.Rng(9))
    assert found.pop("seconds") >= 0
    assert found == {
        "game": "azul",
        "players": 3,
        "variant": "grey",
        "seed": 9,
        "position": state.position(),
        "depth": 2,
        "count": count_sequences(state, 2),
    }


def test_divide_adds_up_and_names_every_first_move(azulejos_command: Azulejos) -> None:
    found = azulejos_command("perft", "azul", "--depth", "2", "--divide", "--json").json
    state = azulejos.from_position(found["position"])
    assert list(found["divide"]) == [state.code(move) for move in state.legal_moves()]
    assert sum(found["divide"].values()) == found["count"]


def test_the_text_for_people(azulejos_command: Azulejos) -> None:
    finished = azulejos_command("perft", "azul", "--depth", "1", "--seed", "20", "--divide")
    lines = finished.out.splitlines()
    assert lines[0].startswith("Position: azul rules=")
    assert lines[2].split() == ["1Y1", "1"]
    assert lines[-1].startswith("66 sequences of 1 move in ")


@pytest.mark.slow
def test_interpreted_counts_are_equal() -> None:
    command = ("perft", "azul", "--depth", "2", "--seed", "4", "--json")
    assert process(*command).json["count"] == process(*command, AZULEJOS_PURE="1").json["count"]
