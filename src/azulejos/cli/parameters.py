"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from azulejos.cli.errors import BadValue, CommandError
from azulejos.engine.errors import Value
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set

LARGEST_SEED = 2**64 - 1


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """A reader of numbers within limits, which says what it expected."""

    def read(text: str) -> int:
        fits = re.fullmatch(r"-?\d{1,20}", str(text), re.ASCII)
        if not fits or not lowest <= int(text) <= highest:
            raise BadValue(str(text), f"{lowest}..{highest}")
        return int(text)

    return read


def bot_sims(text: str) -> int:
    from azulejos.bots.stdio.lines import MOST_SIMS

    return whole_number(1, MOST_SIMS)(text)


def bot_time(text: str) -> float:
    from azulejos.bots.stdio.lines import MalformedLine, seconds

    try:
        return seconds("time", str(text))
    except MalformedLine as error:
        raise BadValue(str(text), str(error.values["expected"])) from error


GAME = typer.Argument(metavar="GAME", help="The game: see azulejos games.")
COUNT = whole_number(0, 99)
SEED = typer.Option(
    parser=whole_number(0, LARGEST_SEED),
    metavar="S",
    help="Random seed: the same seed gives the same deals.",
)
Game = Annotated[str, GAME]
Players = Annotated[int, typer.Option(parser=COUNT, metavar="N", help="Number of players.")]
Variant = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="A variant of the game; by default its first one."),
]
Seed = Annotated[int, SEED]
Extras = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as azulejos games lists them; may be repeated.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")]
BotSims = Annotated[
    int | None,
    typer.Option(
        "--bot-sims",
        parser=bot_sims,
        metavar="N",
        help="Simulations per turn, for bots that are programs.",
    ),
]
BotTime = Annotated[
    float | None,
    typer.Option(
        "--bot-time",
        parser=bot_time,
        metavar="S",
        help="Seconds per turn, for bots that are programs.",
    ),
]


def chosen(game: str, players: int, variant: str | None, extras: Sequence[str] | None) -> Options:
    """What the command line asks for, if the game offers it."""
    rules = rule_set(game)
    values = dict(named_value(text) for text in extras or ())
    for name in values:
        rules.option(name)
    return rules.choose(players, variant, **values)


def named_value(text: str) -> tuple[str, Value]:
    name, sign, value = text.partition("=")
    if not (name and sign):
        raise CommandError("option-form", value=text, expected="NAME=VALUE")
    return name, value
