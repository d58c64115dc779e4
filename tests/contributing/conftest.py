"""A copy of the package with a toy game and a toy bot, added as CONTRIBUTING.md says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PACKAGE = Path("src", "azulejos")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "web", "_built.json")
# After the line of the first text, in the file that the list names, comes the second.
GAME_ENTRY = (
    "engine/packages.py",
    '        "summer_pavilion_mini": "summer_pavilion",\n',
    '        "tile_row": "tile_row",\n',
)
BOT_ENTRIES = (
    (
        "bots/levels.py",
        "from azulejos.bots.bot import Bot, RandomBot, UnknownBot\n",
        "from azulejos.bots.first_choice import FirstChoice\n",
    ),
    (
        "bots/levels.py",
        '        "master": searching("master", Budget(seconds=1.0)),\n',
        '        "first": lambda _policy, _game: FirstChoice(),\n',
    ),
)


@dataclass(frozen=True, slots=True)
class Copy:
    """The sources of the package, in a folder of their own."""

    root: Path

    @property
    def package(self) -> Path:
        return self.root / PACKAGE

    def add_files(self, tree: Path) -> None:
        """New files are added; what is there for a catalogue goes to its end."""
        for file in sorted((tree / PACKAGE).rglob("*")):
            target = self.package / file.relative_to(tree / PACKAGE)
            if file.is_dir() or "__pycache__" in file.parts:
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            before = target.read_text(encoding="utf-8") if file.suffix == ".ftl" else ""
            assert bool(before) == target.exists(), f"{target} would be replaced"
            target.write_text(before + file.read_text(encoding="utf-8"), encoding="utf-8")

    def enter(self, file: str, after: str, line: str) -> None:
        path = self.package / file
        text = path.read_text(encoding="utf-8")
        assert text.count(after) == 1
        path.write_text(text.replace(after, after + line), encoding="utf-8")

    def run(self, *command: str, typed: str = "", folder: Path | None = None) -> str:
        """The output of a Python program that uses the copy, interpreted."""
        variables = {"PYTHONPATH": str(self.root / "src"), "AZULEJOS_PURE": "1", "LANG": "C.UTF-8"}
        finished = subprocess.run(
            [sys.executable, *command],
            cwd=folder or self.root,
            env=os.environ | variables | {"XDG_DATA_HOME": str(self.root / "data")},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert finished.returncode == 0, finished.stdout + finished.stderr
        return finished.stdout

    def azulejos(self, *arguments: str, typed: str = "") -> str:
        return self.run("-m", "azulejos", *arguments, typed=typed)

    def json(self, *arguments: str) -> Any:
        return json.loads(self.azulejos(*arguments, "--json"))


def copied(root: Path, *trees: Path) -> Copy:
    shutil.copytree(ROOT / PACKAGE, root / PACKAGE, ignore=LEFT_OUT)
    copy = Copy(root)
    for tree in trees:
        copy.add_files(tree)
    return copy


@pytest.fixture(scope="session")
def with_additions(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The package with the game Tile Row and the bot `first`."""
    copy = copied(tmp_path_factory.mktemp("copy"), HERE / "tile_row", HERE / "first_choice")
    entries: Sequence[tuple[str, str, str]] = (GAME_ENTRY, *BOT_ENTRIES)
    for entry in entries:
        copy.enter(*entry)
    return copy
