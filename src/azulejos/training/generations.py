"""One generation after the other: games, learning, a match; each step once, however often killed.

A generation plays games with the best net so far (at first with the evaluation as it is written,
whatever nets come with the game), learns from those of the last three, and the net it made then
plays against what it learned from, at equal time. Only a net that wins by a sequential test is
kept.
"""

from __future__ import annotations

import math
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import azulejos
from azulejos import arena
from azulejos.arena.workers import Workers, play_all
from azulejos.benchmark import ValuedPosition, judged, read_positions
from azulejos.bots.registry import policy_type
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set
from azulejos.nets import Heading, Learned, read_weights, write_weights
from azulejos.search.guide import Guide
from azulejos.training.float_net import FloatNet
from azulejos.training.folder import Plan, TrainingFolder, copy_whole, write_whole
from azulejos.training.learning import Learner, certainty_of, errors_of, learn
from azulejos.training.plot import progress_svg
from azulejos.training.samples import Samples, joined
from azulejos.training.self_play import SelfPlay
from azulejos.training.tables import features_of

GAMES_A_FILE = 50
FILES_TO_LEARN = 10
"""Of so many files, one is for judging nets."""
FEWEST_FILES = 2
WINDOW = 3
"""So many generations are learned from."""
SEEDS_A_GENERATION = 10_000_000
GATE = arena.SequentialTest(lower=0.5, higher=0.55)

Bar = Callable[[str, int], Any]
"""Shows the progress of a step with so many parts: a context manager that counts them."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """What a run has: its folder, so many processes, so many seconds for the games of a generation,
    how progress is shown, and machines that play those games, if there are others than this one.
    """

    folder: TrainingFolder
    processes: int
    seconds: float
    bar: Bar
    elsewhere: Workers | None = None

    @property
    def workers(self) -> Workers:
        """Who plays games to learn from. Matches are for this machine alone: they measure time."""
        return self.processes if self.elsewhere is None else self.elsewhere

    @property
    def plan(self) -> Plan:
        return self.folder.plan

    @property
    def options(self) -> Options:
        return rule_set(self.plan.game).choose(self.plan.players, self.plan.variant)


def train(workshop: Workshop, generations: int) -> list[dict[str, Any]]:
    """Does what is missing of so many generations; returns the log."""
    for number in range(1, generations + 1):
        play_games(workshop, number)
        make_net(workshop, number)
        draw(workshop)
        decide(workshop, number)
        draw(workshop)
    return [dict(step) for step in workshop.folder.log()]


def draw(workshop: Workshop) -> None:
    """What has been learned so far."""
    write_whole(workshop.folder.path / "progress.svg", progress_svg(workshop.folder.log()))


# Games


def play_games(workshop: Workshop, number: int) -> None:
    """The files of a generation, until there are enough or time is up."""
    folder = workshop.folder
    if folder.found(number, "games"):
        return
    files = max(FEWEST_FILES, math.ceil(workshop.plan.games / GAMES_A_FILE))
    path = folder.generation(number)
    with workshop.bar("games", files * GAMES_A_FILE) as advance:
        missing = []
        for file in range(files):
            if games_file(path, file).exists():
                advance(GAMES_A_FILE)
            else:
                missing.append(file)
        for _ in played(workshop, number, missing):
            advance(GAMES_A_FILE)
    done = sum(1 for file in range(files) if games_file(path, file).exists())
    folder.note({"generation": number, "step": "games", "games": done * GAMES_A_FILE})


def played(workshop: Workshop, number: int, files: list[int]) -> Iterator[None]:
    """In order; none are begun when time is up, but those that were are played to their end."""
    path, until = workshop.folder.generation(number), time.monotonic() + workshop.seconds
    setting = setting_of(workshop, number)
    waiting = iter(files)

    def next_file() -> GamesFile | None:
        file = next(waiting, None)
        if file is None or (file >= FEWEST_FILES and time.monotonic() >= until):
            return None
        return GamesFile(file, setting, seeds_of(workshop.plan, number, file))

    with closing(play_all(next_file, workshop.workers, math.inf, play_file)) as results:
        for file, samples in results:
            samples.save(games_file(path, file))
            yield


def setting_of(workshop: Workshop, number: int) -> SelfPlay:
    plan, before = workshop.plan, net_before(workshop.folder, number)
    learned = read_weights(before) if before else None
    return SelfPlay(workshop.options, plan.brief, plan.deep, learned)


@dataclass(frozen=True, slots=True)
class GamesFile:
    """A file of games that are still to be played, here or elsewhere."""

    number: int
    setting: SelfPlay
    seeds: range


def play_file(file: GamesFile) -> tuple[int, Samples]:
    return file.number, file.setting.play(file.seeds)


def seeds_of(plan: Plan, number: int, file: int) -> range:
    first = plan.seed * 1_000_000_007 + number * SEEDS_A_GENERATION + file * GAMES_A_FILE
    return range(first, first + GAMES_A_FILE)


def games_file(path: Path, file: int) -> Path:
    return path / f"games-{file:05}.npz"


# Learning


def make_net(workshop: Workshop, number: int) -> None:
    folder, plan = workshop.folder, workshop.plan
    if folder.found(number, "learning"):
        return
    features = features_of(plan.game)
    net = FloatNet(features.groups(plan.players), plan.players, plan.seed)
    learned_from, judged_on = samples_of(folder, number)
    learner = Learner(net, learned_from, plan.epochs, plan.seed)
    with workshop.bar("epochs", plan.epochs) as advance:
        learn(learner, folder.generation(number) / "checkpoint.npz", advance)
    about = provenance(folder, number) | {"positions": len(learned_from)}
    certainty = certainty_of(net, judged_on)
    heading = Heading(plan.game, plan.players, plan.variant, features.VERSION, certainty, about)
    write_weights(made_net(folder, number), Learned(heading, net.rounded(learned_from)))
    step = {"generation": number, "step": "learning", "positions": len(learned_from)}
    step["certainty"] = certainty
    errors = {"written": errors_of(None, judged_on), "net": errors_of(net, judged_on)}
    found = {name: each.data() for name, each in errors.items()}
    folder.note(step | found | {"set": judged_on_set(workshop, number)})


def judged_on_set(workshop: Workshop, number: int) -> dict[str, dict[str, Any]]:
    """How far off both are on the positions of `azulejos judge` at the same kind of table."""
    plan, policy = workshop.plan, policy_type(workshop.plan.game)
    table = (plan.players, plan.variant)
    positions = [
        position
        for position in read_positions(plan.game)
        if (position.state.players, position.state.options.variant) == table
    ]
    nets = {"written": (), "net": (read_weights(made_net(workshop.folder, number)),)}
    return {name: judged_figures(positions, policy(learned=net)) for name, net in nets.items()}


def judged_figures(positions: list[ValuedPosition], guide: Guide) -> dict[str, Any]:
    found = judged(positions, guide)
    return {name: found[name] for name in ("positions", "log_loss", "points_error", "points_bias")}


def provenance(folder: TrainingFolder, number: int) -> dict[str, Any]:
    """All that is needed to make the same net again."""
    played = [step for step in folder.log() if step["step"] == "games"]
    return {
        "azulejos": azulejos.__version__,
        "command": "azulejos train",
        "generation": number,
        "games": [step["games"] for step in played],
        "plan": asdict(folder.plan),
    }


def samples_of(folder: TrainingFolder, number: int) -> tuple[Samples, Samples]:
    """To learn from, and to judge by: whole files, so that no game is on both sides."""
    kept: tuple[list[Samples], list[Samples]] = ([], [])
    for generation in range(max(1, number - WINDOW + 1), number + 1):
        for path in sorted(folder.generation(generation).glob("games-?????.npz")):
            file = int(path.stem.removeprefix("games-"))
            kept[file % FILES_TO_LEARN == 0].append(Samples.load(path))
    return joined(kept[0]), joined(kept[1])


# The match


def decide(workshop: Workshop, number: int) -> None:
    """A net is kept if it beats what came before it, both with the same time for every turn.

    Without a match it is kept untested: whoever trains then plays matches elsewhere.
    """
    folder = workshop.folder
    if not folder.found(number, "match"):
        found = match(workshop, number) if workshop.plan.match_games else {}
        is_kept = not found or found["decision"] == arena.Decision.STRONGER
        folder.note({"generation": number, "step": "match", "kept": is_kept} | found)
    best = net_before(folder, number + 1)
    if best:
        copy_whole(best, folder.path / "best.net")


def match(workshop: Workshop, number: int) -> dict[str, Any]:
    """Plays what is missing of it, and tells what came of it."""
    folder, plan = workshop.folder, workshop.plan
    made, before = made_net(folder, number), net_before(folder, number)
    tournament = arena.Tournament(
        "match",
        workshop.options,
        (program("made", made), program("before", before)),
        ((0, 1),),
        plan.match_games,
        plan.seed + number,
        GATE,
        bot_time=plan.match_seconds,
    )
    place = folder.generation(number) / "match"
    with arena.ResultsFolder(place, tournament, {}) as results:
        with workshop.bar("match", tournament.games_per_pairing) as advance:
            left = tournament.games_per_pairing

            def missing(count: int) -> None:
                nonlocal left
                advance(left - count)
                left = count

            arena.run(tournament, results, workshop.processes, missing)
        pairing: dict[str, Any] = arena.report(place)["pairings"][0]
    return pairing


def program(name: str, net: Path | None) -> arena.Player:
    command = [sys.executable, "-m", "azulejos", "bot", "search", "--stdio"]
    command += ["--written"] if net is None else ["--net", str(net.resolve())]
    return arena.Player(name, shlex.join(command))


def made_net(folder: TrainingFolder, number: int) -> Path:
    return folder.generation(number) / "made.net"


def net_before(folder: TrainingFolder, number: int) -> Path | None:
    """The net of the last generation before that was kept, or else the one to start from."""
    kept = [step["generation"] for step in folder.log() if step.get("kept")]
    earlier = [generation for generation in kept if generation < number]
    if earlier:
        return made_net(folder, earlier[-1])
    return folder.start if folder.plan.start is not None else None
