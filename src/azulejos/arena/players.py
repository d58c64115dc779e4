"""Who takes part: a bot by its name, or another program by `NAME=COMMAND LINE`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from azulejos import bots
from azulejos.arena.errors import ArenaError
from azulejos.bots import Bot
from azulejos.bots.stdio import external

NAME = re.compile(r"[^\W_][\w.:+-]{0,39}")


@dataclass(frozen=True, slots=True)
class Player:
    """`name` is what tables show; `command` starts another program, empty for a bot of ours."""

    name: str
    command: str = ""

    @property
    def spec(self) -> str:
        """The player as it was written."""
        return f"{self.name}={self.command}" if self.command else self.name

    def new_bot(self, game: str, sims: int | None = None, seconds: float | None = None) -> Bot:
        """A fresh bot for one seat of one game, so that no game depends on those before it.

        A program is given this budget for each turn. `BotFailed` if it does not start.
        """
        if not self.command:
            return bots.bot(self.name, game)
        program = external(self.name, self.command, sims=sims, seconds=seconds)
        program.start()
        return program


@runtime_checkable
class Closable(Protocol):
    """A bot that holds something it must give back, such as a running program."""

    def close(self) -> None: ...


def close_bot(bot: Bot) -> None:
    """The bot leaves its seat for good."""
    if isinstance(bot, Closable):
        bot.close()


def read_player(spec: str) -> Player:
    """The player that a text names, whether there is such a bot or not."""
    name, sign, command = (part.strip() for part in spec.partition("="))
    if not NAME.fullmatch(name) or (sign and not command):
        raise ArenaError("arena-player", value=spec, expected="NAME, NAME=COMMAND")
    return Player(name, command)


def read_players(specs: Sequence[str], game: str) -> tuple[Player, ...]:
    """At least two players, each once, that can play this game: every program starts."""
    players = tuple(map(read_player, specs))
    for player in players:
        close_bot(player.new_bot(game))
    names = [player.name for player in players]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise ArenaError("arena-player-twice", value=twice[0])
    if len(players) < 2:
        raise ArenaError("arena-too-few-players", value=len(players))
    return players
