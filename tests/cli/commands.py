"""Runs the command the way people do: as a process, or quicker in this one."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from azulejos.cli.main import run

SOURCE = Path(__file__).parents[2] / "src"
LOCALE = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONPATH": str(SOURCE)}


@dataclass(frozen=True)
class Finished:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def process(*arguments: str, **variables: str) -> Finished:
    finished = subprocess.run(
        [sys.executable, "-m", "azulejos", *arguments],
        env=os.environ | LOCALE | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Finished(finished.returncode, finished.stdout, finished.stderr)


class Azulejos:
    """The command within this process, without the start of another Python."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *arguments: str) -> Finished:
        code = run(arguments)
        written = self.capture.readouterr()
        return Finished(code, written.out, written.err)
