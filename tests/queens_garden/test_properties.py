"""What holds in every position that a game of Queen's Garden can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from tests.engine.random_game import SEEDS, SETTINGS, RandomGame
from tests.queens_garden.numbers import NUMBERS
from tests.queens_garden.positions import table

import azulejos
from azulejos import Rng, bots
from azulejos.engine.events import Event
from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.board import BOARD
from azulejos.engine.queens_garden.events import StartScored
from azulejos.engine.queens_garden.state import QueensGardenState

TABLES = st.tuples(st.integers(2, 4), st.sampled_from(["standard", "variant"]))
# Interpreted, greedy takes long.
BOT = "greedy" if azulejos.COMPILED else "random"


def tiles_everywhere(game: QueensGardenState) -> Counter[str]:
    view = game.view()
    found: Counter[str] = Counter()
    for place in view["display"]:
        found.update(place["tiles"])
    for board in view["boards"]:
        found.update(board["tiles"])
        spaces = board["spaces"]
        found.update(space["tile"] for space in spaces if space["tile"] and not space["printed"])
    for pool in (view["bag"], view["tower"]):
        found.update(pool["counts"])
    return found


def expansions_in_sight(game: QueensGardenState) -> list[str]:
    view = game.view()
    found = [place["expansion"] for place in view["display"] if place["expansion"]]
    for board in view["boards"]:
        found += board["expansions"]
        found += [slot["tile"] for slot in board["slots"] if slot["face"] == "up"]
    return found


def face_down(game: QueensGardenState) -> int:
    """Expansions that nobody can see: supply, stacks, display and gardens."""
    view = game.view()
    hidden = sum(not place["expansion"] and not place["stack"] for place in view["display"])
    hidden += game.supply + game.stack_size - game.top + (4 - game.round) * game.stack_size
    slots = [slot for board in view["boards"] for slot in board["slots"]]
    return int(hidden + sum(slot["face"] == "down" for slot in slots))


def groups(garden: dict[int, int], by_colour: bool) -> Iterator[set[int]]:
    """Everything that hangs together, one hexagon after the other."""
    kinds = {s: h // 6 if by_colour else h % 6 for s, h in garden.items()}
    left = set(garden)
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            beside = {
                space
                for space in left
                if any(
                    BOARD.neighbours[space] >> other & 1 and kinds[space] == kinds[other]
                    for other in group
                )
            }
            grown = bool(beside)
            group |= beside
            left -= beside
        yield group


class GardenGame(RandomGame):
    @initialize(players=st.integers(2, 4), numbers=st.none() | NUMBERS)
    def start(self, players: int, numbers: dict[str, str] | None) -> None:
        variant = "standard" if numbers is None else "variant"
        self.begin(azulejos.start("queens_garden", players, variant, **numbers or {}))
        self.bot = bots.bot(BOT, "queens_garden")

    def listen(self) -> tuple[Event, ...]:
        """The first deal tells of points that everybody had before."""
        events = super().listen()
        for event in events:
            if isinstance(event, StartScored):
                assert event.seat is not None
                self.points[event.seat] -= event.points
        return events

    @property
    def state(self) -> QueensGardenState:
        assert isinstance(self.game, QueensGardenState)
        return self.game

    @rule(seed=SEEDS, turns=st.integers(1, 20))
    def play_well(self, seed: int, turns: int) -> None:
        """Random play fills no gardens."""
        rng = Rng(seed)
        for _ in range(turns):
            if self.game.is_over:
                break
            if self.game.needs_deal:
                self.game.deal(rng)
                continue
            for move in self.bot.choose(self.game, rng):
                self.game.play(move)
        self.listen()

    @rule()
    def gardens_hold_no_twins_in_a_group_and_no_group_is_above_six(self) -> None:
        for spaces in self.state.garden:
            garden = {space: hexagon for space, hexagon in enumerate(spaces) if hexagon >= 0}
            for group in (*groups(garden, by_colour=True), *groups(garden, by_colour=False)):
                held = [garden[space] for space in group]
                assert len(held) == len(set(held)) <= 6

    @invariant()
    def there_are_three_tiles_of_each_hexagon(self) -> None:
        tiles = tiles_everywhere(self.state)
        assert len(tiles) == 36
        assert set(tiles.values()) == {3}

    @invariant()
    def there_are_36_expansions_one_of_each(self) -> None:
        seen = expansions_in_sight(self.state)
        assert len(seen) == len(set(seen))
        assert len(seen) + face_down(self.state) == 36
        assert not set(seen) & self.game.view()["unseen"]["counts"].keys()

    @invariant()
    def storages_are_in_order(self) -> None:
        game = self.state
        for seat in range(game.players):
            assert game.jokers[seat] + game.tile_count[seat] <= 12
            assert game.expansion_count[seat] <= 2
            assert game.held_expansions[seat].bit_count() == game.expansion_count[seat]
            assert sum(game.stored[seat]) == game.tile_count[seat]


TestGardenGame = GardenGame.TestCase
TestGardenGame.settings = SETTINGS


def whole_game(players: int, variant: str, seed: int) -> Iterator[QueensGardenState]:
    """Every position of a game of random and better players; the same object each time."""
    game = azulejos.start("queens_garden", players, variant)
    assert isinstance(game, QueensGardenState)
    rng = Rng(seed)
    seats = [bots.bot(name, "queens_garden") for name in 2 * (BOT, "random")]
    while not game.is_over:
        yield game
        if game.needs_deal:
            game.deal(rng)
            continue
        for move in seats[game.current].choose(game, rng):
            yield game
            game.play(move)
    yield game


@given(TABLES, SEEDS)
def test_no_two_ways_lead_to_the_same_turn(table: tuple[int, str], seed: int) -> None:
    """Every complete turn has its own result: position, or what it discarded and took."""
    games = [game.copy() for game in whole_game(*table, seed)]
    for game in games[:: max(1, len(games) // 6)]:
        if game.is_over or game.needs_deal or game.steps or max(game.tile_count) > 5:
            continue
        results = Counter(ends(game))
        assert max(results.values()) <= 2  # a colour and a pattern may take the same hexagon


def ends(game: QueensGardenState) -> Iterator[int]:
    """The fingerprints of all positions after a complete turn."""
    for move in game.legal_moves():
        trial = game.copy()
        trial.play(move)
        if trial.turn == game.turn:
            yield from ends(trial)
        else:
            yield trial.fingerprint()


def test_moves_integers_types_and_codes_are_one() -> None:
    for number in range(moves.MOVES):
        move = moves.from_number(number)
        assert move.number == number
        assert moves.from_code(move.code) is move
    assert len({moves.from_number(number).code for number in range(moves.MOVES)}) == moves.MOVES


def test_a_deal_is_the_same_for_everybody() -> None:
    """A position says nothing that chance has not decided: equal texts, equal futures."""
    one = table(display=["Y1", "B2G3L4V5"], top=1)
    two = azulejos.from_position(one.position())
    for state in (one, two):
        state.play("AY")
        state.deal(Rng(9))
    assert one == two
