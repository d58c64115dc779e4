"""Pieces of a picture that know their size, and how they are laid beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azulejos.drawing import colours
from azulejos.drawing.pen import moved, rect


@dataclass(frozen=True, slots=True)
class Block:
    """Something drawn, from its upper left corner."""

    width: float
    height: float
    drawn: str


def beside(blocks: Sequence[Block], gap: float) -> Block:
    """From left to right, their middles on one line."""
    height = max(block.height for block in blocks)
    x, drawn = 0.0, ""
    for block in blocks:
        drawn += moved(x, (height - block.height) / 2, block.drawn)
        x += block.width + gap
    return Block(x - gap, height, drawn)


def below(blocks: Sequence[Block], gap: float, align: float = 0.5) -> Block:
    """From top to bottom, their middles on one line, or with 0 their left edges."""
    width = max(block.width for block in blocks)
    y, drawn = 0.0, ""
    for block in blocks:
        drawn += moved((width - block.width) * align, y, block.drawn)
        y += block.height + gap
    return Block(width, y - gap, drawn)


def in_rows(blocks: Sequence[Block], most: int, gap: float) -> Block:
    """Rows of so many, all about equally long."""
    rows = -(-len(blocks) // most)
    length = -(-len(blocks) // rows)
    starts = range(0, len(blocks), length)
    return below([beside(blocks[start : start + length], gap) for start in starts], gap)


def apart(left: Block, right: Block, width: float) -> Block:
    """At the two ends of a line."""
    height = max(left.height, right.height)
    first = moved(0, (height - left.height) / 2, left.drawn)
    second = moved(width - right.width, (height - right.height) / 2, right.drawn)
    return Block(width, height, first + second)


def card(block: Block, pad: float, is_active: bool = False) -> Block:
    """On a card with a shadow; the one that is to move has a coloured edge."""
    width, height = block.width + 2 * pad, block.height + 2 * pad
    edge = colours.ACCENT if is_active else colours.LINE
    shadow = rect(0, 3, width, height, rx=12, fill=colours.INK, fill_opacity=0.07)
    wide = 2 if is_active else 1
    ground = rect(0, 0, width, height, rx=12, fill=colours.CARD, stroke=edge, stroke_width=wide)
    return Block(width, height, shadow + ground + moved(pad, pad, block.drawn))
