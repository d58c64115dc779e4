"""Whole games over the protocol are the games that the same bot plays in this process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from tests.bots.processes import OUR_OWN, ROOT, dealt, is_known, unruly
from tests.engine.tables import TABLES

import azulejos
from azulejos import bots
from azulejos.bots.stdio import ExternalBot, external
from azulejos.bots.stdio.external import seed_of

pytestmark = pytest.mark.compiled_only

LAST_VARIANTS = [table for table in TABLES if table[1] == 2][1::2]


@pytest.fixture(autouse=True)
def source_on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))


class Seeded:
    """A bot in this process that draws its seed as an external one does."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self.bot = bots.bot(name, game)

    def choose(self, state: azulejos.GameState, rng: azulejos.Rng) -> list[int]:
        return self.bot.choose(state, azulejos.Rng(seed_of(rng)))


def course(player: bots.Bot, state: azulejos.GameState, seed: int = 1) -> Iterator[str]:
    """The codes of a game that the bot plays against itself."""
    rng = azulejos.Rng(seed)
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
        before = state.fingerprint()
        moves = player.choose(state, rng)
        assert state.fingerprint() == before
        for move in moves:
            yield state.code(move)
            state.play(move)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_our_bots_play_alike_here_and_there(name: str) -> None:
    with ExternalBot(name, [*OUR_OWN, name, "--stdio"]) as there:
        for table in [*LAST_VARIANTS, ("azul", 4, "standard")]:
            here = list(course(Seeded(name, table[0]), azulejos.start(*table)))
            assert list(course(there, azulejos.start(*table))) == here, table
            assert len(here) > 40
        assert there.identity == {"name": name}


@pytest.mark.parametrize("table", LAST_VARIANTS, ids=lambda table: str(table[0]))
def test_a_program_without_the_library_plays_every_game(
    table: tuple[str, int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    with external("example", f"{sys.executable} -I '{ROOT / 'examples' / 'bot.py'}'") as player:
        first = list(course(player, azulejos.start(*table)))
        assert first == list(course(player, azulejos.start(*table)))
        assert first != list(course(player, azulejos.start(*table), seed=2))


def test_the_example_avoids_the_floor() -> None:
    with external("example", f"{sys.executable} {ROOT / 'examples' / 'bot.py'}") as player:
        codes = list(course(player, azulejos.start("azul", max_rounds=2)))
    assert len(codes) > 20
    assert sum(code.endswith("F") for code in codes) < 5


def test_chatter_and_unknown_lines_pass_by() -> None:
    with unruly("go", "chat", limit=10) as player:
        state = azulejos.start("azul", max_rounds=1)
        assert len(list(course(player, state))) > 5


def test_a_game_is_announced_once_and_to_every_new_program() -> None:
    state = dealt()
    later = dealt()
    later.play(later.legal_moves()[0])
    rng = azulejos.Rng(1)
    told: list[int] = []
    with unruly("game", "note", limit=20) as player:
        for position in (state, later, state, later, dealt(players=3)):
            player.choose(position, rng)
            told.append(noted(player))
        player.kill()
        later = dealt(players=3)
        later.play(later.legal_moves()[0])
        player.choose(later, rng)
        assert [*told, noted(player)] == [1, 1, 2, 2, 3, 1]


def noted(player: ExternalBot) -> int:
    """How many games the program has heard of."""
    process = player.program.process
    assert process is not None
    process.skip_chatter()
    return process.errors.count(b"game azul players=")


def test_a_budget_in_time_ends_with_a_stop() -> None:
    state = dealt()
    with unruly("go", "wait-for-stop", limit=0.05, grace=10) as player:
        assert player.choose(state, azulejos.Rng(1)) == state.legal_moves()[:1]


def test_a_closed_bot_is_gone_and_can_be_started_again() -> None:
    player = ExternalBot("greedy", [*OUR_OWN, "greedy", "--stdio"])
    state = dealt()
    turns, pids = [], []
    for _ in range(2):
        turns.append(player.choose(state, azulejos.Rng(1)))
        assert player.program.process is not None
        pids.append(player.program.process.running.pid)
        assert is_known(pids[-1])
        player.close()
        assert not is_known(pids[-1])
    player.close()
    assert turns[0] == turns[1]
    assert pids[0] != pids[1]


def test_nothing_stays_open() -> None:
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(3):
        with unruly("never", "-") as player:
            player.start()
    assert len(os.listdir("/proc/self/fd")) == before
