"""The results of a tournament on disk. Whatever ends the program, games that were played stay.

    arena.json           what is played, by which sources, on which machine
    results.jsonl        one line for every game, in the order in which games ended
    records/0-17.azl     the record of game 17 of pairing 0
    summary.json         what they say: rates, decisions, ratings

A line that was being written when the program ended, or that a power cut has made unreadable, is
cut off when the folder is used again; its game is played once more, with the same deals and the
same chances.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from azulejos.arena.bot_game import GameResult, from_data
from azulejos.arena.errors import ArenaError
from azulejos.arena.folder_lock import lock
from azulejos.arena.tournament import Tournament, from_settings
from azulejos.engine.sources import digest_of

FORMAT = 1
HEADER, RESULTS, RECORDS, SUMMARY = "arena.json", "results.jsonl", "records", "summary.json"
# What decides how games go; whoever changes it must not go on with games of before.
PLAYING = ("engine", "nets", "search", "bots", "arena")

Games = dict[tuple[int, int], GameResult]


def sources() -> str:
    """A digest of the sources that decide how games go."""
    return digest_of(PLAYING)


def identity(tournament: Tournament) -> dict[str, Any]:
    """What must be equal for games to belong to the same tournament."""
    return {"format": FORMAT, "settings": tournament.settings(), "sources": sources()}


def usual_name(tournament: Tournament) -> str:
    """The same command finds its folder again, any other has one of its own."""
    text = json.dumps(identity(tournament), sort_keys=True)
    short = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
    return f"{tournament.kind}-{tournament.options.game}-{short}"


def read_header(folder: Path) -> dict[str, Any]:
    try:
        header = json.loads((folder / HEADER).read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise ArenaError("arena-no-results", path=str(folder)) from None
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ArenaError("arena-header", path=str(folder / HEADER), expected=FORMAT)
    return header


def read_tournament(folder: Path) -> Tournament:
    """The tournament whose results are in a folder."""
    header = read_header(folder)
    try:
        return from_settings(header["settings"])
    except (KeyError, TypeError):
        raise ArenaError("arena-header", path=str(folder / HEADER), expected=FORMAT) from None


def read_games(folder: Path) -> Games:
    """Every game whose line is complete."""
    path = folder / RESULTS
    lines = _complete(path.read_bytes()).split(b"\n")[:-1] if path.exists() else []
    return dict(_read_line(path, number, line) for number, line in enumerate(lines, start=1))


def _complete(content: bytes) -> bytes:
    """The lines without what an interruption can leave behind them: half a line, zeros, noise."""
    end = content.rfind(b"\n") + 1
    while end:
        begin = content.rfind(b"\n", 0, end - 1) + 1
        if _is_json(content[begin:end]):
            break
        end = begin
    return content[:end]


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise ArenaError("arena-no-folder", path=str(path.parent)) from None


def write_durably(path: Path, text: str) -> None:
    """Not even a power cut takes it back."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _read_line(path: Path, number: int, line: bytes) -> tuple[tuple[int, int], GameResult]:
    try:
        played = from_data(json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ArenaError("arena-line", path=str(path), line=number) from None
    return (played.pairing, played.number), played


class ResultsFolder:
    """Takes the results of one tournament; nobody else can write there meanwhile.

    `about` is kept in the header. With `replace` the results of another tournament give way.
    """

    def __init__(
        self,
        path: Path,
        tournament: Tournament,
        about: Mapping[str, Any] | None = None,
        replace: bool = False,
    ) -> None:
        self.path = path
        _make_folder(path / RECORDS)
        self.file: IO[bytes] = (path / RESULTS).open("ab")
        try:
            self._lock()
            self._open(identity(tournament), about or {}, replace)
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> ResultsFolder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()

    def add(self, played: GameResult, record: str) -> None:
        """The line is written last: a game counts only when everything of it is there."""
        name = f"{played.pairing}-{played.number}.azl"
        write_durably(self.path / RECORDS / name, record)
        line = json.dumps(played.data(), separators=(",", ":"))
        self.file.write(line.encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def _lock(self) -> None:
        try:
            lock(self.file)
        except BlockingIOError:
            raise ArenaError("arena-busy", path=str(self.path)) from None

    def _open(self, wanted: Mapping[str, Any], about: Mapping[str, Any], replace: bool) -> None:
        if not (self.path / HEADER).exists():
            self._expect_no_results(replace)
            self._write_header({**wanted, **about})
        different = difference(read_header(self.path), wanted)
        if different and not replace:
            raise ArenaError("arena-other-tournament", path=str(self.path), **different)
        if different:
            self._forget()
            self._write_header({**wanted, **about})
        self._cut_off_half_a_line()

    def _expect_no_results(self, replace: bool) -> None:
        """Nobody knows which tournament results belong to once their header is lost."""
        if (self.path / RESULTS).stat().st_size and not replace:
            raise ArenaError("arena-header", path=str(self.path / HEADER), expected=FORMAT)
        self._forget()

    def _forget(self) -> None:
        """Results go before the header that explains them."""
        self.file.truncate(0)
        for path in [*(self.path / RECORDS).glob("*.azl"), self.path / SUMMARY]:
            path.unlink(missing_ok=True)

    def summarise(self, summary: Mapping[str, Any]) -> None:
        """Writes what was found beside the results."""
        self._write_json(SUMMARY, summary)

    def _write_header(self, header: Mapping[str, Any]) -> None:
        self._write_json(HEADER, header)

    def _write_json(self, name: str, content: Mapping[str, Any]) -> None:
        draft = self.path / f".{name}"
        write_durably(draft, json.dumps(content, indent=2) + "\n")
        os.replace(draft, self.path / name)

    def _cut_off_half_a_line(self) -> None:
        content = (self.path / RESULTS).read_bytes()
        self.file.truncate(len(_complete(content)))


def difference(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, str]:
    """The first setting in which two tournaments differ; empty if they are the same."""
    for ours, theirs in (
        (wanted["settings"], found.get("settings", {})),
        ({"sources": wanted["sources"]}, {"sources": found.get("sources")}),
    ):
        for name, value in ours.items():
            if theirs.get(name) != value:
                return {
                    "setting": name,
                    "value": json.dumps(value, ensure_ascii=False),
                    "found": json.dumps(theirs.get(name), ensure_ascii=False),
                }
    return {}
