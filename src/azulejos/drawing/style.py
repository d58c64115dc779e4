"""What a picture needs to know about a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from azulejos.drawing.blocks import Block
from azulejos.drawing.lettering import Lettering
from azulejos.engine.packages import PartOfGames


@dataclass(frozen=True, slots=True)
class Style:
    """How a game is drawn: the name of its art, of its texts, and its table."""

    art: str
    vocabulary: str
    table: Callable[[Any, Lettering], Block]


def _style_in(module: ModuleType, _: str) -> Style:
    style: Style = module.STYLE
    return style


STYLES = PartOfGames("azulejos.drawing.{package}", _style_in)
