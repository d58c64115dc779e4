"""How deep a review looks. All in simulations, so that every machine says the same."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.engine.errors import InvalidOptions

MOST_SIMULATIONS = 1_000_000


@dataclass(frozen=True, slots=True)
class Depth:
    """`simulations` for the search of a turn, and again for each turn that is compared.

    `deals` are drawn in the place of each deal of the game, and each is searched with
    `deal_simulations`. Reasons count points in at most `futures` games that go on from a turn.
    """

    simulations: int
    deals: int = 48
    deal_simulations: int = 200
    futures: int = 96

    def __post_init__(self) -> None:
        if not 0 < self.simulations <= MOST_SIMULATIONS:
            expected = f"1..{MOST_SIMULATIONS}"
            raise InvalidOptions(
                "option-value", option="sims", value=self.simulations, expected=expected
            )

    @staticmethod
    def of(simulations: int) -> Depth:
        """A depth of so many simulations, and of as much of everything else as suits them."""
        futures = min(max(simulations // 20, 4), 96)
        return Depth(simulations, deal_simulations=max(simulations // 10, 1), futures=futures)


# As deep as a game of two is reviewed in a few seconds.
USUAL = 2_000
USUAL_OF_GAME = {"azul": 10_000}
DEEPER = 10


def usual_depth(game: str, deep: bool = False) -> Depth:
    """How deep games of this kind are reviewed, or ten times as deep."""
    simulations = USUAL_OF_GAME.get(game, USUAL)
    return Depth.of(simulations * DEEPER if deep else simulations)
