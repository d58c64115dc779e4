"""What holds in every position that a game can reach, whichever game it is."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import azulejos
from azulejos import GameOver, GameState, IllegalMove, Rng
from azulejos.engine.events import Event, Scored

SEEDS = st.integers(0, 2**32)
SETTINGS = settings(stateful_step_count=25)


def about(number: int, listed: list[int]) -> list[int]:
    """So many of them, from all over the list."""
    return listed[:: len(listed) // number + 1]


class RandomGame(RuleBasedStateMachine):
    """A game that is dealt and played at random, and looked at after every step.

    A game's own machine starts one and adds what is true of it alone.
    """

    def begin(self, game: GameState) -> None:
        self.game = game
        self.game.start_recording()
        self.points = list(game.scores)
        self.moves: Any = import_module(type(game).__module__.replace(".state", ".moves"))

    def any_move(self, rng: Rng) -> int:
        return self.game.random_legal_move(rng)

    def moves_to_try(self, first: int) -> Iterable[int]:
        """All that there are; in a game of very many, some, others for another `first`."""
        return range(self.moves.MOVES)

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
        """A preview says exactly what playing the moves then does."""
        listed = self.game.choices()
        moves = listed[choice % len(listed)]["moves"]
        turn = self.game.turn
        preview = self.game.attempt(moves)
        for move in moves:
            self.game.play(move)
        assert preview.events == self.listen()
        assert preview.view == self.game.view()
        assert list(preview.choices) == self.game.choices()
        assert preview.turn_complete == (self.game.turn != turn)

    @rule(seed=SEEDS, steps=st.integers(1, 60))
    def play_on(self, seed: int, steps: int) -> None:
        """So that late positions are seen as well."""
        rng = Rng(seed)
        for _ in range(steps):
            if self.game.is_over:
                break
            if self.game.needs_deal:
                self.game.deal(rng)
            else:
                self.game.play(self.any_move(rng))
            self.listen()

    # Looks

    @rule()
    def moves_on_a_copy_leave_the_original_alone(self) -> None:
        before = self.game.fingerprint(), self.game.position(), self.game.view()
        for move in about(40, self.game.legal_moves()):
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
        for move in self.moves_to_try(first):
            assert (self.game.reason(move) is None) == (move in legal)
            if move not in legal:
                self.refuse(move)
        assert self.game.position() == before

    def refuse(self, move: int) -> None:
        with pytest.raises(GameOver if self.game.is_over else IllegalMove) as refused:
            self.game.play(move)
        if isinstance(refused.value, IllegalMove):
            assert refused.value.reason == self.game.reason(move)

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
            move = self.moves.from_number(number)
            assert move.number == number == self.game.number(move.code) == self.game.number(move)
            assert self.moves.from_code(move.code) == move

    # What always holds

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert self.game.status() == []

    @invariant()
    def scores_are_what_the_events_add_up_to_and_never_below_0(self) -> None:
        assert list(self.game.scores) == self.points
        assert min(self.game.scores) >= 0

    @invariant()
    def legal_moves_ascend_and_choices_cover_them(self) -> None:
        legal = self.game.legal_moves()
        assert legal == sorted(set(legal))
        choices = self.game.choices()
        codes = {self.game.code(move) for move in legal}
        assert {choice["moves"][0] for choice in choices} == codes
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

    @invariant()
    def the_victory_is_one(self) -> None:
        assert abs(sum(self.game.utilities()) - 1) < 1e-9
        outcome = self.game.outcome()
        assert (outcome is not None) == self.game.is_over
        if outcome is not None:
            winners = [seat for seat, share in enumerate(self.game.utilities()) if share]
            assert list(outcome.winners) == winners
