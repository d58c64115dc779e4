"""Neighbouring games of a batch, stepped by one thread without the GIL, whatever their rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import cython

from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng

Item = TypeVar("Item")

if not cython.compiled:
    from azulejos.engine.buffers import MOST_MOVES, SEATS, clear_flags
    from azulejos.search.rewards import rewards_into

    def item(items: list[Item], index: int) -> Item:
        return items[index]


@cython.final
@cython.cclass
class Lane:
    """The games from number `first` on; `arrays` hold the numbers of all games of the batch."""

    states: list[GameState]
    observations: memoryview[float]
    masks: memoryview[int]
    rewards: memoryview[float]
    dones: memoryview[int]
    truncated: memoryview[int]
    seats: memoryview[int]
    dealers: memoryview[int]
    choosers: memoryview[int]
    played: memoryview[int]

    def __init__(
        self,
        states: list[GameState],
        first: int,
        arrays: Mapping[str, memoryview[Any]],
        by_rank: bool,
        move_cap: int,
    ) -> None:
        state = states[0]
        self.states = list(states)
        self.first = first
        self.games = len(states)
        self.moves = state.move_count
        self.numbers = state.observation_size
        self.players = state.players
        self.move_cap = move_cap
        self.by_rank = by_rank
        self.rng = Rng(0)
        if not cython.compiled:
            self.legal = [0] * MOST_MOVES
            self.result = [0.0] * SEATS
        self.attach(dict(arrays))

    def attach(self, arrays: dict[str, memoryview[Any]]) -> int:
        """Compiled, fields are views of the arrays: without checks and without the GIL."""
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.rewards = arrays["rewards"]
        self.dones = arrays["dones"]
        self.truncated = arrays["truncated"]
        self.seats = arrays["seats"]
        self.dealers = arrays["dealers"]
        self.choosers = arrays["choosers"]
        self.played = arrays["played"]
        return 0

    # What a batch calls

    def copies(self) -> list[GameState]:
        """The positions of all games, for the caller to keep."""
        return [state.copy() for state in self.states]

    def copy_of(self, game: int) -> GameState:
        return self.states[game - self.first].copy()

    def reset(self, seeds: list[int]) -> None:
        """Starts every game afresh, each from its own seed."""
        for index, seed in enumerate(seeds):
            self.seed(self.first + index, seed & 0xFFFFFFFFFFFFFFFF)
        with cython.nogil:
            self.reset_all()

    def seed(self, game: int, seed: int) -> int:
        """Deals are those of `Rng(seed)`; random moves have a stream of their own."""
        self.rng.start(seed, 0)
        self.dealers[game] = self.rng.word
        self.rng.start(seed, 1)
        self.choosers[game] = self.rng.word
        return 0

    def find_illegal(self, actions: memoryview[int]) -> int:
        """The number of the first game whose action is not legal; -1 if there is none."""
        with cython.nogil:
            game = self.first_refused(actions)
        return game

    def step(self, actions: memoryview[int]) -> int:
        """Plays one legal move in every game; a game that ends begins anew at once."""
        with cython.nogil:
            self.step_all(actions)
        return 0

    def choose(self, actions: memoryview[int]) -> int:
        """Writes a random legal move for every game."""
        with cython.nogil:
            self.choose_all(actions)
        return 0

    # Every game, without the GIL

    def reset_all(self) -> None:
        for index in range(self.games):
            self.forget_result(self.first + index)
            self.begin(self.first + index, cython.cast(GameState, item(self.states, index)))
            self.show(self.first + index, cython.cast(GameState, item(self.states, index)))

    def first_refused(self, actions: memoryview[int]) -> int:
        for index in range(self.games):
            move = actions[self.first + index]
            if not self.may_play(cython.cast(GameState, item(self.states, index)), move):
                return self.first + index
        return -1

    def may_play(self, state: GameState, move: int) -> bool:
        return 0 <= move < self.moves and state.is_legal(move)

    def step_all(self, actions: memoryview[int]) -> None:
        for index in range(self.games):
            game = self.first + index
            self.step_game(game, cython.cast(GameState, item(self.states, index)), actions[game])

    def choose_all(self, actions: memoryview[int]) -> None:
        for index in range(self.games):
            game = self.first + index
            actions[game] = self.chosen(game, cython.cast(GameState, item(self.states, index)))

    # One game

    def chosen(self, game: int, state: GameState) -> int:
        self.rng.word = self.choosers[game]
        move = state.random_move(self.rng)
        self.choosers[game] = self.rng.word
        return move

    def begin(self, game: int, state: GameState) -> None:
        state.reset()
        self.played[game] = 0
        self.deal(game, state)

    def step_game(self, game: int, state: GameState, move: int) -> None:
        if self.dones[game]:
            self.forget_result(game)
        state.apply(move)
        self.played[game] += 1
        if state.deal_due:
            self.deal(game, state)
        if state.over or self.played[game] >= self.move_cap:
            self.note_result(game, state)
            self.begin(game, state)
        self.show(game, state)

    def deal(self, game: int, state: GameState) -> None:
        self.rng.word = self.dealers[game]
        while state.deal_due and not state.over:
            state.deal_randomly(self.rng)
        self.dealers[game] = self.rng.word

    def note_result(self, game: int, state: GameState) -> None:
        self.dones[game] = 1
        self.truncated[game] = not state.over
        rewards_into(state, self.by_rank, self.result)
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = self.result[seat]

    def forget_result(self, game: int) -> None:
        self.dones[game] = 0
        self.truncated[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def show(self, game: int, state: GameState) -> None:
        """What the player who is to move sees, and which moves are legal."""
        self.seats[game] = state.current
        state.observe_into(state.current, self.observation(game))
        self.show_moves(state, self.mask(game))

    def show_moves(self, state: GameState, mask: memoryview[int]) -> None:
        clear_flags(mask, self.moves)
        count = state.legal_into(self.legal)
        for index in range(count):
            mask[self.legal[index]] = 1

    if not cython.compiled:

        def observation(self, game: int) -> Any:
            return self.observations[game * self.numbers : (game + 1) * self.numbers]

        def mask(self, game: int) -> memoryview[int]:
            return self.masks[game * self.moves : (game + 1) * self.moves]
