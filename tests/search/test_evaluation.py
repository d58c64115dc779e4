"""Positions judged together are judged as they would be one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engine import tables
from tests.search.positions import dealt, search

import azulejos
from azulejos import GameState, Rng
from azulejos.bots import policy_for
from azulejos.search import Budget, RandomGuide
from azulejos.search.evaluation import Evaluation, Evaluator


def some_positions(table: tables.Table, games: int = 3) -> list[GameState]:
    return [dealt(table, seed) for seed in range(games)]


def evaluator(game: str, threads: int = 1) -> Evaluator:
    return Evaluator(lambda: policy_for(game), threads)


def row(values: Any, number: int) -> list[float]:
    return [values[number, index] for index in range(values.shape[1])]


def numbers(found: Evaluation) -> bytes:
    return b"".join(part.tobytes() for part in (found.likely, found.chances, found.points))


@pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
def test_the_policy_says_the_same_as_alone(table: tables.Table) -> None:
    states, policy = some_positions(table), policy_for(table[0])
    found = evaluator(table[0], threads=2).judge(states)
    for number, state in enumerate(states):
        chances, points = policy.evaluate(state, Rng(0))
        assert row(found.chances, number) == pytest.approx(chances)
        assert row(found.points, number) == pytest.approx(points, rel=1e-5)
        likely = row(found.likely, number)
        priors = policy.priors(state)
        assert {move for move, share in enumerate(likely) if share} == set(priors)
        assert [likely[move] for move in priors] == pytest.approx(list(priors.values()), rel=1e-5)


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_search_finds_the_same_as_alone(game: str) -> None:
    states = some_positions((game, 2, azulejos.rule_set(game).variants[0]))
    found = evaluator(game, threads=2).search(states, 30, seed=5)
    for number, state in enumerate(states):
        alone = search(game).think(state, Budget(simulations=30), seed=5 + number)
        shares = {choice.moves[0]: choice.visits / 29 for choice in alone.choices}
        likely = row(found.likely, number)
        tried = {move: share for move, share in enumerate(likely) if share}
        assert tried == pytest.approx(shares)
        assert sum(row(found.chances, number)) == pytest.approx(1)


def test_the_number_of_threads_does_not_matter() -> None:
    states = some_positions(("azul", 3, "grey"), games=5)
    guides = [Evaluator(lambda: RandomGuide(states[0]), threads) for threads in (1, 2, 4)]
    assert len({numbers(one.judge(states, seed=2)) for one in guides}) == 1
    assert len({numbers(one.search(states, 10, seed=2)) for one in guides}) == 1


def test_a_position_that_is_over_has_its_result_and_no_moves() -> None:
    state = tables.finished(("azul", 2, "standard"))
    found = evaluator("azul").judge([state])
    assert row(found.chances, 0) == state.utilities()
    assert row(found.points, 0) == list(state.scores)
    assert not any(row(found.likely, 0))


class TestRefusals:
    def test_positions_of_another_game(self) -> None:
        with pytest.raises(TypeError):
            evaluator("azul").judge([dealt(("summer_pavilion", 2, "grey"))])

    def test_tables_of_different_size(self) -> None:
        states = [dealt(("azul", players, "grey")) for players in (2, 3)]
        with pytest.raises(ValueError, match="same number of players"):
            evaluator("azul").judge(states)

    def test_no_positions(self) -> None:
        with pytest.raises(ValueError, match="at least one position"):
            evaluator("azul").judge([])

    def test_nobody_to_move(self) -> None:
        with pytest.raises(azulejos.GameOver):
            evaluator("azul").search([tables.finished(("azul", 2, "standard"))], 10)

    def test_too_few_simulations_or_threads(self) -> None:
        with pytest.raises(ValueError, match="at least 2 simulations"):
            evaluator("azul").search([dealt()], 1)
        with pytest.raises(ValueError, match="at least one thread"):
            evaluator("azul", threads=0)
