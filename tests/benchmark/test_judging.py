"""The figures by which evaluations are judged, on positions made up for it and on the sets."""

import json
import lzma
from pathlib import Path

import pytest
from tests.cli.commands import Azulejos

import azulejos
from azulejos import bots
from azulejos.benchmark import ValuedPosition, ValuedTurn, about, judged, positions, read_positions
from azulejos.benchmark.judging import (
    Opinion,
    SeatOpinion,
    calibration,
    chance_error,
    lost,
    rank_correlation,
)
from azulejos.engine.errors import UnknownGame

# Interpreted the sets take too long, and the figures do not depend on it.
pytestmark = pytest.mark.compiled_only

SETS = sorted(path.name.removesuffix(".jsonl.xz") for path in positions.FOLDER.iterdir())


def position(*chances: float, won: tuple[float, ...] = (3.0, 1.0)) -> ValuedPosition:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    codes = [state.code(move) for move in state.legal_moves()]
    turns = tuple(
        ValuedTurn((code,), chance, 0.0) for code, chance in zip(codes, chances, strict=False)
    )
    return ValuedPosition(state, 4, won, (160, 120), (0.6, 0.4), (41.0, 31.0), turns)


def seat(chance: float, won: float, roll_outs: int = 10) -> SeatOpinion:
    return SeatOpinion(chance, won, 0.0, 0.0, 0.0, 0.0, roll_outs)


# Figures


def test_the_noise_of_roll_outs_is_not_held_against_the_chance() -> None:
    """A fair coin thrown ten times: the right chance has no error although results differ."""
    exact = [seat(0.5, heads / 10) for heads, ways in COINS for _ in range(ways)]
    assert chance_error(exact) == pytest.approx(0.0, abs=1e-9)
    wrong = [seat(0.7, heads / 10) for heads, ways in COINS for _ in range(ways)]
    assert chance_error(wrong) == pytest.approx(0.2)


COINS = list(enumerate([1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1]))


def test_the_order_of_turns() -> None:
    some = position(0.6, 0.5, 0.2)
    right, wrong, partly, blind = (
        Opinion(some, (), (), turns)
        for turns in ((0.9, 0.8, 0.1), (0.1, 0.8, 0.9), (0.5, 0.8, 0.1), (0.4, 0.4, 0.4))
    )
    assert [rank_correlation(one) for one in (right, wrong, partly, blind)] == [1, -1, 0.5, 0]
    assert [lost(one) for one in (right, wrong, partly)] == pytest.approx([0, 0.4, 0.1])


def test_positions_without_a_choice_say_nothing_about_turns() -> None:
    few, equal = position(0.9, 0.1), position(0.505, 0.503, 0.5)
    assert judged([few, equal], bots.policy_for("azul"))["rank_correlation"] is None
    assert judged([few, position(0.9, 0.5, 0.1)], bots.policy_for("azul"))["choices"] == 1


def test_seats_are_gathered_by_their_chance() -> None:
    said = [seat(0.61, 0.5), seat(0.65, 0.9), seat(1.0, 1.0), seat(0.0, 0.0)]
    assert calibration(said) == [
        {"seats": 1, "chance": 0.0, "won": 0.0},
        {"seats": 2, "chance": 0.63, "won": 0.7},
        {"seats": 1, "chance": 1.0, "won": 1.0},
    ]


def test_points_and_chances_are_compared_with_roll_outs_and_searches() -> None:
    policy = bots.policy_for("azul")
    some = position(won=(4.0, 0.0))
    chances, points = policy.evaluate(some.state, azulejos.Rng(0))
    found = judged([some], policy)
    assert found["points_bias"] == pytest.approx(sum(points) / 2 - 35.0, abs=0.01)
    off = [(points[0] - 40.0) ** 2, (points[1] - 30.0) ** 2]
    assert found["points_error"] == pytest.approx((sum(off) / 2) ** 0.5, abs=0.01)
    assert found["chance_error"] == pytest.approx(1 - chances[0], abs=0.001)
    assert found["chance_from_search"] == pytest.approx(abs(0.6 - chances[0]), abs=0.001)
    assert found["players"]["2"]["positions"] == 1


# The sets


@pytest.mark.parametrize("game", SETS)
def test_every_set_has_every_table_and_round(game: str) -> None:
    rows = read_positions(game)
    options = [row.state.options for row in rows]
    rules = azulejos.rule_set(game)
    tables = {(one.players, one.variant) for one in options}
    assert tables == {(count, variant) for count in rules.players for variant in rules.variants}
    assert len({row.state.round for row in rows}) >= 4
    assert 0.05 < sum(row.state.needs_deal for row in rows) / len(rows) < 0.3
    for row in rows:
        assert sum(row.shares) == pytest.approx(1, abs=0.01)
        assert len(row.scores) == row.state.players
        assert bool(row.turns) != row.state.needs_deal
    assert about(game)["game"] == game


@pytest.mark.parametrize("game", SETS)
def test_the_evaluation_of_every_game_knows_something(game: str) -> None:
    found = judged(read_positions(game), bots.policy_for(game))
    assert found["rank_correlation"] > 0.1
    assert found["chance_error"] < 0.3
    assert abs(found["points_bias"]) < 8


def test_a_game_without_a_set() -> None:
    with pytest.raises(UnknownGame):
        read_positions("chess")


def test_sets_are_small_and_written_as_they_are_read(tmp_path: Path) -> None:
    assert sum(path.stat().st_size for path in positions.FOLDER.iterdir()) < 1_000_000
    lines = positions.read_lines("azul")
    positions.write_lines(tmp_path / "azul.jsonl.xz", lines)
    text = lzma.decompress((tmp_path / "azul.jsonl.xz").read_bytes()).decode()
    assert [json.loads(line) for line in text.splitlines()] == lines


# The command


def test_the_command_shows_what_its_json_has(azulejos_command: Azulejos) -> None:
    found = azulejos_command("judge", "azul", "--limit", "60", "--json").json
    assert found["positions"] == 60
    assert set(found["players"]) == {"2", "3", "4"}
    shown = azulejos_command("judge", "azul", "--limit", "60").out
    assert f"{found['log_loss']:.4f}" in shown
    assert f"{found['calibration'][0]['won']:.1%}" in shown


def test_the_command_names_the_games_it_knows(azulejos_command: Azulejos) -> None:
    finished = azulejos_command("judge", "chess")
    assert finished.code == 2
    assert "azul" in finished.err
