"""`azulejos simulate`: what it prints, and that equal seeds give equal games everywhere."""

import math
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.cli.commands import Azulejos, process

import azulejos
from azulejos.cli import series
from azulejos.cli.series import Series, Tally, portions
from azulejos.cli.simulate import closing_lines, summary
from azulejos.messages import Messages

KEYS = [
    "game", "players", "variant", "bots", "seed", "games", "moves", "seconds", "games_per_second",
    "moves_per_second", "mean_scores", "wins", "ties", "checksum",
]  # fmt: skip
TABLES = [(players, variant) for players in (2, 3, 4) for variant in ("standard", "grey")]
GAMES = 20_000
TIMES = ("seconds", "games_per_second", "moves_per_second")


def test_the_keys_of_the_json_object(azulejos_command: Azulejos) -> None:
    found = azulejos_command("simulate", "azul", "--games", "20", "--seed", "3", "--json").json
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["variant"]) == ("azul", 2, "standard")
    assert (found["seed"], found["games"], found["bots"]) == (3, 20, ["random", "random"])
    assert sum(found["wins"]) == pytest.approx(20)
    assert len(found["mean_scores"]) == len(found["wins"]) == 2
    assert len(found["checksum"]) == 16
    assert int(found["checksum"], 16) > 0


def test_speeds_follow_from_the_seconds(azulejos_command: Azulejos) -> None:
    found = azulejos_command("simulate", "azul", "--games", "200", "--json").json
    assert found["games_per_second"] == pytest.approx(200 / found["seconds"], rel=1e-3)
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"], rel=1e-3)


def test_the_summary_for_people(azulejos_command: Azulejos) -> None:
    finished = azulejos_command("simulate", "azul", "--players", "3", "--games", "1", "--seed", "5")
    assert "azul, standard, 3 players" in finished.out
    assert "1 game with " in finished.out
    assert "Checksum: " in finished.out
    assert finished.err == ""


def test_games_that_were_broken_off_are_mentioned() -> None:
    played = Series(azulejos.start("azul"), ("random", "random"), seed=1)
    total = replace(played.play(5, 1, lambda _: None), limited=2)
    lines = closing_lines(summary(played, total, 1.0), total, 1000, Messages("en"))
    assert "2 games were stopped after 1,000 moves" in lines


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), TABLES)
@pytest.mark.compiled_only
def test_compiled_and_interpreted_games_are_equal(players: int, variant: str) -> None:
    command = ["simulate", "azul", "--players", str(players), "--variant", variant]
    command += ["--games", "40", "--seed", "11", "--json"]
    compiled, interpreted = process(*command).json, process(*command, AZULEJOS_PURE="1").json
    for name in TIMES:
        del compiled[name], interpreted[name]
    assert compiled == interpreted


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_threads_change_nothing(azulejos_command: Azulejos, players: int, variant: str) -> None:
    command = ["simulate", "azul", "--players", str(players), "--variant", variant]
    command += ["--games", "333", "--seed", "11", "--json", "--threads"]
    found = [azulejos_command(*command, threads).json for threads in ("1", "2", "7")]
    for result in found:
        for name in TIMES:
            del result[name]
    assert found[0] == found[1] == found[2]


def test_other_seeds_give_other_games(azulejos_command: Azulejos) -> None:
    command = ("simulate", "azul", "--games", "10", "--json", "--seed")
    assert (
        azulejos_command(*command, "1").json["checksum"]
        != azulejos_command(*command, "2").json["checksum"]
    )


def test_an_option_of_the_game_takes_effect(azulejos_command: Azulejos) -> None:
    command = ("simulate", "azul", "--games", "50", "--json")
    whole = azulejos_command(*command).json["moves"]
    one_round = azulejos_command(*command, "--option", "max_rounds=1").json["moves"]
    assert one_round < whole / 4


@pytest.mark.parametrize(("games", "threads"), [(1, 1), (7, 3), (1000, 2), (99_999, 4)])
def test_portions_cover_every_game_once(games: int, threads: int) -> None:
    assert [number for portion in portions(games, threads) for number in portion] == list(
        range(games)
    )


def test_interrupted_while_portions_are_handed_out_the_rest_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[range] = []

    def play_slowly(_series: Series, numbers: range) -> Tally:
        played.append(numbers)
        time.sleep(0.01)
        return Tally()

    def interrupted(_games: int, _threads: int) -> Iterator[range]:
        yield from (range(number, number + 1) for number in range(200))
        raise KeyboardInterrupt

    monkeypatch.setattr(Series, "play_randomly", play_slowly)
    monkeypatch.setattr(series, "portions", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Series(azulejos.start("azul"), ("random", "random"), seed=1).play(200, 1, lambda _: None)
    assert len(played) < 100


def within(found: float, expected: float, spread: float, games: int) -> bool:
    """Four standard errors (once in 16,000 seeds outside), and half of the table's last digit."""
    return abs(found - expected) < 4 * spread / math.sqrt(games) + 0.005


@pytest.mark.compiled_only
def test_random_play_has_the_known_statistics() -> None:
    """Two players, coloured wall. Spreads are measured; they vary little."""
    random_games = Series(azulejos.start("azul"), ("random", "random"), seed=2024)
    total = random_games.play(GAMES, 2, lambda _: None)
    first, second = (points / GAMES for points in total.score_sums)
    assert within(total.moves / GAMES, 70.34, 11.0, GAMES)
    assert within(first, 2.99, 5.0, GAMES)
    assert within(second, 2.92, 5.0, GAMES)
    assert within(total.ties / GAMES, 0.055, 0.23, GAMES)
    alone = [(won - total.ties / 2) / GAMES for won in total.wins]
    assert within(alone[0], 0.480, 0.5, GAMES)
    assert within(alone[1], 0.465, 0.5, GAMES)


def test_a_table_with_numbers_of_its_own(azulejos_command: Azulejos) -> None:
    asked = ("simulate", "queens_garden", "--games", "3", "--json", "--variant")
    own = ("--option", "wheel=9,9,9/9,9,9/9,9,9/9,9,9")
    ours = azulejos_command(*asked, "variant").json
    theirs = azulejos_command(*asked, "variant", *own).json
    assert sum(theirs["mean_scores"]) > sum(ours["mean_scores"])
    refused = azulejos_command(*asked, "standard", *own)
    assert refused.code == 2
    assert "wheel can only be chosen for the variant variant, not for standard" in refused.err
