"""Finished games that must replay to their recorded result for ever."""

from pathlib import Path

import pytest
from tests.records.regenerate import GAMES, rewritten

from azulejos.engine import record as records
from azulejos.engine.registry import GAMES as GAMES_HERE

FILES = sorted(Path(__file__).with_name("games").glob("*.azl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_saved_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = records.read(text)
    assert records.write(record) == text
    assert records.verify(record).is_over
    assert record.result is not None


def test_every_game_is_there() -> None:
    assert {path.stem for path in FILES} == set(GAMES)


def test_both_walls_every_player_count_and_every_end_are_among_them() -> None:
    games = [records.read(path.read_text(encoding="utf-8")) for path in FILES]
    headers = ("Game", "Players", "Variant")
    kinds = {tuple(game.header(name) for name in headers) for game in games}
    azul = {("azul", players, wall) for players in "234" for wall in ("standard", "grey")}
    assert kinds >= azul
    assert {kind[0] for kind in kinds} == set(GAMES_HERE)
    assert {game.result.reason for game in games if game.result} >= {"row", "max_rounds", "rounds"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rewriting_a_saved_game_changes_nothing(path: Path) -> None:
    record = records.read(path.read_text(encoding="utf-8"))
    assert rewritten(record) == record
