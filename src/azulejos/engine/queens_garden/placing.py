"""Placing tiles and expansions in the garden, buying expansions, and the jokers that are won."""

from __future__ import annotations

import cython

from azulejos.engine.queens_garden.fields import GardenFields

if not cython.compiled:
    from azulejos.engine.queens_garden.bits import lowest
    from azulejos.engine.queens_garden.board import KINDS, NOTHING, RING, SLOTS, TOUCHED
    from azulejos.engine.queens_garden.events import (
        EXPANSION_BOUGHT,
        EXPANSION_PLACED,
        JOKERS_LOST,
        JOKERS_WON,
        TILE_PLACED,
    )
    from azulejos.engine.queens_garden.fields import FACE_DOWN, PAYING
    from azulejos.engine.queens_garden.moves import (
        JOKERS,
        NEW_SLOT,
        PLACE_EXPANSION,
        PLACE_TILE,
        SLOT,
        SPACE,
    )
    from azulejos.engine.queens_garden.paying import can_pay, hexagon_to_place, pay, still_owed
    from azulejos.engine.queens_garden.rounds import end_turn
    from azulejos.engine.queens_garden.scoring import lose
    from azulejos.engine.queens_garden.storage import remove_expansion, remove_tile, room_left


# What may be placed or bought


def may_place(state: GardenFields, hexagon: int, expansion: bool) -> bool:
    """The hexagon must be stored, the player must be able to pay, and there must be a space."""
    seat = state.current
    held = state.held_expansions[seat] if expansion else state.held_tiles[seat]
    if held & state.board.hexagon[hexagon] == 0 or not can_pay(state, seat, hexagon):
        return False
    area = state.unbuilt[seat] if expansion else state.free_spaces[seat]
    return fits_somewhere(state, seat, hexagon, area)


def placements_into(state: GardenFields, buffer: list[int], count: int, expansion: bool) -> int:
    """Adds the stored tiles, or expansions, that can be placed to `count` moves."""
    seat = state.current
    held = state.held_expansions[seat] if expansion else state.held_tiles[seat]
    while held:
        hexagon = lowest(held)
        held &= held - 1
        if may_place(state, hexagon, expansion):
            buffer[count] = hexagon + (PLACE_EXPANSION if expansion else PLACE_TILE)
            count += 1
    return count


def may_buy(state: GardenFields) -> bool:
    """The player must be able to pay in full, and there must be a slot and an expansion."""
    if state.supply == 0 or state.score[state.current] < state.board.face_down_price:
        return False
    return state.unbuilt[state.current] != 0


# Where a hexagon may lie


def fitting_spaces(state: GardenFields, seat: int, hexagon: int, area: int) -> int:
    """The spaces of an area where the hexagon may lie: without neighbours, or with a match."""
    near = area & matching(state, seat, hexagon)
    found = area & ~state.beside_any[seat]
    while near:
        space = lowest(near)
        near &= near - 1
        if fits_beside(state, seat, hexagon, space):
            found |= state.board.space[space]
    return found


def matching(state: GardenFields, seat: int, hexagon: int) -> int:
    """The spaces beside a hexagon of the same colour or the same pattern."""
    by_colour = state.beside_colour[seat][state.board.colour[hexagon]]
    return by_colour | state.beside_pattern[seat][state.board.pattern[hexagon]]


def fits_somewhere(state: GardenFields, seat: int, hexagon: int, area: int) -> bool:
    if area & ~state.beside_any[seat]:
        return True
    near = area & matching(state, seat, hexagon)
    while near:
        if fits_beside(state, seat, hexagon, lowest(near)):
            return True
        near &= near - 1
    return False


def fits_beside(state: GardenFields, seat: int, hexagon: int, space: int) -> bool:
    """Neither group that the hexagon joins may hold two identical hexagons."""
    colour = state.board.colour[hexagon]
    pattern = state.board.pattern[hexagon]
    if joins_twins(state, seat, space, state.of_colour[seat][colour], hexagon, True):
        return False
    return not joins_twins(state, seat, space, state.of_pattern[seat][pattern], hexagon, False)


def joins_twins(
    state: GardenFields, seat: int, space: int, area: int, hexagon: int, by_colour: bool
) -> bool:
    """Whether the group the space would join has twins; `area` is all of its colour or pattern."""
    frontier = state.board.neighbours[space] & area
    group = frontier
    kinds = 1 << (state.board.pattern[hexagon] if by_colour else state.board.colour[hexagon])
    while frontier:
        member = lowest(frontier)
        frontier &= frontier - 1
        other = state.garden[seat][member]
        other = state.board.pattern[other] if by_colour else state.board.colour[other]
        if kinds >> other & 1:
            return True
        kinds |= 1 << other
        fresh = state.board.neighbours[member] & area & ~group
        group |= fresh
        frontier |= fresh
    return False


def spaces_into(state: GardenFields, buffer: list[int]) -> int:
    seat = state.current
    spaces = fitting_spaces(state, seat, hexagon_to_place(state), state.free_spaces[seat])
    count = 0
    while spaces:
        buffer[count] = SPACE + lowest(spaces)
        spaces &= spaces - 1
        count += 1
    return count


def slots_into(state: GardenFields, buffer: list[int]) -> int:
    seat = state.current
    spaces = fitting_spaces(state, seat, hexagon_to_place(state), state.unbuilt[seat])
    count = 0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        buffer[count] = SLOT + state.board.slot_of[space] * RING + state.board.turn_of[space]
        count += 1
    return count


def new_slots_into(state: GardenFields, buffer: list[int]) -> int:
    count = 0
    for slot in range(SLOTS):
        if state.unbuilt[state.current] & state.board.ring[slot]:
            buffer[count] = NEW_SLOT + slot
            count += 1
    return count


# Placing and buying


def continue_placing(state: GardenFields, move: int) -> None:
    """Asks for payment until nothing is owed, then places the hexagon."""
    if move != JOKERS and still_owed(state) > 0:
        state.phase = PAYING
    else:
        place(state)


def place(state: GardenFields) -> None:
    """The payment leaves the storage before jokers come in."""
    seat = state.current
    hexagon = hexagon_to_place(state)
    pay(state, seat)
    if state.step[0] < PLACE_EXPANSION:
        place_tile(state, seat, hexagon, state.step[1] - SPACE)
    else:
        place_expansion(state, seat, hexagon, state.step[1] - SLOT)
    end_turn(state)


def place_tile(state: GardenFields, seat: int, hexagon: int, space: int) -> None:
    remove_tile(state, seat, hexagon)
    put_hexagon(state, seat, space, hexagon)
    state.events.note(TILE_PLACED, seat, hexagon, NOTHING, space, 1)
    win_jokers(state, seat, space)


def place_expansion(state: GardenFields, seat: int, hexagon: int, way: int) -> None:
    """`way` says into which slot it goes and how it is turned."""
    slot = way // RING
    remove_expansion(state, seat, hexagon)
    put_expansion(state, seat, slot, way % RING, hexagon)
    space = printed_space(slot, way % RING)
    state.events.note(EXPANSION_PLACED, seat, hexagon, slot, space, 1)


def buy(state: GardenFields, slot: int) -> None:
    seat = state.current
    state.supply -= 1
    put_face_down(state, seat, slot)
    lose(state, seat, state.board.face_down_price, EXPANSION_BOUGHT, slot)
    end_turn(state)


# What lies in the garden


def put_hexagon(state: GardenFields, seat: int, space: int, hexagon: int) -> None:
    """A tile, or the hexagon printed on an expansion, lies in the garden from now on."""
    colour = state.board.colour[hexagon]
    pattern = state.board.pattern[hexagon]
    beside = state.board.neighbours[space]
    state.garden[seat][space] = hexagon
    state.free_spaces[seat] &= ~state.board.space[space]
    state.occupied[seat] |= state.board.space[space]
    state.of_colour[seat][colour] |= state.board.space[space]
    state.of_pattern[seat][pattern] |= state.board.space[space]
    state.beside_any[seat] |= beside
    state.beside_colour[seat][colour] |= beside
    state.beside_pattern[seat][pattern] |= beside


def put_expansion(
    state: GardenFields, seat: int, slot: int, orientation: int, hexagon: int
) -> None:
    """An expansion face up brings six spaces; its printed hexagon covers one of them."""
    state.slot_hexagon[seat][slot] = hexagon
    state.slot_turn[seat][slot] = orientation
    state.unbuilt[seat] &= ~state.board.ring[slot]
    state.free_spaces[seat] |= state.board.ring[slot]
    put_hexagon(state, seat, printed_space(slot, orientation), hexagon)


def printed_space(slot: int, orientation: int) -> int:
    """Where the printed hexagon of an expansion lies."""
    return RING + slot * (RING + 1) + orientation


def put_face_down(state: GardenFields, seat: int, slot: int) -> None:
    """An expansion face down brings seven spaces."""
    state.slot_hexagon[seat][slot] = FACE_DOWN
    state.unbuilt[seat] &= ~state.board.ring[slot]
    state.free_spaces[seat] |= state.board.whole_slot[slot]


# Jokers for what is surrounded


def win_jokers(state: GardenFields, seat: int, space: int) -> None:
    """Jokers that do not fit into the storage are lost."""
    won = surrounded_jokers(state, seat, space)
    if won == 0:
        return
    kept = min(room_left(state, seat), won)
    state.jokers[seat] += kept
    if kept < won:
        state.events.note(JOKERS_LOST, seat, NOTHING, NOTHING, NOTHING, won - kept)


def surrounded_jokers(state: GardenFields, seat: int, space: int) -> int:
    """The jokers for all features that the hexagon on this space has just surrounded."""
    won = 0
    for index in range(TOUCHED):
        feature = state.board.features_at[space][index]
        if feature != NOTHING and is_surrounded(state, seat, feature):
            won += state.board.feature_jokers[feature]
            if state.events.recording:
                jokers = state.board.feature_jokers[feature]
                state.events.note(JOKERS_WON, seat, feature, NOTHING, NOTHING, jokers)
    return won


def is_surrounded(state: GardenFields, seat: int, feature: int) -> bool:
    """All six neighbours carry hexagons; a face-down expansion has no pavilion."""
    if state.board.feature[feature] & ~state.occupied[seat]:
        return False
    return feature <= KINDS or state.slot_hexagon[seat][feature - KINDS - 1] < FACE_DOWN
