"""How each game looks in a terminal: one module for each package of a game, with its `DRAWING`.

A drawing sees the view, the choices and the events, which are plain data, and no state.
"""

from __future__ import annotations

from types import ModuleType

from azulejos.engine.packages import PartOfGames
from azulejos.terminal.contract import Drawing, Paper

__all__ = ["DRAWINGS", "Drawing", "Paper"]


def _drawing_in(module: ModuleType, _: str) -> Drawing:
    drawing: Drawing = module.DRAWING
    return drawing


DRAWINGS = PartOfGames("azulejos.terminal.{package}", _drawing_in)
