"""Where games are kept: the log of a running game, as JSON lines, and the records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from azulejos.cli.files import write_whole
from azulejos.cli.parameters import LARGEST_SEED
from azulejos.cli.play.errors import PlayError

Line = Mapping[str, Any]
HEADER = "terminal-game"


def data_folder(environ: Mapping[str, str]) -> Path:
    """`$XDG_DATA_HOME/azulejos`, by default `~/.local/share/azulejos`."""
    home = environ.get("XDG_DATA_HOME") or Path(environ.get("HOME") or Path.home(), ".local/share")
    return Path(home) / "azulejos"


@dataclass(frozen=True, slots=True)
class Saved:
    """What a saved game consists of: the seed of its deals and bots, and the table's log."""

    seed: int
    entries: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class GamesFolder:
    """The folder of all games of this person."""

    path: Path

    @property
    def unfinished(self) -> Path:
        return self.path / "unfinished"

    @property
    def records(self) -> Path:
        return self.path / "records"

    def new_save(self, game: str, now: datetime) -> Path:
        """A file that does not exist yet, named after the game and the time it began."""
        stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
        names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
        self.unfinished.mkdir(parents=True, exist_ok=True)
        paths = [self.unfinished / f"{name}.jsonl" for name in names]
        return next(path for path in paths if not path.exists())

    def last_unfinished(self, game: str | None) -> Path:
        """The file of the last game, or of the last one of this kind."""
        paths = list(self.unfinished.glob(f"{game}-[0-9]*.jsonl" if game else "*.jsonl"))
        if not paths:
            raise PlayError("play-nothing-to-resume", folder=str(self.unfinished))
        return max(paths, key=lambda path: (path.stat().st_mtime_ns, path.name))


def write_game(path: Path, seed: int, entries: Iterable[Line]) -> None:
    lines: list[Line] = [{"kind": HEADER, "seed": seed}, *entries]
    write_whole(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))


def read_game(path: Path) -> Saved:
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except (ValueError, RecursionError):
        raise PlayError("play-bad-save", file=str(path)) from None
    return Saved(read_header(path, lines), tuple(lines[1:]))


def read_header(path: Path, lines: Sequence[Any]) -> int:
    first = lines[0] if lines else None
    if not isinstance(first, dict) or first.get("kind") != HEADER or len(lines) < 2:
        raise PlayError("play-bad-save", file=str(path))
    seed = first.get("seed")
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise PlayError("play-bad-save", file=str(path))
    return seed
