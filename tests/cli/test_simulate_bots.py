"""`azulejos simulate --bots`: a bot for every seat, the same games for the same seed."""

import sys

import pytest
from tests.cli.commands import Azulejos
from tests.cli.test_simulate import TIMES

import azulejos
from azulejos import GameState, Rng, bots
from azulejos.cli.series import Series

SIMULATE = ("simulate", "azul", "--seed", "6", "--json")


def test_one_name_sits_in_every_seat(azulejos_command: Azulejos) -> None:
    found = azulejos_command(*SIMULATE, "--players", "3", "--games", "2", "--bots", "greedy").json
    assert found["bots"] == ["greedy"] * 3


def test_seats_stay_as_named_and_greedy_beats_random(azulejos_command: Azulejos) -> None:
    for names, best in (("greedy,random", 0), ("random,greedy", 1)):
        found = azulejos_command(*SIMULATE, "--games", "30", "--bots", names).json
        assert found["bots"] == names.split(",")
        assert found["wins"][best] > 25
        assert found["mean_scores"][best] > found["mean_scores"][1 - best] + 10


@pytest.mark.parametrize("variant", ["standard", "grey"])
def test_equal_seeds_and_any_threads_give_equal_games(
    azulejos_command: Azulejos, variant: str
) -> None:
    command = [*SIMULATE, "--variant", variant, "--games", "9", "--bots", "greedy,random"]
    found = [azulejos_command(*command, "--threads", threads).json for threads in ("1", "1", "3")]
    for result in found:
        for name in TIMES:
            del result[name]
    assert found[0] == found[1] == found[2]
    other = azulejos_command(*command, "--seed", "7").json
    assert other["checksum"] != found[0]["checksum"]


def test_all_random_is_the_compiled_loop(azulejos_command: Azulejos) -> None:
    named = azulejos_command(*SIMULATE, "--games", "10", "--bots", "random,random").json
    left_out = azulejos_command(*SIMULATE, "--games", "10").json
    assert named["checksum"] == left_out["checksum"]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("deep-blue", f"Unknown bot “deep-blue”. Expected: {' '.join(bots.NAMES)}"),
        ("random,", "Unknown bot “”."),
        (
            "greedy,greedy,greedy",
            "--bots: 3 names were given. Expected: one name for all seats, or 2",
        ),
        ("random,random,random", "--bots: 3 names were given."),
    ],
)
def test_bad_names(azulejos_command: Azulejos, names: str, expected: str) -> None:
    finished = azulejos_command(*SIMULATE, "--bots", names)
    assert finished.code == 2
    assert finished.err.startswith(f"azulejos: {expected}")
    assert finished.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_program_is_given_its_budget(azulejos_command: Azulejos) -> None:
    search = f"se={sys.executable} -m azulejos bot search --stdio,random"
    command = [*SIMULATE, "--games", "1", "--bots", search]
    assert "bot-no-budget" in azulejos_command(*command).err
    for budget in (["--bot-sims", "2"], ["--bot-time", "0.001"]):
        assert azulejos_command(*command, *budget).json["games"] == 1


class Witness:
    """Plays the first legal move, and notes what it was given at the start of each game."""

    name = "witness"

    def __init__(self) -> None:
        self.deals: list[str] = []
        self.chances: list[int] = []

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        if state.turn == 0:
            self.deals.append(state.position())
            self.chances.append(rng.below(1 << 30))
        return state.legal_moves()[:1]


def test_deals_and_choices_come_from_streams_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness()
    monkeypatch.setattr(bots, "bot", lambda _name, _game: witness)
    start = azulejos.start("azul", max_rounds=1)
    Series(start, ("witness", "witness"), seed=6).play_with_bots(range(3, 7))
    for number, deal in zip(range(3, 7), witness.deals, strict=True):
        dealt = start.copy()
        dealt.deal(Rng(6, number))
        assert dealt.position() == deal
    of_deals = [Rng(6, number).below(1 << 30) for number in range(3, 7)]
    assert len({*witness.chances, *of_deals}) == 8
