"""What a net sees of Summer Pavilion: every input means what its group says."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.summer_pavilion.positions import Board, table

import azulejos
from azulejos.bots.summer_pavilion.features import FEATURES, groups, input_count
from azulejos.engine.game import GameState
from azulejos.engine.summer_pavilion.board import counts
from azulejos.engine.summer_pavilion.state import PavilionState

Named = list[tuple[str, int]]
# A third seat adds its inputs, a lead and a hope.
SEAT = input_count(3) - input_count(2) - 2 * 61


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
    state, rng = azulejos.start("summer_pavilion", players, variant), azulejos.Rng(seed)
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
    st.sampled_from(["coloured", "grey"]),
    st.integers(0, 1000),
    st.integers(0, 250),
)


@pytest.mark.parametrize(("players", "inputs"), [(2, 2133), (3, 3109), (4, 4085)])
def test_so_many_inputs(players: int, inputs: int) -> None:
    assert input_count(players) == inputs
    assert {group.kind for group in groups(players)} == {"set", "count", "one"}


def test_a_new_game_has_little_to_see() -> None:
    found = named(azulejos.start("summer_pavilion"))
    seats = [("score", 1), ("first", 1), ("score", 1)]
    assert found == [*seats, ("round", 1), *[("bag", 11)] * 6, ("leads", 31), ("hopes", 33)]


@given(POSITIONS)
def test_inputs_count_what_lies_on_the_table(state: GameState) -> None:
    assert isinstance(state, PavilionState)
    found, seats = named(state), range(state.players)
    is_taking = " phase=take " in state.position()
    tiles = sum(colour >= 0 for seat in seats for colour in state.wall[seat])
    assert sum(of(found, "tiles")) == tiles
    hands = [counts(state.hand[seat]) for seat in seats]
    jokers = [hand.pop(state.joker) for hand in hands]
    assert sum(of(found, "jokers")) == sum(min(8, number) for number in jokers)
    assert sum(of(found, "hand")) == sum(min(8, number) for hand in hands for number in hand)
    assert len(of(found, "passed")) == state.passed.bit_count()
    assert sum(of(found, "owed")) == state.owed
    assert len(of(found, "keeping")) == (" phase=keep " in state.position())
    assert len(of(found, "token")) == (is_taking and state.token < 0)
    assert of(found, "bag") == [(number + 1) // 2 for number in counts(state.bag) if number]
    factories = [sum(counts(state.display[display])) for display in range(9)]
    assert len(of(found, "factories")) == factories.count(4)
    assert sum(of(found, "supply")) == sum(min(6, number) for number in counts(state.supply))
    assert len(of(found, "first")) == 1


@given(POSITIONS)
def test_no_input_lies_outside(state: GameState) -> None:
    active = FEATURES.active(state)
    assert all(0 <= number < input_count(state.players) for number in active)
    assert len(active) <= 192


def test_the_plan_finishes_a_star_that_the_hand_can_pay() -> None:
    """The board still has five tiles, the plan the whole star, and more by its bonus tiles."""
    own = Board(stars={"nw": "OOOOO."}, hand={"O": 6})
    found = named(table(round=5, boards=[own]))
    assert 63 in of(found, "stars")
    assert of(found, "tiles") == [5]
    assert of(found, "hand") == [6]


def test_stars_of_one_colour_are_alike_on_the_grey_side() -> None:
    boards = [Board(stars={star: "GG...."}) for star in ("nw", "se")]
    first, second = (named(table(variant="grey", phase="deal", boards=[one])) for one in boards)
    assert of(first, "stars") == of(second, "stars") == [3]
    mixed = named(table(variant="grey", phase="deal", boards=[Board(stars={"e": "PG...."})]))
    assert of(mixed, "stars") == []
    assert of(mixed, "mixed") == [3, 3]


def test_decorations_that_lack_a_space_or_two() -> None:
    board = Board(stars={"nw": ".OO..O", "ne": "....R."})
    found = named(table(phase="deal", boards=[board]))
    assert of(found, "windows") == [2]
    assert of(found, "pillars") == [1]
    board = Board(stars={"centre": "P....G", "nw": ".O...."})
    assert of(named(table(phase="deal", boards=[board])), "pillars") == [1]


def test_the_seat_to_move_comes_first() -> None:
    """The same boards with the other seat to move: the two halves change places."""
    boards = [Board(12, {"e": "BB...."}, {"R": 2}), Board(30, {"w": "PPP..."}, {"Y": 1})]
    own, others = (halves(table(round=3, boards=boards, start=0, seat=seat)) for seat in (0, 1))
    assert own[0] == others[1]
    assert own[1] == others[0]
    assert own[0] != own[1]


def halves(state: GameState) -> tuple[list[int], list[int]]:
    """The inputs of the first and of the second seat, counted from where each begins."""
    active = FEATURES.active(state)
    first = sorted(number for number in active if number < SEAT)
    second = sorted(number - SEAT for number in active if SEAT <= number < 2 * SEAT)
    return first, second


def test_the_editions_have_the_same_inputs() -> None:
    state = table(round=3, boards=[Board(9, {"e": "BB...."}, {"R": 2, "B": 3})])
    mini = azulejos.from_position(
        state.position().replace("summer_pavilion", "summer_pavilion_mini")
    )
    assert FEATURES.active(mini) == FEATURES.active(state)
