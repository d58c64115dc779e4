"""How each game looks in a terminal: one module per game, registered here by the game's name.

A drawing sees the view, the choices and the events, which are plain data, and no state.
"""

from __future__ import annotations

from azulejos.cli.play.drawing.azul import AzulDrawing
from azulejos.cli.play.drawing.contract import Drawing, Paper
from azulejos.cli.play.drawing.queens_garden import QueensGardenDrawing

__all__ = ["DRAWINGS", "Drawing", "Paper"]

DRAWINGS: dict[str, Drawing] = {
    "azul": AzulDrawing(),
    "queens_garden": QueensGardenDrawing(),
}
