"""What holds in every position that a game of Azul can reach."""

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
from azulejos.engine.azul import moves
from azulejos.engine.azul.board import COLOUR_NAMES
from azulejos.engine.events import Event, Scored

SEEDS = st.integers(0, 2**32)


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


class AzulGame(RuleBasedStateMachine):
    """A game that is dealt and played at random, and looked at after every step."""

    @initialize(
        players=st.integers(2, 4),
        variant=st.sampled_from(["standard", "grey"]),
        max_rounds=st.sampled_from([0, 0, 1, 2, 5]),
    )
    def start(self, players: int, variant: str, max_rounds: int) -> None:
        self.game = azulejos.start("azul", players, variant, max_rounds=max_rounds)
        self.game.start_recording()
        self.points = [0] * players

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
    @rule(choice=st.integers(0, 999))
    def play_one(self, choice: int) -> None:
        """A preview says exactly what playing the move then does."""
        legal = self.game.legal_moves()
        move = legal[choice % len(legal)]
        turn = self.game.turn
        preview = self.game.attempt([move])
        self.game.play(move)
        assert preview.events == self.listen()
        assert preview.view == self.game.view()
        assert list(preview.choices) == self.game.choices()
        assert preview.turn_complete == (self.game.turn != turn)

    @rule(seed=SEEDS, steps=st.integers(1, 60))
    def play_on(self, seed: int, steps: int) -> None:
        rng = Rng(seed)
        for _ in range(steps):
            if self.game.is_over:
                break
            if self.game.needs_deal:
                self.game.deal(rng)
            else:
                self.game.play(self.game.random_legal_move(rng))
            self.listen()

    # Looks

    @rule()
    def moves_on_a_copy_leave_the_original_alone(self) -> None:
        before = self.game.fingerprint(), self.game.position(), self.game.view()
        for move in self.game.legal_moves():
            copy = self.game.copy()
            assert copy == self.game
            copy.play(move)
            assert copy != self.game
        for item, _ in self.game.draws():
            self.game.copy().draw(item)
        assert (self.game.fingerprint(), self.game.position(), self.game.view()) == before

    @rule()
    def a_move_is_legal_exactly_if_it_is_accepted(self) -> None:
        legal = set(self.game.legal_moves())
        before = self.game.position()
        for move in range(moves.MOVES):
            assert (self.game.reason(move) is None) == (move in legal)
            if move not in legal:
                self.refuse(move)
        assert self.game.position() == before

    def refuse(self, move: int) -> None:
        with pytest.raises(GameOver if self.game.is_over else IllegalMove) as refused:
            self.game.play(move)
        if isinstance(refused.value, IllegalMove):
            assert refused.value.reason == self.game.reason(move)

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
    def scores_are_what_the_events_add_up_to_and_never_below_0(self) -> None:
        assert list(self.game.scores) == self.points
        assert min(self.game.scores) >= 0

    @invariant()
    def legal_moves_ascend_and_choices_cover_them(self) -> None:
        legal = self.game.legal_moves()
        assert legal == sorted(set(legal))
        choices = self.game.choices()
        assert [choice["moves"] for choice in choices] == [[self.game.code(move)] for move in legal]
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
    def the_victory_is_one(self) -> None:
        assert abs(sum(self.game.utilities()) - 1) < 1e-9
        outcome = self.game.outcome()
        assert (outcome is not None) == self.game.is_over
        if outcome is not None:
            winners = [seat for seat, share in enumerate(self.game.utilities()) if share]
            assert list(outcome.winners) == winners


TestAzulGame = AzulGame.TestCase
TestAzulGame.settings = settings(stateful_step_count=25)
