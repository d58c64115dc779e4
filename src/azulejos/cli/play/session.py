"""The loop of a game in the terminal: whose turn it is, what they type, and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from azulejos.cli.play import advice, ending, history, menu
from azulejos.cli.play.desk import Desk
from azulejos.cli.play.half_turn import HalfTurn
from azulejos.cli.play.match import Match
from azulejos.cli.play.menu import Branch
from azulejos.cli.play.words import shortened
from azulejos.engine.answers import Choice
from azulejos.engine.errors import AzulejosError

LONGEST_NUMBER = 9


class Quit(Exception):
    """The player wants to stop; `keep` says whether the game shall be kept."""

    def __init__(self, keep: bool) -> None:
        super().__init__(keep)
        self.keep = keep


class Session:
    """One sitting at a match."""

    def __init__(self, match: Match, desk: Desk) -> None:
        self.match = match
        self.desk = desk
        self.turn = HalfTurn(match.state)
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
        self.desk.say("play-saving-to", file=str(self.match.file))
        self.desk.tell(history.of_last_round(self.match.steps)[-1:])
        while not self.match.table.is_over:
            self.next_turn()
        self.finish()

    def next_turn(self) -> None:
        seat = self.match.table.to_move
        assert seat is not None, "a running game has a seat to move"
        if self.match.table.bot_to_move is not None:
            self.desk.tell(self.match.play_bot(seat))
            return
        self.turn = HalfTurn(self.match.state)
        self.abandoned = False
        self.ask_for_turn(seat)
        if not self.abandoned:
            self.desk.tell(self.match.play(seat, self.turn.moves))

    def ask_for_turn(self, seat: int) -> None:
        """Asks until the turn is complete or has been abandoned by an undo."""
        self.play_forced()
        self.open_step()
        while not (self.turn.is_complete or self.abandoned):
            try:
                line = self.desk.terminal.ask(f"{self.desk.words.names[seat]} > ")
            except EOFError:
                raise Quit(keep=True) from None
            self.obey(" ".join(line.split()))

    def play_forced(self) -> None:
        while (only := self.turn.only_choice) is not None:
            self.turn.add_forced(only["moves"])
            self.desk.say("play-forced", code=only["code"])

    def open_step(self) -> None:
        """Shows what the next decision is about."""
        self.listed = []
        if self.turn.is_complete:
            return
        self.desk.show_board(self.turn.view)
        branches = menu.branches(self.turn.choices)
        if len(branches) == 1:
            self.list_endings(branches[0])
        elif self.match.turns_played < 2 * len(self.match.table.seats):
            self.desk.say("play-hint", example=self.turn.choices[0]["code"])

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
            self.desk.refuse("play-no-number", value=value, expected=len(self.listed))
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
            self.desk.explain(error, text)

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
            self.desk.list_branches(branches)
            self.listed = branches

    def list_endings(self, branch: Branch) -> None:
        self.desk.list_endings(branch, self.turn)
        self.listed = list(branch.choices)

    # Commands

    def help(self, _: str) -> None:
        self.desk.show_help()

    def board(self, _: str) -> None:
        self.desk.show_board(self.turn.view)

    def log(self, _: str) -> None:
        events = history.of_last_round(self.match.steps)
        if not self.desk.drawing.retold(events):
            self.desk.say("play-log-empty")
        self.desk.tell(events)

    def hint(self, _: str) -> None:
        advice.show(self.desk, self.turn)

    def language(self, wanted: str) -> None:
        """The language of this name, or the next one."""
        try:
            self.desk.speak(wanted.lower() or self.desk.next_language, self.match.table.seats)
        except AzulejosError as error:
            self.desk.explain(error)
        else:
            self.desk.say("play-language")
            self.desk.show_board(self.turn.view)

    def preview(self, code: str) -> None:
        if not code:
            self.desk.refuse("play-preview-what", example=self.turn.choices[0]["code"])
            return
        try:
            self.desk.preview(code.upper(), self.turn)
        except AzulejosError as error:
            self.desk.explain(error, code)

    def position(self, _: str) -> None:
        self.desk.terminal.plain(self.match.state.position())

    def save(self, _: str) -> None:
        self.match.save()
        self.desk.say("play-saved", file=str(self.match.file))

    def undo(self, _: str) -> None:
        if self.turn.take_back():
            self.desk.say("play-undone")
            self.play_forced()
            self.open_step()
            return
        deals = self.match.deals_made
        if not self.match.undo():
            self.desk.refuse("play-nothing-to-undo")
            return
        self.abandoned = True
        self.desk.say("play-undone" if self.match.deals_made == deals else "play-undone-deal")

    def quit(self, _: str) -> None:
        try:
            answer = self.desk.terminal.ask(self.desk.words.text("play-keep"))
        except EOFError:
            answer = ""
        refusals = self.desk.words.text("play-keep-no").split()
        raise Quit(keep=answer.strip().lower() not in refusals)

    # The end

    def finish(self) -> None:
        outcome = self.match.table.outcome()
        assert outcome is not None
        self.desk.show_board(self.match.state.view())
        ending.show(self.desk, outcome, self.match.steps)
