"""The first action of Queen's Garden: taking all tiles and expansions of a colour or a pattern.

Of several copies of a hexagon only one is taken, and the player chooses which.
"""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import size_of
    from azulejos.engine.queens_garden.board import CATEGORIES, KINDS, NOTHING
    from azulejos.engine.queens_garden.dealing import open_deal
    from azulejos.engine.queens_garden.events import EXPANSION_ACQUIRED, STACK_MOVED, TILE_ACQUIRED
    from azulejos.engine.queens_garden.fields import COPYING, GONE, UNDECIDED
    from azulejos.engine.queens_garden.moves import COPY
    from azulejos.engine.queens_garden.rounds import end_turn
    from azulejos.engine.queens_garden.storage import room_left, store_expansion, store_tile


def may_take(state: GardenFields, category: int) -> bool:
    """One of each hexagon on offer must fit into the storage, as tile or as expansion."""
    wanted = state.board.category[category]
    tiles = state.offered_tiles & wanted
    expansions = state.offered_expansions & wanted
    if tiles | expansions == 0:
        return False
    seat = state.current
    room = room_left(state, seat)
    spare = state.board.expansion_storage - state.expansion_count[seat]
    if size_of(tiles & ~expansions) > room or size_of(expansions & ~tiles) > spare:
        return False
    return size_of(tiles | expansions) <= room + spare


def takes_into(state: GardenFields, buffer: list[int]) -> int:
    count = 0
    for category in range(CATEGORIES):
        if may_take(state, category):
            buffer[count] = category
            count += 1
    return count


def taken_category(state: GardenFields) -> int:
    """The colour or pattern being taken: the first move of the turn."""
    return state.step[0]


def take(state: GardenFields, category: int) -> None:
    """A hexagon that lies in one place only leaves nothing to choose."""
    for index in range(KINDS):
        hexagon = state.board.member[category][index]
        state.copy_place[index] = only_place(state, hexagon)
    continue_taking(state)


def choose_copy(state: GardenFields, place: int) -> None:
    state.copy_place[state.copying] = place
    continue_taking(state)


def continue_taking(state: GardenFields) -> None:
    """Asks for the next copy; once all are chosen, the whole category is taken."""
    state.copying = next_copy(state)
    if state.copying != NOTHING:
        state.phase = COPYING
        return
    from_stack = take_all(state, state.current)
    end_turn(state)
    open_deal(state, from_stack)


# Which of several copies


def only_place(state: GardenFields, hexagon: int) -> int:
    """The place that holds the hexagon, NOTHING if none does, UNDECIDED if several do."""
    found = NOTHING
    for place in range(state.stack_size):
        if holds(state, place, hexagon):
            if found != NOTHING:
                return UNDECIDED
            found = place
    return found


def holds(state: GardenFields, place: int, hexagon: int) -> bool:
    """Whether the hexagon lies there, as a tile or as an expansion face up."""
    if state.face[place] == hexagon:
        return True
    for index in range(state.tiles_on[place]):
        if state.tile[place][index] == hexagon:
            return True
    return False


def next_copy(state: GardenFields) -> int:
    """Which hexagon of the category still needs a choice, in rising order."""
    for index in range(KINDS):
        if state.copy_place[index] == UNDECIDED:
            return index
    return NOTHING


def may_copy(state: GardenFields, place: int) -> bool:
    if state.phase != COPYING or place >= state.stack_size:
        return False
    hexagon = state.board.member[taken_category(state)][state.copying]
    return holds(state, place, hexagon) and leaves_room(state, place)


def copies_into(state: GardenFields, buffer: list[int]) -> int:
    count = 0
    for place in range(state.stack_size):
        if may_copy(state, place):
            buffer[count] = COPY + place
            count += 1
    return count


def leaves_room(state: GardenFields, place: int) -> bool:
    """Whether everything else can still be taken after this copy."""
    seat = state.current
    tiles = expansions = either = 0
    for index in range(KINDS):
        hexagon = state.board.member[taken_category(state)][index]
        chosen = place if index == state.copying else state.copy_place[index]
        if chosen == UNDECIDED:
            if state.offered_expansions & state.board.hexagon[hexagon]:
                either += 1
            else:
                tiles += 1
        elif chosen != NOTHING and state.face[chosen] == hexagon:
            expansions += 1
        elif chosen != NOTHING:
            tiles += 1
    room = room_left(state, seat) - tiles
    spare = state.board.expansion_storage - state.expansion_count[seat] - expansions
    return room >= 0 and spare >= 0 and either <= room + spare


# What is taken


def take_all(state: GardenFields, seat: int) -> bool:
    """Moves everything chosen to the storage; returns whether a tile came from the stack.

    If so, the top expansion moves to the display with what is left on it.
    """
    from_stack = False
    for index in range(KINDS):
        place = state.copy_place[index]
        hexagon = state.board.member[taken_category(state)][index]
        if place == NOTHING:
            continue
        if state.face[place] == hexagon:
            take_expansion(state, seat, place)
        else:
            take_tile(state, seat, place, hexagon)
            from_stack = from_stack or place == state.top
    if from_stack:
        state.events.note(STACK_MOVED, NOTHING, NOTHING, NOTHING, state.top, 1)
        state.top += 1
    return from_stack


def take_expansion(state: GardenFields, seat: int, place: int) -> None:
    state.events.note(EXPANSION_ACQUIRED, seat, state.face[place], place, NOTHING, 1)
    store_expansion(state, seat, state.face[place])
    state.face[place] = GONE


def take_tile(state: GardenFields, seat: int, place: int, hexagon: int) -> None:
    """Takes a tile; those after it close the gap."""
    state.events.note(TILE_ACQUIRED, seat, hexagon, place, NOTHING, 1)
    store_tile(state, seat, hexagon)
    index = 0
    while state.tile[place][index] != hexagon:
        index += 1
    state.tiles_on[place] -= 1
    while index < state.tiles_on[place]:
        state.tile[place][index] = state.tile[place][index + 1]
        index += 1
    state.tile[place][index] = NOTHING
