"""Where a round begins and ends, and how the game ends."""

from __future__ import annotations

import cython

from azulejos.engine.azul.fields import AzulFields

if not cython.compiled:
    from azulejos.engine.azul.board import (
        COLOURS,
        DISPLAYS,
        FACTORY_TILES,
        IN_LANE,
        LANE,
        LINES,
    )
    from azulejos.engine.azul.events import ENDED, ROUND_OPENED
    from azulejos.engine.azul.fields import DEAL, END, NOTHING, OFFER
    from azulejos.engine.azul.scoring import complete_rows, score_bonuses

    BY_ROW, BY_DEADLOCK, BY_MAX_ROUNDS = range(3)


def begin_round(state: AzulFields) -> None:
    """The next round begins with its deal."""
    state.round += 1
    state.phase = DEAL
    state.deal_due = True


def open_round(state: AzulFields) -> None:
    """The factories are dealt: the offer is open."""
    state.deal_due = False
    state.phase = OFFER
    state.marker = NOTHING
    state.events.note(ROUND_OPENED, state.start, NOTHING, NOTHING, NOTHING, state.round)


def end_round(state: AzulFields) -> None:
    if state.marker != NOTHING:
        state.start = state.marker
    state.current = state.start
    if a_row_is_complete(state):
        end_game(state, BY_ROW)
    elif is_deadlocked(state):
        end_game(state, BY_DEADLOCK)
    elif state.round == state.max_rounds:
        end_game(state, BY_MAX_ROUNDS)
    else:
        begin_round(state)


def a_row_is_complete(state: AzulFields) -> bool:
    for seat in range(state.players):
        if complete_rows(state, seat):
            return True
    return False


def end_game(state: AzulFields, ending: int) -> None:
    for seat in range(state.players):
        score_bonuses(state, seat)
    state.phase = END
    state.over = True
    state.ending = ending
    state.events.note(ENDED, NOTHING, ending, NOTHING, NOTHING, 0)


# Deadlock


def is_deadlocked(state: AzulFields) -> bool:
    """Every row of every player is dead, or all that is left can only be wasted."""
    if not state.grey and exhausted_colours(state) == 0:
        return False
    return every_row_is_dead(state) or only_waste_is_left(state)


def every_row_is_dead(state: AzulFields) -> bool:
    for seat in range(state.players):
        if dead_row_mask(state, seat) != 31:
            return False
    return True


def only_waste_is_left(state: AzulFields) -> bool:
    """One colour is left, and no player who will get a turn can bring it to the wall.

    Every factory then holds one colour, so nothing goes to the centre: each turn empties a factory
    onto a floor, the marker stays where it is, and the next round is the same again.
    """
    colour = only_colour_left(state)
    if colour == NOTHING:
        return False
    tiles = state.bag + state.lid >> LANE * colour & IN_LANE
    turns = (tiles + FACTORY_TILES - 1) // FACTORY_TILES
    seat = state.start
    for _ in range(turns):
        if can_use(state, seat, colour):
            return False
        seat = state.seat_after[seat]
    return True


def only_colour_left(state: AzulFields) -> int:
    """The colour of all tiles in circulation; NOTHING if they have several."""
    exhausted = exhausted_colours(state)
    for colour in range(COLOURS):
        if exhausted | 1 << colour == 31:
            return colour
    return NOTHING


def can_use(state: AzulFields, seat: int, colour: int) -> bool:
    """Some line accepts the colour, and its row has a space for it that the columns leave open."""
    for line in range(LINES):
        if state.accepts[seat] >> LANE * colour >> line & 1:
            for column in range(COLOURS):
                taken = state.row_spaces[seat][line] >> column
                if not (taken | state.column_colours[seat][column] >> colour) & 1:
                    return True
    return False


def exhausted_colours(state: AzulFields) -> int:
    """Colours whose tiles all lie on walls and in lines that are not full."""
    left = tiles_left(state)
    exhausted = 0
    for colour in range(COLOURS):
        if left & state.board.lane[colour] == 0:
            exhausted |= 1 << colour
    return exhausted


def tiles_left(state: AzulFields) -> int:
    """Tiles that can still reach a wall, as a word."""
    left = state.bag + state.lid
    for display in range(DISPLAYS):
        left += state.display[display]
    for seat in range(state.players):
        left += state.fallen[seat]
        for line in range(LINES):
            if state.full_lines[seat] >> line & 1:
                left += state.board.one[state.line_colour[seat][line]]
    return left


def dead_row_mask(state: AzulFields, seat: int) -> int:
    """The rows that this player can never complete."""
    exhausted = exhausted_colours(state)
    columns = 0
    for column in range(COLOURS):
        columns |= state.column_colours[seat][column] << COLOURS * column
    dead = 0
    for row in range(LINES):
        colours = state.row_colours[seat][row]
        spaces = state.row_spaces[seat][row]
        if is_dead(colours, spaces, columns, exhausted, state.grey):
            dead |= 1 << row
    return dead


def is_dead(colours: int, spaces: int, columns: int, exhausted: int, grey: bool) -> bool:
    """A row that can never be completed: a colour it lacks has run out, or (grey wall) its missing
    colours cannot all find a space, because the columns forbid too many of them.

    `colours` and `spaces` are what the row has, `columns` the colours of each column, five bits
    each. By Hall's theorem all missing colours find a space unless some group of them has fewer
    open spaces than members.
    """
    missing = 31 & ~colours
    if missing & exhausted:
        return True
    if not grey:
        return False
    for group in range(1, 32):
        if group & ~missing == 0 and open_spaces(group, spaces, columns) < members(group):
            return True
    return False


def open_spaces(group: int, spaces: int, columns: int) -> int:
    """How many empty spaces of the row could take some colour of the group."""
    count = 0
    for column in range(COLOURS):
        forbidden = columns >> COLOURS * column
        if not spaces >> column & 1 and group & ~forbidden:
            count += 1
    return count


def members(group: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += group >> colour & 1
    return count
