"""What holds in every position that a game of Azul can reach."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant
from tests.engine.random_game import SETTINGS, RandomGame

import azulejos
from azulejos import GameState
from azulejos.engine.azul.board import COLOUR_NAMES


def tiles_on_the_table(game: GameState) -> Counter[str | None]:
    """Every tile that the view shows, wherever it lies."""
    view = game.view()
    seen: Counter[str | None] = Counter(view["centre"]["tiles"])
    for factory in view["factories"]:
        seen.update(factory["tiles"])
    for board in view["boards"]:
        seen.update(space["tile"] for row in board["wall"] for space in row)
        seen.update(space["tile"] for space in board["floor"])
        for line in board["lines"]:
            seen[line["tile"]] += line["count"]
    for pool in (view["bag"], view["lid"]):
        seen.update(pool["counts"])
    return seen


class AzulGame(RandomGame):
    @initialize(
        players=st.integers(2, 4),
        variant=st.sampled_from(["standard", "grey"]),
        max_rounds=st.sampled_from([0, 0, 1, 2, 5]),
    )
    def start(self, players: int, variant: str, max_rounds: int) -> None:
        self.begin(azulejos.start("azul", players, variant, max_rounds=max_rounds))

    @invariant()
    def there_are_twenty_tiles_of_each_colour(self) -> None:
        seen = tiles_on_the_table(self.game)
        assert {colour: seen[colour] for colour in COLOUR_NAMES} == dict.fromkeys(COLOUR_NAMES, 20)

    @invariant()
    def there_is_one_marker(self) -> None:
        view = self.game.view()
        holders = [board["has_marker"] for board in view["boards"]].count(True)
        assert holders + view["centre"]["marker"] <= 1
        assert tiles_on_the_table(self.game)["marker"] <= holders

    @invariant()
    def a_choice_is_one_move(self) -> None:
        legal = [[self.game.code(move)] for move in self.game.legal_moves()]
        assert [choice["moves"] for choice in self.game.choices()] == legal


TestAzulGame = AzulGame.TestCase
TestAzulGame.settings = SETTINGS
