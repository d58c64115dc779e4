"""A folder in which a net is trained: what was asked for, and every step that has been done.

| file | what it holds |
|---|---|
| `plan.json` | what is trained, and how |
| `log.jsonl` | a line for every step that was finished |
| `progress.svg` | a picture of what the log says |
| `start.net` | the net that plays the first games, if one was given |
| `best.net` | the net that was kept last; there is none until one wins its match |
| `generation-N/games-K.npz` | what can be learned from some games |
| `generation-N/checkpoint.npz` | a net after so many epochs |
| `generation-N/made.net` | the net that this generation learned |
| `generation-N/match` | its match against the one before, a folder of the arena |

A file is there as a whole or not at all, so a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from shutil import copyfile
from types import TracebackType
from typing import Any, Self

from azulejos.arena.folder_lock import lock
from azulejos.nets import Learned, read_weights
from azulejos.training.tables import TrainingError, features_of

Step = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is trained. Everything that the nets depend on is in here, but for `minutes`."""

    game: str
    players: int
    variant: str
    games: int
    """In every generation, at most."""
    epochs: int
    brief: int
    deep: int
    seed: int
    match_games: int
    """At most, to decide whether a net is kept; with none every net is."""
    match_seconds: float
    """For every turn of the match that decides whether a net is kept."""
    start: int | None = None
    """The checksum of the net that plays the first games; without one the evaluation does."""
    format: int = 2
    """What files of games hold. A run that another version began cannot go on with them."""

    def expect_fitting(self, net: Learned) -> None:
        """A net of another table would play nonsense."""
        heading = net.heading
        is_for = (heading.game, heading.players, heading.variant)
        if is_for != (self.game, self.players, self.variant):
            raise TrainingError("training-net-of-another-table", value=" ".join(map(str, is_for)))


class TrainingFolder:
    """Holds its lock while it is open: two runs would write the same files."""

    def __init__(self, path: Path, plan: Plan, start: Path | None = None) -> None:
        features_of(plan.game)  # refused before anything is written
        if start is not None:
            plan.expect_fitting(read_weights(start))
        self.path = path
        self.plan = plan
        path.mkdir(parents=True, exist_ok=True)
        self._lock = (path / "lock").open("ab")
        try:
            lock(self._lock)
        except BlockingIOError:
            self._lock.close()
            raise TrainingError("training-folder-in-use", file=str(path)) from None
        try:
            self._expect_same_plan()
            if start is not None and not self.start.exists():
                copy_whole(start, self.start)
        except TrainingError:
            self._lock.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lock.close()

    def _expect_same_plan(self) -> None:
        path = self.path / "plan.json"
        asked = asdict(self.plan)
        if not path.exists():
            write_whole(path, json.dumps(asked, indent=1) + "\n")
        elif json.loads(path.read_text(encoding="utf-8")) != asked:
            raise TrainingError("training-folder-other-plan", file=str(self.path))

    @property
    def start(self) -> Path:
        return self.path / "start.net"

    def generation(self, number: int) -> Path:
        path = self.path / f"generation-{number}"
        path.mkdir(exist_ok=True)
        return path

    # The log

    def log(self) -> list[Step]:
        """Without a last line that was cut off."""
        path = self.path / "log.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def found(self, generation: int, step: str) -> Step | None:
        """What the log says about a step, if it was finished."""
        wanted = {"generation": generation, "step": step}
        return next((line for line in self.log() if wanted.items() <= line.items()), None)

    def note(self, step: Step) -> None:
        lines = [*self.log(), step]
        write_whole(self.path / "log.jsonl", "".join(json.dumps(each) + "\n" for each in lines))


def copy_whole(source: Path, target: Path) -> None:
    draft = target.with_name(target.name + ".tmp")
    copyfile(source, draft)
    draft.replace(target)


def write_whole(path: Path, text: str) -> None:
    draft = path.with_name(path.name + ".tmp")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
