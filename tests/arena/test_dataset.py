"""Datasets: what their rows say, and that no game is lost or written differently."""

from __future__ import annotations

import json
import os
import re
import runpy
import signal
import sys
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.arena.stubs import Failing, crash, tournament, with_bot
from tests.arena.test_interruption import start, wait_until
from tests.cli.commands import Azulejos, Finished, process

import azulejos
from azulejos.arena import ArenaError, Player
from azulejos.arena.dataset import COLUMNS, Dataset, Kind, Row, Series, make, play_noted
from azulejos.bots import TellingBot, bot

pytestmark = pytest.mark.compiled_only

TYPES = {Kind.NUMBER: int, Kind.TEXT: str, Kind.NUMBERS: int, Kind.FRACTIONS: float}
LISTS = (Kind.NUMBERS, Kind.FRACTIONS)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def rows_of(path: str) -> list[Row]:
    return [json.loads(line) for line in Path(path).read_text(encoding="ascii").splitlines()]


def series(*names: str, game: str = "azul", seed: int = 7) -> Series:
    options = azulejos.rule_set(game).choose(len(names))
    return Series(options, tuple(map(Player, names)), seed)


def made(path: str, games: int = 3, processes: int = 1, **changes: Any) -> bytes:
    games_wanted = changes.pop("series", series("sims:20", "greedy"))
    with Dataset(Path(path), games_wanted.settings(), **changes) as dataset:
        make(games_wanted, dataset, games, processes)
    return Path(path).read_bytes()


def command(run: Azulejos, words: str = "") -> Finished:
    usual = "dataset azul --bots sims:20,greedy --games 3 --processes 1 --output games.jsonl"
    return run(*f"{usual} {words}".split())


# What rows say


def noted(*names: str, game: str = "azul") -> tuple[Any, str, Any]:
    return play_noted(tournament(*names, game=game).fixture(0, 1))


def test_a_row_has_every_column_in_its_order() -> None:
    for row in noted("sims:20", "greedy")[2]:
        assert list(row) == [column.name for column in COLUMNS]
        for column in COLUMNS:
            values = row[column.name] if column.kind in LISTS else [row[column.name]]
            assert all(type(value) is TYPES[column.kind] for value in values), column


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_moves_lead_from_position_to_position(game: str) -> None:
    rows = noted("greedy", "random", game=game)[2]
    for row, following in pairwise(rows):
        state = azulejos.from_position(row["position"])
        assert (state.current, state.round) == (row["seat"], row["round"])
        assert state.code(row["move"]) == row["code"]
        state.play(row["move"])
        assert state.needs_deal or state.position() == following["position"]
    assert [row["ply"] for row in rows] == list(range(len(rows)))
    assert {row["plies"] for row in rows} == {len(rows)}


def test_rows_tell_the_end_of_the_game() -> None:
    result, record, rows = noted("greedy", "random")
    assert {(*row["scores"], *row["shares"], row["reason"]) for row in rows} == {
        (*result.scores, *result.shares, result.reason)
    }
    assert [row["code"] for row in rows] == codes(record)


def codes(record: str) -> list[str]:
    """The moves of an Azul record: a turn is a seat and one move."""
    return [line.split()[1] for line in record.splitlines() if line[:2] in {"0 ", "1 "}]


@pytest.mark.parametrize("game", ["azul", "queens_garden"])
def test_rows_tell_what_a_search_found(game: str) -> None:
    rows = noted("sims:30", "greedy", game=game)[2]
    for row in rows:
        legal = azulejos.from_position(row["position"]).legal_moves()
        if row["bot"] == "greedy" or len(legal) == 1:
            assert not any(row[name] for name in ("tried", "visits", "values", "chances"))
            continue
        assert set(row["tried"]) <= set(legal)
        assert row["visits"][1:] == sorted(row["visits"][1:], reverse=True)
        tried_most = row["visits"][row["tried"].index(row["move"])] == max(row["visits"])
        assert tried_most or row["move"] == row["tried"][0]
        assert len(row["values"]) == len(row["visits"])
        assert sum(row["chances"]) == pytest.approx(1, abs=1e-5)
        best, worst = max(row["values"]), min(row["values"])
        assert worst - 1e-5 <= row["chances"][row["seat"]] <= best + 1e-5
    assert any(row["tried"] for row in rows)


def test_a_bot_that_tells_plays_the_same() -> None:
    game = azulejos.start("queens_garden")
    game.deal(azulejos.Rng(3))
    hard = bot("sims:50", "queens_garden")
    assert isinstance(hard, TellingBot)
    moves, found = hard.choose_and_tell(game, azulejos.Rng(5))
    assert moves == hard.choose(game, azulejos.Rng(5))
    assert len(found) == len(moves)
    assert not isinstance(bot("greedy", "azul"), TellingBot)


def test_a_turn_that_was_refused_is_no_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(2, crash)))
    rows = noted("failing", "random")[2]
    assert sum(row["bot"] == "failing" for row in rows) == 2
    assert {row["reason"] for row in rows} == {"forfeit"}


def test_the_program_of_the_docs_reads_a_dataset(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len([line for line in program.splitlines() if line]) <= 10
    pytest.importorskip("polars")
    made("games.parquet")
    Path("reading.py").write_text(program, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["reading.py", "games.parquet"])
        runpy.run_path("reading.py")
    rounds = {row["round"] for row in rows_of_parquet("games.parquet") if row["tried"]}
    printed = capsys.readouterr().out
    assert f"shape: ({len(rounds)}, 5)" in printed
    assert "error" in printed


def rows_of_parquet(path: str) -> list[Row]:
    rows: list[Row] = pytest.importorskip("pyarrow.parquet").read_table(path).to_pylist()
    return rows


def test_the_docs_have_every_column_and_option(azulejos_command: Azulejos) -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    assert {column.name for column in COLUMNS} <= set(re.findall(r"`(\w+)`", page))
    options = set(re.findall(r"--[a-z-]+", azulejos_command("dataset", "--help").out))
    assert options - {"--help", "--output"} <= set(re.findall(r"`(--[a-z-]+)", page))


# The file


def test_the_same_file_on_any_number_of_processes() -> None:
    assert made("one.jsonl", games=5) == made("two.jsonl", games=5, processes=2)
    assert made("three.parquet", games=5) == made("four.parquet", games=5, processes=2)


def test_games_that_ended_in_another_order_make_the_same_file() -> None:
    games = series("greedy", "random")
    with Dataset(Path("late.jsonl"), games.settings()) as dataset:
        for number in (2, 0, 1):
            dataset.add(play_noted(games.fixture(number))[2])
    assert Path("late.jsonl").read_bytes() == made("games.jsonl", series=games)


def test_parquet_has_the_same_rows() -> None:
    made("games.jsonl")
    made("table.parquet")
    assert rows_of_parquet("table.parquet") == rows_of("games.jsonl")
    assert not Path("table.parquet.jsonl").exists()


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_more_games_are_added(ending: str) -> None:
    made(f"grown.{ending}", games=2)
    assert made(f"grown.{ending}", games=4) == made(f"whole.{ending}", games=4)


@pytest.mark.parametrize("lost", [1, 700, 40_000])
def test_what_was_cut_off_is_played_again(lost: int) -> None:
    whole = made("games.jsonl")
    Path("games.jsonl").write_bytes(whole[:-lost])
    assert made("games.jsonl") == whole


def test_a_game_that_a_killed_program_wrote_is_kept_for_parquet() -> None:
    """It leaves the journal behind, and perhaps an older file."""
    whole = made("games.parquet")
    made("games.parquet.jsonl")
    Path("games.parquet").unlink()
    journal = Path("games.parquet.jsonl")
    journal.write_bytes(journal.read_bytes()[:-9])
    assert made("games.parquet") == whole
    assert not journal.exists()


def test_the_card_tells_what_is_in_it() -> None:
    made("games.jsonl", commit="abcdef")
    card = Path("games.md").read_text(encoding="utf-8")
    rows = rows_of("games.jsonl")
    won = sum(row["shares"][0] for row in rows if row["ply"] == 0)
    for fact in (
        f"azulejos {azulejos.__version__}, commit abcdef",
        "license: mit",
        "| game | `azul`, variant standard |",
        "| bots | `sims:20`, `greedy` |",
        "| seed | 7 |",
        "| games | 3 |",
        f"| rows | {len(rows)} |",
        f"| `sims:20` | 3 | {won:.1f} |",
    ):
        assert fact in card, fact
    assert all(f"| `{column.name}` | {column.kind} |" in card for column in COLUMNS)


def test_other_games_are_refused_unless_they_may_go() -> None:
    before, other = made("games.jsonl"), series("sims:20", "greedy", seed=8)
    with pytest.raises(ArenaError, match=r"dataset-other: .*setting=seed, value=8, found=7"):
        made("games.jsonl", series=other)
    assert Path("games.jsonl").read_bytes() == before
    assert made("games.jsonl", series=other, replace=True) != before


def test_a_file_of_somebody_else_is_left_alone() -> None:
    Path("games.md").write_text("my notes")
    with pytest.raises(ArenaError, match="dataset-no-card"):
        made("games.jsonl")
    Path("games.md").unlink()
    Path("games.jsonl").write_text("my data")
    with pytest.raises(ArenaError, match="dataset-other"):
        made("games.jsonl")
    assert [path.name for path in Path().iterdir()] == ["games.jsonl"]
    assert Path("games.jsonl").read_text() == "my data"


@pytest.mark.parametrize("replace", [False, True])
def test_two_files_do_not_share_a_card(replace: bool) -> None:
    """Whose settings would it have? Games of both could end up in one file."""
    before = made("games.jsonl"), Path("games.md").read_bytes()
    with pytest.raises(ArenaError, match=r"dataset-no-card: path=games\.md"):
        made("games.parquet", series=series("greedy", "random"), replace=replace)
    assert (Path("games.jsonl").read_bytes(), Path("games.md").read_bytes()) == before
    assert sorted(path.name for path in Path().iterdir()) == ["games.jsonl", "games.md"]
    Path("games.jsonl").unlink()
    made("games.parquet")


def test_one_writes_at_a_time() -> None:
    games = series("greedy", "random")
    with (
        Dataset(Path("games.jsonl"), games.settings()),
        pytest.raises(ArenaError, match="dataset-busy"),
    ):
        Dataset(Path("games.jsonl"), games.settings())


def test_only_two_kinds_of_files() -> None:
    with pytest.raises(ValueError, match="jsonl"):
        Dataset(Path("games.csv"), {})
    with pytest.raises(ArenaError, match="folder-missing: path=nowhere"):
        Dataset(Path("nowhere/games.jsonl"), {})


# The commands


def test_the_command(azulejos_command: Azulejos) -> None:
    finished = command(azulejos_command, "--seed 7")
    rows = rows_of("games.jsonl")
    assert finished.out == f"Wrote games.jsonl: 3 games, {len(rows)} moves. Card: games.md\n"
    told = command(azulejos_command, "--seed 7 --output table.parquet").out
    assert told == f"Wrote table.parquet: 3 games, {len(rows)} moves. Card: table.md\n"
    assert Path("games.jsonl").read_bytes() == made("same.jsonl")
    again = command(azulejos_command, "--seed 7 --json").json
    assert again == {"path": "games.jsonl", "card": "games.md", "games": 3, "rows": len(rows)}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--output games.csv", "Expected: *.jsonl *.parquet"),
        ("--output nowhere/games.jsonl", "nowhere"),
        ("--bots greedy,easy,random", "3"),
        ("--bots nobody", "Unknown bot “nobody”"),
        ("--games 0", "--games"),
    ],
)
def test_what_cannot_be_done(azulejos_command: Azulejos, words: str, said: str) -> None:
    finished = command(azulejos_command, words)
    assert (finished.code, finished.out) == (2, "")
    assert said in finished.err
    assert len(finished.err.splitlines()) == 1
    assert not list(Path().iterdir())


def games_in(rows: list[Row]) -> Iterator[tuple[int, int, list[Row]]]:
    for (pairing, game), moves in groupby(rows, lambda row: (row["pairing"], row["game"])):
        yield pairing, game, list(moves)


def test_the_arena_writes_the_games_that_it_plays(azulejos_command: Azulejos) -> None:
    words = "arena round-robin sims:10 greedy random --games 2 --dataset games.jsonl --folder here"
    assert azulejos_command(*words.split(), "--processes", "1").code == 0
    results = [json.loads(line) for line in Path("here/results.jsonl").read_text().splitlines()]
    expected = {(row["pairing"], row["number"]): row for row in results}
    found = list(games_in(rows_of("games.jsonl")))
    assert [(pairing, game) for pairing, game, _ in found] == sorted(expected)
    for pairing, game, moves in found:
        result = expected[pairing, game]
        assert moves[-1]["scores"] == result["scores"]
        record = Path(f"here/records/{pairing}-{game}.azl").read_text()
        assert [row["code"] for row in moves] == codes(record)


def match(run: Azulejos, words: str) -> Finished:
    return run(*f"arena match greedy random --games 4 --processes 1 --folder here {words}".split())


def test_the_arena_goes_on_with_a_dataset(azulejos_command: Azulejos) -> None:
    match(azulejos_command, "--dataset games.jsonl")
    whole, results = Path("games.jsonl").read_bytes(), Path("here/results.jsonl")
    results.write_bytes(b"".join(results.read_bytes().splitlines(keepends=True)[:2]))
    assert match(azulejos_command, "--dataset games.jsonl").code == 0
    assert Path("games.jsonl").read_bytes() == whole


def test_games_without_rows_are_not_passed_over(azulejos_command: Azulejos) -> None:
    match(azulejos_command, "")
    finished = match(azulejos_command, "--dataset games.jsonl")
    assert finished.code == 2
    assert "here has 4 games whose moves were not written" in finished.err


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_nothing_is_lost_by_ctrl_c(tmp_path: Path, ending: str) -> None:
    words = ["dataset", "azul", "--bots", "sims:200", "--games", "40", "--processes", "2"]
    words += ["--output", str(tmp_path / f"games.{ending}")]
    running = start(words)
    written = tmp_path / ("games.jsonl" if ending == "jsonl" else "games.parquet.jsonl")
    wait_until(120, lambda: written.exists() and written.stat().st_size > 100_000)
    os.killpg(running.pid, signal.SIGINT)
    assert (running.communicate(timeout=30)[1], running.returncode) == (b"", 130)
    card = (tmp_path / "games.md").read_text(encoding="utf-8")
    assert "| games | 40 |" not in card
    assert "| games | 0 |" not in card
    assert process(*words).code == 0
    whole = process(*words[:-1], str(tmp_path / f"whole.{ending}"))
    assert whole.code == 0
    games, expected = (tmp_path / f"{name}.{ending}" for name in ("games", "whole"))
    assert games.read_bytes() == expected.read_bytes()
