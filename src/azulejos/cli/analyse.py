"""`azulejos analyse`: the best turns of a position, better known the longer one waits."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli import screen
from azulejos.cli.draw import asked_for
from azulejos.cli.parameters import Json, whole_number
from azulejos.cli.record import LAST_TURN
from azulejos.cli.record_file import printable
from azulejos.engine.game import GameState
from azulejos.messages import Messages

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table

    from azulejos.analysis import Advice, Hint
    from azulejos.search.result import SearchResult

EXAMPLE = "Example: azulejos analyse game.azl --turn 12"
# Between two looks at the search.
LOOK_SECONDS = 0.25
# More than anybody waits for; a search counts no further.
ENDLESS = (1 << 31) - 1
ADVISED = 5
SHOWN_TURNS = 6
COLUMNS = ("share", "chance", "points", "line")


def analyse(
    context: typer.Context,
    what: Annotated[
        str, typer.Argument(metavar="RECORD|POSITION", help="A record, or a position in quotes.")
    ],
    turn: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(0, LAST_TURN), metavar="N", help="Take the record after N turns."
        ),
    ] = None,
    sims: Annotated[
        int,
        typer.Option(
            parser=whole_number(1, ENDLESS),
            metavar="N",
            help="Stop after N simulations.",
            show_default=False,
        ),
    ] = ENDLESS,
    as_json: Json = False,
) -> None:
    """Print the best turns of a position, and look deeper until Ctrl-C."""
    from azulejos.analysis.hints import read_hint

    messages = context.ensure_object(Messages)
    state, names = asked_for(what, turn, messages)
    state.expect_move()
    if as_json:
        found = searched(state, sims, lambda _: None)
        screen.print_json(as_data(read_hint(state, found, ADVISED)))
        return
    shown = Screen(state, names, messages)
    with shown.live:
        shown.update(searched(state, sims, shown.update), is_last=True)


def searched(state: GameState, sims: int, update: Callable[[SearchResult], None]) -> SearchResult:
    """Searches in another thread and tells now and then how it stands; Ctrl-C ends it."""
    from azulejos.analysis.hints import search_for
    from azulejos.search.search import Budget

    search = search_for(state)
    with ThreadPoolExecutor(1) as threads:
        job = threads.submit(search.think, state, Budget(simulations=sims))
        try:
            while True:
                try:
                    return job.result(LOOK_SECONDS)
                except TimeoutError:
                    if (found := search.progress()) is not None:
                        update(found)
        except KeyboardInterrupt:
            search.stop()
            return job.result()


def as_data(hint: Hint) -> dict[str, object]:
    from azulejos.analysis.program import written

    lines = [{"line": [list(codes) for codes in advice.line]} for advice in hint.turns]
    turns = [turn | line for turn, line in zip(written(hint)["turns"], lines, strict=True)]
    return {"seat": hint.seat, "simulations": hint.simulations, "turns": turns}


class Screen:
    """A table that a terminal draws over; a pipe or file gets it after twice the simulations."""

    def __init__(self, state: GameState, names: Sequence[str] | None, messages: Messages) -> None:
        from rich.live import Live

        self.state = state
        self.messages = messages
        self.names = names or [
            messages.text("record-player", player=seat + 1) for seat in range(state.players)
        ]
        self.console = screen.console()
        self.live = Live(console=self.console, auto_refresh=False)
        self.began = time.perf_counter()
        self.next = 0

    def update(self, found: SearchResult, is_last: bool = False) -> None:
        if self.console.is_terminal:
            self.live.update(self.drawn(found), refresh=True)
        elif is_last or found.simulations >= self.next:
            self.next = 2 * found.simulations
            self.console.print(self.drawn(found))

    def drawn(self, found: SearchResult) -> Group:
        from rich.console import Group
        from rich.text import Text

        from azulejos.analysis.hints import read_hint

        hint = read_hint(self.state, found, ADVISED)
        status = self.messages.text(
            "analyse-status",
            who=self.names[hint.seat],
            simulations=found.simulations,
            depth=1 + len(hint.best.line),
            seconds=f"{time.perf_counter() - self.began:.1f}",
        )
        return Group(Text(printable(status)), self.table(hint), Text())

    def table(self, hint: Hint) -> Table:
        headings = ["record-heading-turn", *(f"analyse-heading-{name}" for name in COLUMNS)]
        grid = screen.table(*map(self.messages.text, headings), right=(1, 2))
        for advice in hint.turns:
            grid.add_row(*row(advice, hint.seat))
        return grid


def row(advice: Advice, seat: int) -> list[str]:
    own, *others = advice.points[seat:] + advice.points[:seat]
    return [
        " ".join(advice.codes),
        f"{advice.share:.0%}",
        f"{advice.chance:.1%}",
        " : ".join(f"{points:.1f}" for points in (own, *others)),
        ", ".join(" ".join(codes) for codes in advice.line[:SHOWN_TURNS]),
    ]
