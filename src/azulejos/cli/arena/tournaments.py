"""Plays a tournament and shows what came of it: progress, tables, JSON and pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from azulejos.cli import screen
from azulejos.cli.arena import results
from azulejos.cli.workers import workers_of
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.arena import Tournament
    from azulejos.arena.dataset import Dataset

USUAL_PLACE = Path("arena")


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Where results go, and how much may be done for them."""

    folder: Path | None
    replace: bool
    processes: int | None
    minutes: float | None
    dataset: Path | None
    cluster: str | None = None


@dataclass(frozen=True, slots=True)
class OutputOptions:
    """How results are told."""

    messages: Messages
    as_json: bool
    anchor: str | None
    plot: Path | None


def play(tournament: Tournament, run_options: RunOptions, output: OutputOptions) -> dict[str, Any]:
    """Plays what is missing, then shows what came of it."""
    from azulejos.arena import ResultsFolder, expect_anchor, report, run, usual_name
    from azulejos.cli.bench import machine

    expect_anchor(tournament, output.anchor)
    path = run_options.folder or USUAL_PLACE / usual_name(tournament)
    about = {"commit": machine.commit(), "machine": machine.machine()}
    most = len(tournament.pairings) * tournament.games_per_pairing
    title = output.messages.text("progress-games")
    seconds = math.inf if run_options.minutes is None else 60 * run_options.minutes
    with ResultsFolder(path, tournament, about, run_options.replace) as folder:
        with (
            workers_of(run_options.cluster, run_options.processes) as workers,
            noted(tournament, run_options) as dataset,
            countdown(title, most) as missing,
        ):
            run(tournament, folder, workers, missing, seconds, dataset)
        found = report(path, output.anchor)
        folder.summarise(found)
    show_results(found, output)
    return found


def noted(tournament: Tournament, wanted: RunOptions) -> AbstractContextManager[Dataset | None]:
    """Where every move goes, if somebody wants to have them."""
    from azulejos.arena.dataset import Dataset
    from azulejos.cli.bench import machine

    if wanted.dataset is None:
        return nullcontext()
    settings = tournament.settings()
    return Dataset(wanted.dataset, settings, machine.commit(), wanted.replace)


@contextmanager
def countdown(title: str, most: int) -> Iterator[Callable[[int], None]]:
    """A progress bar for work that may end early: it hears how much may still be missing."""
    left = most

    with screen.progress(title, most) as moved_on:

        def missing(count: int) -> None:
            nonlocal left
            moved_on(left - count)
            left = count

        yield missing


def show_results(found: dict[str, Any], output: OutputOptions) -> None:
    if output.plot is not None:
        draw(found, output.plot, output.messages)
    if output.as_json:
        screen.print_json(found)
    else:
        results.show(found, output.messages)


def draw(found: dict[str, Any], path: Path, messages: Messages) -> None:
    from azulejos.arena.plot import ratings_svg
    from azulejos.drawing import painted

    picture = ratings_svg(results.title(found, messages), found["ratings"])
    path.write_bytes(picture.encode() if path.suffix == ".svg" else painted(picture))
