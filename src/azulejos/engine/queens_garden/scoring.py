"""Points: of the wheel at the end of a round, of storage and groups at the end of the game."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.planting import GardenPlanting

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest, size_of
    from azulejos.engine.queens_garden.board import CATEGORIES, HEXAGONS, KINDS, NOTHING, SLOTS
    from azulejos.engine.queens_garden.events import (
        GROUP_SCORED,
        JOKERS_SCORED,
        LEFTOVERS_SCORED,
        PAVILIONS_SCORED,
        WHEEL_SCORED,
    )
    from azulejos.engine.queens_garden.layout import FACE_DOWN


@cython.cclass
class GardenScoring(GardenPlanting):
    """What gardens and storages are worth."""

    def lose(self, seat: int, points: int, kind: int, what: int) -> None:
        """The score never falls below 0."""
        loss = points if points < self.score[seat] else self.score[seat]
        self.score[seat] -= loss
        self.events.note(kind, seat, what, NOTHING, NOTHING, -loss)

    def spaces_of(self, seat: int, category: int) -> int:
        """Where the hexagons of a colour or a pattern lie."""
        if category < KINDS:
            return self.of_colour[seat][category]
        return self.of_pattern[seat][category - KINDS]

    # The end of a round

    def score_wheel(self, seat: int) -> None:
        """Three categories score this round; a hexagon may fit by colour and by pattern."""
        for category in range(CATEGORIES):
            each = self.board.wheel[self.side][self.round - 1][category]
            if each > 0:
                points = each * size_of(self.spaces_of(seat, category))
                self.score[seat] += points
                if points > 0:
                    self.events.note(WHEEL_SCORED, seat, category, NOTHING, NOTHING, points)
        self.score_pavilions(seat)

    def score_pavilions(self, seat: int) -> None:
        """Every expansion that lies face up, surrounded or not."""
        points = self.pavilions(seat) * self.board.pavilion_points
        self.score[seat] += points
        if points > 0:
            self.events.note(PAVILIONS_SCORED, seat, NOTHING, NOTHING, NOTHING, points)

    def pavilions(self, seat: int) -> int:
        count = 0
        for slot in range(SLOTS):
            count += 0 <= self.slot_hexagon[seat][slot] < FACE_DOWN
        return count

    # The end of the game

    def score_storage(self, seat: int) -> None:
        """Jokers first, then what is left over."""
        points = self.jokers[seat] * self.board.joker_points
        self.score[seat] += points
        if points > 0:
            self.events.note(JOKERS_SCORED, seat, NOTHING, NOTHING, NOTHING, points)
        loss = self.storage_value(seat)
        if loss > 0:
            self.lose(seat, loss, LEFTOVERS_SCORED, NOTHING)

    def storage_value(self, seat: int) -> int:
        """The values of all stored tiles and expansions."""
        value = 0
        for hexagon in range(HEXAGONS):
            value += self.stored[seat][hexagon] * self.board.value[hexagon]
            if self.held_expansions[seat] & self.board.hexagon[hexagon]:
                value += self.board.value[hexagon]
        return value

    def score_groups(self, seat: int) -> None:
        """First the colours, then the patterns."""
        for category in range(CATEGORIES):
            left = self.spaces_of(seat, category)
            while left:
                group = self.group_at(lowest(left), left)
                left &= ~group
                points = self.group_points(seat, group)
                self.score[seat] += points
                if points > 0:
                    self.events.note(GROUP_SCORED, seat, category, NOTHING, size_of(group), points)

    def group_at(self, space: int, area: int) -> int:
        """All spaces of an area that hang together with this one."""
        group = self.board.space[space]
        frontier = group
        while frontier:
            member = lowest(frontier)
            frontier &= frontier - 1
            fresh = self.board.neighbours[member] & area & ~group
            group |= fresh
            frontier |= fresh
        return group

    def group_points(self, seat: int, group: int) -> int:
        """The sum of its values from three hexagons on, and the extra points for its size."""
        size = size_of(group)
        if size < self.board.smallest_group:
            return 0
        points = self.board.group_bonus[self.side][size]
        while group:
            points += self.board.value[self.garden[seat][lowest(group)]]
            group &= group - 1
        return points
