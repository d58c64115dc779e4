"""How a seat would place its hand, alone and by quick gains; and what tiles are worth to it.

The gain of a tile on a space is what its group scores at once, and what it adds to the potential
of its star, of its number and of the decorations beside it.
"""

from __future__ import annotations

import cython

from azulejos.bots.summer_pavilion.board_potential import BoardPotential
from azulejos.bots.summer_pavilion.weights import Weights
from azulejos.engine.buffers import zeros
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.summer_pavilion.board import BOARD, Board
from azulejos.engine.summer_pavilion.state import SummerPavilionState

if not cython.compiled:
    from azulejos.bots.summer_pavilion.board_potential import POINT
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        DECORATIONS,
        IN_LANE,
        KEPT_TILES,
        LANE,
        LAYS,
        PASS,
        ROUNDS,
        SEATS,
        SLOTS,
        SPACES,
        STARS,
        tile_count,
    )
    from azulejos.engine.summer_pavilion.fields import NOTHING
    from azulejos.engine.summer_pavilion.paying import fewest_jokers, pay, sort_hand
    from azulejos.engine.summer_pavilion.placing import (
        earn_bonus,
        is_surrounded,
        open_spaces,
        put,
    )
    from azulejos.engine.summer_pavilion.scoring import score_group, star_spaces

    LEAST = -1000000
    MOST_TILES = 14
    FINE = 60
    ARRAYS = {
        "gain": (SPACES,),
        "number_count": (SLOTS + 1,),
        "decoration_count": (DECORATIONS,),
        "worth": (SEATS, COLOURS, MOST_TILES + 1),
        "weighed_left": (SEATS,),
        "weighed_spaces": (SEATS,),
        "weighed_colours": (SEATS,),
    }


@cython.final
@cython.cclass
class PlacementPlan:
    """Plans on the scratch state of its owner, one seat at a time."""

    scratch: SummerPavilionState
    board: Board
    masks: Masks
    potential: BoardPotential
    spared: int
    loose: int
    wanted: int
    seat: int
    side: int
    left: int
    gain: list[int]
    number_count: list[int]
    decoration_count: list[int]
    worth: list[list[list[int]]]
    weighed_left: list[int]
    weighed_spaces: list[int]
    weighed_colours: list[int]

    def __init__(self, scratch: SummerPavilionState, weights: Weights) -> None:
        self.scratch = scratch
        self.board = BOARD
        self.masks = TABLES
        self.potential = BoardPotential(weights)
        self.spared = weights.spared
        self.loose = weights.loose
        self.wanted = weights.wanted
        self.seat = self.side = self.left = 0
        if not cython.compiled:
            for name, shape in ARRAYS.items():
                setattr(self, name, zeros(*shape))
        for seat in range(SEATS):
            self.weighed_left[seat] = NOTHING

    # The board of a seat

    def look(self, seat: int, left: int) -> None:
        """Turns to the board of a seat, with so many rounds to come after this one."""
        self.seat = seat
        self.side = self.scratch.side
        self.left = left
        for number in range(1, SLOTS + 1):
            self.number_count[number] = self.size_of(
                self.scratch.covered[seat] & self.board.number_mask[self.side][number]
            )
        for decoration in range(DECORATIONS):
            self.decoration_count[decoration] = self.size_of(
                self.scratch.covered[seat] & self.board.decoration_mask[decoration]
            )

    def size_of(self, spaces: int) -> int:
        """How many spaces a set has."""
        count = 0
        for star in range(STARS):
            count += self.masks.size[spaces >> SLOTS * star & 63]
        return count

    def promise(self) -> int:
        """What the board may bring in the rounds to come, by itself."""
        worth = self.potential.base[self.side][self.scratch.players][self.left]
        for star in range(STARS):
            spaces = star_spaces(self.scratch, self.seat, star)
            worth += self.potential.growth[self.side][self.left][spaces]
            worth += self.potential.star_bonus(
                self.side, self.left, star, spaces, self.scratch.colours[self.seat][star]
            )
        for number in range(1, SLOTS + 1):
            worth += self.potential.number_worth[self.side][self.left][number][
                self.number_count[number]
            ]
        for decoration in range(DECORATIONS):
            if not is_surrounded(self.scratch, self.seat, decoration):
                worth += self.potential.decoration_worth[self.side][self.left][decoration][
                    self.decoration_count[decoration]
                ]
        return worth

    # Gains

    def weigh_spaces(self) -> None:
        for space in range(SPACES):
            if not self.scratch.covered[self.seat] >> space & 1:
                self.gain[space] = self.space_gain(space)

    def space_gain(self, space: int) -> int:
        """What a tile brings here, but for the bonus of its star."""
        star = space // SLOTS
        before = star_spaces(self.scratch, self.seat, star)
        after = before | 1 << space % SLOTS
        gain = self.board.group[after][space % SLOTS] * POINT
        gain += self.potential.growth[self.side][self.left][after]
        gain -= self.potential.growth[self.side][self.left][before]
        number = self.board.number[self.side][space]
        covered = self.number_count[number]
        gain += self.potential.number_worth[self.side][self.left][number][covered + 1]
        gain -= self.potential.number_worth[self.side][self.left][number][covered]
        for place in range(2):
            decoration = self.board.decorations_at[space][place]
            if decoration != NOTHING:
                covered = self.decoration_count[decoration]
                gain += self.potential.decoration_worth[self.side][self.left][decoration][
                    covered + 1
                ]
                gain -= self.potential.decoration_worth[self.side][self.left][decoration][covered]
        return gain

    def tile_gain(self, space: int, colour: int) -> int:
        """All that a tile of this colour brings here."""
        star = space // SLOTS
        before = star_spaces(self.scratch, self.seat, star)
        colours = self.scratch.colours[self.seat][star]
        gain = self.gain[space] - self.potential.star_bonus(
            self.side, self.left, star, before, colours
        )
        return gain + self.potential.star_bonus(
            self.side, self.left, star, before | 1 << space % SLOTS, colours | 1 << colour
        )

    def note_tile(self, space: int) -> None:
        """Weighs the spaces again to which a new tile makes a difference."""
        number = self.board.number[self.side][space]
        touched = self.board.number_mask[self.side][number]
        self.number_count[number] += 1
        for place in range(2):
            decoration = self.board.decorations_at[space][place]
            if decoration != NOTHING:
                self.decoration_count[decoration] += 1
                touched |= self.board.decoration_mask[decoration]
        touched &= ~self.scratch.covered[self.seat]
        for star in range(STARS):
            spaces = touched >> SLOTS * star & 63
            if star == space // SLOTS:
                spaces = open_spaces(self.scratch, self.seat, star)
            for index in range(self.masks.size[spaces]):
                open_space = star * SLOTS + self.masks.member[spaces][index]
                self.gain[open_space] = self.space_gain(open_space)

    # Placing the hand

    def place_hand(self, seat: int, left: int) -> None:
        """Places tiles while it pays; bonus tiles come from the supply as it is."""
        self.weigh_colours(seat, left)
        self.look(seat, left)
        self.weigh_spaces()
        supply = self.scratch.supply
        size = self.scratch.supply_size
        move = self.best_placement()
        while move != PASS:
            self.place_alone(move)
            move = self.best_placement()
        self.scratch.supply = supply
        self.scratch.supply_size = size

    def best_placement(self) -> int:
        """The tile that brings most for each tile paid, with as few jokers as possible."""
        held = sort_hand(self.scratch, self.seat)
        best = PASS
        best_worth = 0
        for star in range(STARS):
            accepted = self.scratch.accepts[self.seat][star] & held
            spaces = open_spaces(self.scratch, self.seat, star)
            if spaces == 0:
                continue
            for index in range(self.masks.size[accepted]):
                colour = self.masks.member[accepted][index]
                tiles = self.scratch.natural[colour] + self.scratch.helping[colour]
                for place in range(self.masks.size[spaces]):
                    space = star * SLOTS + self.masks.member[spaces][place]
                    number = self.board.number[self.side][space]
                    if number > tiles:
                        continue
                    jokers = fewest_jokers(self.scratch, number, colour)
                    worth = self.placement_worth(space, colour, jokers)
                    if worth > best_worth:
                        best_worth = worth
                        best = LAYS + (space * COLOURS + colour) * SLOTS + jokers
        return best

    def placement_worth(self, space: int, colour: int, jokers: int) -> int:
        """What it brings for each tile paid; 0 if it is better to keep the tiles."""
        number = self.board.number[self.side][space]
        worth = self.tile_gain(space, colour) - jokers * self.spared - self.kept_less(number)
        return worth * FINE // number if worth > 0 else 0

    def kept_less(self, number: int) -> int:
        """What is lost with tiles that could have been kept."""
        if self.scratch.round == ROUNDS:
            return 0
        left = tile_count(self.scratch.hand[self.seat]) - number
        if left >= KEPT_TILES:
            return 0
        lost = KEPT_TILES - left
        lost = lost if lost < number else number
        return lost * self.potential.tile[self.side][self.left]

    def place_alone(self, move: int) -> None:
        """Places a tile without passing the turn."""
        tile = (move - LAYS) // SLOTS
        jokers = (move - LAYS) % SLOTS
        space = tile // COLOURS
        colour = tile % COLOURS
        number = self.board.number[self.side][space]
        pay(self.scratch, self.seat, colour, number - jokers, jokers)
        put(self.scratch, self.seat, space, colour)
        score_group(self.scratch, self.seat, space)
        earned = earn_bonus(self.scratch, self.seat, space)
        while earned > 0 and self.scratch.supply_size > 0:
            self.take_from_supply(self.favourite(63))
            earned -= 1
        self.note_tile(space)

    def take_from_supply(self, colour: int) -> None:
        self.scratch.supply -= self.board.one[colour]
        self.scratch.supply_size -= 1
        self.scratch.hand[self.seat] = self.scratch.hand[self.seat] + self.board.one[colour]

    def favourite(self, colours: int) -> int:
        """The tile of the supply, of some colours, that is worth most to the hand."""
        best = 0
        best_worth = LEAST
        for colour in range(COLOURS):
            if colours >> colour & 1 and self.scratch.supply >> LANE * colour & IN_LANE:
                worth = self.worth_of(self.seat, colour, 1)
                if worth > best_worth:
                    best_worth = worth
                    best = colour
        return best

    # What tiles are worth

    def worth_of(self, seat: int, colour: int, count: int) -> int:
        """What so many more tiles of a colour are worth to a hand."""
        if colour == self.scratch.joker:
            return self.wanted * count
        held = self.scratch.hand[seat] >> LANE * colour & IN_LANE
        if held + count > MOST_TILES:
            return self.loose * count
        return self.worth[seat][colour][held + count] - self.worth[seat][colour][held]

    def weigh_colours(self, seat: int, left: int) -> None:
        """What any number of tiles of one colour could be placed for, on the board as it is."""
        if not self.has_changed(seat, left):
            return
        self.look(seat, left)
        self.weigh_spaces()
        for colour in range(COLOURS):
            for tiles in range(MOST_TILES + 1):
                self.worth[seat][colour][tiles] = self.loose * tiles
            for star in range(STARS):
                if self.scratch.accepts[seat][star] >> colour & 1:
                    self.weigh_star(star, colour)

    def weigh_star(self, star: int, colour: int) -> None:
        """Each open space may be paid for or not; what is best for each number of tiles."""
        spaces = open_spaces(self.scratch, self.seat, star)
        for index in range(self.masks.size[spaces]):
            space = star * SLOTS + self.masks.member[spaces][index]
            number = self.board.number[self.side][space]
            gain = self.tile_gain(space, colour)
            for less in range(MOST_TILES - number + 1):
                tiles = MOST_TILES - less
                worth = self.worth[self.seat][colour][tiles - number] + gain
                worth = max(worth, self.worth[self.seat][colour][tiles])
                self.worth[self.seat][colour][tiles] = worth

    def has_changed(self, seat: int, left: int) -> bool:
        """Whether the board differs from the one that was weighed last; takes note of it."""
        colours = self.scratch.covered[seat] & 0
        for star in range(STARS):
            colours = colours << COLOURS | self.scratch.colours[seat][star]
        moment = left * 2 + self.scratch.side
        changed = (
            moment != self.weighed_left[seat]
            or colours != self.weighed_colours[seat]
            or self.scratch.covered[seat] != self.weighed_spaces[seat]
        )
        self.weighed_left[seat] = moment
        self.weighed_colours[seat] = colours
        self.weighed_spaces[seat] = self.scratch.covered[seat]
        return changed
