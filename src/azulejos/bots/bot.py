"""The contract of everything that can sit in a seat."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.engine.turns import choose_turn
from azulejos.search.result import SearchResult


class UnknownBot(AzulejosError):
    """No bot has this name."""


class BotFailed(AzulejosError):
    """A bot did not give a legal turn: it crashed, hung, or said something else.

    `last_words` is the end of what it wrote to its error stream, if it has one.
    """

    last_words = ""


@runtime_checkable
class Bot(Protocol):
    """Plays for whichever seat is to move. It keeps scratch space: every thread needs its own."""

    @property
    def name(self) -> str: ...

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        """The moves of one whole turn; `state` is left as it is. A seed always gives the same."""
        ...


@runtime_checkable
class TellingBot(Bot, Protocol):
    """A bot that can tell what its search found about each move that it chooses."""

    def choose_and_tell(
        self, state: GameState, rng: Rng
    ) -> tuple[list[int], list[SearchResult | None]]: ...


class RandomBot:
    """Plays any legal move, each equally likely."""

    name = "random"

    def choose(self, state: GameState, rng: Rng) -> list[int]:
        return choose_turn(state, lambda now: now.random_legal_move(rng))
