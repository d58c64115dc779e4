"""The core runs where POSIX is missing, as far as that can be tried on a system that has it."""

import os
import subprocess
import sys

import pytest

from azulejos.bots.bot import BotFailed
from azulejos.bots.stdio import external

# What Windows lacks is taken away once Python's own modules are loaded, and what only Windows has
# is put in its place.
LIKE_WINDOWS = """
import asyncio, concurrent.futures.process, mmap, multiprocessing.connection, os, pathlib
import selectors, signal, subprocess, sys, types

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name in {"curses", "fcntl", "grp", "pwd", "readline", "resource", "termios", "tty"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules.pop(name, None)
for module, names in {
    mmap: ("MAP_ANON", "MAP_ANONYMOUS", "MAP_PRIVATE", "MAP_SHARED"),
    os: ("fork", "getuid", "killpg", "set_blocking"),
    signal: ("SIGKILL", "pthread_kill", "pthread_sigmask"),
}.items():
    for name in names:
        delattr(module, name)
locked = []
sys.modules["msvcrt"] = types.SimpleNamespace(
    LK_NBLCK=2, locking=lambda file, mode, length: locked.append((mode, length))
)
sys.meta_path.insert(0, Refused())
sys.platform = "win32"
"""
USED = """
from pathlib import Path
import azulejos
from azulejos import analysis, arena, bots, drawing, table
from azulejos.search import Budget, Search

assert azulejos.COMPILED
game = azulejos.start("azul")
game.deal(azulejos.Rng(1))
found = Search(lambda: bots.policy_for("azul")).think(game, Budget(simulations=200))
players = arena.read_players(["greedy", "random"], "azul")
options = azulejos.rule_set("azul").choose()
contest = arena.Tournament("match", options, players, ((0, 1),), games=2, seed=0)
with arena.ResultsFolder(Path(sys.argv[1]), contest) as folder:
    arena.run(contest, folder, processes=1)
print(found.simulations, len(arena.read_games(Path(sys.argv[1]))), locked)
"""


@pytest.mark.compiled_only
def test_search_bots_and_arena_run_without_posix(tmp_path: os.PathLike[str]) -> None:
    finished = subprocess.run(
        [sys.executable, "-W", "error", "-c", LIKE_WINDOWS + USED, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stdout == "200 2 [(2, 1)]\n", finished.stderr


def test_a_program_is_refused_where_it_could_not_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(BotFailed, match=r"bot-not-started.*no process groups"):
        external("mine", "true").start()
