"""Arguments and options of the arena's commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from azulejos.cli.errors import BadValue
from azulejos.cli.parameters import whole_number

PICTURES = (".svg", ".png")
TABLES = (".jsonl", ".parquet")
LONGEST = 10_000.0


def read_minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0 <= minutes <= LONGEST:
        raise BadValue(str(text), f"0..{LONGEST:g}")
    return minutes


def read_picture(text: str) -> Path:
    return path_ending(text, PICTURES)


def read_dataset(text: str) -> Path:
    return path_ending(text, TABLES)


def path_ending(text: str, endings: tuple[str, ...]) -> Path:
    path = Path(text)
    if path.suffix not in endings:
        raise BadValue(str(text), " ".join(f"*{ending}" for ending in endings))
    return path


def read_pair(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise BadValue(str(text), "A,B")
    return names[0], names[1]


PLAYER = "A bot, such as greedy, or another program: NAME=COMMAND LINE."
First = Annotated[str, typer.Argument(metavar="A", help=PLAYER)]
Second = Annotated[str, typer.Argument(metavar="B", help=PLAYER)]
Several = Annotated[list[str], typer.Argument(metavar="A B...", help=PLAYER)]
Rungs = Annotated[
    list[str] | None,
    typer.Argument(metavar="A B...", help="From weakest to strongest; by default all bots."),
]
Game = Annotated[str, typer.Option(metavar="GAME", help="The game: see azulejos games.")]
Games = Annotated[
    int,
    typer.Option(
        parser=whole_number(1, 10**6),
        metavar="K",
        help="Most games for each pair, in whole deals.",
    ),
]
Sprt = Annotated[
    bool,
    typer.Option("--sprt", help="Stop as soon as a sequential test can tell 60 from 70 percent."),
]
Luck = Annotated[
    int,
    typer.Option(
        parser=whole_number(0, 10**6),
        metavar="SIMS",
        help="Also show results without the luck of deals, valued with this many simulations.",
    ),
]
Checks = Annotated[
    list[str] | None,
    typer.Option(
        "--check", metavar="A,B", help="An extra pair: is A stronger than B? May be repeated."
    ),
]
Strict = Annotated[
    bool, typer.Option("--strict", help="Exit with 3 unless every pair is clearly decided.")
]
Processes = Annotated[
    int | None,
    typer.Option(
        parser=whole_number(1, 256),
        metavar="P",
        help="Number of games at a time; by default one per core.",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster, such as ray://HOST:10001, instead of this machine.",
    ),
]
Minutes = Annotated[
    float | None,
    typer.Option(
        parser=read_minutes,
        metavar="M",
        help="Stop after this time; run the same command to continue.",
    ),
]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where results go; by default a folder in arena/."),
]
Replace = Annotated[
    bool, typer.Option("--replace", help="Delete the results of another tournament in the folder.")
]
Anchor = Annotated[
    str | None, typer.Option(metavar="NAME", help="The player with rating 0; by default the first.")
]
Plot = Annotated[
    Path | None,
    typer.Option(
        parser=read_picture, metavar="FILE", help="Draw the ratings to an .svg or .png file."
    ),
]
DatasetFile = Annotated[
    Path | None,
    typer.Option(
        "--dataset",
        parser=read_dataset,
        metavar="FILE",
        help="Write every move to a .jsonl or .parquet file, with visits, values and results.",
    ),
]
