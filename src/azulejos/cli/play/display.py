"""One person's view of a game: says what happened, shows the board, lists choices, previews."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from azulejos.cli.play import menu
from azulejos.cli.play.half_turn import HalfTurn
from azulejos.cli.play.menu import Branch
from azulejos.cli.play.seats import shown_names
from azulejos.cli.play.terminal import Terminal
from azulejos.engine.answers import Choice, View
from azulejos.engine.errors import AzulejosError
from azulejos.engine.log_lines import EventData
from azulejos.messages import LANGUAGES, Messages
from azulejos.table import Seat
from azulejos.terminal import Drawing
from azulejos.terminal.words import Words

# More endings than this stand in several columns.
LONGEST_LIST = 12


class Display:
    """Terminal, language and drawing of a game together."""

    def __init__(self, terminal: Terminal, drawing: Drawing, language: str) -> None:
        self.terminal = terminal
        self.drawing = drawing
        self.words = Words(Messages(language), (), drawing.vocabulary)

    def seat_people(self, seats: Sequence[Seat]) -> None:
        names = shown_names(seats, self.words.text("play-you"))
        self.words = Words(self.words.messages, names, self.drawing.vocabulary)

    def speak(self, language: str, seats: Sequence[Seat]) -> None:
        """Changes the language."""
        self.words = Words(Messages(language), (), self.drawing.vocabulary)
        self.seat_people(seats)

    @property
    def next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.words.messages.language) + 1) % len(LANGUAGES)]

    # Saying

    def say(self, name: str, /, **values: str | int) -> None:
        self.terminal.note(self.words.text(name, **values))

    def refuse(self, name: str, /, **values: str | int) -> None:
        self.terminal.warn(self.words.text(name, **values))

    def explain(self, error: AzulejosError, typed: str = "") -> None:
        """What is wrong, with the move as it was typed."""
        values = error.values | ({"move": typed} if typed else {})
        self.terminal.warn(self.words.fault(error.code, values))

    def tell(self, events: Sequence[EventData]) -> None:
        for line in self.lines(events):
            self.terminal.say(line)

    def lines(self, events: Sequence[EventData]) -> list[str]:
        """What happened, in words."""
        item = self.drawing.item
        return [self.words.line(line, item) for line in self.drawing.log_lines(events)]

    def show_board(self, view: View) -> None:
        self.terminal.say("")
        self.terminal.draw(self.drawing.screen(view, self.words, self.terminal.paper))

    def show_help(self) -> None:
        example = self.example
        forms = {"example": example, "beginning": example[:2], "preview": f"p {example}"}
        padded = {name: f"{form:<7}" for name, form in forms.items()}
        self.terminal.plain(self.words.text("play-help", **padded))
        self.terminal.plain("")
        self.terminal.plain(self.words.text(f"{self.drawing.vocabulary}-rules"))

    @property
    def example(self) -> str:
        return self.words.text(f"{self.drawing.vocabulary}-example")

    # Choices

    def list_branches(self, branches: Sequence[Branch]) -> None:
        """A numbered list in as many columns as fit."""
        rows = [
            Text.assemble((f"{number:>3} ", "bold"), f"{branch.prefix:<3} ", self.short(branch))
            for number, branch in enumerate(branches, start=1)
        ]
        self.terminal.draw(Columns(rows, column_first=True, padding=(0, 2)))
        self.say("play-list-hint", example=branches[0].choices[0]["code"])

    def beginning(self, branch: Branch) -> str:
        return self.choice_text(branch.choices[0], "from")

    def short(self, branch: Branch) -> str:
        return self.choice_text(branch.choices[0], "short")

    def choice_text(self, choice: Choice, part: str) -> str:
        name = f"choice-{self.drawing.vocabulary}-{choice['kind']}-{part}"
        source, target = choice["touches"][0], choice["touches"][-1]
        return self.words.text(
            name, **self.words.spelled({**choice, "source": source, "target": target})
        )

    def list_endings(self, branch: Branch, turn: HalfTurn) -> None:
        """Where these tiles can go, and what is worth knowing about each way."""
        self.terminal.say(self.beginning(branch), "bold")
        rows = [
            (
                f"{number:>3}",
                choice["code"],
                self.choice_text(choice, "to"),
                self.effect(choice, turn),
            )
            for number, choice in enumerate(branch.choices, start=1)
        ]
        if len(rows) > LONGEST_LIST:
            lines = [Text("  ".join(part for part in row if part)) for row in rows]
            self.terminal.draw(Columns(lines, column_first=True, padding=(0, 2)))
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in rows:
            grid.add_row(*map(Text, row))
        self.terminal.draw(grid)

    def effect(self, choice: Choice, turn: HalfTurn) -> str:
        """What the choice itself does, without what the end of the round then brings."""
        events = [event.data() for event in turn.trial(choice["moves"]).events]
        lines = self.drawing.log_lines(events[len(turn.now.events) :])
        return self.words.effect(lines[0], self.drawing.item) if lines else ""

    def preview(self, code: str, turn: HalfTurn) -> None:
        """What a choice would do, in words and points."""
        choice = menu.exactly(code, turn.choices)
        attempt = turn.trial(choice["moves"] if choice else [code])
        events = [event.data() for event in attempt.events][len(turn.now.events) :]
        self.say("play-preview", code=code)
        for line in self.lines(events):
            self.terminal.say(f"  {line}")
        before, after = turn.view["scores"], attempt.view["scores"]
        for name, old, new in zip(self.words.names, before, after, strict=True):
            if old != new:
                text = self.words.text("play-preview-points", who=name, before=old, after=new)
                self.terminal.say(f"  {text}")
