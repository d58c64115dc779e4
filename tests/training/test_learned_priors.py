"""How priors are learned from visits: `benchmarks/nets/learn_priors.py`."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos.bots.learned_priors import read_priors

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "nets" / "learn_priors.py"
TERMS = 92


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def rows(script: dict[str, Any]) -> list[dict[str, Any]]:
    """The positions of one game that were searched deeply."""
    return list(script["play"](script["Table"](2, "standard"), 7))


def test_a_game_repeats_itself(script: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    assert rows == list(script["play"](script["Table"](2, "standard"), 7))
    assert len(rows) > 5
    assert all(sum(row["visits"]) >= script["DEEP"] - 1 for row in rows)


def test_a_run_that_was_killed_in_a_line_goes_on(script: dict[str, Any], tmp_path: Path) -> None:
    path, table = tmp_path / "games.jsonl", script["Table"](2, "standard")
    whole = script["play_games"](table, 2, path)
    text = path.read_text()
    path.write_text(text[:-20])
    assert script["play_games"](table, 2, path) == whole
    assert path.read_text() == text


def test_slopes_are_those_of_the_cross_entropy(
    script: dict[str, Any], rows: list[dict[str, Any]]
) -> None:
    priors, samples = script["Priors"], script["samples_of"](rows)
    weights = np.random.default_rng(1).normal(0, 30, TERMS)
    by_weight, by_scale = script["slopes"](priors(weights, 500.0), samples)
    for term in range(0, TERMS, 7):
        step = np.zeros(TERMS)
        step[term] = 1e-3
        further = priors(weights + step, 500.0).cross_entropy(samples)
        back = priors(weights - step, 500.0).cross_entropy(samples)
        decay = script["DECAY"] * weights[term]
        assert by_weight[term] - decay == pytest.approx((further - back) / 2e-3, abs=1e-7)
    further = priors(weights, 500 * np.exp(1e-4)).cross_entropy(samples)
    back = priors(weights, 500 * np.exp(-1e-4)).cross_entropy(samples)
    assert by_scale == pytest.approx((further - back) / 2e-4, abs=1e-7)


def test_learning_predicts_visits(script: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    samples = script["samples_of"](rows)
    nothing = script["Priors"](np.zeros(TERMS), script["FIRST_SCALE"])
    learned = script["learned"](samples, TERMS)
    assert learned.cross_entropy(samples) < nothing.cross_entropy(samples) - 0.1


def test_a_table_takes_the_place_of_its_own_kind(script: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "priors.json"
    table, priors = script["Table"](3, "grey"), script["Priors"]
    for scale in (300, 400):
        made = script["table_of"](table, priors(np.zeros(TERMS), scale), {"games": 1})
        script["write"](path, made)
    (read,) = read_priors(tmp_path)
    assert (read.players, read.variant, read.scale) == (3, "grey", 400)
    assert set(read.listed(script["GROUPS"])) == {0}
