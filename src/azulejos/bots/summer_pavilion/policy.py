"""How good a position of Summer Pavilion is, and which move looks best at a glance.

A seat that can still lay tiles lays out its hand as if it were alone, always the tile that brings
most for each tile paid. What it then has counts: the score, what stars, numbers and decorations
promise for the rounds to come, and the tiles that are left.

All arithmetic is in whole numbers: values in hundredths of a point.
"""

from __future__ import annotations

import cython

from azulejos.bots.policy import Policy
from azulejos.engine.game import GameState
from azulejos.engine.masks import TABLES, Masks
from azulejos.engine.summer_pavilion.board import BOARD, Board
from azulejos.engine.summer_pavilion.rules import SUMMER_PAVILION
from azulejos.engine.summer_pavilion.state import PavilionState, SummerPavilionState

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        CENTRE,
        COLOURS,
        DECORATIONS,
        DONE,
        IN_LANE,
        KEEPS,
        KEPT_TILES,
        LANE,
        LAYS,
        PASS,
        PICKS,
        ROUNDS,
        SLOTS,
        SPACES,
        STARS,
    )
    from azulejos.engine.summer_pavilion.layout import DEAL, KEEP, LAY, NOTHING, PICK, TAKE
    from azulejos.engine.summer_pavilion.scoring import is_one_coloured

    POINT = 100
    LEAST = -1000000
    TILE = 70
    JOKER = 40
    BONUS = 130
    STAR_COST = 21
    TILES_A_ROUND = 8


@cython.final
@cython.cclass
class PavilionPolicy(Policy):
    """The judgement of both editions, on both sides of the board and for two to four players."""

    judges = PavilionState

    table: SummerPavilionState
    board: Board
    masks: Masks
    earned: int

    def __init__(self) -> None:
        super().__init__()
        self.table = SummerPavilionState(SUMMER_PAVILION.choose())
        self.board = BOARD
        self.masks = TABLES
        self.earned = 0

    def __reduce__(self) -> tuple[type[PavilionPolicy], tuple[()]]:
        return PavilionPolicy, ()

    # The inner contract

    def value(self, state: GameState, seat: int) -> int:
        self.table.copy_from(state)
        return self.prospect(seat) - self.best_other(seat)

    def likely_move(self, state: GameState) -> int:
        self.table.copy_from(state)
        if self.table.phase == TAKE:
            return self.likely_take()
        if self.table.phase == LAY:
            return self.best_lay(self.table.current)
        if self.table.phase == PICK:
            hand = self.table.hand[self.table.current]
            return PICKS + self.favourite(self.table.pickable(), hand, self.table.joker)
        return self.likely_keep()

    def best_other(self, seat: int) -> int:
        """The best of the opponents as they stand."""
        best = LEAST
        for other in range(self.table.players):
            if other != seat:
                worth = self.standing_worth(other)
                best = max(best, worth)
        return best

    # What a seat has

    def prospect(self, seat: int) -> int:
        self.earned = 0
        if self.table.phase == PICK and self.table.current == seat:
            self.earned = self.table.owed
        if self.may_still_lay(seat):
            self.lay_out_hand(seat)
        return BONUS * self.earned + self.standing_worth(seat)

    def may_still_lay(self, seat: int) -> bool:
        if self.table.over or self.table.phase == DEAL or self.table.passed >> seat & 1:
            return False
        return not (self.table.phase == KEEP and self.table.current == seat)

    def standing_worth(self, seat: int) -> int:
        """Score, promises, and the tiles in hand and corners."""
        worth = self.table.score[seat] * POINT
        if self.table.over:
            return worth
        least = 0
        if self.table.phase == KEEP and self.table.current == seat:
            least = self.table.least
        room = KEPT_TILES - self.table.size(self.table.corner[seat])
        if self.table.round == ROUNDS:
            room = 0
        worth += self.tiles_worth(self.table.corner[seat], KEPT_TILES, 0)
        worth += self.tiles_worth(self.table.hand[seat], room, least)
        return worth + self.promise(seat)

    def promise(self, seat: int) -> int:
        worth = 0
        for star in range(STARS):
            worth += self.star_promise(seat, star)
        for number in range(1, 5):
            worth += self.number_promise(seat, number)
        for decoration in range(DECORATIONS):
            worth += self.decoration_promise(seat, decoration)
        return worth

    def rounds_left(self, seat: int) -> int:
        """Layings that are still to come after the one being played."""
        return ROUNDS - self.table.round + (self.table.phase == DEAL)

    # Promises: what is complete counts in full, what is begun more and more, if there is time.

    def star_promise(self, seat: int, star: int) -> int:
        spaces = self.table.star_spaces(seat, star)
        if spaces == 0:
            return 0
        points = self.star_points(seat, star) * POINT
        if spaces == 63:
            return points
        cost = 0
        for slot in range(SLOTS):
            if spaces >> slot & 1:
                cost += self.board.number[self.table.side][star * SLOTS + slot]
        missing = STAR_COST - cost
        share = self.rounds_left(seat) * TILES_A_ROUND
        share = min(share, missing)
        return points * cost * cost // (STAR_COST * STAR_COST) * share // missing

    def star_points(self, seat: int, star: int) -> int:
        colours = self.table.colours[seat][star]
        if is_one_coloured(colours):
            return self.board.star_points[self.masks.member[colours][0]]
        return self.board.multicoloured

    def number_promise(self, seat: int, number: int) -> int:
        mask = self.board.number_mask[self.table.side][number]
        points = self.board.number_points[number] * POINT
        covered = self.size_of(self.table.covered[seat] & mask)
        total = self.size_of(mask)
        if covered == total:
            return points
        if self.rounds_left(seat) == 0:
            return 0
        return points * covered * covered // (total * total) // 2

    def decoration_promise(self, seat: int, decoration: int) -> int:
        mask = self.board.decoration_mask[decoration]
        covered = self.size_of(self.table.covered[seat] & mask)
        total = self.size_of(mask)
        if covered == total or self.rounds_left(seat) == 0:
            return 0
        return (
            self.board.decoration_tiles[decoration]
            * BONUS
            * covered
            * covered
            // (total * total * 2)
        )

    def size_of(self, spaces: int) -> int:
        """How many spaces a set has."""
        count = 0
        while spaces:
            spaces &= spaces - 1
            count += 1
        return count

    # Tiles

    def tiles_worth(self, word: int, room: int, least: int) -> int:
        """As many tiles as there is room for are worth something, all others cost a point."""
        worth = 0
        next_joker = self.next_joker()
        tiles = self.table.size(word)
        if next_joker != NOTHING and next_joker >= least:
            count = word >> LANE * next_joker & IN_LANE
            count = count if count < room else room
            worth += count * (TILE + JOKER)
            room -= count
            tiles -= count
        for colour in range(least, COLOURS):
            count = word >> LANE * colour & IN_LANE
            if colour != next_joker:
                count = count if count < room else room
                worth += count * TILE
                room -= count
                tiles -= count
        return worth - tiles * POINT

    def next_joker(self) -> int:
        """The joker of the next laying, for which tiles are kept."""
        if self.table.phase == DEAL:
            return self.table.joker
        if self.table.round == ROUNDS:
            return NOTHING
        return self.table.joker_order[self.table.round]

    # The hand laid out

    def lay_out_hand(self, seat: int) -> None:
        move = self.best_lay(seat)
        while move != PASS:
            self.lay_alone(seat, move)
            move = self.best_lay(seat)

    def best_lay(self, seat: int) -> int:
        """The tile that brings most for each tile paid, with as few jokers as possible."""
        held = self.table.sort_hand(seat)
        size = self.table.size(self.table.hand[seat])
        best = PASS
        best_value = 0
        for space in range(SPACES):
            accepted = self.table.accepts[seat][space // SLOTS] & held
            if self.table.covered[seat] >> space & 1:
                accepted = 0
            number = self.board.number[self.table.side][space]
            for index in range(self.masks.size[accepted]):
                colour = self.masks.member[accepted][index]
                jokers = self.table.fewest_jokers(number, colour)
                if jokers <= self.table.most_jokers(number, colour):
                    gain = self.gain(seat, space)
                    if size <= KEPT_TILES and self.table.round < ROUNDS:
                        gain -= number * TILE // 2
                    value = (gain - jokers * JOKER) * 60 // number
                    if value > best_value:
                        best_value = value
                        best = LAYS + (space * COLOURS + colour) * SLOTS + jokers
        return best

    def gain(self, seat: int, space: int) -> int:
        """Points, promises and bonus tiles that a tile on this space brings."""
        before = self.worth_around(seat, space)
        self.table.covered[seat] = self.table.covered[seat] | self.board.bit[space]
        after = self.worth_around(seat, space)
        points = self.board.group[self.table.star_spaces(seat, space // SLOTS)][space % SLOTS]
        self.table.covered[seat] = self.table.covered[seat] & ~self.board.bit[space]
        gained = after - before + points * POINT
        return gained if gained > 1 else 1

    def worth_around(self, seat: int, space: int) -> int:
        worth = self.star_promise(seat, space // SLOTS)
        if self.board.number[self.table.side][space] < 5:
            worth += self.number_promise(seat, self.board.number[self.table.side][space])
        for place in range(2):
            decoration = self.board.decorations_at[space][place]
            if decoration != NOTHING:
                worth += self.decoration_promise(seat, decoration)
                if self.table.is_surrounded(seat, decoration):
                    worth += BONUS * self.board.decoration_tiles[decoration]
        return worth

    def lay_alone(self, seat: int, move: int) -> None:
        """Lays a tile without passing the turn; bonus tiles are only counted."""
        tile = (move - LAYS) // SLOTS
        jokers = (move - LAYS) % SLOTS
        space = tile // COLOURS
        colour = tile % COLOURS
        number = self.board.number[self.table.side][space]
        self.table.pay(seat, colour, number - jokers, jokers)
        self.table.put(seat, space, colour)
        self.table.score_group(seat, space)
        self.earned += self.table.earn_bonus(seat, space)

    # At a glance

    def likely_take(self) -> int:
        best = 0
        best_value = LEAST
        for colour in range(COLOURS):
            sources = self.table.sources(colour)
            for index in range(self.masks.size[sources]):
                source = self.masks.member[sources][index]
                value = self.take_value(source, colour)
                if value > best_value:
                    best_value = value
                    best = source * COLOURS + colour
        return best

    def take_value(self, source: int, colour: int) -> int:
        """Tiles, a joker, and tiles that fit those in the hand; the token costs points."""
        tiles = self.table.display[source] >> LANE * colour & IN_LANE
        jokers = self.table.display[source] >> LANE * self.table.joker & IN_LANE
        if colour == self.table.joker:
            return TILE + JOKER
        value = tiles * POINT + (jokers > 0) * (TILE + JOKER)
        value += 10 * (self.table.hand[self.table.current] >> LANE * colour & IN_LANE)
        if source == CENTRE and self.table.token == NOTHING:
            value -= (tiles + (jokers > 0)) * POINT
        return value

    def favourite(self, colours: int, word: int, joker: int) -> int:
        """The joker if it is there, else the colour of which there are most already."""
        best = 0
        best_value = LEAST
        for index in range(self.masks.size[colours]):
            colour = self.masks.member[colours][index]
            value = (word >> LANE * colour & IN_LANE) + 100 * (colour == joker)
            if value > best_value:
                best_value = value
                best = colour
        return best

    def likely_keep(self) -> int:
        """Everything that may be kept, in the order of the colours."""
        colours = self.table.keepable()
        return KEEPS + self.masks.member[colours][0] if colours else DONE
