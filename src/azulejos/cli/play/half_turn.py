"""A turn in the making. It lives here and reaches the table only when it is complete."""

from __future__ import annotations

from azulejos.engine.answers import Attempt, Choice, View
from azulejos.engine.game import GameState


class HalfTurn:
    """The moves chosen so far, step by step, and what they lead to."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.steps: list[list[str]] = []
        self.now = state.attempt([])

    @property
    def moves(self) -> list[str]:
        return [move for step in self.steps for move in step]

    @property
    def view(self) -> View:
        return self.now.view

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.now.choices

    @property
    def is_complete(self) -> bool:
        return self.now.turn_complete

    @property
    def only_choice(self) -> Choice | None:
        """The choice that can be made for the player, because there is no other."""
        return self.choices[0] if len(self.choices) == 1 and not self.is_complete else None

    def trial(self, moves: list[str]) -> Attempt:
        """What these moves would do on top of those chosen already."""
        return self.state.attempt([*self.moves, *moves])

    def add(self, moves: list[str]) -> None:
        """One more step of the player."""
        self._go([*self.steps, moves])

    def add_forced(self, moves: list[str]) -> None:
        """A step without a choice belongs to the step before it and is taken back with it."""
        before = self.steps[-1] if self.steps else []
        self._go([*self.steps[:-1], [*before, *moves]])

    def take_back(self) -> bool:
        """Undoes the last step of the player, if there is one."""
        if not self.steps:
            return False
        self._go(self.steps[:-1])
        return True

    def _go(self, steps: list[list[str]]) -> None:
        moves = [move for step in steps for move in step]
        self.now = self.state.attempt(moves)
        self.steps = steps
