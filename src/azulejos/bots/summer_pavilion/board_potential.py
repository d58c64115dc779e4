"""What a board of Summer Pavilion may still bring: tables by the rounds to come.

A star or number counts its bonus times the chance that it will be complete, which falls with the
tiles still to be paid for it; the tiles of begun stars and decorations count a little of what
their neighbours will bring. Chances are thousandths, values hundredths of a point.
"""

from __future__ import annotations

from math import sqrt

import cython

from azulejos.bots.summer_pavilion.weights import ByRounds, SideWeights, Weights
from azulejos.engine.buffers import zeros
from azulejos.engine.summer_pavilion.board import BOARD, Board
from azulejos.engine.summer_pavilion.rules import SUMMER_PAVILION

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import DECORATIONS, SEATS, SIDES, SLOTS, STARS

    POINT = 100
    SURE = 1000
    LEFT = 7
    KINDS = 3
    ONE_COLOUR, CENTRE_STAR, MIXED = range(3)
    MOST_OF_A_NUMBER = 13
    ARRAYS = {
        "chance": (SIDES, LEFT, KINDS, 64),
        "growth": (SIDES, LEFT, 64),
        "star_kind": (SIDES, STARS, 64),
        "star_points": (SIDES, STARS, 64),
        "number_worth": (SIDES, LEFT, SLOTS + 1, MOST_OF_A_NUMBER),
        "decoration_worth": (SIDES, LEFT, DECORATIONS, 5),
        "tile": (SIDES, LEFT),
        "joker": (SIDES, LEFT),
        "base": (SIDES, SEATS + 1, LEFT),
        "spread": (SIDES, SEATS + 1, LEFT),
        "rest": (SIDES,),
    }

# On the grey side, a star without a tile may become one of any colour.
ANY_STAR = 14


@cython.final
@cython.cclass
class BoardPotential:
    """Tables made of weights; an evaluation looks up what a star or number promises."""

    board: Board
    chance: list[list[list[list[int]]]]
    growth: list[list[list[int]]]
    star_kind: list[list[list[int]]]
    star_points: list[list[list[int]]]
    number_worth: list[list[list[list[int]]]]
    decoration_worth: list[list[list[list[int]]]]
    tile: list[list[int]]
    joker: list[list[int]]
    base: list[list[list[int]]]
    spread: list[list[list[int]]]
    rest: list[int]

    def __init__(self, weights: Weights) -> None:
        self.board = BOARD
        if not cython.compiled:
            for name, shape in ARRAYS.items():
                setattr(self, name, zeros(*shape))
        for side, chosen in enumerate((weights.coloured, weights.grey)):
            self.rest[side] = chosen.rest
            self.read_stars(side)
            for left in range(LEFT):
                self.read_side(side, left, chosen, weights.bonus)

    def read_side(self, side: int, left: int, chosen: SideWeights, bonus: int) -> None:
        self.tile[side][left] = chosen.tile[left]
        self.joker[side][left] = chosen.joker[left]
        for players in SUMMER_PAVILION.players:
            percent = chosen.wider[players - 2]
            self.base[side][players][left] = chosen.base[players - 2][left]
            self.spread[side][players][left] = chosen.spread[left] * percent // 100
        for mask in range(64):
            self.read_star(side, left, mask, chosen)
        for number in range(1, SLOTS + 1):
            self.read_number(side, left, number, chosen)
        for decoration in range(DECORATIONS):
            self.read_decoration(side, left, decoration, chosen.decoration[left], bonus)

    def read_star(self, side: int, left: int, mask: int, chosen: SideWeights) -> None:
        tiles = mask.bit_count()
        if mask != 63:
            self.growth[side][left][mask] = chosen.growth[left] * tiles
        halves = (chosen.star_half, chosen.centre_half, chosen.mixed_half)
        widths = (chosen.star_width, chosen.centre_width, chosen.mixed_width)
        for kind, (half, width) in enumerate(zip(halves, widths, strict=True)):
            star = 0 if kind == CENTRE_STAR else 1
            cost = sum(
                self.board.number[side][star * SLOTS + slot]
                for slot in range(SLOTS)
                if not mask >> slot & 1
            )
            self.chance[side][left][kind][mask] = likelihood(cost, half, width, left)

    def read_number(self, side: int, left: int, number: int, chosen: SideWeights) -> None:
        total = int(self.board.number_mask[side][number]).bit_count()
        points = self.board.number_points[number]
        for covered in range(total + 1):
            cost = (total - covered) * number
            chance = likelihood(cost, chosen.number_half, chosen.number_width, left)
            self.number_worth[side][left][number][covered] = points * chance * POINT // SURE

    def read_decoration(self, side: int, left: int, place: int, share: int, bonus: int) -> None:
        total = int(self.board.decoration_mask[place]).bit_count()
        tiles = self.board.decoration_tiles[place]
        for covered in range(total):
            worth = tiles * share * covered * covered // (total * total)
            self.decoration_worth[side][left][place][covered] = worth
        self.decoration_worth[side][left][place][total] = tiles * bonus

    def read_stars(self, side: int) -> None:
        """What a star with a set of colours counts, and how hard it is to complete."""
        for star in range(STARS):
            home = self.board.home[star]
            for colours in range(64):
                points = self.board.multicoloured
                kind = MIXED
                if side == 0 and star > 0:
                    points = self.board.star_points[home]
                    kind = ONE_COLOUR
                elif colours.bit_count() < 2 and side == 1:
                    kind = ONE_COLOUR
                    points = self.points_of_one(colours)
                self.star_kind[side][star][colours] = kind if star > 0 else CENTRE_STAR
                self.star_points[side][star][colours] = points

    def points_of_one(self, colours: int) -> int:
        if colours == 0:
            return ANY_STAR
        return self.board.star_points[colours.bit_length() - 1]

    def star_bonus(self, side: int, left: int, star: int, spaces: int, colours: int) -> int:
        """The bonus for a complete star times its chance."""
        chance = self.chance[side][left][self.star_kind[side][star][colours]][spaces]
        return self.star_points[side][star][colours] * chance // 10


def likelihood(cost: int, half: ByRounds, width: ByRounds, left: int) -> int:
    """Only a square root and what every machine rounds alike: bots must agree everywhere."""
    if cost == 0:
        return 1000
    if left == 0:
        return 0
    lead = (half[left] - 100 * cost) / width[left]
    return int(500 + 500 * lead / sqrt(1 + lead * lead))
