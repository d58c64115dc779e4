"""What makes a take likelier than its gain says: terms with weights learned from deep searches.

A gain sees one board and one take. So it overlooks what is left for other takes of the same line,
what the next player lacks, and what the rest of a factory brings to the centre. Each take has one
term of every group, and its gain grows by their weights, in hundredths of a point:

| group | terms |
|---|---|
| `source`: the centre, or a factory by the tiles that go from it to the centre, 0 to 3 | 5 |
| `next`: no line of the next player lacks the colour; each more; fewer; one exactly so many | 4 |
| `next_left`: none lacks it, or nothing of it is left elsewhere; too little is; enough is | 3 |
| `line`: which line, the tiles it holds, the tiles it gets; the last is the floor | 36 |
| `left`: tiles that the line then lacks, 0 to 4, by those of its colour left, up to 5 | 30 |
| `row`: the line is not complete; or the tiles in the row of its space, 0 to 4 | 6 |
| `column`: the same with its column, on the coloured wall | 6 |
| `best`: another take gains more at this line; none does | 2 |

Takes are listed as the rules list them: those of one source and colour follow one another. No
branch depends on a single take, since a processor could not guess it.
"""

from __future__ import annotations

import cython

from azulejos.bots.learned_priors import LearnedPriors
from azulejos.engine.azul.board import BOARD, Board
from azulejos.engine.azul.rules import AZUL
from azulejos.engine.azul.state import AzulState
from azulejos.engine.buffers import MoveBuffer, zeros
from azulejos.engine.masks import TABLES, Masks
from azulejos.search.guide import PriorBuffer

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        DESTINATIONS,
        DISPLAYS,
        EACH,
        IN_LANE,
        LANE,
        LINES,
        SEATS,
    )
    from azulejos.engine.azul.fields import NOTHING
    from azulejos.engine.azul.moves import CENTRE, FLOOR

    VARIANTS = 2
    TERMS = 92
    HANDFUL_TERMS = 3
    LINE_TERMS = 5
    MOST_LEFT = 5
    # Where the groups begin.
    SOURCE = 0
    NEXT = 5
    NEXT_LEFT = 9
    LINE = 12
    LEFT = 48
    ROW = 78
    COLUMN = 84
    BEST = 90

GROUPS = {
    "source": 5,
    "next": 4,
    "next_left": 3,
    "line": 36,
    "left": 30,
    "row": 6,
    "column": 6,
    "best": 2,
}
"""The terms in their order: how many each group has."""
FIRST_OF_LINES = (0, 1, 4, 10, 20, 36)
"""Where in their group the terms of each line begin; that of the floor comes before the end."""


@cython.final
@cython.cclass
class TakeTerms:
    """Looks at the takes of one state, which may change between two looks."""

    state: AzulState
    board: Board
    masks: Masks
    weight: list[list[list[int]]]
    scale: list[list[int]]
    own: list[int]
    first_of_lines: list[int]
    term: list[int]
    on_table: int
    lacking: list[int]
    room: list[int]
    before: list[int]
    row_size: list[int]
    best_at: list[float]
    colour: int
    tiles: int
    left: int

    def __init__(self, state: AzulState, learned: tuple[LearnedPriors, ...]) -> None:
        self.state = state
        self.board = BOARD
        self.masks = TABLES
        if not cython.compiled:
            self.lay_out()
        for destination in range(DESTINATIONS):
            self.first_of_lines[destination] = FIRST_OF_LINES[destination]
        for each in learned:
            variant = AZUL.variants.index(each.variant)
            self.scale[variant][each.players] = each.scale
            for term, weight in enumerate(each.listed(GROUPS)):
                self.weight[variant][each.players][term] = weight

    def lay_out(self) -> None:
        """Interpreted, arrays are lists: this makes them in the shapes of the header."""
        self.weight = zeros(VARIANTS, SEATS + 1, TERMS)
        self.scale = zeros(VARIANTS, SEATS + 1)
        self.first_of_lines = zeros(DESTINATIONS)
        self.term = zeros(LINE_TERMS)
        self.lacking = zeros(COLOURS)
        self.room = zeros(DESTINATIONS)
        self.before = zeros(DESTINATIONS)
        self.row_size = zeros(DESTINATIONS)
        self.best_at = zeros(DESTINATIONS)

    def add_into(self, moves: list[int], count: int, gains: list[float]) -> int:
        """Adds to the gains of all takes the weights of their terms.

        Returns the scale that goes with them; 0 if nothing was learned for this table.
        """
        if self.scale[self.state.grey][self.state.players] == 0:
            return 0
        self.own = self.weight[self.state.grey][self.state.players]
        self.look(moves, count, gains)
        last = NOTHING
        of_handful = 0
        for index in range(count):
            handful = moves[index] // DESTINATIONS
            if handful != last:
                self.write_handful(handful)
                of_handful = self.weight_of(HANDFUL_TERMS)
                last = handful
            self.write_line(moves[index] - handful * DESTINATIONS, gains[index])
            gains[index] += of_handful + self.weight_of(LINE_TERMS)
        return self.scale[self.state.grey][self.state.players]

    def weight_of(self, count: int) -> int:
        weight = 0
        for index in range(count):
            weight += self.own[self.term[index]]
        return weight

    # What all takes of a position have in common

    def look(self, moves: list[int], count: int, gains: list[float]) -> None:
        self.on_table = 0
        for display in range(DISPLAYS):
            self.on_table += self.state.display[display]
        self.look_at_next(self.state.seat_after[self.state.current])
        self.look_at_lines(self.state.current)
        for index in range(count):
            self.best_at[moves[index] % DESTINATIONS] = gains[index]
        for index in range(count):
            line = moves[index] % DESTINATIONS
            self.best_at[line] = max(self.best_at[line], gains[index])

    def look_at_next(self, seat: int) -> None:
        """By colour: the numbers of tiles that lines of the next player lack, as a mask."""
        for colour in range(COLOURS):
            self.lacking[colour] = 0
        for line in range(LINES):
            colour = self.state.line_colour[seat][line]
            missing = self.board.capacity[line] - self.state.line_count[seat][line]
            if colour != NOTHING and missing > 0:
                self.lacking[colour] |= 1 << missing

    def look_at_lines(self, seat: int) -> None:
        """By line: its room, the terms before those with the tiles it holds, its row."""
        for line in range(DESTINATIONS):
            held = self.state.line_count[seat][line]
            capacity = self.board.capacity[line]
            self.room[line] = capacity - held
            before = held * capacity - held * (held - 1) // 2
            self.before[line] = LINE + self.first_of_lines[line] + before - 1
        for row in range(LINES):
            self.row_size[row] = self.masks.size[self.state.row_spaces[seat][row]]

    # The terms of a take, in two parts

    def write_handful(self, handful: int) -> None:
        """What depends on the source and the colour alone."""
        source = handful // COLOURS
        self.colour = handful % COLOURS
        self.tiles = self.state.display[source] >> LANE * self.colour & IN_LANE
        self.left = (self.on_table >> LANE * self.colour & IN_LANE) - self.tiles
        lacking = self.lacking[self.colour]
        self.term[0] = SOURCE
        if source != CENTRE:
            rest = self.state.display[source] & ~self.board.lane[self.colour]
            self.term[0] = SOURCE + 1 + (rest * EACH >> LANE * (COLOURS - 1) & IN_LANE)
        self.term[1] = NEXT
        self.term[2] = NEXT_LEFT
        if lacking > 0:
            self.term[1] = NEXT + 1 + ((lacking & (1 << self.tiles) - 1) > 0)
            if lacking >> self.tiles & 1:
                self.term[1] = NEXT + 3
            if self.left > 0:
                self.term[2] = NEXT_LEFT + 1 + ((lacking & (2 << self.left) - 1) > 0)

    def write_line(self, line: int, gain: float) -> None:
        """What depends on where the tiles go, too."""
        placed = min(self.tiles, self.room[line])
        missing = self.room[line] - placed
        is_complete = (missing == 0) & (line != FLOOR)
        row = line - (line == FLOOR)
        column = self.board.printed_column[row][self.colour]
        spaces = self.state.column_spaces[self.state.current][column]
        is_seen = is_complete & (1 - self.state.grey)
        self.term[0] = self.before[line] + placed
        self.term[1] = LEFT + missing * (MOST_LEFT + 1) + min(self.left, MOST_LEFT)
        self.term[2] = ROW + is_complete * (1 + self.row_size[row])
        self.term[3] = COLUMN + is_seen * (1 + self.masks.size[spaces])
        self.term[4] = BEST + (gain == self.best_at[line])

    # For Python

    def listed(
        self, legal: MoveBuffer, count: int, gains: PriorBuffer
    ) -> list[tuple[int, list[int]]]:
        """Every take's gain, and its terms."""
        self.look(legal.moves, count, gains.values)
        found = []
        for index in range(count):
            handful = legal.moves[index] // DESTINATIONS
            self.write_handful(handful)
            terms = [self.term[number] for number in range(HANDFUL_TERMS)]
            self.write_line(legal.moves[index] - handful * DESTINATIONS, gains.values[index])
            terms += [self.term[number] for number in range(LINE_TERMS)]
            found.append((int(gains.values[index]), terms))
        return found
