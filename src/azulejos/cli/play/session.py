"""A session at a table in the terminal: whose turn it is, what they type, and how it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from azulejos.cli import screen
from azulejos.cli.exit_codes import INTERRUPTED
from azulejos.cli.play import final_result, hints, history, menu, records, saves
from azulejos.cli.play.display import Display
from azulejos.cli.play.half_turn import HalfTurn
from azulejos.cli.play.local_game import LocalGame
from azulejos.cli.play.menu import Branch
from azulejos.cli.play.saves import GamesFolder
from azulejos.cli.play.setup import GameSetup, new_game, resumed_game
from azulejos.cli.play.terminal import Terminal
from azulejos.engine.answers import Choice
from azulejos.engine.errors import AzulejosError
from azulejos.terminal import DRAWINGS
from azulejos.terminal.words import shortened

LONGEST_NUMBER = 9


class Quit(Exception):
    """The player wants to stop; `keep` says whether the game shall be kept."""

    def __init__(self, keep: bool) -> None:
        super().__init__(keep)
        self.keep = keep


class TableSession:
    """Asks people for their turns and lets bots play theirs."""

    def __init__(self, game: LocalGame, display: Display) -> None:
        self.game = game
        self.display = display
        self.turn = HalfTurn(game.state)
        self.listed: list[Branch] | list[Choice] = []
        self.abandoned = False
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.list_moves,
            "?": self.help,
            "help": self.help,
            "b": self.board,
            "h": self.log,
            "log": self.log,
            "hint": self.hint,
            "l": self.language,
            "p": self.preview,
            "pos": self.position,
            "q": self.quit,
            "s": self.save,
            "t": self.hint,
            "u": self.undo,
        }

    def run(self) -> None:
        """Plays until the game is over; the end of the input raises `Quit` as well."""
        self.display.say("play-saving-to", file=str(self.game.file))
        self.display.tell(history.of_last_round(self.game.steps)[-1:])
        while not self.game.table.is_over:
            self.next_turn()
        self.finish()

    def next_turn(self) -> None:
        seat = self.game.table.to_move
        assert seat is not None, "a running game has a seat to move"
        if self.game.table.bot_to_move is not None:
            self.display.tell(self.game.play_bot(seat))
            return
        self.turn = HalfTurn(self.game.state)
        self.abandoned = False
        self.ask_for_turn(seat)
        if not self.abandoned:
            self.display.tell(self.game.play(seat, self.turn.moves))

    def ask_for_turn(self, seat: int) -> None:
        """Asks until the turn is complete or has been abandoned by an undo."""
        self.play_forced()
        self.open_step()
        while not (self.turn.is_complete or self.abandoned):
            try:
                line = self.display.terminal.ask(f"{self.display.words.names[seat]} > ")
            except EOFError:
                raise Quit(keep=True) from None
            self.obey(" ".join(line.split()))

    def play_forced(self) -> None:
        while (only := self.turn.only_choice) is not None:
            self.turn.add_forced(only["moves"])
            self.display.say("play-forced", code=only["code"])

    def open_step(self) -> None:
        """Shows what the next decision is about."""
        self.listed = []
        if self.turn.is_complete:
            return
        self.display.show_board(self.turn.view)
        branches = menu.branches(self.turn.choices)
        if len(branches) == 1:
            self.list_endings(branches[0])
        elif self.game.turns_played < 2 * len(self.game.table.seats):
            self.display.say("play-hint", example=self.turn.choices[0]["code"])

    # What was typed

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest)
        elif line.isdecimal() and self.listed:
            self.pick(line)
        else:
            self.read_move(line)

    def pick(self, typed: str) -> None:
        """A number from the list that was shown last."""
        number = int(typed) if len(typed) <= LONGEST_NUMBER else 0
        if not 1 <= number <= len(self.listed):
            value = shortened(typed, LONGEST_NUMBER)
            self.display.refuse("play-no-number", value=value, expected=len(self.listed))
            return
        picked = self.listed[number - 1]
        if isinstance(picked, Branch):
            self.open_branch(picked)
        else:
            self.take(picked)

    def read_move(self, text: str) -> None:
        """A whole code is played, its beginning lists what it could become."""
        whole = menu.exactly(text, self.turn.choices)
        beginnings = menu.starting_with(text, self.turn.choices)
        if whole is not None:
            self.take(whole)
        elif beginnings:
            self.list_branches(menu.branches(beginnings))
        else:
            self.explain(text)

    def explain(self, text: str) -> None:
        """Why this is no move here; the rules know."""
        try:
            self.turn.trial([text.upper()])
        except AzulejosError as error:
            self.display.explain(error, text)

    def take(self, choice: Choice) -> None:
        self.turn.add(choice["moves"])
        self.play_forced()
        self.open_step()

    def open_branch(self, branch: Branch) -> None:
        """Where only one way leads on, it is taken."""
        if len(branch.choices) == 1:
            self.take(branch.choices[0])
        else:
            self.list_endings(branch)

    # Lists

    def list_moves(self, _: str = "") -> None:
        self.list_branches(menu.branches(self.turn.choices))

    def list_branches(self, branches: list[Branch]) -> None:
        if len(branches) == 1:
            self.list_endings(branches[0])
        else:
            self.display.list_branches(branches)
            self.listed = branches

    def list_endings(self, branch: Branch) -> None:
        self.display.list_endings(branch, self.turn)
        self.listed = list(branch.choices)

    # Commands

    def help(self, _: str) -> None:
        self.display.show_help()

    def board(self, _: str) -> None:
        self.display.show_board(self.turn.view)

    def log(self, _: str) -> None:
        events = history.of_last_round(self.game.steps)
        if not self.display.lines(events):
            self.display.say("play-log-empty")
        self.display.tell(events)

    def hint(self, _: str) -> None:
        hints.show(self.display, self.turn)

    def language(self, wanted: str) -> None:
        """The language of this name, or the next one."""
        try:
            self.display.speak(wanted.lower() or self.display.next_language, self.game.table.seats)
        except AzulejosError as error:
            self.display.explain(error)
        else:
            self.display.say("play-language")
            self.display.show_board(self.turn.view)

    def preview(self, code: str) -> None:
        if not code:
            self.display.refuse("play-preview-what", example=self.turn.choices[0]["code"])
            return
        try:
            self.display.preview(code.upper(), self.turn)
        except AzulejosError as error:
            self.display.explain(error, code)

    def position(self, _: str) -> None:
        self.display.terminal.plain(self.game.state.position())

    def save(self, _: str) -> None:
        self.game.save()
        self.display.say("play-saved", file=str(self.game.file))

    def undo(self, _: str) -> None:
        if self.turn.take_back():
            self.display.say("play-undone")
            self.play_forced()
            self.open_step()
            return
        deals = self.game.deals_made
        if not self.game.undo():
            self.display.refuse("play-nothing-to-undo")
            return
        self.abandoned = True
        self.display.say("play-undone" if self.game.deals_made == deals else "play-undone-deal")

    def quit(self, _: str) -> None:
        try:
            answer = self.display.terminal.ask(self.display.words.text("play-keep"))
        except EOFError:
            answer = ""
        refusals = self.display.words.text("play-keep-no").split()
        raise Quit(keep=answer.strip().lower() not in refusals)

    # The end

    def finish(self) -> None:
        outcome = self.game.table.outcome()
        assert outcome is not None
        self.display.show_board(self.game.state.view())
        final_result.show(self.display, outcome, self.game.steps)


def this_terminal() -> Terminal:
    """The terminal of this process."""
    return Terminal(screen.console(), sys.stdin)


def play_game(setup: GameSetup, terminal: Terminal, language: str) -> int:
    """Sets the game up and plays it; returns the exit code."""
    folder = GamesFolder(saves.data_folder(os.environ))
    game = resumed_game(setup, folder) if setup.resume else new_game(setup, folder)
    display = Display(terminal, DRAWINGS[game.table.options.game], language)
    display.seat_people(game.table.seats)
    if setup.resume:
        display.say("play-resumed", file=str(game.file))
    return play_to_the_end(game, display, folder, in_folder=setup.save is None)


def play_to_the_end(game: LocalGame, display: Display, folder: GamesFolder, in_folder: bool) -> int:
    try:
        TableSession(game, display).run()
    except Quit as quitting:
        leave(game, display, quitting.keep, in_folder)
        return 0
    except KeyboardInterrupt:
        display.terminal.say("")
        display.say("play-interrupted")
        leave(game, display, True, in_folder)
        return INTERRUPTED
    record = records.write_record(game, folder)
    display.say("play-record-written", file=str(record))
    if in_folder:
        game.file.unlink(missing_ok=True)
    return 0


def leave(game: LocalGame, display: Display, keep: bool, in_folder: bool) -> None:
    """Says how to go on, or removes what shall not be kept."""
    if not keep:
        game.file.unlink(missing_ok=True)
        display.say("play-discarded")
        return
    display.say("play-saved", file=str(game.file))
    where = "" if in_folder else f" --save {game.file}"
    display.say("play-resume-later", command=f"azulejos play --resume{where}")
