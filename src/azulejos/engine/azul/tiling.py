"""The rules of Azul, second half: wall tiling, the end of a round, and the end of the game."""

from __future__ import annotations

import cython

from azulejos.engine.azul.layout import AzulLayout

if not cython.compiled:
    from azulejos.engine.azul.board import COLOURS, DISPLAYS, FLOOR_SPACES, LINES
    from azulejos.engine.azul.events import (
        COLOUR_BONUS,
        COLUMN_BONUS,
        DROPPED,
        ENDED,
        FLOOR_SCORED,
        LAID,
        LINE_FELL,
        OVERFLOWED,
        ROW_BONUS,
        SCORED_ACROSS,
        SCORED_ALONE,
        SCORED_DOWN,
    )
    from azulejos.engine.azul.layout import DEAL, END, NOTHING, TILING
    from azulejos.engine.azul.scoring import (
        complete_count,
        floor_loss,
        is_dead,
        run_points,
        tile_points,
    )

    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS = range(3)


@cython.cclass
class AzulTiling(AzulLayout):
    """What happens to full lines, floors and scores when the displays are empty."""

    def begin_tiling(self) -> None:
        self.phase = TILING
        self.current = self.start
        self.continue_tiling()

    def continue_tiling(self) -> None:
        """Full lines from the top, then the floor, seat by seat; stops where a player decides."""
        while self.phase == TILING:
            seat = self.current
            line = self.next_line()
            if line == NOTHING:
                self.clear_floor(seat)
                self.finish_tiling_of(seat)
            elif not self.grey:
                self.lay(seat, line, self.board.printed_column[line][self.line_colour[seat][line]])
            elif self.open_columns(seat, line) == 0:
                self.fall(seat, line)
            else:
                break

    def next_line(self) -> int:
        """The topmost full line of the player whose wall is being tiled."""
        full = self.full_lines[self.current]
        return self.masks.member[full][0] if full else NOTHING

    def open_columns(self, seat: int, line: int) -> int:
        """Grey wall: where the tile of this line may go in its row."""
        colour = self.line_colour[seat][line]
        columns = 0
        for column in range(COLOURS):
            if not self.column_colours[seat][column] >> colour & 1:
                columns |= 1 << column
        return columns & ~self.row_spaces[seat][line]

    def tile(self, line: int, column: int) -> None:
        seat = self.current
        self.lay(seat, line, column)
        self.continue_tiling()
        if self.phase != TILING or self.current != seat:
            self.turn += 1

    def lay(self, seat: int, line: int, column: int) -> None:
        """One tile of a full line goes to the wall and scores; its others go to the lid."""
        colour = self.line_colour[seat][line]
        self.wall[seat][line * 5 + column] = colour
        self.row_spaces[seat][line] |= 1 << column
        self.column_spaces[seat][column] |= 1 << line
        self.row_colours[seat][line] |= 1 << colour
        self.column_colours[seat][column] |= 1 << colour
        self.events.note(LAID, seat, colour, line, column, 1)
        self.score_tile(seat, line, column)
        self.empty_line(seat, line)
        self.lid += self.board.one[colour] * (self.board.capacity[line] - 1)

    def score_tile(self, seat: int, row: int, column: int) -> None:
        across = self.board.run[self.row_spaces[seat][row]][column]
        down = self.board.run[self.column_spaces[seat][column]][row]
        self.score[seat] += tile_points(across, down)
        if self.events.recording:
            if across == 1 and down == 1:
                self.events.note(SCORED_ALONE, seat, NOTHING, row, column, 1)
            if across > 1:
                points = run_points(across)
                self.events.note(SCORED_ACROSS, seat, NOTHING, row, column, points)
            if down > 1:
                points = run_points(down)
                self.events.note(SCORED_DOWN, seat, NOTHING, row, column, points)

    def empty_line(self, seat: int, line: int) -> None:
        """The line is free again for every colour that its row lacks."""
        self.line_colour[seat][line] = NOTHING
        self.line_count[seat][line] = 0
        self.full_lines[seat] &= ~(1 << line)
        self.accepts[seat] |= self.board.spread[31 & ~self.row_colours[seat][line]] << line

    def fall(self, seat: int, line: int) -> None:
        """Grey wall: a full line without an open space falls to the floor as a whole."""
        colour = self.line_colour[seat][line]
        count = self.line_count[seat][line]
        self.events.note(LINE_FELL, seat, colour, line, NOTHING, count)
        self.empty_line(seat, line)
        self.drop(seat, colour, count)

    def clear_floor(self, seat: int) -> None:
        """The floor costs points and goes to the lid; the marker stays with its owner."""
        spaces = self.floor_count[seat]
        if spaces == 0:
            return
        loss = floor_loss(self.score[seat], self.board.floor_cost[spaces])
        self.score[seat] -= loss
        self.events.note(FLOOR_SCORED, seat, NOTHING, NOTHING, spaces, -loss)
        for space in range(FLOOR_SPACES):
            self.floor[seat][space] = NOTHING
        self.floor_count[seat] = 0
        self.lid += self.fallen[seat]
        self.fallen[seat] = 0

    def finish_tiling_of(self, seat: int) -> None:
        self.current = self.seat_after(seat)
        if self.current == self.start:
            self.end_round()

    # The end of a round and of the game

    def end_round(self) -> None:
        if self.marker != NOTHING:
            self.start = self.marker
        self.current = self.start
        if self.a_row_is_complete():
            self.end_game(BY_ROW)
        elif self.is_deadlocked():
            self.end_game(BY_DEADLOCK)
        elif self.round == self.max_rounds:
            self.end_game(BY_MAX_ROUNDS)
        else:
            self.round += 1
            self.phase = DEAL
            self.deal_due = True

    def a_row_is_complete(self) -> bool:
        for seat in range(self.players):
            if complete_count(self.row_spaces[seat]) > 0:
                return True
        return False

    def is_deadlocked(self) -> bool:
        """Every row of every player is dead."""
        if not self.grey and self.exhausted_colours() == 0:
            return False
        for seat in range(self.players):
            if self.dead_row_mask(seat) != 31:
                return False
        return True

    def exhausted_colours(self) -> int:
        """Colours whose tiles all lie on walls and in lines that are not full."""
        left = self.tiles_left()
        exhausted = 0
        for colour in range(COLOURS):
            if left & self.board.lane[colour] == 0:
                exhausted |= 1 << colour
        return exhausted

    def tiles_left(self) -> int:
        """Tiles that can still reach a wall, as a word."""
        left = self.bag + self.lid
        for display in range(DISPLAYS):
            left += self.display[display]
        for seat in range(self.players):
            left += self.fallen[seat]
            for line in range(LINES):
                if self.full_lines[seat] >> line & 1:
                    left += self.board.one[self.line_colour[seat][line]]
        return left

    def dead_row_mask(self, seat: int) -> int:
        exhausted = self.exhausted_colours()
        columns = 0
        for column in range(COLOURS):
            columns |= self.column_colours[seat][column] << COLOURS * column
        dead = 0
        for row in range(LINES):
            colours = self.row_colours[seat][row]
            spaces = self.row_spaces[seat][row]
            if is_dead(colours, spaces, columns, exhausted, self.grey):
                dead |= 1 << row
        return dead

    def end_game(self, ending: int) -> None:
        for seat in range(self.players):
            self.score_bonuses(seat)
        self.phase = END
        self.over = True
        self.ending = ending
        self.events.note(ENDED, NOTHING, ending, NOTHING, NOTHING, 0)

    def score_bonuses(self, seat: int) -> None:
        for index in range(LINES):
            if self.row_spaces[seat][index] == 31:
                self.score_bonus(seat, ROW_BONUS, index, self.board.row_bonus)
        for index in range(LINES):
            if self.column_spaces[seat][index] == 31:
                self.score_bonus(seat, COLUMN_BONUS, index, self.board.column_bonus)
        for index in range(COLOURS):
            if self.has_every_tile_of(seat, index):
                self.score_bonus(seat, COLOUR_BONUS, index, self.board.colour_bonus)

    def has_every_tile_of(self, seat: int, colour: int) -> bool:
        for row in range(LINES):
            if not self.row_colours[seat][row] >> colour & 1:
                return False
        return True

    def score_bonus(self, seat: int, kind: int, index: int, points: int) -> None:
        self.score[seat] += points
        self.events.note(kind, seat, index, NOTHING, NOTHING, points)

    def ranking_key(self, seat: int) -> int:
        """The score; complete rows break a tie."""
        return self.score[seat] * 8 + complete_count(self.row_spaces[seat])

    def seat_after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def drop(self, seat: int, colour: int, count: int) -> None:
        """Tiles fall to the floor from the left; what finds no space there goes to the lid."""
        first = self.floor_count[seat]
        room = FLOOR_SPACES - first
        landed = count if count < room else room
        for space in range(first, first + landed):
            self.floor[seat][space] = colour
        self.floor_count[seat] = first + landed
        self.fallen[seat] += self.board.one[colour] * landed
        self.lid += self.board.one[colour] * (count - landed)
        if self.events.recording:
            if landed > 0:
                self.events.note(DROPPED, seat, colour, NOTHING, first, landed)
            if count > landed:
                self.events.note(OVERFLOWED, seat, colour, NOTHING, NOTHING, count - landed)
