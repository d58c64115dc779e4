"""What a net sees of Queen's Garden: every input means what its group says."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.bots.queens_garden.features import FEATURES, groups, input_count, seat_groups
from azulejos.bots.queens_garden.policy import QueensGardenPolicy
from azulejos.engine.game import GameState
from azulejos.engine.queens_garden.state import QueensGardenState
from azulejos.nets.shape import MOST_ACTIVE, MOST_INPUTS

Named = list[tuple[str, int]]
SEAT = sum(group.size for group in seat_groups())
CATEGORIES = [range(6 * n, 6 * n + 6) for n in range(6)] + [range(n, 36, 6) for n in range(6)]
POLICY = QueensGardenPolicy()


def named(active: list[int], players: int) -> Named:
    """Inputs as the name of their group and their number in it, from 1 on."""
    listed = groups(players)
    ends = list(itertools.accumulate(group.size for group in listed))
    found = []
    for number in active:
        place = next(index for index, end in enumerate(ends) if number < end)
        found.append((listed[place].name, number - (ends[place] - listed[place].size) + 1))
    return found


def of(found: Named, name: str) -> list[int]:
    return [number for group, number in found if group == name]


def played(players: int, variant: str, seed: int, moves: int, well: bool = False) -> GameState:
    state, rng = azulejos.start("queens_garden", players, variant), azulejos.Rng(seed)
    for _ in range(moves):
        if state.is_over:
            break
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(POLICY.suggest(state) if well else state.random_legal_move(rng))
    return state


POSITIONS = st.builds(
    played,
    st.integers(2, 4),
    st.sampled_from(["standard", "variant"]),
    st.integers(0, 1000),
    st.integers(0, 300),
    st.booleans(),
)


@pytest.mark.parametrize(("players", "inputs"), [(2, 1619), (3, 2388), (4, 3157)])
def test_so_many_inputs(players: int, inputs: int) -> None:
    assert input_count(players) == inputs
    assert {group.kind for group in groups(players)} == {"count", "one"}
    assert inputs <= MOST_INPUTS
    assert len(groups(players)) <= MOST_ACTIVE  # of each group one is active at most


def test_a_new_game_has_only_what_everybody_starts_with() -> None:
    found = named(FEATURES.active(azulejos.start("queens_garden")), 2)
    seat = [("jokers", 3), ("spaces", 6), ("score", 3), ("jokers left", 3), ("room", 6)]
    table = [("round", 1), ("stack", 5), ("items", 12)]
    expected = {"hope", "lead"}
    assert sorted(each for each in found if each[0] not in expected) == sorted(seat * 2 + table)
    assert [len(of(found, name)) for name in sorted(expected)] == [2, 1]


@given(POSITIONS)
def test_inputs_count_what_lies_in_gardens_and_storages(state: GameState) -> None:
    assert isinstance(state, QueensGardenState)
    found = named(FEATURES.active(state), state.players)
    seats = range(state.players)
    gardens = [[space for space in state.garden[seat] if space >= 0] for seat in seats]
    assert sum(of(found, "garden")) == sum(
        min(8, sum(hexagon in members for hexagon in garden))
        for garden in gardens
        for members in CATEGORIES
    )
    assert sum(of(found, "jokers")) == sum(state.jokers[seat] for seat in seats)
    assert sum(of(found, "tiles")) == sum(state.tile_count[seat] for seat in seats)
    assert sum(of(found, "expansions")) == sum(state.expansion_count[seat] for seat in seats)
    assert sum(of(found, "slots")) == sum(
        hexagon >= 0 for seat in seats for hexagon in state.slot_hexagon[seat]
    )
    held = [
        {n for n in range(36) if state.stored[seat][n] or state.held_expansions[seat] >> n & 1}
        for seat in seats
    ]
    assert sum(of(found, "held")) == sum(2 * len(one) for one in held)
    assert len(of(found, "passed")) == state.passed.bit_count()
    assert len(of(found, "starts")) == (state.marker >= 0)
    offered = (state.offered_tiles | state.offered_expansions).bit_count()
    assert sum(of(found, "offer")) == (0 if state.needs_deal else 2 * offered)


@given(POSITIONS)
def test_no_input_lies_outside(state: GameState) -> None:
    for active in (FEATURES.active(state), POLICY.inputs(state)[1]):
        assert all(0 <= number < input_count(state.players) for number in active)
        assert len(set(active)) == len(active)
