"""What holds in every position that a game of Summer Pavilion can reach."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import azulejos
from azulejos import GameOver, GameState, IllegalMove, Rng
from azulejos.engine.events import Event, Scored
from azulejos.engine.summer_pavilion import moves
from azulejos.engine.summer_pavilion.board import COLOUR_NAMES, counts
from azulejos.engine.summer_pavilion.state import PavilionState

SEEDS = st.integers(0, 2**32)
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


class PavilionGame(RuleBasedStateMachine):
    """A game that is dealt and played at random, and looked at after every step."""

    @initialize(
        game=st.sampled_from(["summer_pavilion", "summer_pavilion_mini"]),
        players=st.integers(2, 4),
        variant=st.sampled_from(["coloured", "grey"]),
        order=ORDERS,
    )
    def start(self, game: str, players: int, variant: str, order: str) -> None:
        self.game = azulejos.start(game, players, variant, joker_order=order)
        self.game.start_recording()
        self.points = [5] * players

    # Steps

    def listen(self) -> tuple[Event, ...]:
        """Adds up the points that events tell of."""
        events = self.game.collect_events()
        for event in events:
            if isinstance(event, Scored):
                assert event.seat is not None
                self.points[event.seat] += event.points
        return events

    @precondition(lambda self: self.game.needs_deal)
    @rule(choice=st.integers(0, 99))
    def draw_one(self, choice: int) -> None:
        items = self.game.draws()
        self.game.draw(items[choice % len(items)][0])
        self.listen()

    @precondition(lambda self: self.game.needs_deal)
    @rule(seed=SEEDS)
    def deal(self, seed: int) -> None:
        self.game.deal(Rng(seed))
        self.listen()

    @precondition(lambda self: self.game.legal_moves())
    @rule(choice=SEEDS)
    def play_one(self, choice: int) -> None:
        legal = self.game.legal_moves()
        self.game.play(legal[choice % len(legal)])
        self.listen()

    @precondition(lambda self: self.game.choices())
    @rule(choice=SEEDS)
    def play_a_whole_choice(self, choice: int) -> None:
        listed = self.game.choices()
        preview = self.game.attempt(listed[choice % len(listed)]["moves"])
        for move in listed[choice % len(listed)]["moves"]:
            self.game.play(move)
        assert preview.events == self.listen()
        assert preview.view == self.game.view()

    @rule(seed=SEEDS, steps=st.integers(1, 60))
    def play_many(self, seed: int, steps: int) -> None:
        """Random moves, so that late positions are seen as well; passes only if need be."""
        rng = Rng(seed)
        for _ in range(steps):
            if self.game.is_over:
                return
            if self.game.needs_deal:
                self.game.deal(rng)
            else:
                legal = self.game.legal_moves()
                self.game.play(rng.choice(legal[:-1] if len(legal) > 1 else legal))
            self.listen()

    # Looks

    @rule()
    def moves_on_a_copy_leave_the_original_alone(self) -> None:
        before = self.game.fingerprint(), self.game.position(), self.game.view()
        for move in self.game.legal_moves()[:40]:
            copy = self.game.copy()
            assert copy == self.game
            copy.play(move)
            assert copy != self.game
        for item, _ in self.game.draws():
            self.game.copy().draw(item)
        assert (self.game.fingerprint(), self.game.position(), self.game.view()) == before

    @rule(first=st.integers(0, 40))
    def a_move_is_legal_exactly_if_it_is_accepted(self, first: int) -> None:
        legal = set(self.game.legal_moves())
        before = self.game.position()
        for move in [*range(first, moves.MOVES, 41), *range(moves.PICKS, moves.MOVES)]:
            assert (self.game.reason(move) is None) == (move in legal)
            if move not in legal:
                with pytest.raises(GameOver if self.game.is_over else IllegalMove):
                    self.game.play(move)
        assert self.game.position() == before

    @rule(seed=SEEDS)
    def random_moves_are_legal(self, seed: int) -> None:
        rng = Rng(seed)
        legal = self.game.legal_moves()
        assert all(self.game.random_legal_move(rng) in legal for _ in range(10 * bool(legal)))

    @rule()
    def everything_round_trips(self) -> None:
        text = self.game.position()
        for twin in (azulejos.from_position(text), pickle.loads(pickle.dumps(self.game))):
            assert twin.position() == text
            assert twin.fingerprint() == self.game.fingerprint()
            assert twin.view() == self.game.view()
            assert twin.legal_moves() == self.game.legal_moves()
            assert twin.draws() == self.game.draws()
            assert twin.outcome() == self.game.outcome()
        for number in self.game.legal_moves():
            move = moves.from_number(number)
            assert move.number == number == self.game.number(move.code) == self.game.number(move)
            assert moves.from_code(move.code) == move

    # What always holds

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert self.game.status() == []

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
    def scores_are_what_the_events_add_up_to_and_never_too_low(self) -> None:
        assert list(self.game.scores) == self.points
        lowest = 0 if self.game.options.game == "summer_pavilion_mini" else 1
        assert min(self.game.scores) >= lowest

    @invariant()
    def choices_cover_the_legal_moves(self) -> None:
        legal = self.game.legal_moves()
        choices = self.game.choices()
        assert {choice["moves"][0] for choice in choices} == {
            self.game.code(move) for move in legal
        }
        assert len({choice["code"] for choice in choices}) == len(choices)
        assert bool(legal) == (not self.game.is_over and not self.game.needs_deal)
        assert bool(self.game.draws()) == self.game.needs_deal

    @invariant()
    def the_view_is_plain_and_says_whose_decision_it_is(self) -> None:
        view = self.game.view()
        assert json.loads(json.dumps(view)) == view
        asks = view["asks"]
        assert (asks is None) == (not self.game.legal_moves())
        assert asks is None or asks["seat"] == self.game.current

    @invariant()
    def the_observation_is_in_range(self) -> None:
        numbers = self.game.observation(self.game.current)
        assert len(numbers) == self.game.observation_size
        assert all(0 <= number <= 10 for number in numbers)


TestPavilionGame = PavilionGame.TestCase
TestPavilionGame.settings = settings(stateful_step_count=25)
