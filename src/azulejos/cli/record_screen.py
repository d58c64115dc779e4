"""A record on the screen of a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from azulejos.cli import screen
from azulejos.cli.record_file import printable
from azulejos.engine.game import GameState
from azulejos.engine.record import Deal, Entry, Record, Round, Scores, Turn, variations_of
from azulejos.messages import Messages

HEADINGS = ("turn", "player", "moves", "clock", "value", "comment")


def show(record: Record, state: GameState | None, messages: Messages) -> None:
    console = screen.console()
    console.print(headers_table(record))
    turn = 0
    for entries in record.rounds():
        console.print()
        show_round(console, entries, record, turn, messages)
        turn += sum(isinstance(entry, Turn) for entry in entries)
    console.print()
    if state is None:
        console.print(plain(result_line(record, messages)))
    else:
        show_position(console, record, state, messages)


def plain(text: str) -> Text:
    """Text from outside: shown as it is, never as markup."""
    return Text(printable(text))


def headers_table(record: Record) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    for header in record.headers:
        table.add_row(plain(header.name), plain(header.value))
    return table


def show_round(
    console: Console, entries: tuple[Entry, ...], record: Record, turn: int, messages: Messages
) -> None:
    """The lines of a round in their order; turns that follow each other make one table."""
    turns: list[Turn] = []
    for entry in entries:
        if isinstance(entry, Turn):
            turns.append(entry)
        if not isinstance(entry, Turn) or entry.variations:
            turn = show_turns(console, turns, record, turn, messages)
        if not isinstance(entry, Turn):
            console.print(plain(line_of(entry, messages)))
        for line in variation_lines(entry, record, messages, "  "):
            console.print(line)
    show_turns(console, turns, record, turn, messages)


def variation_lines(
    entry: Entry, record: Record, messages: Messages, indent: str
) -> Iterator[Text]:
    """What might have come instead, each in one line; what branches off from it below."""
    for variation in variations_of(entry):
        steps = [step for step in variation if isinstance(step, Deal | Turn)]
        told = ", ".join(step_text(step, record, messages) for step in steps)
        yield plain(indent + messages.text("record-variation", line=told))
        for step in steps:
            yield from variation_lines(step, record, messages, indent + "  ")


def step_text(step: Deal | Turn, record: Record, messages: Messages) -> str:
    if isinstance(step, Deal):
        return deal_text(step, messages)
    name = player_name(record, step.seat, messages)
    return f"{name} {' '.join(step.moves)}{comment_text(step)}"


def deal_text(deal: Deal, messages: Messages) -> str:
    return messages.text("record-deal", items=deal.items) + comment_text(deal)


def comment_text(step: Deal | Turn) -> str:
    return f" {{{step.comment}}}" if step.comment else ""


def line_of(entry: Entry, messages: Messages) -> str:
    if isinstance(entry, Round):
        return messages.text("record-round", number=entry.number)
    if isinstance(entry, Deal):
        return deal_text(entry, messages)
    scores = entry.scores if isinstance(entry, Scores) else ()
    return messages.text("record-scores", scores=spaced(scores))


def spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def show_turns(
    console: Console, turns: list[Turn], record: Record, turn: int, messages: Messages
) -> int:
    """Prints and forgets the turns, and returns the number of the last."""
    if turns:
        console.print(turns_table(turns, record, turn, messages))
    turn += len(turns)
    turns.clear()
    return turn


def turns_table(turns: list[Turn], record: Record, turn: int, messages: Messages) -> Table:
    """Columns in which nothing would stand are left out."""
    rows = [turn_row(entry, record, turn + at, messages) for at, entry in enumerate(turns, start=1)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    used = [column for column in range(len(HEADINGS)) if any(row[column] for row in rows)]
    for column in used:
        table.add_column(messages.text(f"record-heading-{HEADINGS[column]}"))
    for row in rows:
        table.add_row(*(plain(row[column]) for column in used))
    return table


def turn_row(entry: Turn, record: Record, number: int, messages: Messages) -> tuple[str, ...]:
    return (
        str(number),
        player_name(record, entry.seat, messages),
        " ".join(entry.moves),
        "" if entry.clock is None else f"{entry.clock / 1000:.1f} s",
        "" if entry.value is None else f"{entry.value:g}",
        entry.comment,
    )


def player_name(record: Record, seat: int, messages: Messages) -> str:
    return record.seat_name(seat) or messages.text("record-player", player=seat + 1)


def result_line(record: Record, messages: Messages) -> str:
    result = record.result
    if result is None:
        return messages.text("record-unfinished")
    return messages.text(
        "record-result",
        reason=result.reason,
        scores=spaced(result.scores),
        count=len(result.winners),
        winners=", ".join(player_name(record, seat, messages) for seat in result.winners),
    )


def show_position(console: Console, record: Record, state: GameState, messages: Messages) -> None:
    turns = len(record.turns)
    line = messages.text("record-position", turn=turns, position=state.position())
    console.print(plain(line), soft_wrap=True)
    if state.is_over:
        console.print(plain(result_line(record, messages)))
    elif not state.needs_deal:
        name = player_name(record, state.current, messages)
        console.print(plain(messages.text("record-to-move", player=name)))
