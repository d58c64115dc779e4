"""The moves of games as tables to learn from: rows, their columns, and the files they are kept in.

`azulejos dataset` and `azulejos arena ... --dataset` are the usual ways in; `docs/datasets.md` says
what is in a file.
"""

from azulejos.arena.dataset.columns import COLUMNS, Column, Kind, Row, Rows
from azulejos.arena.dataset.file import Dataset
from azulejos.arena.dataset.noting import play_noted
from azulejos.arena.dataset.series import Series, make

__all__ = [
    "COLUMNS",
    "Column",
    "Dataset",
    "Kind",
    "Row",
    "Rows",
    "Series",
    "make",
    "play_noted",
]
