"""Sits down at a table: a new game or a resumed one, played to its end or left for later."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from azulejos.cli import screen
from azulejos.cli.exit_codes import INTERRUPTED
from azulejos.cli.parameters import chosen
from azulejos.cli.play import records, saves
from azulejos.cli.play.desk import Desk
from azulejos.cli.play.drawing import DRAWINGS
from azulejos.cli.play.errors import PlayError
from azulejos.cli.play.match import SEATING_STREAM, Match
from azulejos.cli.play.saves import Folder, Saved
from azulejos.cli.play.seats import read_seats, usual_seats
from azulejos.cli.play.session import Quit, Session
from azulejos.cli.play.terminal import Terminal
from azulejos.engine.errors import AzulejosError
from azulejos.engine.registry import from_position, rule_set
from azulejos.engine.rng import Rng
from azulejos.table import Seat, SeededDeals, Table, now, read_entry

USUAL_GAME = "azul"


@dataclass(frozen=True, slots=True)
class Wish:
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


def here() -> Terminal:
    """The terminal of this process."""
    return Terminal(screen.console(), sys.stdin)


def sit_down(wish: Wish, terminal: Terminal, language: str) -> int:
    """Sets the game up and plays it; returns the exit code."""
    folder = Folder(saves.data_folder(os.environ))
    match = resumed(wish, folder) if wish.resume else opened(wish, folder)
    game = match.table.options.game
    desk = Desk(terminal, DRAWINGS[game], language)
    desk.seat_people(match.table.seats)
    if wish.resume:
        desk.say("play-resumed", file=str(match.file))
    return play_to_the_end(match, desk, folder, in_folder=wish.save is None)


def play_to_the_end(match: Match, desk: Desk, folder: Folder, in_folder: bool) -> int:
    try:
        Session(match, desk).run()
    except Quit as quitting:
        leave(match, desk, quitting.keep, in_folder)
        return 0
    except KeyboardInterrupt:
        desk.terminal.say("")
        desk.say("play-interrupted")
        leave(match, desk, True, in_folder)
        return INTERRUPTED
    record = records.write_record(match, folder)
    desk.say("play-record-written", file=str(record))
    if in_folder:
        match.file.unlink(missing_ok=True)
    return 0


def leave(match: Match, desk: Desk, keep: bool, in_folder: bool) -> None:
    """Says how to go on, or removes what shall not be kept."""
    if not keep:
        match.file.unlink(missing_ok=True)
        desk.say("play-discarded")
        return
    desk.say("play-saved", file=str(match.file))
    where = "" if in_folder else f" --save {match.file}"
    desk.say("play-resume-later", command=f"azulejos play --resume{where}")


def opened(wish: Wish, folder: Folder) -> Match:
    """A new table; nothing is written before everything is known to be in order."""
    if wish.save is not None:
        expect_free(wish.save)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    table = from_text(wish, seed) if wish.position is not None else from_set_up(wish, seed)
    game = table.options.game
    return Match(table, seed, wish.save or folder.new_save(game, datetime.now()))


def expect_free(file: Path) -> None:
    """A new game never takes the place of another file, whatever it holds."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if os.path.lexists(file):
        raise PlayError("play-save-exists", file=str(file))


def from_set_up(wish: Wish, seed: int) -> Table:
    seats = seated(wish, 2 if wish.players is None else wish.players, Rng(seed, SEATING_STREAM))
    options = chosen(wish.game or USUAL_GAME, len(seats), wish.variant, wish.option)
    expect_board(options.game)
    return Table.open(options, seats, SeededDeals(seed), now())


def seated(wish: Wish, players: int, rng: Rng | None = None) -> tuple[Seat, ...]:
    """As the wish says; else you against bots, where a position says already who begins."""
    if wish.seats is None:
        return usual_seats(players, rng)
    return read_seats(wish.seats, wish.players if wish.position is None else players)


def from_text(wish: Wish, seed: int) -> Table:
    """A table whose game begins from a position; the text says all about the game."""
    wish.expect_nothing_of("play-position-alone", "players", "variant", "option")
    state = from_position(wish.position or "")
    wish.expect_game("play-position-alone", state.options.game)
    if state.is_over:
        raise PlayError("play-position-over")
    expect_board(state.options.game)
    seats = seated(wish, state.options.players)
    return Table.open(state.options, seats, SeededDeals(seed), now(), position=state.position())


def expect_board(game: str) -> None:
    if game not in DRAWINGS:
        raise PlayError("play-no-board", value=game, expected=" ".join(DRAWINGS))


def resumed(wish: Wish, folder: Folder) -> Match:
    """The table of a saved game, as it was left."""
    wish.expect_nothing_of(
        "play-resume-alone", "players", "variant", "seats", "seed", "option", "position"
    )
    if wish.game is not None:
        rule_set(wish.game)
    file = wish.save or folder.last_unfinished(wish.game)
    saved = saves.read_game(file)
    table = replayed(saved, file)
    wish.expect_game("play-resume-alone", table.options.game)
    expect_board(table.options.game)
    return Match(table, saved.seed, file)


def replayed(saved: Saved, file: Path) -> Table:
    try:
        entries = [read_entry(line) for line in saved.entries]
        return Table.replay(entries, SeededDeals(saved.seed))
    except AzulejosError as error:
        raise PlayError("play-damaged-save", file=str(file)) from error
