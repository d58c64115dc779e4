"""What is drawn at random is drawn with the right chances: chi-square tests with fixed seeds."""

import math
from collections import Counter
from collections.abc import Mapping

import pytest
from tests.azul.positions import Board, position

import azulejos
from azulejos import Rng
from azulejos.engine.azul.board import COLOUR_NAMES
from azulejos.engine.azul.events import TileDrawn

SAMPLES = 20_000
OFFER = position(
    players=4,
    factories=["BBYR", "KKWW", "RRRR", "YYYB", "WKWK", "BYRK", "WWBB", "RYYK", "BBBB"],
    centre="KWR",
    boards=[Board(wall=["BY...", "..Y..", ".....", ".....", "....."], lines={3: "B", 5: "K"})],
)
LATE_OFFER = position(factories=["BYRK"], centre="BBW", boards=[Board(lines={1: "B", 2: "YY"})])
TILING = position(
    variant="grey",
    phase="tiling",
    boards=[Board(wall=[".R...", ".....", "B....", ".....", "....."], lines={3: "RRR"})],
)
BAG = position(phase="deal", lid={"R": 20, "K": 12, "W": 19})
LID = position(phase="deal", bag={}, lid={"B": 20, "Y": 20, "R": 20, "K": 20, "W": 20})


def assert_fits(seen: Mapping[int, int], weights: Mapping[int, int]) -> None:
    """A chi-square test: far beyond what chance does once in ten thousand times is a failure."""
    assert set(seen) <= set(weights)
    whole = sum(weights.values())
    samples = sum(seen.values())
    statistic = 0.0
    for item, weight in weights.items():
        expected = samples * weight / whole
        statistic += (seen.get(item, 0) - expected) ** 2 / expected
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom)
    limit = freedom * (1 - spread + 3.72 * math.sqrt(spread)) ** 3  # Wilson and Hilferty
    assert statistic < limit


@pytest.mark.parametrize(("text", "count"), [(OFFER, 89), (LATE_OFFER, 24), (TILING, 3)])
def test_a_random_move_is_any_legal_move_with_the_same_chance(text: str, count: int) -> None:
    game = azulejos.from_position(text)
    rng = Rng(2024)
    seen = Counter(game.random_legal_move(rng) for _ in range(SAMPLES))
    legal = game.legal_moves()
    assert len(legal) == count
    assert_fits(seen, dict.fromkeys(legal, 1))


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("text", [BAG, LID])
def test_the_first_and_the_last_tile_of_a_deal_have_the_chances_of_the_draws(
    text: str, place: int
) -> None:
    """Without knowing the others, the last tile of a deal is any tile of the bag as well."""
    game = azulejos.from_position(text)
    rng = Rng(7)
    seen: Counter[int] = Counter()
    for _ in range(SAMPLES // 10):
        dealt = game.copy()
        dealt.start_recording()
        dealt.deal(rng)
        drawn = [event for event in dealt.collect_events() if isinstance(event, TileDrawn)]
        seen[COLOUR_NAMES.index(drawn[place].tile)] += 1
    assert_fits(seen, dict(game.draws()))


def test_the_test_itself_would_notice() -> None:
    with pytest.raises(AssertionError):
        assert_fits({0: 10_500, 1: 9_500}, {0: 1, 1: 1})
