"""Programs of other people at the table."""

import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.stubs import AZUL

from azulejos.arena import (
    ArenaError,
    Player,
    ResultsFolder,
    SequentialTest,
    Tournament,
    climb,
    play,
    read_players,
    results,
    run,
)
from azulejos.arena.players import read_player
from azulejos.arena.tournament import from_settings
from azulejos.bots import BotFailed

pytestmark = pytest.mark.compiled_only

ROOT = Path(__file__).parents[2]
EXAMPLE = f"mine={sys.executable} {ROOT / 'examples' / 'bot.py'}"
UNRULY = f"unruly={sys.executable} {ROOT / 'tests' / 'bots' / 'programs' / 'unruly.py'}"


def against_random(player: Player, games: int = 2) -> Tournament:
    takers = (player, Player("random"))
    return Tournament("match", AZUL.choose(), takers, ((0, 1),), games, 0, SequentialTest())


def test_a_program_plays_and_its_games_can_be_repeated() -> None:
    (mine, _) = read_players((EXAMPLE, "random"), "azul")
    games = [play(against_random(mine).fixture(0, 1)) for _ in range(2)]
    assert games[0][0].failure is None
    assert games[0][1] == games[1][1]


def test_a_program_that_crashes_loses(tmp_path: Path) -> None:
    contest = against_random(read_player(f"{UNRULY} go crash"))
    with ResultsFolder(tmp_path, contest) as folder:
        games = run(contest, folder, processes=2)
    (result,) = results(contest, games)
    assert (result.losses, result.failures) == (2, (2, 0))
    failure = games[0, 0].failure
    assert failure is not None
    assert (failure.code, failure.seat) == ("bot-crashed", 0)


def test_programs_are_given_their_budget() -> None:
    contest = against_random(read_player(f"{UNRULY} go repeat"))
    for budget, said in (({"bot_sims": 7}, "go sims 7 seed"), ({"bot_time": 0.5}, "go time 0.5 ")):
        with_budget = replace(contest, **budget)
        failure = play(with_budget.fixture(0, 0))[0].failure
        assert failure is not None
        assert said in str(failure.values["said"])
        assert with_budget.settings() != contest.settings()
        assert from_settings(with_budget.settings()) == with_budget


def test_a_check_finds_a_rung_by_its_name() -> None:
    for mine in ("mine", EXAMPLE):
        contest = climb(AZUL.choose(), ["random", EXAMPLE], [(mine, "greedy")], 2, 0)
        assert [player.name for player in contest.players] == ["random", "mine", "greedy"]
        assert contest.pairings == ((1, 0), (1, 2))
    with pytest.raises(ArenaError, match="arena-player-twice: value=mine"):
        climb(AZUL.choose(), ["random", EXAMPLE], [("mine", EXAMPLE)], 2, 0)


def test_a_program_that_does_not_start_is_refused() -> None:
    with pytest.raises(BotFailed, match="bot-not-started"):
        read_players(("random", "mine=no-such-program"), "azul")


def test_a_program_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    contest = against_random(read_player(f"{UNRULY} go hang"))
    began = time.monotonic()
    with ResultsFolder(tmp_path, contest) as folder:
        assert run(contest, folder, processes=2, seconds=2.0) == {}
    assert time.monotonic() - began < 20, "a turn may take a minute"
