"""Results on disk: what is kept, what is refused, and what is done about half a line."""

import json
import os
from pathlib import Path

import pytest
from tests.arena.stubs import tournament

from azulejos.arena import (
    ArenaError,
    GameResult,
    ResultsFolder,
    Tournament,
    play,
    read_games,
    results_folder,
)
from azulejos.arena.results_folder import read_tournament, usual_name
from azulejos.engine import record as records

# What is tested here does not depend on how the engine runs, and games take long interpreted.
pytestmark = pytest.mark.compiled_only


def filled(path: Path, contest: Tournament, games: int = 2) -> list[GameResult]:
    played = []
    with ResultsFolder(path, contest) as folder:
        for number in range(games):
            result, record = play(contest.fixture(0, number))
            folder.add(result, record)
            played.append(result)
    return played


def test_games_are_found_again(tmp_path: Path) -> None:
    contest = tournament("random", "greedy")
    played = filled(tmp_path, contest)
    assert read_games(tmp_path) == {(0, result.number): result for result in played}
    assert read_tournament(tmp_path) == contest
    for number in (0, 1):
        records.verify(records.read((tmp_path / "records" / f"0-{number}.azl").read_text()))


def test_a_game_is_there_as_soon_as_it_is_added(tmp_path: Path) -> None:
    contest = tournament("random", "greedy")
    with ResultsFolder(tmp_path, contest) as folder:
        folder.add(*play(contest.fixture(0, 0)))
        assert len(read_games(tmp_path)) == 1


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    contest = tournament("random", "greedy")
    first, _ = filled(tmp_path, contest)
    results = tmp_path / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-9])
    assert read_games(tmp_path) == {(0, 0): first}
    with ResultsFolder(tmp_path, contest) as folder:
        folder.add(*play(contest.fixture(0, 1)))
    assert len(read_games(tmp_path)) == 2
    assert len(results.read_text().splitlines()) == 2


@pytest.mark.parametrize("noise", [bytes(40), bytes(40) + b"\n", b'{"pair\n\xff\n\n', b"{\n" * 3])
def test_what_a_power_cut_leaves_is_cut_off(tmp_path: Path, noise: bytes) -> None:
    contest = tournament("random", "greedy")
    played = filled(tmp_path, contest)
    results = tmp_path / "results.jsonl"
    before = results.read_bytes()
    results.write_bytes(before + noise)
    assert list(read_games(tmp_path).values()) == played
    with ResultsFolder(tmp_path, contest):
        assert results.read_bytes() == before


def test_everything_of_a_game_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[int, int]] = []

    def note(number: int) -> None:
        synced.append((os.fstat(number).st_ino, os.fstat(number).st_size))

    monkeypatch.setattr(os, "fsync", note)
    filled(tmp_path, tournament("random", "greedy"), games=1)
    names = ("arena.json", "records/0-0.azl", "results.jsonl")
    files = [(tmp_path / name).stat() for name in names]
    assert synced == [(file.st_ino, file.st_size) for file in files]


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    filled(tmp_path, tournament("random", "greedy"))
    results = tmp_path / "results.jsonl"
    results.write_text("{}\n" + results.read_text())
    with pytest.raises(ArenaError, match=r"arena-line: .*line=1"):
        read_games(tmp_path)


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (tournament("random", "greedy", games=6), "games"),
        (tournament("random", "greedy", seed=1), "seed"),
        (tournament("greedy", "random"), "bots"),
        (tournament("random", "greedy", players=3), "players"),
        (tournament("random", "greedy", game="queens_garden"), "game"),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: Tournament, setting: str) -> None:
    filled(tmp_path, tournament("random", "greedy"), games=1)
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(ArenaError, match=f"arena-other-tournament: .*setting={setting},"):
        ResultsFolder(tmp_path, other)
    assert (tmp_path / "results.jsonl").read_bytes() == before
    assert usual_name(other) != usual_name(tournament("random", "greedy"))


def test_other_sources_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = tournament("random", "greedy")
    name = usual_name(contest)
    filled(tmp_path, contest, games=1)
    monkeypatch.setattr(results_folder, "sources", lambda: "another")
    with pytest.raises(ArenaError, match="setting=sources"):
        ResultsFolder(tmp_path, contest)
    assert usual_name(contest) != name


def test_another_tournament_can_take_the_place(tmp_path: Path) -> None:
    filled(tmp_path, tournament("random", "greedy"))
    other = tournament("random", "greedy", seed=5)
    with ResultsFolder(tmp_path, other, {"commit": "abc"}, replace=True):
        assert read_games(tmp_path) == {}
    assert read_tournament(tmp_path) == other
    assert json.loads((tmp_path / "arena.json").read_text())["commit"] == "abc"
    assert list((tmp_path / "records").iterdir()) == []
    filled(tmp_path, other, games=1)
    with ResultsFolder(tmp_path, other, replace=True):
        assert len(read_games(tmp_path)) == 1, "the same tournament keeps its games"


def test_results_without_their_header_join_no_tournament(tmp_path: Path) -> None:
    contest = tournament("random", "greedy")
    filled(tmp_path, contest)
    (tmp_path / "arena.json").unlink()
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(ArenaError, match="arena-header"):
        ResultsFolder(tmp_path, contest)
    assert (tmp_path / "results.jsonl").read_bytes() == before
    with ResultsFolder(tmp_path, contest, replace=True):
        assert read_games(tmp_path) == {}
    assert read_tournament(tmp_path) == contest


def test_only_one_at_a_time(tmp_path: Path) -> None:
    contest = tournament("random", "greedy")
    with ResultsFolder(tmp_path, contest), pytest.raises(ArenaError, match="arena-busy"):
        ResultsFolder(tmp_path, contest)
    ResultsFolder(tmp_path, contest).file.close()


def test_no_folder_of_results(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="arena-no-results"):
        read_tournament(tmp_path)
    for text in ("{", "[]", '{"format": 99}', '{"format": 1, "settings": {}}'):
        (tmp_path / "arena.json").write_text(text)
        with pytest.raises(ArenaError, match="arena-header"):
            read_tournament(tmp_path)


def test_the_sources_are_those_that_play() -> None:
    assert results_folder.sources() == results_folder.sources()
    assert len(results_folder.sources()) == 16
