"""How each game looks in a terminal: one module per game, registered here by the game's name.

A drawing sees the view, the choices and the events, which are plain data, and no state.
"""

from __future__ import annotations

from azulejos.cli.play.drawing.azul import AzulDrawing
from azulejos.cli.play.drawing.contract import Drawing, Paper
from azulejos.cli.play.drawing.queens_garden import QueensGardenDrawing
from azulejos.cli.play.drawing.summer_pavilion import SummerPavilionDrawing

__all__ = ["DRAWINGS", "Drawing", "Paper"]

DRAWINGS: dict[str, Drawing] = {
    "azul": AzulDrawing(),
    "queens_garden": QueensGardenDrawing(),
    "summer_pavilion": SummerPavilionDrawing(),
    "summer_pavilion_mini": SummerPavilionDrawing(),
}
