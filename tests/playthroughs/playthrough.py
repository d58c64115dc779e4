"""Writes down a whole game so that a person can check the rules by reading it.

Chance and moves are chosen by a hash, not by the engine: a playthrough changes only if a rule,
the order of moves, an event or the notation does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.engine.tables import Table, name_of
from tests.playthroughs.styles import STYLES, Chooser, Style

import azulejos
from azulejos import GameState
from azulejos.engine.events import Event

FOLDER = Path(__file__).with_name("games")


def file_of(table: Table) -> Path:
    return FOLDER / f"{name_of(table)}.txt"


def written(table: Table) -> str:
    """The whole playthrough of one table."""
    name, players, variant = table
    style, chooser = STYLES[name], Chooser(f"{name} {players} {variant}")
    game = azulejos.start(name, players, variant, **style.options)
    game.start_recording()
    text = [style.heading.format(game=name, players=players, variant=variant)]
    while not game.is_over:
        step = dealt if game.needs_deal else played
        text.extend(step(game, style, chooser))
    return "\n".join([*text, *finished(game), ""])


def dealt(game: GameState, style: Style, chooser: Chooser) -> Iterator[str]:
    if not style.whole_turns and game.view()["phase"] == "deal":
        yield f"== Round {game.round}"
        yield game.position()
    drawn = []
    while game.needs_deal:
        items = [item for item, weight in game.draws() for _ in range(weight)]
        drawn.append(items[chooser.below(len(items))])
        game.draw(drawn[-1])
    yield f"deal {game.write_deal(drawn)}"
    events = game.collect_events()
    yield from (told(event) for event in events if event.kind() != style.draw)
    yield ""


def played(game: GameState, style: Style, chooser: Chooser) -> Iterator[str]:
    """One heading, and one move or a whole turn, as the game's file has it."""
    turn = game.turn
    number = f"Round {game.round}, turn {turn + 1}" if style.whole_turns else f"Turn {turn + 1}"
    yield f"-- {number}, seat {game.current}"
    yield game.position()
    yield from moved(game, style, chooser)
    while style.whole_turns and game.turn == turn and not game.is_over:
        yield from moved(game, style, chooser)
    yield from (told(event) for event in game.collect_events())
    yield f"scores {' '.join(str(score) for score in game.scores)}"
    yield ""


def moved(game: GameState, style: Style, chooser: Chooser) -> Iterator[str]:
    legal = [game.code(move) for move in game.legal_moves()]
    yield f"legal {len(legal)}: {' '.join(style.fold(legal))}"
    code = style.choose(legal, chooser)
    yield f"move {code}"
    game.play(code)


def told(event: Event) -> str:
    said = event.data()
    kind, rule, seat = said.pop("kind"), said.pop("rule"), said.pop("seat")
    who = "table" if seat is None else f"seat {seat}"
    details = " ".join(f"{name}={shown(value)}" for name, value in said.items())
    return f"  {who}: {kind} {details} [{rule}]"


def shown(value: object) -> str:
    return ",".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value)


def finished(game: GameState) -> Iterator[str]:
    outcome = game.outcome()
    assert outcome is not None
    yield "== End"
    yield game.position()
    yield f"reason {outcome.reason}"
    places = [" and ".join(str(seat) for seat in place) for place in outcome.ranking]
    yield f"places of the seats: {', then '.join(places)}"
