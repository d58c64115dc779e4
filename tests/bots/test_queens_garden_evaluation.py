"""What the evaluation of Queen's Garden tells a search: expected points, chances and priors."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.match import play_game
from tests.bots.test_contract import position_after
from tests.queens_garden.positions import Board, table

import azulejos
from azulejos.bots import bot
from azulejos.bots.registry import new_policy
from azulejos.engine.queens_garden.board import BOARD

GAME = "queens_garden"
WRITTEN = new_policy(GAME, nets=())
"""The evaluation as it is written, without what a net has learned."""
PLACES = BOARD.stack[2]
TABLES = st.tuples(st.just(GAME), st.integers(2, 4), st.sampled_from(["standard", "variant"]))
MOVES = st.integers(0, 90)
SEEDS = st.integers(0, 2**32)
# Around the fountain, all but one space.
RING = {(0, 1): "Y2", (-1, 1): "Y3", (-1, 0): "Y4", (0, -1): "Y5", (1, -1): "Y6"}


def last_turns(board: Board, **said: object) -> azulejos.GameState:
    """The last round; nothing is left to acquire, and the other seat has passed."""
    places = {"display": ("x",) * PLACES, "top": PLACES, "passed": (1,), "marker": 1}
    return table(boards=[board], round_=4, **places | said)  # type: ignore[arg-type]


def likeliest(state: azulejos.GameState) -> str:
    priors = WRITTEN().priors(state)
    return state.code(max(priors, key=priors.__getitem__))


def expected(state: azulejos.GameState) -> tuple[float, ...]:
    return WRITTEN().evaluate(state, azulejos.Rng(1))[1]


class TestPriors:
    def test_of_turns(self) -> None:
        board = Board(tiles="Y1", garden=RING, slots={3: "D"})
        assert likeliest(last_turns(board)) == "TY1"

    def test_of_spaces(self) -> None:
        """The last space around the fountain, or one beside it."""
        state = last_turns(Board(tiles="Y1", garden=RING, slots={3: "D"}))
        state.play("TY1")
        assert likeliest(state) == "S01"

    def test_of_payments(self) -> None:
        """Tiles that would be left over rather than jokers, which are worth a point each."""
        board = Board(tiles="Y3Y5Y6", jokers=2, garden={(1, 0): "Y2", (0, 1): "Y1"})
        state = last_turns(board)
        state.play("TY3")
        while state.code(state.legal_moves()[0])[0] == "S":
            state.play(likeliest(state))
        assert likeliest(state) in ("WY5", "WY6")

    @settings(max_examples=8)
    @given(TABLES, MOVES, SEEDS)
    def test_they_belong_to_the_legal_moves_and_add_up_to_one(
        self, seats: tuple[str, int, str], moves: int, seed: int
    ) -> None:
        state = position_after(seats, moves, seed)
        before = state.fingerprint()
        priors = WRITTEN().priors(state)
        assert list(priors) == list(state.legal_moves())
        assert sum(priors.values()) == pytest.approx(1)
        assert min(priors.values()) > 0
        assert state.fingerprint() == before


class TestExpectedPoints:
    def test_at_the_end_of_the_last_round_they_are_the_score(self) -> None:
        """Nothing can be planted any more; jokers score, what is left over costs its value."""
        board = Board(score=30, jokers=2, tiles="Y6")
        state = last_turns(board)
        hoped = expected(state)
        state.play("PASS")
        while not state.is_over:
            state.play(state.legal_moves()[0])
        assert hoped == tuple(state.scores)

    def test_a_surrounded_fountain_is_worth_its_jokers(self) -> None:
        ring = RING | {(1, 0): "Y1"}
        closed = expected(last_turns(Board(garden=ring, slots={3: "D"}, jokers=6)))
        fewer = expected(last_turns(Board(garden=ring, slots={3: "D"}, jokers=0)))
        assert closed[0] == fewer[0] + 6

    def test_what_can_be_planted_is_counted(self) -> None:
        """Another hexagon of the group, its points on the wheel and of the group, at no price."""
        garden = {(1, 0): "Y6", (0, 1): "Y5"}
        more = expected(last_turns(Board(tiles="Y1", garden=garden)))
        less = expected(last_turns(Board(garden=garden)))
        assert more[0] >= less[0] + 12

    @settings(max_examples=8)
    @given(TABLES, MOVES, SEEDS)
    def test_they_depend_on_the_position_alone(
        self, seats: tuple[str, int, str], moves: int, seed: int
    ) -> None:
        state = position_after(seats, moves, seed)
        used = WRITTEN()
        used.evaluate(position_after(seats, moves + 3, seed), azulejos.Rng(1))
        used.priors(position_after((GAME, 4, seats[2]), 20, seed + 1))
        assert used.evaluate(state, azulejos.Rng(1))[1] == expected(state)

    @pytest.mark.compiled_only
    @pytest.mark.parametrize("variant", ["standard", "variant"])
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_they_are_right_on_average(self, players: int, variant: str) -> None:
        """Final scores are 110 to 140; a mean over a dozen games is not sure by 2 or 3 points."""
        errors = [error for seed in range(12) for error in errors_of(players, variant, seed)]
        assert abs(sum(errors) / len(errors)) < 7


def errors_of(players: int, variant: str, seed: int) -> list[float]:
    """How much more the seats expected than they had in the end, at every turn of one game."""
    watched = Watched()
    game = azulejos.start(GAME, players, variant)
    play_game(game, [watched] * players, seed)
    return [
        hoped - score
        for points in watched.hopes
        for hoped, score in zip(points, game.scores, strict=True)
    ]


class Watched:
    """Greedy, which tells before every turn what all seats may expect."""

    name = "watched"

    def __init__(self) -> None:
        self.greedy = bot("greedy", GAME)
        self.policy = WRITTEN()
        self.hopes: list[tuple[float, ...]] = []

    def choose(self, state: azulejos.GameState, rng: azulejos.Rng) -> list[int]:
        self.hopes.append(self.policy.evaluate(state, azulejos.Rng(1))[1])
        return self.greedy.choose(state, rng)


class TestChances:
    @pytest.mark.parametrize("lead", [10, 40])
    def test_a_lead_weighs_more_late_in_the_game(self, lead: int) -> None:
        boards = [Board(score=20 + lead), Board(score=20)]
        early, late = (
            WRITTEN().evaluate(table(boards=boards, round_=number), azulejos.Rng(1))[0][0]
            for number in (1, 4)
        )
        assert 0.5 < early < late < 1
