"""Fits a net to samples by AdamW, epoch by epoch, and goes on after an interruption.

One game in ten is not learned from: on it a net is judged. A checkpoint after every epoch holds all
that the rest depends on, so a run that was killed ends like one that was not.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.nets.weights_file import AS_IT_IS
from azulejos.training.float_net import FloatNet, Numbers, corrected, from_numbers
from azulejos.training.samples import Floats, Samples

BATCH = 2048
FASTEST = 3e-3
"""The rate of learning at the start; it falls to 0 along a cosine."""
DECAY = 0.3
MEAN, SQUARE = 0.9, 0.999
SMALLEST = 1e-8
JUDGED_AT_ONCE = 8192
LEAST = 1e-6
CERTAINTIES = range(2, 13)


@dataclass(frozen=True, slots=True)
class Errors:
    """How far off judgements are, on positions nobody learned from."""

    positions: int
    log_loss: float
    """Of the chances, against what was found by search and by playing on."""
    points: float
    """The mean distance from the points found so."""
    points_bias: float

    def data(self) -> dict[str, float]:
        return {name: round(value, 5) for name, value in asdict(self).items()}


class Learner:
    """A net on its way, with the moments of AdamW."""

    def __init__(self, net: FloatNet, samples: Samples, epochs: int, seed: int) -> None:
        self.net = net
        self.samples = samples
        self.epochs = epochs
        self.seed = seed
        self.epoch = 0
        self.steps = 0
        self.means = {name: np.zeros_like(value) for name, value in net.numbers.items()}
        self.squares = {name: np.zeros_like(value) for name, value in net.numbers.items()}

    @property
    def batches(self) -> int:
        return math.ceil(len(self.samples) / BATCH)

    def learn_epoch(self) -> None:
        """Every sample once, in an order that depends on the seed and the epoch alone."""
        order = np.random.default_rng((self.seed, self.epoch)).permutation(len(self.samples))
        for number in range(self.batches):
            rows = order[number * BATCH : (number + 1) * BATCH]
            self.step(self.net.slopes(self.samples.part(rows)))
        self.epoch += 1

    def step(self, slopes: Numbers) -> None:
        done = self.steps / (self.epochs * self.batches)
        rate = FASTEST * (1 + math.cos(math.pi * done)) / 2
        self.steps += 1
        for name, numbers in self.net.numbers.items():
            self.means[name] += (1 - MEAN) * (slopes[name] - self.means[name])
            self.squares[name] += (1 - SQUARE) * (slopes[name] ** 2 - self.squares[name])
            mean = self.means[name] / (1 - MEAN**self.steps)
            square = self.squares[name] / (1 - SQUARE**self.steps)
            change = mean / (np.sqrt(square) + SMALLEST) + DECAY * numbers
            numbers[...] -= np.float32(rate) * change

    def save(self, path: Path) -> None:
        draft = path.with_suffix(".tmp.npz")
        parts = {"": self.net.numbers, "mean_": self.means, "square_": self.squares}
        arrays: dict[str, Any] = {
            f"{part}{name}": value for part in parts for name, value in parts[part].items()
        }
        np.savez(draft, epoch=self.epoch, steps=self.steps, **arrays)
        draft.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as saved:
            self.epoch, self.steps = int(saved["epoch"]), int(saved["steps"])
            from_numbers(self.net, saved)
            self.means = {name: saved[f"mean_{name}"] for name in self.means}
            self.squares = {name: saved[f"square_{name}"] for name in self.squares}


def learn(learner: Learner, checkpoint: Path, progress: Callable[[int], None]) -> None:
    """To the end, from the checkpoint if there is one; `progress` hears of every epoch."""
    if checkpoint.exists():
        learner.load(checkpoint)
        progress(learner.epoch)
    while learner.epoch < learner.epochs:
        learner.learn_epoch()
        learner.save(checkpoint)
        progress(1)


def judged_by(net: FloatNet | None, samples: Samples) -> tuple[Floats, Floats]:
    """Chances and points by a net, or by the written evaluation alone."""
    if net is None:
        return samples.hand, samples.hand_points
    parts = [
        net.heads(samples.part(np.arange(first, min(first + JUDGED_AT_ONCE, len(samples)))))
        for first in range(0, len(samples), JUDGED_AT_ONCE)
    ]
    return corrected(np.concatenate(parts), samples)


def errors_of(net: FloatNet | None, samples: Samples) -> Errors:
    chances, points = judged_by(net, samples)
    off = (points - samples.points).astype(np.float64)
    return Errors(
        len(samples),
        log_loss(chances, samples.chances),
        float(abs(off).mean()),
        float(off.mean()),
    )


def certainty_of(net: FloatNet, samples: Samples) -> int:
    """The power, in quarters, to which its chances are least surprised by who won.

    Searches that a net learned from are hardly ever certain, so it is not certain enough either.
    """
    chances = judged_by(net, samples)[0].astype(np.float64)

    def surprise(quarters: int) -> float:
        powers = chances ** (quarters / AS_IT_IS)
        return log_loss(powers / powers.sum(1, keepdims=True), samples.shares)

    return min(CERTAINTIES, key=surprise)


def log_loss(chances: NDArray[Any], happened: Floats) -> float:
    certain = np.clip(chances.astype(np.float64), LEAST, 1)
    return float(-(happened * np.log(certain)).sum(1).mean())
