"""Plays a game and notes every move: the position, what the bot found, what came of the game."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.arena.bot_game import BotGame, GameResult, rounded
from azulejos.arena.dataset.columns import Row, Rows
from azulejos.arena.tournament import Fixture
from azulejos.bots import Bot, TellingBot
from azulejos.engine.game import GameState
from azulejos.engine.rng import Rng
from azulejos.search.result import Found, SearchResult

Noted = tuple[GameResult, str, Rows]


def play_noted(fixture: Fixture) -> Noted:
    """The result of a game, the text of its record and its rows."""
    game = NotedGame(fixture)
    try:
        game.play_to_the_end()
    finally:
        game.close()
    return game.result(), game.record(), game.rows()


class NotedGame(BotGame):
    """A game on its way, and what is known of its moves so far."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(fixture)
        self.noted: list[Row] = []
        self.told: list[SearchResult | None] = []
        self.turn_chosen: list[int] = []

    def chosen(self, bot: Bot, chances: Rng) -> list[int]:
        if isinstance(bot, TellingBot):
            self.turn_chosen, self.told = bot.choose_and_tell(self.state.copy(), chances)
        else:
            self.turn_chosen, self.told = super().chosen(bot, chances), []
        return self.turn_chosen

    def take_turn(self, seat: int) -> None:
        """A turn that was refused is no part of the game."""
        before = self.state.copy()
        super().take_turn(seat)
        if self.failure is None:
            self.note_turn(before)

    def note_turn(self, now: GameState) -> None:
        told = self.told or [None] * len(self.turn_chosen)
        for move, found in zip(self.turn_chosen, told, strict=True):
            self.noted.append(self.noted_move(now, now.number(move), found))
            now.play(move)

    def noted_move(self, now: GameState, move: int, found: SearchResult | None) -> Row:
        return {
            "pairing": self.fixture.pairing,
            "game": self.fixture.number,
            "deal": self.fixture.deal,
            "ply": len(self.noted),
            "plies": 0,
            "round": now.round,
            "seat": now.current,
            "bot": self.fixture.seats[now.current].name,
            "position": now.position(),
            "move": move,
            "code": now.code(move),
            **searched(found),
        }

    def rows(self) -> Rows:
        """Every move with the end of the game, which nobody knew when it was played."""
        result = self.result()
        end = {
            "scores": list(result.scores),
            "shares": list(rounded(result.shares)),
            "reason": result.reason,
        }
        return tuple({**row, "plies": len(self.noted), **end} for row in self.noted)


def searched(found: SearchResult | None) -> Row:
    """What a search found about a move; empty where there was none."""
    choices: Sequence[Found] = found.choices if found else ()
    seat = found.seat if found else 0
    return {
        "tried": [choice.moves[0] for choice in choices],
        "visits": [choice.visits for choice in choices],
        "values": list(rounded(tuple(choice.value[seat] for choice in choices))),
        "chances": means([choice.value for choice in choices], choices),
        "points": means([choice.score for choice in choices], choices),
    }


def means(values: Sequence[Sequence[float]], choices: Sequence[Found]) -> list[float]:
    """For every seat, over all visits."""
    visits = [choice.visits for choice in choices]
    found = (
        sum(value * count for value, count in zip(seat, visits, strict=True)) / sum(visits)
        for seat in zip(*values, strict=True)
    )
    return list(rounded(tuple(found)))
