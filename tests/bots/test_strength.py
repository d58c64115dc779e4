"""How well the bots play, in matches where each sits in every seat in turn."""

from __future__ import annotations

import pytest
from tests.bots.match import Score, match

from azulejos.bots import bot

VARIANTS = ["standard", "grey"]


def greedy_among_random(games: int, players: int, variant: str) -> Score:
    return match(bot("greedy", "azul"), bot("random", "azul"), games, players, variant)


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int, variant: str) -> None:
    assert greedy_among_random(100, players, variant).rate >= 0.95


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_random_in_nearly_all_of_a_thousand_games(variant: str) -> None:
    assert greedy_among_random(1000, 2, variant).rate >= 0.99


@pytest.mark.compiled_only
@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_scores_like_a_person_against_its_equal(variant: str) -> None:
    assert match(bot("greedy", "azul"), bot("greedy", "azul"), 100, 2, variant).mean_points >= 45


def test_greedy_beats_random_interpreted_too() -> None:
    assert greedy_among_random(2, 2, "standard").rate == 1
