"""What a net sees of Azul: every input means what its group says."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.bots.azul.features import FEATURES, groups, input_count
from azulejos.engine.azul.state import AzulState
from azulejos.engine.game import GameState

Named = list[tuple[str, int]]
# A third seat adds its inputs and a lead.
SEAT = input_count(3) - input_count(2) - 41


def named(state: GameState) -> Named:
    """The active inputs as the name of their group and their number in it, from 1 on."""
    listed = groups(state.players)
    ends = list(itertools.accumulate(group.size for group in listed))
    found = []
    for number in FEATURES.active(state):
        place = next(index for index, end in enumerate(ends) if number < end)
        found.append((listed[place].name, number - (ends[place] - listed[place].size) + 1))
    return found


def of(found: Named, name: str) -> list[int]:
    return [number for group, number in found if group == name]


def played(players: int, variant: str, seed: int, moves: int) -> GameState:
    state, rng = azulejos.start("azul", players, variant), azulejos.Rng(seed)
    for _ in range(moves):
        if state.is_over:
            break
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(state.random_legal_move(rng))
    return state


POSITIONS = st.builds(
    played,
    st.integers(2, 4),
    st.sampled_from(["standard", "grey"]),
    st.integers(0, 1000),
    st.integers(0, 120),
)


@pytest.mark.parametrize(("players", "inputs"), [(2, 1143), (3, 1621), (4, 2099)])
def test_so_many_inputs(players: int, inputs: int) -> None:
    assert input_count(players) == inputs
    assert {group.kind for group in groups(players)} == {"set", "count", "one"}


def test_a_new_game_has_only_its_round_its_bag_and_a_level_score() -> None:
    found = named(azulejos.start("azul"))
    assert found == [("round", 1), *[("bag", 20)] * 5, ("leads", 21)]


@given(POSITIONS)
def test_inputs_count_what_lies_on_the_table(state: GameState) -> None:
    assert isinstance(state, AzulState)
    found = named(state)
    assert sum(of(found, "floor")) == sum(
        min(7, state.floor_count[i]) for i in range(state.players)
    )
    assert sum(of(found, "lines")) == sum(
        state.line_count[seat][line] for seat in range(state.players) for line in range(5)
    )
    tiles = sum(colour >= 0 for seat in range(state.players) for colour in state.wall[seat])
    assert sum(number.bit_count() for number in of(found, "rows")) == tiles
    assert sum(number.bit_count() for number in of(found, "columns")) == tiles
    assert sum(of(found, "colours")) == tiles
    assert sum(of(found, "bag")) == state.bag_size
    factories = [sum(state.tiles_on(display)) for display in range(9)]
    assert len(of(found, "factories")) == factories.count(4)
    assert sum(of(found, "centre")) == sum(min(9, tiles) for tiles in state.tiles_on(9))


@given(POSITIONS)
def test_no_input_lies_outside(state: GameState) -> None:
    active = FEATURES.active(state)
    assert all(0 <= number < input_count(state.players) for number in active)
    assert len(active) <= 128


def test_factories_are_exchangeable() -> None:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    line = state.position()
    factories = line.split("factories=")[1].split(" ")[0]
    turned = ",".join(reversed(factories.split(",")))
    assert turned != factories
    other = azulejos.from_position(line.replace(factories, turned))
    assert sorted(FEATURES.active(other)) == sorted(FEATURES.active(state))


def test_the_seat_to_move_comes_first() -> None:
    """The same boards with the other seat to move: the two halves change places."""
    state = azulejos.from_position(
        "azul rules=1 players=2 variant=standard round=2 turn=14 phase=offer start=0 seat=0 "
        "marker=centre factories=BKWW,-,-,-,- centre=- board0=5:B..../...../...../...../....."
        ":-/YY/-/-/-:- board1=12:...../...../...../...../.....:-/-/R/-/-:K "
        "bag=B18Y18R19K18W18 lid=-"
    )
    other = azulejos.from_position(state.position().replace("seat=0", "seat=1"))
    own, others = boards(state), boards(other)
    assert own[0] == others[1]
    assert own[1] == others[0]
    assert own[0] != own[1]


def boards(state: GameState) -> tuple[list[int], list[int]]:
    """The inputs of the first and of the second seat, counted from where each begins."""
    active = FEATURES.active(state)
    first = sorted(number for number in active if number < SEAT)
    second = sorted(number - SEAT for number in active if SEAT <= number < 2 * SEAT)
    return first, second
