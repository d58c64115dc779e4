"""Nets that know nothing: weights at random, or all as large as they can be."""

import random

from azulejos.nets import Layers
from azulejos.nets.layers import LARGEST_STEPS
from azulejos.nets.shape import LARGEST_WEIGHT


def random_layers(inputs: int, heads: int, seed: int = 1) -> Layers:
    chance = random.Random(seed)
    return Layers.of(
        {
            name: [chance.randint(-300, 300) for _ in range(length)]
            for name, length in Layers.lengths(inputs, heads).items()
        }
    )


def extreme_layers(inputs: int, heads: int, sign: int) -> Layers:
    """Every weight and every step as far from 0 as a file may have it."""
    lengths = Layers.lengths(inputs, heads)
    return Layers.of(
        {
            name: [sign * LARGEST_STEPS.get(name, LARGEST_WEIGHT)] * length
            for name, length in lengths.items()
        }
    )
