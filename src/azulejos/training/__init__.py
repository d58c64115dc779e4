"""Nets that learn from games of bots against themselves; `azulejos train` is the usual way in.

It needs the extra `train`. What it makes needs nothing.
"""

from azulejos.training.folder import Plan, TrainingFolder
from azulejos.training.generations import Workshop, train
from azulejos.training.tables import TrainingError

__all__ = ["Plan", "TrainingError", "TrainingFolder", "Workshop", "train"]
