"""The rows of games as JSON lines, and where each game stands among them.

A game is written when it has ended and counts when its last row is there. So whatever ends the
program, the games before stay readable; half a game is cut off when the file is used again.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

from azulejos.arena.dataset.columns import COLUMNS, Row, Rows
from azulejos.arena.errors import ArenaError
from azulejos.arena.folder_lock import lock

# A crash of the program loses no game, a power cut those of so many seconds.
SYNC_SECONDS = 1.0
Key = tuple[int, int]
"""Pairing and number of a game."""

NAMES = {column.name for column in COLUMNS}


@dataclass(frozen=True, slots=True)
class GameRows:
    """A game in the file: where it begins and ends, and what a card tells of it.

    `bots` has for each bot how many seats it had and its share of the victory.
    """

    start: int
    end: int
    plies: int
    reason: str
    bots: Mapping[str, tuple[int, float]]


class Journal:
    """An open file of JSON lines, to which nobody else can write meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[Key, GameRows] = {}
        self.synced = time.monotonic()
        self._open()

    def _open(self) -> None:
        self.file: IO[bytes] = self.path.open("a+b")
        try:
            lock(self.file)
        except BlockingIOError:
            self.file.close()
            raise ArenaError("dataset-busy", path=str(self.path)) from None

    def load(self) -> None:
        """Finds the games that are there, up to the first line that makes no sense."""
        self.file.seek(0)
        begun: list[Row] = []
        start = end = 0
        for line in self.file:
            row = read_row(line)
            if row is None or row["ply"] != len(begun):
                break
            begun.append(row)
            end += len(line)
            if row["ply"] == row["plies"] - 1:
                self._note(begun, start, end)
                begun, start = [], end
        self.file.truncate(start)

    def add(self, rows: Rows) -> None:
        """Takes a game that has ended; one without a single move leaves nothing."""
        if not rows:
            return
        text = b"".join(written(row) for row in rows)
        start = self.file.seek(0, os.SEEK_END)
        self.file.write(text)
        self.file.flush()
        if time.monotonic() - self.synced > SYNC_SECONDS:
            self._sync()
        self._note(rows, start, start + len(text))

    def keep(self, keys: Iterable[Key]) -> None:
        """Forgets all other games."""
        wanted = {key: self.games[key] for key in keys if key in self.games}
        if len(wanted) != len(self.games):
            self.games = wanted
            self._rewrite()

    def empty(self) -> None:
        """Nothing in the file is needed any more; what was in it is still known."""
        self.file.truncate(0)

    def settle(self) -> None:
        """Puts games in the order of their numbers: which ended first must not matter."""
        starts = [game.start for _, game in sorted(self.games.items())]
        if starts != sorted(starts):
            self._rewrite()
        self._sync()

    def in_order(self) -> Iterator[Rows]:
        """The rows of every game, one game after another."""
        for text in self._texts():
            yield tuple(json.loads(line) for line in text.splitlines())

    def close(self) -> None:
        self.file.close()

    def _texts(self) -> Iterator[bytes]:
        for _, game in sorted(self.games.items()):
            self.file.seek(game.start)
            yield self.file.read(game.end - game.start)

    def _rewrite(self) -> None:
        """Beside the file first: whatever happens meanwhile, one of the two is whole."""
        draft = self.path.with_name(f".{self.path.name}.draft")
        with draft.open("wb") as file:
            for text in self._texts():
                file.write(text)
            file.flush()
            os.fsync(file.fileno())
        self._take_over(draft)

    def _take_over(self, draft: Path) -> None:
        self.file.close()
        os.replace(draft, self.path)
        self._open()
        end = 0
        for number, game in sorted(self.games.items()):
            start, end = end, end + game.end - game.start
            self.games[number] = replace(game, start=start, end=end)

    def _note(self, rows: Sequence[Row], start: int, end: int) -> None:
        last = rows[-1]
        seats = {row["seat"]: row["bot"] for row in rows}
        bots: dict[str, tuple[int, float]] = {}
        for seat, bot in sorted(seats.items()):
            count, share = bots.get(bot, (0, 0.0))
            bots[bot] = (count + 1, share + last["shares"][seat])
        self.games[key_of(rows)] = GameRows(start, end, len(rows), last["reason"], bots)

    def _sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()


def key_of(rows: Sequence[Row]) -> Key:
    return rows[0]["pairing"], rows[0]["game"]


def written(row: Row) -> bytes:
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def read_row(line: bytes) -> Row | None:
    """None for what is no row of ours, or only the beginning of one."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    is_whole = line.endswith(b"\n") and isinstance(row, dict) and set(row) == NAMES
    return row if is_whole else None
