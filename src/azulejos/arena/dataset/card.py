"""The card of a dataset: a Markdown file beside it that says what it holds and how it was made.

Its head is YAML, as the places where people share datasets read it; the last line of the head has
all settings, by which the program knows its own files again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import azulejos
from azulejos.arena.dataset.columns import COLUMNS
from azulejos.arena.dataset.journal import GameRows, Key

FENCE = "---"
SETTINGS = "azulejos: "
LICENCE = "mit"

CARD = """{fence}
license: {licence}
pretty_name: {title}
tags: [{game}, board-game, self-play]
configs: [{{config_name: default, data_files: {file}}}]
{settings}
{fence}

# {title}

One row for every move, game after game, with the position, what the bot found and how the game
ended. No people took part.

Made by azulejos {version}, {commit}. Licence: MIT, as that of azulejos.

| | |
|---|---|
{facts}

{bots}

## Columns

| column | type | meaning |
|---|---|---|
{columns}

Columns of a search are empty where the bot did not search: it has none, or only one move was legal.
Numbers of moves and positions are explained in the documentation of azulejos.
"""


def card_of(path: Path) -> Path:
    """Where the card of a file lies."""
    return path.with_suffix(".md")


def card(file: str, about: Mapping[str, Any], games: Mapping[Key, GameRows]) -> str:
    """The text of a card. `about` has `settings`, `sources` and, if known, `commit`."""
    settings, commit = about["settings"], about.get("commit")
    kept = {"file": file, **{name: about[name] for name in ("format", "settings", "sources")}}
    return CARD.format(
        fence=FENCE,
        licence=LICENCE,
        title=f"Games of {settings['game']}, {settings['players']} players, by bots",
        game=settings["game"],
        file=json.dumps(file),
        settings=SETTINGS + json.dumps(kept, sort_keys=True),
        version=azulejos.__version__,
        commit=f"commit {commit}" if commit else "of an unknown commit",
        facts="\n".join(f"| {name} | {value} |" for name, value in facts(settings, games)),
        bots=victories(games),
        columns="\n".join(
            f"| `{column.name}` | {column.kind} | {column.meaning} |" for column in COLUMNS
        ),
    )


def facts(
    settings: Mapping[str, Any], games: Mapping[Key, GameRows]
) -> Iterator[tuple[str, str | int]]:
    yield "game", f"`{settings['game']}`, variant {settings['variant']}"
    yield "players", settings["players"]
    options = [f"`{name}={value}`" for name, value in settings["options"].items()]
    yield "options", ", ".join(options) or "as usual"
    yield "bots", ", ".join(f"`{spec}`" for spec in settings["bots"])
    for name in ("bot_sims", "bot_time"):
        if settings[name] is not None:
            yield f"budget of programs, `{name}`", settings[name]
    yield "seed", settings["seed"]
    yield "games", len(games)
    yield "rows", sum(game.plies for game in games.values())
    reasons = Counter(game.reason for game in games.values())
    yield "ended by", ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))


def victories(games: Mapping[Key, GameRows]) -> str:
    """How often each bot sat down, and what it won."""
    seats, shares = Counter[str](), Counter[str]()
    for game in games.values():
        for bot, (count, share) in game.bots.items():
            seats[bot] += count
            shares[bot] += share  # type: ignore[assignment] # counts in fractions
    lines = [f"| `{bot}` | {seats[bot]} | {shares[bot]:.1f} |" for bot in sorted(seats)]
    return "\n".join(["| bot | seats | victories |", "|---|---|---|", *lines])


def read_about(path: Path) -> dict[str, Any] | None:
    """The settings in the head of a card; None if it is no card of ours."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    for line in lines[: lines.index(FENCE, 1) if FENCE in lines[1:] else 0]:
        if line.startswith(SETTINGS):
            return read_settings(line.removeprefix(SETTINGS))
    return None


def read_settings(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
