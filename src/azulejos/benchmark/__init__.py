"""Judges evaluations on a fixed set of positions of each game, in seconds.

>>> from azulejos import bots
>>> from azulejos.benchmark import judged, read_positions
>>> found = judged(read_positions("azul")[:20], bots.policy_for("azul"))
>>> found["positions"], 0 < found["log_loss"] < 1
(20, True)
"""

from azulejos.benchmark.judging import judged
from azulejos.benchmark.positions import ValuedPosition, ValuedTurn, about, read_positions

__all__ = ["ValuedPosition", "ValuedTurn", "about", "judged", "read_positions"]
