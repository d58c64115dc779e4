"""Learns what makes moves likelier than their gain says, and writes it beside the game's weights.

python benchmarks/nets/learn_priors.py azul --players 2 --variant standard --games 670

Bots play against themselves; now and then a position is searched deeply on a tree of its own. A
prior should say how often that search tried each move. The terms of the moves (`prior_terms` of the
policy) get weights, and priors a scale, by gradient descent on the cross-entropy between the two.
The last games are left out: by them the result is judged. A run that was stopped goes on.

Needs numpy. `benchmarks/nets/match_priors.py` plays the new priors against those without.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import azulejos
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.azul.take_terms import GROUPS
from azulejos.bots.azul.weights import TUNED
from azulejos.bots.learned_priors import FILE
from azulejos.bots.registry import packaged_nets
from azulejos.engine.game import GameState
from azulejos.search.branches import Reader
from azulejos.search.tree import SearchParameters, Tree

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]

GAINS_ALONE = replace(TUNED, priors=())
# Choices come from streams that no deal uses.
CHOICES = 1 << 63
FIRST_SEED = 1000
BRIEF, DEEP = 400, 4000
"""Simulations of a turn, and of one that is learned from."""
DEEP_TURNS = 3
"""One turn in so many is learned from."""
DRAWN_TURNS, DRAWN_LATER = 2, 15
"""So many turns at the start of a game are drawn by visits, and later one in so many."""
JUDGED = 0.2
"""The share of the games by which the result is judged."""
STEPS = 300
FASTEST = 8.0
FIRST_SCALE = 400.0
LOGARITHM_RATE = 0.03
MEAN, SQUARE = 0.9, 0.99
SMALLEST = 1e-12
DECAY = 1e-6
FLATTER = 2
"""The scale that plays best is about so many times the one that predicts visits best."""
STEEPNESS = 4
"""A share is this power of scale / (scale + what a move gains less than the best)."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what."""

    players: int
    variant: str


# Games


def play(table: Table, seed: int) -> Iterator[dict[str, Any]]:
    """The positions of one game that were searched deeply, with the visits of all moves."""
    policy = AzulPolicy(GAINS_ALONE, packaged_nets("azul"))
    state = azulejos.start("azul", table.players, table.variant)
    deals, choices = azulejos.Rng(seed, 0), azulejos.Rng(seed, CHOICES)
    turns = 0
    while not state.is_over:
        moves = [] if state.needs_deal else state.legal_moves()
        if not moves:
            state.deal(deals)
            continue
        if len(moves) == 1:
            state.play(moves[0])
            continue
        turns += 1
        is_deep = choices.below(DEEP_TURNS) == 0
        tree = Tree(state, policy, choices.below(1 << 30), SearchParameters())
        tree.run(DEEP if is_deep else BRIEF)
        tried = {each.move: each.times for each in Reader(tree).tried(0)}
        if is_deep:
            visits = [tried.get(move, 0) for move in moves]
            yield {"seed": seed, "position": state.position(), "visits": visits}
        is_drawn = turns <= DRAWN_TURNS or choices.below(DRAWN_LATER) == 0
        state.play(drawn(tried, choices) if is_drawn else tree.most_tried_move())


def drawn(tried: dict[int, int], choices: azulejos.Rng) -> int:
    number = choices.below(sum(tried.values()))
    for move, times in tried.items():
        number -= times
        if number < 0:
            return move
    raise AssertionError("a number below the sum falls to one of the moves")


def play_games(table: Table, games: int, path: Path) -> list[dict[str, Any]]:
    """All positions, of games played now or before. A game is a line; half a line is dropped."""
    lines = path.read_text().splitlines(keepends=True) if path.exists() else []
    path.write_text("".join(line for line in lines if line.endswith("\n")))
    rows = [row for line in path.read_text().splitlines() for row in json.loads(line)]
    done = {row["seed"] for row in rows}
    with path.open("a") as file:
        for seed in range(FIRST_SEED, FIRST_SEED + games):
            if seed not in done:
                found = list(play(table, seed))
                rows += found
                file.write(json.dumps(found) + "\n")
    return [row for row in rows if row["seed"] < FIRST_SEED + games]


# What is learned from


@dataclass(frozen=True, slots=True)
class Samples:
    """The moves of all positions, one after the other.

    `first` is where the moves of each position begin, `place` the position of each move; `term`
    lists the terms of all moves, and `move` to which of them each belongs.
    """

    first: Counts
    place: Counts
    gain: Numbers
    share: Numbers
    move: Counts
    term: Counts

    @property
    def positions(self) -> int:
        return len(self.first)


def samples_of(rows: list[dict[str, Any]]) -> Samples:
    """From positions in which something is taken."""
    policy = AzulPolicy()
    first: list[int] = []
    place: list[int] = []
    gain: list[float] = []
    share: list[float] = []
    move: list[int] = []
    term: list[int] = []
    for row in rows:
        state = azulejos.from_position(row["position"])
        if not is_about_takes(state):
            continue
        first.append(len(gain))
        total = sum(row["visits"])
        for (each, terms), visits in zip(policy.prior_terms(state), row["visits"], strict=True):
            move += [len(gain)] * len(terms)
            term += terms
            place.append(len(first) - 1)
            gain.append(float(each))
            share.append(visits / total)
    numbers = (np.array(gain), np.array(share))
    return Samples(np.array(first), np.array(place), *numbers, np.array(move), np.array(term))


def is_about_takes(state: GameState) -> bool:
    return "phase=offer" in state.position()


# Learning


@dataclass(frozen=True, slots=True)
class Priors:
    """The weights of all terms, for gains that are divided by `scale`."""

    weights: Numbers
    scale: float
    steepness: int = STEEPNESS

    def of(self, samples: Samples) -> tuple[Numbers, Numbers, Numbers]:
        """Gains, how far each falls short of the best of its position, and priors."""
        gains = samples.gain + self.added(samples)
        best = np.maximum.reduceat(gains, samples.first)[samples.place]
        below = self.scale + best - gains
        shares = (self.scale / below) ** self.steepness
        return gains, below, shares / np.add.reduceat(shares, samples.first)[samples.place]

    def added(self, samples: Samples) -> Numbers:
        added = np.bincount(samples.move, self.weights[samples.term], len(samples.gain))
        return added.astype(np.float64)

    def cross_entropy(self, samples: Samples) -> float:
        return float(-(samples.share * np.log(self.of(samples)[2])).sum() / samples.positions)


def slopes(priors: Priors, samples: Samples) -> tuple[Numbers, float]:
    """How the cross-entropy changes with each weight, and with the logarithm of the scale."""
    gains, below, shares = priors.of(samples)
    off = (shares - samples.share) * priors.steepness / below
    together = np.add.reduceat(off, samples.first)[samples.place]
    is_best = gains == np.maximum.reduceat(gains, samples.first)[samples.place]
    bests = np.add.reduceat(is_best.astype(float), samples.first)[samples.place]
    by_gain = off - is_best / bests * together
    by_weight = np.bincount(samples.term, by_gain[samples.move], len(priors.weights))
    by_scale = -(off * priors.scale).sum()
    return by_weight / samples.positions + DECAY * priors.weights, by_scale / samples.positions


def learned(samples: Samples, terms: int) -> Priors:
    """By Adam, all samples at once, with a rate that falls along a cosine."""
    values = np.zeros(terms + 1)
    values[-1] = np.log(FIRST_SCALE)
    means, squares = np.zeros(terms + 1), np.zeros(terms + 1)
    rates = np.array([FASTEST] * terms + [LOGARITHM_RATE])
    for step in range(1, STEPS + 1):
        by_weight, by_scale = slopes(Priors(values[:-1], float(np.exp(values[-1]))), samples)
        slope = np.append(by_weight, by_scale)
        means += (1 - MEAN) * (slope - means)
        squares += (1 - SQUARE) * (slope**2 - squares)
        rate = rates * (1 + np.cos(np.pi * step / STEPS)) / 2
        size = np.sqrt(squares / (1 - SQUARE**step)) + SMALLEST
        values -= rate * means / (1 - MEAN**step) / size
    return Priors(values[:-1], float(np.exp(values[-1])))


def cross_entropies(judging: Samples, found: Priors, made: Priors) -> dict[str, float]:
    """On games that nothing was learned from; the visits alone have an entropy of their own."""
    nothing = np.zeros(len(found.weights))
    visits = judging.share[judging.share > 0]
    told = {
        "positions": judging.positions,
        "entropy_of_visits": -(visits * np.log(visits)).sum() / judging.positions,
        "gains_alone": Priors(nothing, GAINS_ALONE.prior_scale, 2).cross_entropy(judging),
        "same_scale_without_terms": Priors(nothing, made.scale).cross_entropy(judging),
        "as_learned": found.cross_entropy(judging),
        "as_kept": made.cross_entropy(judging),
    }
    return {name: round(float(value), 4) for name, value in told.items()}


# The file beside the game's weights


def table_of(table: Table, priors: Priors, about: dict[str, Any]) -> dict[str, Any]:
    weights, first = {}, 0
    for group, size in GROUPS.items():
        weights[group] = [int(weight) for weight in priors.weights[first : first + size]]
        first += size
    scale = {"scale": int(priors.scale)}
    return (
        {"players": table.players, "variant": table.variant} | scale | {"weights": weights} | about
    )


def write(path: Path, made: dict[str, Any]) -> None:
    """Instead of what the file had for the same table."""
    tables = json.loads(path.read_text())["tables"] if path.exists() else []
    key = (made["players"], made["variant"])
    kept = [each for each in tables if (each["players"], each["variant"]) != key]
    tables = sorted([*kept, made], key=lambda each: (each["variant"], each["players"]))
    lines = ",\n".join(lines_of(each) for each in tables)
    path.write_text('{"tables": [\n' + lines + "\n]}\n")


def lines_of(table: dict[str, Any]) -> str:
    groups = ",\n  ".join(
        f"{json.dumps(name)}: {json.dumps(weights)}" for name, weights in table["weights"].items()
    )
    rest = {name: value for name, value in table.items() if name != "weights"}
    return json.dumps(rest)[:-1] + ', "weights": {\n  ' + groups + "\n}}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn priors from how often moves were tried.")
    parser.add_argument("game", choices=["azul"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="standard")
    parser.add_argument("--games", type=int, default=670)
    parser.add_argument("--scale", type=int, help="keep this one, instead of twice the one learned")
    parser.add_argument("--folder", type=Path, default=Path("build/priors"), help="for the games")
    parser.add_argument("--to", type=Path, help="another file than that of the game")
    asked = parser.parse_args()
    table = Table(asked.players, asked.variant)
    asked.folder.mkdir(parents=True, exist_ok=True)
    rows = play_games(table, asked.games, asked.folder / f"{asked.variant}-{asked.players}.jsonl")
    last = FIRST_SEED + int(asked.games * (1 - JUDGED))
    learning = samples_of([row for row in rows if row["seed"] < last])
    judging = samples_of([row for row in rows if row["seed"] >= last])
    found = learned(learning, sum(GROUPS.values()))
    made = Priors(np.round(found.weights), asked.scale or round(FLATTER * found.scale))
    print(json.dumps(cross_entropies(judging, found, made)))
    about = {"games": asked.games, "positions": learning.positions}
    path = asked.to or Path(azulejos.__file__).parent / "bots" / "azul" / FILE
    write(path, table_of(table, made, about))


if __name__ == "__main__":
    main()
