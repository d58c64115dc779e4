"""Programs that tests let sit in a seat, and whether they are gone afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import azulejos
from azulejos.bots.stdio import ExternalBot

ROOT = Path(__file__).parents[2]
UNRULY = Path(__file__).parent / "programs" / "unruly.py"
OUR_OWN = (sys.executable, "-m", "azulejos", "bot")


def unruly(where: str, what: str, *more: str, **limits: float) -> ExternalBot:
    """A bot that misbehaves from a certain moment on, and limits for impatient tests."""
    command = [sys.executable, str(UNRULY), where, what, *more]
    return ExternalBot("unruly", command, **{"limit": 0.3, "grace": 0.2} | limits)  # type: ignore[arg-type]


def dealt(game: str = "azul", players: int = 2) -> azulejos.GameState:
    state = azulejos.start(game, players)
    state.deal(azulejos.Rng(1))
    return state


def pids_in(words: str) -> list[int]:
    """The programs that have named themselves in an error stream."""
    return [int(pid) for pid in re.findall(r"(?:pid|child) (\d+)", words)]


def is_known(pid: int) -> bool:
    """Whether the system still knows this process, be it as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(pid: int, patience: float = 10) -> bool:
    """Whether the process ends in time; one that is not ours to bury may remain as a zombie."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        command = ["ps", "-o", "stat=", "-p", str(pid)]
        status = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        if status.strip()[:1] in ("", "Z"):
            return True
        time.sleep(0.05)
    return False
