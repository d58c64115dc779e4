"""Random games of Azul look as an independent implementation says they do.

Figures from 10,000 to 22,000 games of a reference implementation that shares no code with this one.
"""

import math
from statistics import mean, stdev

import pytest

import azulejos
from azulejos.search.playouts import Playouts

GAMES = 10_000
REFERENCE_GAMES = 10_000  # at least
# Moves (takes and, on the grey wall, tile decisions), mean score of a seat, shared victories.
FIGURES = {
    (2, "standard"): (70.34, 2.96, 0.055),
    (2, "grey"): (77.3 + 22.2, 2.66, 0.042),
    (3, "standard"): (90.0, 2.44, 0.055),
    (3, "grey"): (95.4 + 30.5, 2.10, 0.046),
    (4, "standard"): (108.3, 2.06, 0.050),
    (4, "grey"): (113.1 + 38.0, 1.82, 0.048),
}


def play_one(players: int, variant: str, number: int) -> tuple[int, float, int]:
    """Moves, mean score, and whether the victory was shared."""
    playouts = Playouts(azulejos.start("azul", players, variant))
    playouts.run(99, number, 1)
    assert playouts.limited == 0
    return playouts.moves, sum(playouts.score_sums) / players, playouts.ties


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(("players", "variant"), FIGURES)
def test_random_games_match_the_reference(players: int, variant: str) -> None:
    games = [play_one(players, variant, number) for number in range(GAMES)]
    for seen, expected in zip(zip(*games, strict=True), FIGURES[players, variant], strict=True):
        error = stdev(seen) * math.sqrt(1 / GAMES + 1 / REFERENCE_GAMES)
        assert mean(seen) == pytest.approx(expected, abs=4 * error)
