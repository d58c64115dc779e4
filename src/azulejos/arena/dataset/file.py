"""A dataset on disk: a file of rows, as JSON lines or Parquet, and its card.

Rows are always written as JSON lines first, beside a Parquet file if that is what is wanted: only
so can games be added one by one without losing those before. A dataset that was begun with the same
settings goes on; the same games make the same file, in whatever order they end.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any

from azulejos.arena.bot_game import GameResult
from azulejos.arena.dataset import parquet
from azulejos.arena.dataset.card import card, card_of, read_about
from azulejos.arena.dataset.columns import Rows
from azulejos.arena.dataset.journal import GameRows, Journal, Key, key_of
from azulejos.arena.dataset.noting import Noted
from azulejos.arena.errors import ArenaError
from azulejos.arena.results_folder import Games, difference, sources, write_durably
from azulejos.engine.errors import Value

FORMAT = 1
PARQUET = ".parquet"
ENDINGS = (".jsonl", PARQUET)


class Dataset:
    """Takes the rows of games; nobody else can write there meanwhile.

    `settings` decide which games are played; `commit` is told on the card. With `replace` a file
    with other games gives way.
    """

    def __init__(
        self,
        path: Path,
        settings: Mapping[str, Any],
        commit: str | None = None,
        replace: bool = False,
    ) -> None:
        self.path = path
        self.about = {"format": FORMAT, "settings": dict(settings), "sources": sources()}
        self.commit = commit
        self.is_parquet = expected_ending(path) == PARQUET
        if self.is_parquet:
            parquet.expect_package()
        if not path.parent.is_dir():
            raise ArenaError("folder-missing", path=str(path.parent))
        self.journal = Journal(path.with_name(f"{path.name}.jsonl") if self.is_parquet else path)
        try:
            self._open(replace)
        except BaseException:
            self._leave()
            raise

    @property
    def games(self) -> Mapping[Key, GameRows]:
        """The games that are there."""
        return self.journal.games

    @property
    def card(self) -> Path:
        """Where the card lies."""
        return card_of(self.path)

    def __enter__(self) -> Dataset:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Also after Ctrl-C: what was played can be read."""
        try:
            self.journal.settle()
            self._write_card()
            if self.is_parquet:
                parquet.write(self.path, self.journal.in_order())
                self.journal.empty()
        finally:
            self._leave()

    def add(self, rows: Rows) -> None:
        """Takes the rows of a game that has ended."""
        self.journal.add(rows)

    def taken_from(self, games: Generator[Noted]) -> Generator[tuple[GameResult, str]]:
        """The results and records of games, whose rows stay here."""
        with closing(games):
            for result, record, rows in games:
                self.add(rows)
                yield result, record

    def expect(self, played: Games, where: Path) -> None:
        """Of these games the rows must be here, and of no others.

        A game that ended before its first turn has no rows.
        """
        missing = [key for key, game in played.items() if sum(game.turns) and key not in self.games]
        if missing:
            values: dict[str, Value] = {"path": str(where), "games": len(missing)}
            raise ArenaError("dataset-not-noted", **values)
        self.journal.keep(played)

    def _open(self, replace: bool) -> None:
        files = [self.path, self.journal.path]
        is_new = not any(file.exists() and file.stat().st_size for file in files)
        known = read_about(self.card)
        if self._is_of_another(known) or (self.card.exists() and known is None and not replace):
            raise ArenaError("dataset-no-card", path=str(self.card))
        different = difference(known or {}, self.about)
        if different and not is_new and not replace:
            raise ArenaError("dataset-other", path=str(self.path), **different)
        if different:
            self._forget()
        self._load()
        self._write_card()

    def _is_of_another(self, known: Mapping[str, Any] | None) -> bool:
        """Whether it is the card of `games.jsonl`, say, and this is `games.parquet`."""
        name = (known or {}).get("file", self.path.name)
        return name != self.path.name and self.path.with_name(name).exists()

    def _forget(self) -> None:
        self.journal.empty()
        if self.is_parquet:
            self.path.unlink(missing_ok=True)

    def _load(self) -> None:
        """What a Parquet file has, and what was played after it was written."""
        self.journal.load()
        if self.is_parquet and self.path.exists():
            for rows in parquet.read(self.path):
                if key_of(rows) not in self.games:
                    self.add(rows)

    def _write_card(self) -> None:
        about = {**self.about, "commit": self.commit}
        write_durably(self.card, card(self.path.name, about, self.games))

    def _leave(self) -> None:
        """Leaves no empty file behind."""
        self.journal.close()
        if not self.journal.path.stat().st_size:
            self.journal.path.unlink()


def expected_ending(path: Path) -> str:
    if path.suffix not in ENDINGS:
        raise ValueError(f"expected a name with one of {ENDINGS}, got {path.name!r}")
    return path.suffix
