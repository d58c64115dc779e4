"""What a player of Queen's Garden has stored: tiles, expansions and jokers."""

from __future__ import annotations

from azulejos.engine.queens_garden.fields import GardenFields


def room_left(state: GardenFields, seat: int) -> int:
    """How many more tiles or jokers the storage can hold."""
    return state.board.tile_storage - state.tile_count[seat] - state.jokers[seat]


def others_held(state: GardenFields, seat: int, hexagon: int) -> int:
    """The stored hexagons, tiles and expansions, without those identical to this one."""
    return (state.held_tiles[seat] | state.held_expansions[seat]) & ~state.board.hexagon[hexagon]


# What comes in


def store_tile(state: GardenFields, seat: int, hexagon: int) -> None:
    state.stored[seat][hexagon] += 1
    state.tile_count[seat] += 1
    state.held_tiles[seat] |= state.board.hexagon[hexagon]


def store_expansion(state: GardenFields, seat: int, hexagon: int) -> None:
    state.expansion_count[seat] += 1
    state.held_expansions[seat] |= state.board.hexagon[hexagon]


# What leaves


def remove_tile(state: GardenFields, seat: int, hexagon: int) -> None:
    state.stored[seat][hexagon] -= 1
    state.tile_count[seat] -= 1
    if state.stored[seat][hexagon] == 0:
        state.held_tiles[seat] &= ~state.board.hexagon[hexagon]


def remove_expansion(state: GardenFields, seat: int, hexagon: int) -> None:
    state.expansion_count[seat] -= 1
    state.held_expansions[seat] &= ~state.board.hexagon[hexagon]


def drop_tile(state: GardenFields, seat: int, hexagon: int) -> None:
    """The tile goes to the tower."""
    remove_tile(state, seat, hexagon)
    state.tower[hexagon] += 1
    state.tower_size += 1


def drop_expansion(state: GardenFields, seat: int, hexagon: int) -> None:
    """The expansion goes face down under the supply."""
    remove_expansion(state, seat, hexagon)
    state.supply += 1
