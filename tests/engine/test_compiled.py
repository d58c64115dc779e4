"""The same source gives the same games, compiled and interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.engine.tables import TABLES, Table, name_of

SOURCE = Path(__file__).parents[2] / "src"
SEEDS = [1, 2, 2**63 + 5]
GAMES = 12
PROGRAM = """
import json, sys
import azulejos
from azulejos.search.playouts import Playouts

tables, seeds, games = json.loads(sys.argv[1])
results = []
for game, players, variant in tables:
    for seed in seeds:
        playouts = Playouts(azulejos.start(game, players, variant))
        playouts.run(seed, 0, games)
        scores, wins = list(playouts.score_sums), list(playouts.wins)
        results.append([playouts.checksum, playouts.moves, playouts.ties, scores, wins])
print(json.dumps([azulejos.COMPILED, results]))
"""

pytestmark = pytest.mark.compiled_only


def results(tables: list[Table], pure: str) -> tuple[bool, list[Any]]:
    """Whether it ran compiled, and checksums and sums for each table and seed."""
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps([tables, SEEDS, GAMES])],
        env=os.environ | {"PYTHONPATH": str(SOURCE), "AZULEJOS_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, found = json.loads(finished.stdout)
    return compiled, found


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_compiled_and_interpreted_games_are_the_same(table: Table) -> None:
    compiled, fast = results([table], pure="")
    interpreted, slow = results([table], pure="1")
    assert (compiled, interpreted) == (True, False)
    assert fast == slow
    checksums = [result[0] for result in fast]
    assert len(set(checksums)) == len(SEEDS)


def test_other_numbers_of_a_series_are_other_games() -> None:
    _, found = results(TABLES, pure="")
    checksums = [result[0] for result in found]
    assert len(set(checksums)) == len(TABLES) * len(SEEDS)
