"""The net while it learns, in floating point; `rounded` makes whole numbers of it.

Its first layer has a row of weights for every input and besides for every *factor* that inputs
share: the steps of a thermometer for counts, the members of sets. Their sum is the row of an input.
The heads start at 0, where a net leaves the written evaluation as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from azulejos.nets import Layers
from azulejos.nets.shape import LARGEST_STEP, LARGEST_WEIGHT, NARROW, ONE, UNIT, WIDTH
from azulejos.training.samples import Floats, Samples
from azulejos.training.tables import GroupOfInputs

HEAD_POINTS = 20.0
"""One unit of a head for points."""
POINTS_SHARE = 0.02
"""How much points weigh against chances, and from which error on they count no more than evenly."""
LARGE_ERROR = 5.0

Numbers = dict[str, Floats]


def factors(groups: Sequence[GroupOfInputs]) -> Floats:
    """A row for every input, with a 1 for each factor that it has."""
    blocks = [block(group) for group in groups]
    shape = (sum(len(each) for each in blocks), sum(each.shape[1] for each in blocks))
    matrix = np.zeros(shape, np.float32)
    row = column = 0
    for each in blocks:
        matrix[row : row + len(each), column : column + each.shape[1]] = each
        row, column = row + len(each), column + each.shape[1]
    return matrix


def block(group: GroupOfInputs) -> Floats:
    numbers = np.arange(1, group.size + 1)[:, None]
    if group.kind == "set":
        bits = np.arange(group.size.bit_length())[None, :]
        return (numbers >> bits & 1).astype(np.float32)
    if group.kind == "count":
        return (numbers >= np.arange(1, group.size + 1)[None, :]).astype(np.float32)
    return np.zeros((group.size, 0), np.float32)


class FloatNet:
    """Judges many positions at once, and says how its numbers should change."""

    def __init__(self, groups: Sequence[GroupOfInputs], players: int, seed: int) -> None:
        self.factors = factors(groups)
        self.inputs, shared = self.factors.shape
        self.players = players
        chance = np.random.default_rng(seed)
        spread = np.float32(0.05)
        self.numbers: Numbers = {
            "first": np.zeros((self.inputs, WIDTH), np.float32),
            "shared": chance.standard_normal((shared, WIDTH), np.float32) * spread,
            "first_steps": chance.random(WIDTH, np.float32) * np.float32(0.5),
            "second": (chance.random((WIDTH, NARROW), np.float32) - np.float32(0.5)) * 6 * spread,
            "second_steps": chance.random(NARROW, np.float32) * np.float32(0.5),
            "last": np.zeros((NARROW, 2 * players), np.float32),
            "last_steps": np.zeros(2 * players, np.float32),
        }

    def rows(self) -> Floats:
        """The first layer as the net will have it."""
        product: Floats = self.numbers["first"] + self.factors @ self.numbers["shared"]
        return product

    def heads(self, samples: Samples) -> Floats:
        return self._forward(multi_hot(samples, self.inputs))["heads"]

    def _forward(self, active: Floats) -> Numbers:
        numbers = self.numbers
        wide = active @ self.rows() + numbers["first_steps"]
        wide_cut = np.clip(wide, 0, 1)
        narrow = wide_cut @ numbers["second"] + numbers["second_steps"]
        narrow_cut = np.clip(narrow, 0, 1)
        heads = narrow_cut @ numbers["last"] + numbers["last_steps"]
        return {
            "wide": wide,
            "wide_cut": wide_cut,
            "narrow": narrow,
            "narrow_cut": narrow_cut,
            "heads": heads,
        }

    def slopes(self, samples: Samples) -> Numbers:
        """How the loss of these samples changes with every number."""
        active = multi_hot(samples, self.inputs)
        layers = self._forward(active)
        heads = self._head_slopes(layers["heads"], samples)
        narrow = heads @ self.numbers["last"].T * is_within(layers["narrow"])
        wide = narrow @ self.numbers["second"].T * is_within(layers["wide"])
        first = active.T @ wide
        return {
            "first": first,
            "shared": self.factors.T @ first,
            "first_steps": wide.sum(0),
            "second": layers["wide_cut"].T @ narrow,
            "second_steps": narrow.sum(0),
            "last": layers["narrow_cut"].T @ heads,
            "last_steps": heads.sum(0),
        }

    def _head_slopes(self, heads: Floats, samples: Samples) -> Floats:
        chances, points = corrected(heads, samples)
        tilts = heads[:, : self.players]
        of_chances = (chances - samples.chances) / np.sqrt(1 + tilts * tilts)
        errors = np.clip((points - samples.points) / LARGE_ERROR, -1, 1)
        of_points = errors * (POINTS_SHARE * HEAD_POINTS / self.players)
        slopes = np.concatenate([of_chances, of_points], 1) / len(samples)
        return slopes.astype(np.float32)

    def rounded(self, samples: Samples | None = None) -> Layers:
        """In whole numbers; what does not fit is cut off.

        Inputs that none of the samples has get 0: noise would fill half of a file.
        """
        numbers, rows = self.numbers, self.rows()
        if samples is not None:
            rows[np.setdiff1d(np.arange(self.inputs), samples.active)] = 0
        return Layers.of(
            {
                "first": whole(rows, ONE, LARGEST_WEIGHT),
                "first_steps": whole(numbers["first_steps"], ONE, LARGEST_WEIGHT),
                "second": whole(numbers["second"], ONE, LARGEST_WEIGHT),
                "second_steps": whole(numbers["second_steps"], UNIT, LARGEST_STEP),
                "last": whole(numbers["last"], ONE, LARGEST_WEIGHT),
                "last_steps": whole(numbers["last_steps"], UNIT, LARGEST_STEP),
            }
        )


def multi_hot(samples: Samples, inputs: int) -> Floats:
    """A row for each position: how often each input is active."""
    width = inputs + 1  # the first column is for -1, which stands for none
    rows = np.arange(len(samples), dtype=np.int64)[:, None] * width
    counts = np.bincount((rows + samples.active + 1).ravel(), minlength=len(samples) * width)
    return counts.reshape(-1, width)[:, 1:].astype(np.float32)


def is_within(sums: Floats) -> Floats:
    """Where a clipped rectifier passes changes on."""
    return ((sums > 0) & (sums < 1)).astype(np.float32)


def corrected(heads: Floats, samples: Samples) -> tuple[Floats, Floats]:
    """Chances and points as `Policy.correct` makes them from the heads."""
    players = samples.hand.shape[1]
    tilts = heads[:, :players].astype(np.float64)
    weighed = samples.hand * (tilts + np.sqrt(1 + tilts * tilts))
    chances = weighed / weighed.sum(1, keepdims=True)
    points = samples.hand_points + heads[:, players:] * np.float32(HEAD_POINTS)
    return chances.astype(np.float32), points


def whole(numbers: Floats, one: int, largest: int) -> list[int]:
    scaled = np.rint(numbers.astype(np.float64) * one)
    return np.clip(scaled, -largest, largest).astype(np.int64).ravel().tolist()


def from_numbers(net: FloatNet, numbers: Mapping[str, Floats]) -> None:
    """Goes on from a checkpoint."""
    net.numbers = {name: numbers[name].copy() for name in net.numbers}
