"""Samples of a game with fourteen inputs, of which the first decides it."""

import numpy as np

from azulejos.bots.inputs import Group
from azulejos.training.samples import Samples, rows_of

GROUPS = [Group("set", "set", 7), Group("count", "count", 4), Group("one", "one", 3)]


def some_samples(count: int, seed: int = 1) -> Samples:
    """Whoever has the first input wins, more or less."""
    chance = np.random.default_rng(seed)
    active = [sorted(set(chance.integers(0, 14, 4).tolist())) for _ in range(count)]
    hand = chance.uniform(0.3, 0.7, count)
    wins = np.array([0.9 if 0 in row else 0.2 for row in active])
    points = np.array([[30.0 if 0 in row else 20.0, 25.0] for row in active])
    return Samples(
        rows_of(active),
        np.stack([hand, 1 - hand], 1).astype(np.float32),
        np.full((count, 2), 25, np.float32),
        np.stack([wins, 1 - wins], 1).astype(np.float32),
        points.astype(np.float32),
        np.stack([wins > 0.5, wins < 0.5], 1).astype(np.float32),
    )
