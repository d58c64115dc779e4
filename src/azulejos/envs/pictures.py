"""What `render` gives: the board as text, as SVG, or as pixels."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

import numpy as np
from PIL import Image

from azulejos import drawing
from azulejos.engine.game import GameState
from azulejos.envs.arrays import Array
from azulejos.terminal.board_text import board_text

MODES = ("human", "ansi", "svg", "rgb_array")


def expect_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"expected a render_mode of {', '.join(MODES)} or None, got {mode!r}")
    return mode


def rendered(state: GameState, mode: str | None, names: Sequence[str]) -> str | Array | None:
    """`human` writes the board to the terminal; without a mode there is no picture."""
    if mode == "human":
        sys.stdout.write(board_text(state.view(), names, coloured=sys.stdout.isatty()))
        return None
    if mode == "ansi":
        return board_text(state.view(), names)
    if mode == "svg":
        return drawing.svg(state, names=names)
    return pixels(drawing.png(state, names=names, scale=1)) if mode == "rgb_array" else None


def pixels(png: bytes) -> Array:
    """Rows of pixels, each red, green and blue."""
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
