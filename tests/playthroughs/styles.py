"""How each game is written down and played: the rest is the same for all."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


class Chooser:
    """Numbers that are the same on every machine and independent of the engine."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0

    def below(self, bound: int) -> int:
        self.count += 1
        digest = hashlib.sha256(f"{self.name} {self.count}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % bound

    def one_of(self, codes: list[str]) -> str:
        return codes[self.below(len(codes))]


def any_move(codes: list[str], chooser: Chooser) -> str:
    return chooser.one_of(codes)


def rarely_a_pass(codes: list[str], chooser: Chooser) -> str:
    """A pass is chosen only now and then, so that the boards fill up."""
    others = [code for code in codes if code not in ("PASS", "DONE")]
    if others and (len(others) == len(codes) or chooser.below(8)):
        return chooser.one_of(others)
    return codes[-1]


def a_pass_in_three(codes: list[str], chooser: Chooser) -> str:
    """Any move, but a pass must come up three times in a row: else rounds would be short."""
    move = chooser.one_of(codes)
    for _ in range(2):
        if move == "PASS":
            move = chooser.one_of(codes)
    return move


def unfolded(codes: list[str]) -> list[str]:
    return codes


def folded_lines(codes: list[str]) -> list[str]:
    """`1B2 1B5 1BF` as `1B25F`."""
    folded: dict[str, str] = {}
    for code in codes:
        folded[code[:2]] = folded.get(code[:2], code[:2]) + code[2:]
    return list(folded.values())


def folded_jokers(codes: list[str]) -> list[str]:
    """`NE4R NE4R1 NE4R2` as `NE4R012`."""
    folded: dict[str, list[str]] = {}
    for code in codes:
        tile = code.rstrip("0123456789")
        folded.setdefault(tile, []).append(code[len(tile) :] or "0")
    return [tile + ("".join(jokers) if jokers != ["0"] else "") for tile, jokers in folded.items()]


@dataclass(frozen=True)
class Style:
    heading: str
    choose: Callable[[list[str], Chooser], str]
    fold: Callable[[list[str]], list[str]]
    draw: str  # the event that stands in the deal already
    options: Mapping[str, str] = field(default_factory=dict)
    whole_turns: bool = False  # turns of many moves under one heading, which names the round


AZUL = """\
A game of Azul with {players} players on the {variant} wall, chosen by chance.
Before each move: the position, and the legal moves, those from one place and colour together
(1B25F means 1B2, 1B5 and 1BF). After it: what happened, by which rule, and the scores.
"""
QUEENS_GARDEN = """\
A game of Queen's Garden with {players} players on the {variant} side, chosen by chance.
Before each turn: the position. Then its moves, each with the legal moves it was chosen from, what
happened, by which rule, and the scores. A pass must come up three times in a row.
"""
SUMMER_PAVILION = """\
A game of {game} with {players} players on the {variant} side, chosen by chance.
Before each move: the position, and the legal moves, those of one space and colour together
(NE4R012 means NE4R, NE4R1 and NE4R2). After it: what happened, by which rule, and the scores.
"""

STYLES: Mapping[str, Style] = {
    "azul": Style(AZUL, any_move, folded_lines, "tile-drawn"),
    "queens_garden": Style(
        QUEENS_GARDEN, a_pass_in_three, unfolded, "tile-dealt", whole_turns=True
    ),
    "summer_pavilion": Style(SUMMER_PAVILION, rarely_a_pass, folded_jokers, "tile-drawn"),
    "summer_pavilion_mini": Style(
        SUMMER_PAVILION, rarely_a_pass, folded_jokers, "tile-drawn", {"joker_order": "random"}
    ),
}
