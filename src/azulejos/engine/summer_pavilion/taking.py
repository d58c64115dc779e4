"""The rules of Summer Pavilion: taking tiles from the factories and the centre."""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.laying import PavilionLaying

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        CENTRE,
        COLOURS,
        DISPLAYS,
        EACH,
        IN_LANE,
        LANE,
    )
    from azulejos.engine.summer_pavilion.events import MOVED_TO_CENTRE, TAKEN, TOKEN_TAKEN
    from azulejos.engine.summer_pavilion.layout import NOTHING, TAKE
    from azulejos.engine.summer_pavilion.scoring import loss


@cython.cclass
class PavilionTaking(PavilionLaying):
    """The first phase of a round."""

    def may_take(self, move: int) -> bool:
        if self.phase != TAKE:
            return False
        source = move // COLOURS
        colour = move % COLOURS
        return self.sources(colour) >> source & 1 == 1

    def sources(self, colour: int) -> int:
        """The displays where this colour can be chosen."""
        if colour == self.joker:
            return self.joker_sources()
        return self.offer >> LANE * colour & IN_LANE

    def joker_sources(self) -> int:
        """Jokers can be chosen only where nothing else lies."""
        others = 0
        for colour in range(COLOURS):
            if colour != self.joker:
                others |= self.offer >> LANE * colour & IN_LANE
        return self.offer >> LANE * self.joker & IN_LANE & ~others

    def takes_into(self, buffer: list[int]) -> int:
        joker_sources = self.joker_sources()
        count = 0
        for source in range(DISPLAYS):
            for colour in range(COLOURS):
                offered = self.offer >> LANE * colour & IN_LANE
                if colour == self.joker:
                    offered = joker_sources
                if offered >> source & 1:
                    buffer[count] = source * COLOURS + colour
                    count += 1
        return count

    def random_take(self, rng: Rng) -> int:
        takes = 0
        for colour in range(COLOURS):
            takes += self.masks.size[self.sources(colour)]
        chosen = rng.pick(takes)
        colour = 0
        count = self.masks.size[self.sources(0)]
        while chosen >= count:
            chosen -= count
            colour += 1
            count = self.masks.size[self.sources(colour)]
        return self.masks.member[self.sources(colour)][chosen] * COLOURS + colour

    def take(self, source: int, colour: int) -> None:
        """All tiles of the colour and one joker; where there are only jokers, one of them."""
        seat = self.current
        jokers = self.display[source] >> LANE * self.joker & IN_LANE
        amount = 1
        extra = 0
        if colour != self.joker:
            amount = self.display[source] >> LANE * colour & IN_LANE
            extra = 1 if jokers > 0 else 0
        self.events.note(TAKEN, seat, colour, source, extra, amount)
        taken = self.board.one[colour] * amount + self.board.one[self.joker] * extra
        self.hand[seat] += taken
        self.lift_tiles(source, colour, taken)
        self.on_display -= amount + extra
        if source == CENTRE and self.token == NOTHING:
            self.take_token(seat, amount + extra)
        self.turn += 1
        if self.on_display == 0:
            self.begin_laying()
        else:
            self.current = self.seat_after(seat)

    def lift_tiles(self, source: int, colour: int, taken: int) -> None:
        """The tiles that were taken leave; the rest goes to the centre, or stays there."""
        rest = self.display[source] - taken
        colours = self.offer >> source & EACH & ~self.board.one[colour]
        if rest >> LANE * self.joker & IN_LANE:
            colours |= self.board.one[self.joker]
        else:
            colours &= ~self.board.one[self.joker]
        if self.events.recording and source != CENTRE:
            self.tell_the_rest(source, rest)
        self.display[source] = 0
        self.display[CENTRE] += rest
        self.offer &= ~(EACH << source)
        self.offer |= colours << CENTRE

    def tell_the_rest(self, source: int, rest: int) -> None:
        for colour in range(COLOURS):
            left = rest >> LANE * colour & IN_LANE
            if left > 0:
                self.events.note(MOVED_TO_CENTRE, NOTHING, colour, source, CENTRE, left)

    def take_token(self, seat: int, tiles: int) -> None:
        """A point for every tile of this turn, but no score falls below the track."""
        lost = loss(self.score[seat], tiles, self.lowest_score)
        self.token = seat
        self.score[seat] -= lost
        self.events.note(TOKEN_TAKEN, seat, NOTHING, CENTRE, tiles, -lost)
