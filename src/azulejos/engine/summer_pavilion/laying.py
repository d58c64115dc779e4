"""The rules of Summer Pavilion: laying tiles, bonus tiles, passing, and the end."""

from __future__ import annotations

import cython

from azulejos.engine.rng import Rng
from azulejos.engine.summer_pavilion.layout import PavilionLayout

if not cython.compiled:
    from azulejos.engine.summer_pavilion.board import (
        COLOURS,
        IN_LANE,
        KEPT_TILES,
        LANE,
        LAYS,
        PASS,
        ROUNDS,
        SLOTS,
        SPACES,
        STARS,
        SUPPLY_SPACES,
    )
    from azulejos.engine.summer_pavilion.events import (
        BONUS_LAPSED,
        CORNERS_RETURNED,
        DISCARDED,
        ENDED,
        GROUP_SCORED,
        KEPT,
        LAID,
        LAYING_OPENED,
        NUMBER_BONUS,
        PASSED,
        PICKED,
        STAR_BONUS,
        SURROUNDED,
    )
    from azulejos.engine.summer_pavilion.layout import (
        DEAL,
        END,
        KEEP,
        LAY,
        NOTHING,
        PICK,
        REFILL,
    )
    from azulejos.engine.summer_pavilion.scoring import is_one_coloured, loss

    AFTER_ROUNDS = 0


@cython.cclass
class PavilionLaying(PavilionLayout):
    """What players do with their tiles when the displays are empty."""

    def seat_after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def begin_laying(self) -> None:
        """Whoever took the token begins; if nobody did, the old starting player."""
        self.phase = LAY
        if self.token != NOTHING:
            self.start = self.token
        self.current = self.start
        self.events.note(LAYING_OPENED, self.start, NOTHING, NOTHING, NOTHING, self.round)

    # Payments: `natural` tiles have the colour itself, `helping` ones are jokers.

    def sort_hand(self, seat: int) -> int:
        """How many tiles of a hand can pay for each colour; returns the set of colours held."""
        held = 0
        jokers = self.hand[seat] >> LANE * self.joker & IN_LANE
        jokers = min(jokers, SLOTS - 1)
        for colour in range(COLOURS):
            tiles = self.hand[seat] >> LANE * colour & IN_LANE
            held |= (tiles > 0) << colour
            self.natural[colour] = tiles if tiles < SLOTS else SLOTS
            self.helping[colour] = jokers
        self.helping[self.joker] = 0
        return held

    def fewest_jokers(self, number: int, colour: int) -> int:
        return number - self.natural[colour] if number > self.natural[colour] else 0

    def most_jokers(self, number: int, colour: int) -> int:
        """At least one tile must have the colour itself."""
        return self.helping[colour] if self.helping[colour] < number else number - 1

    def may_lay(self, move: int) -> bool:
        if self.phase != LAY:
            return False
        tile = (move - LAYS) // SLOTS
        jokers = (move - LAYS) % SLOTS
        space = tile // COLOURS
        colour = tile % COLOURS
        seat = self.current
        if not (self.sort_hand(seat) & self.accepts[seat][space // SLOTS]) >> colour & 1:
            return False
        number = self.board.number[self.side][space]
        if self.covered[seat] >> space & 1 or jokers < self.fewest_jokers(number, colour):
            return False
        return jokers <= self.most_jokers(number, colour)

    def lays_into(self, buffer: list[int]) -> int:
        seat = self.current
        held = self.sort_hand(seat)
        count = 0
        for space in range(SPACES):
            accepted = self.accepts[seat][space // SLOTS] & held
            if self.covered[seat] >> space & 1:
                accepted = 0
            number = self.board.number[self.side][space]
            for index in range(self.masks.size[accepted]):
                colour = self.masks.member[accepted][index]
                for jokers in range(
                    self.fewest_jokers(number, colour), self.most_jokers(number, colour) + 1
                ):
                    buffer[count] = LAYS + (space * COLOURS + colour) * SLOTS + jokers
                    count += 1
        buffer[count] = PASS
        return count + 1

    def count_lays(self) -> int:
        """All ways to lay a tile; `reach` has the sums up to each star."""
        seat = self.current
        held = self.sort_hand(seat)
        total = 0
        for star in range(STARS):
            total += self.lays_on(seat, star, held)
            self.reach[star] = total
        return total

    def lays_on(self, seat: int, star: int, held: int) -> int:
        row = self.board.number_row[self.side][star]
        spaces = 63 & ~self.star_spaces(seat, star)
        accepted = self.accepts[seat][star] & held
        count = 0
        for index in range(self.masks.size[accepted]):
            colour = self.masks.member[accepted][index]
            count += self.board.ways[row][self.natural[colour]][self.helping[colour]][spaces]
        return count

    def random_lay(self, rng: Rng) -> int:
        """Any way to lay a tile, or a pass, each equally likely."""
        total = self.count_lays()
        chosen = rng.pick(total + 1)
        if chosen == total:
            return PASS
        star = 0
        while chosen >= self.reach[star]:
            star += 1
        return self.nth_lay(star, chosen - (self.reach[star - 1] if star > 0 else 0))

    def nth_lay(self, star: int, chosen: int) -> int:
        seat = self.current
        row = self.board.number_row[self.side][star]
        spaces = 63 & ~self.star_spaces(seat, star)
        accepted = self.accepts[seat][star]
        for index in range(self.masks.size[accepted]):
            colour = self.masks.member[accepted][index]
            ways = self.board.ways[row][self.natural[colour]][self.helping[colour]][spaces]
            if chosen < ways:
                return self.nth_payment(star, spaces, colour, chosen)
            chosen -= ways
        return PASS

    def nth_payment(self, star: int, spaces: int, colour: int, chosen: int) -> int:
        for slot in range(SLOTS):
            if spaces >> slot & 1:
                number = self.board.number[self.side][star * SLOTS + slot]
                fewest = self.fewest_jokers(number, colour)
                ways = self.most_jokers(number, colour) - fewest + 1
                if chosen < ways:
                    space = star * SLOTS + slot
                    return LAYS + (space * COLOURS + colour) * SLOTS + fewest + chosen
                if ways > 0:
                    chosen -= ways
        return PASS

    # Laying a tile

    def lay(self, space: int, colour: int, jokers: int) -> None:
        seat = self.current
        number = self.board.number[self.side][space]
        natural = number - jokers
        self.pay(seat, colour, natural, jokers)
        self.put(seat, space, colour)
        self.events.note(LAID, seat, colour, jokers, space, number)
        self.score_group(seat, space)
        earned = self.earn_bonus(seat, space)
        self.owe(seat, earned)

    def pay(self, seat: int, colour: int, natural: int, jokers: int) -> None:
        """One tile will be laid, all others go to the tower."""
        self.hand[seat] -= self.board.one[colour] * natural + self.board.one[self.joker] * jokers
        self.tower += self.board.one[colour] * (natural - 1) + self.board.one[self.joker] * jokers
        self.tower_size += natural + jokers - 1

    def score_group(self, seat: int, space: int) -> None:
        points = self.board.group[self.star_spaces(seat, space // SLOTS)][space % SLOTS]
        self.score[seat] += points
        self.events.note(GROUP_SCORED, seat, NOTHING, NOTHING, space, points)

    def earn_bonus(self, seat: int, space: int) -> int:
        """The bonus tiles of all decorations whose last space has just been covered."""
        earned = 0
        for place in range(2):
            decoration = self.board.decorations_at[space][place]
            if decoration != NOTHING and self.is_surrounded(seat, decoration):
                earned += self.board.decoration_tiles[decoration]
                self.events.note(
                    SURROUNDED,
                    seat,
                    decoration,
                    NOTHING,
                    NOTHING,
                    self.board.decoration_tiles[decoration],
                )
        return earned

    def is_surrounded(self, seat: int, decoration: int) -> bool:
        mask = self.board.decoration_mask[decoration]
        return self.covered[seat] & mask == mask

    def owe(self, seat: int, earned: int) -> None:
        """Bonus tiles must be picked at once; what the supply cannot give lapses."""
        self.owed = earned if earned < self.supply_size else self.supply_size
        if earned > self.owed:
            self.events.note(BONUS_LAPSED, seat, NOTHING, NOTHING, NOTHING, earned - self.owed)
        if self.owed > 0:
            self.phase = PICK
            self.least = 0
        else:
            self.end_turn()

    # Bonus tiles

    def pickable(self) -> int:
        """Colours that may be picked now: enough tiles must be left for the other picks."""
        colours = 0
        left = self.supply_size
        for colour in range(COLOURS):
            count = self.supply >> LANE * colour & IN_LANE
            if count > 0 and colour >= self.least and left >= self.owed:
                colours |= 1 << colour
            left -= count
        return colours

    def pick(self, colour: int) -> None:
        self.supply -= self.board.one[colour]
        self.supply_size -= 1
        self.hand[self.current] += self.board.one[colour]
        self.least = colour
        self.owed -= 1
        self.events.note(PICKED, self.current, colour, NOTHING, NOTHING, 1)
        if self.owed == 0:
            self.least = 0
            self.end_turn()

    # Passing

    def pass_round(self) -> None:
        self.phase = KEEP
        self.least = 0
        self.events.note(PASSED, self.current, NOTHING, NOTHING, NOTHING, self.round)
        if self.keepable() == 0:
            self.finish_pass()

    def keepable(self) -> int:
        """Colours of which a tile may still be kept; in the last round nothing is kept."""
        colours = 0
        if self.round < ROUNDS and self.size(self.corner[self.current]) < KEPT_TILES:
            for colour in range(self.least, COLOURS):
                if self.hand[self.current] >> LANE * colour & IN_LANE:
                    colours |= 1 << colour
        return colours

    def keep(self, colour: int) -> None:
        self.hand[self.current] -= self.board.one[colour]
        self.corner[self.current] += self.board.one[colour]
        self.least = colour
        self.events.note(KEPT, self.current, colour, NOTHING, NOTHING, 1)
        if self.keepable() == 0:
            self.finish_pass()

    def finish_pass(self) -> None:
        seat = self.current
        self.discard_hand(seat)
        self.least = 0
        self.passed |= 1 << seat
        self.end_turn()

    def discard_hand(self, seat: int) -> None:
        """What is not kept goes to the tower and costs a point each."""
        tiles = self.size(self.hand[seat])
        if tiles > 0:
            lost = loss(self.score[seat], tiles, self.lowest_score)
            self.score[seat] -= lost
            self.tower += self.hand[seat]
            self.tower_size += tiles
            self.hand[seat] = 0
            self.events.note(DISCARDED, seat, NOTHING, NOTHING, tiles, -lost)

    # The end of a turn, of a round and of the game

    def end_turn(self) -> None:
        """The next player who has not passed is to move, once the supply is full again."""
        self.turn += 1
        if self.passed == (1 << self.players) - 1:
            self.end_round()
            return
        seat = self.seat_after(self.current)
        while self.passed >> seat & 1:
            seat = self.seat_after(seat)
        self.current = seat
        self.deal_due = self.may_refill()
        self.phase = REFILL if self.deal_due else LAY

    def may_refill(self) -> bool:
        return self.supply_size < SUPPLY_SPACES and self.bag_size + self.tower_size > 0

    def end_round(self) -> None:
        """Corners return to the hands, the token to the centre, and a new round is dealt."""
        self.passed = 0
        self.token = NOTHING
        self.current = self.start
        if self.round == ROUNDS:
            self.end_game()
            return
        for seat in range(self.players):
            self.return_corners(seat)
        self.round += 1
        self.joker = self.joker_order[self.round - 1]
        self.phase = DEAL
        self.deal_due = self.bag_size + self.tower_size > 0
        if not self.deal_due:
            self.open_round()

    def return_corners(self, seat: int) -> None:
        if self.corner[seat]:
            self.events.note(
                CORNERS_RETURNED, seat, NOTHING, NOTHING, NOTHING, self.size(self.corner[seat])
            )
        self.hand[seat] += self.corner[seat]
        self.corner[seat] = 0

    def open_round(self) -> None:
        """Written in `state`, with the deals."""

    def end_game(self) -> None:
        for seat in range(self.players):
            self.score_stars(seat)
            self.score_numbers(seat)
        self.phase = END
        self.over = True
        self.ending = AFTER_ROUNDS
        self.events.note(ENDED, NOTHING, AFTER_ROUNDS, NOTHING, NOTHING, 0)

    def score_stars(self, seat: int) -> None:
        """A complete star counts by its colour, or as multicoloured."""
        for star in range(STARS):
            if self.star_spaces(seat, star) == 63:
                colour = NOTHING
                points = self.board.multicoloured
                if is_one_coloured(self.colours[seat][star]):
                    colour = self.masks.member[self.colours[seat][star]][0]
                    points = self.board.star_points[colour]
                self.score[seat] += points
                self.events.note(STAR_BONUS, seat, colour, NOTHING, star, points)

    def score_numbers(self, seat: int) -> None:
        """Every space of a number covered, the centre star included."""
        for number in range(1, SLOTS + 1):
            mask = self.board.number_mask[self.side][number]
            points = self.board.number_points[number]
            if points > 0 and self.covered[seat] & mask == mask:
                self.score[seat] += points
                self.events.note(NUMBER_BONUS, seat, number, NOTHING, NOTHING, points)
