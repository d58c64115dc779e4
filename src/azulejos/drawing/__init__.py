"""Positions of all games as pictures, drawn with the pieces of the web page.

>>> import azulejos
>>> from azulejos import drawing
>>> game = azulejos.start("queens_garden", players=3)
>>> game.deal(azulejos.Rng(7))
>>> picture = drawing.svg(game, names=["Ana", "Taras", "Zofia"], language="uk")
>>> picture.endswith("</svg>")
True

A drawing sees the view, which is plain data, and no state. Every part of the board carries its id
as `data-part`, `factory/3` or `0:line/2`, as on the page.
"""

from azulejos.drawing.picture import svg
from azulejos.drawing.png import NeedsPackage, painted, png
from azulejos.drawing.review_graph import review_graph
from azulejos.messages import LANGUAGES

__all__ = ["LANGUAGES", "NeedsPackage", "painted", "png", "review_graph", "svg"]
