"""What holds in every position that a game of Summer Pavilion can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant
from tests.engine.random_game import SETTINGS, RandomGame

import azulejos
from azulejos import GameState, Rng
from azulejos.engine.summer_pavilion import moves
from azulejos.engine.summer_pavilion.board import COLOUR_NAMES, counts
from azulejos.engine.summer_pavilion.state import PavilionState

ORDERS = st.one_of(st.sampled_from(["standard", "random"]), st.permutations("PGOYBR").map("".join))


def tiles_on_the_table(game: GameState) -> Counter[str]:
    """Every tile that the view shows, wherever it lies."""
    view = game.view()
    seen: Counter[str] = Counter(view["centre"]["tiles"] + view["supply"]["tiles"])
    for factory in view["factories"]:
        seen.update(factory["tiles"])
    for board in view["boards"]:
        seen.update(board["hand"]["tiles"] + board["corner"]["tiles"])
        laid = [space["tile"] for star in board["stars"] for space in star["spaces"]]
        seen.update(tile for tile in laid if tile)
    for pool in (view["bag"], view["tower"]):
        seen.update(pool["counts"])
    return seen


class PavilionGame(RandomGame):
    @initialize(
        game=st.sampled_from(["summer_pavilion", "summer_pavilion_mini"]),
        players=st.integers(2, 4),
        variant=st.sampled_from(["coloured", "grey"]),
        order=ORDERS,
    )
    def start(self, game: str, players: int, variant: str, order: str) -> None:
        self.begin(azulejos.start(game, players, variant, joker_order=order))
        assert self.points == [5] * players

    def any_move(self, rng: Rng) -> int:
        """Passes, which come last, only if need be."""
        legal = self.game.legal_moves()
        return rng.choice(legal[:-1] if len(legal) > 1 else legal)

    def moves_to_try(self, first: int) -> Iterable[int]:
        """Every 41st, and all that are not placements."""
        return [*range(first, moves.PICKS, 41), *range(moves.PICKS, moves.MOVES)]

    @invariant()
    def there_are_132_tiles_22_of_each_colour(self) -> None:
        assert tiles_on_the_table(self.game) == dict.fromkeys(COLOUR_NAMES, 22)

    @invariant()
    def what_is_counted_beside_the_tiles_agrees_with_them(self) -> None:
        game = self.game
        assert isinstance(game, PavilionState)
        assert game.bag_size == sum(counts(game.bag))
        assert game.tower_size == sum(counts(game.tower))
        assert game.supply_size == sum(counts(game.supply)) <= 10
        assert game.on_display == sum(sum(counts(tiles)) for tiles in game.display)

    @invariant()
    def there_is_one_token(self) -> None:
        view = self.game.view()
        holders = [board["has_token"] for board in view["boards"]].count(True)
        assert holders + view["centre"]["token"] <= 1

    @invariant()
    def only_the_mini_knows_0_points(self) -> None:
        lowest = 0 if self.game.options.game == "summer_pavilion_mini" else 1
        assert min(self.game.scores) >= lowest


TestPavilionGame = PavilionGame.TestCase
TestPavilionGame.settings = SETTINGS
