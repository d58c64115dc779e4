"""Sets up a game in the terminal: a new one, or one that was left for later."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from azulejos.cli.parameters import chosen
from azulejos.cli.play import saves
from azulejos.cli.play.errors import PlayError
from azulejos.cli.play.local_game import SEATING_STREAM, LocalGame
from azulejos.cli.play.saves import GamesFolder, Saved
from azulejos.cli.play.seats import read_seats, usual_seats
from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import from_position, rule_set
from azulejos.engine.rng import Rng
from azulejos.table import Seat, SeededDeals, Table, now, read_entry
from azulejos.terminal import DRAWINGS

USUAL_GAME = "azul"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What the command line asks for."""

    game: str | None
    players: int | None
    variant: str | None
    seats: str | None
    seed: int | None
    option: Sequence[str] | None
    position: str | None
    save: Path | None
    resume: bool

    def expect_nothing_of(self, code: str, *names: str) -> None:
        """These options would contradict another one."""
        for name in names:
            if getattr(self, name) not in (None, [], ()):
                raise PlayError(code, value=f"--{name}")

    def expect_game(self, code: str, game: str) -> None:
        """If a game is named at all, it is this one."""
        if self.game not in (None, game):
            raise PlayError(code, value=str(self.game))


def new_game(setup: GameSetup, folder: GamesFolder) -> LocalGame:
    """A new table; nothing is written before everything is known to be in order."""
    if setup.save is not None:
        expect_free(setup.save)
    seed = secrets.randbits(32) if setup.seed is None else setup.seed
    opened = new_table if setup.position is None else table_from_position
    table = opened(setup, seed)
    game = table.options.game
    return LocalGame(table, seed, setup.save or folder.new_save(game, datetime.now()))


def expect_free(file: Path) -> None:
    """A new game never takes the place of another file, whatever it holds."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if os.path.lexists(file):
        raise PlayError("play-save-exists", file=str(file))


def new_table(setup: GameSetup, seed: int) -> Table:
    seats = seated(setup, 2 if setup.players is None else setup.players, Rng(seed, SEATING_STREAM))
    options = chosen(setup.game or USUAL_GAME, len(seats), setup.variant, setup.option)
    expect_board(options.game)
    return Table.open(options, seats, SeededDeals(seed), now())


def seated(setup: GameSetup, players: int, rng: Rng | None = None) -> tuple[Seat, ...]:
    """As the setup says, else you against bots, where a position says already who begins."""
    if setup.seats is None:
        return usual_seats(players, rng)
    return read_seats(setup.seats, setup.players if setup.position is None else players)


def table_from_position(setup: GameSetup, seed: int) -> Table:
    """A table whose game begins from a position; the text says all about the game."""
    setup.expect_nothing_of("play-position-alone", "players", "variant", "option")
    state = from_position(setup.position or "")
    setup.expect_game("play-position-alone", state.options.game)
    if state.is_over:
        raise PlayError("play-position-over")
    expect_board(state.options.game)
    seats = seated(setup, state.options.players)
    return Table.open(state.options, seats, SeededDeals(seed), now(), position=state.position())


def expect_board(game: str) -> None:
    if game not in DRAWINGS:
        raise PlayError("play-no-board", value=game, expected=" ".join(DRAWINGS))


def resumed_game(setup: GameSetup, folder: GamesFolder) -> LocalGame:
    """The table of a saved game, as it was left."""
    setup.expect_nothing_of(
        "play-resume-alone", "players", "variant", "seats", "seed", "option", "position"
    )
    if setup.game is not None:
        rule_set(setup.game)
    file = setup.save or folder.last_unfinished(setup.game)
    saved = saves.read_game(file)
    table = replayed(saved, file)
    setup.expect_game("play-resume-alone", table.options.game)
    expect_board(table.options.game)
    return LocalGame(table, saved.seed, file)


def replayed(saved: Saved, file: Path) -> Table:
    try:
        entries = [read_entry(line) for line in saved.entries]
        return Table.replay(entries, SeededDeals(saved.seed))
    except AzulejosError as error:
        raise PlayError("play-damaged-save", file=str(file)) from error
