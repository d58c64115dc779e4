"""Writes down a whole game so that a person can check the rules by reading it.

Chance and moves are chosen by a hash, not by the engine: a playthrough changes only if a rule,
the order of moves, an event or the notation does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import azulejos
from azulejos import GameState
from azulejos.engine.events import Event
from azulejos.engine.queens_garden.events import TileDealt

FOLDER = Path(__file__).with_name("playthroughs")
TABLES = [(players, variant) for players in (2, 3, 4) for variant in ("standard", "variant")]
HEADING = """\
A game of Queen's Garden with {players} players on the {variant} side, chosen by chance.
Before each turn: the position. Then its moves, each with the legal moves it was chosen from, what
happened, by which rule, and the scores. A pass must come up three times in a row.
"""


def file_of(players: int, variant: str) -> Path:
    return FOLDER / f"{players}-{variant}.txt"


class Chooser:
    """Numbers that are the same on every machine and independent of the engine."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0

    def below(self, bound: int) -> int:
        self.count += 1
        digest = hashlib.sha256(f"{self.name} {self.count}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % bound


def written(players: int, variant: str) -> str:
    """The whole playthrough of one table."""
    chooser = Chooser(f"queens_garden {players} {variant}")
    game = azulejos.start("queens_garden", players, variant)
    game.start_recording()
    text = [HEADING.format(players=players, variant=variant)]
    while not game.is_over:
        text.extend(dealt(game, chooser) if game.needs_deal else played(game, chooser))
    return "\n".join([*text, *finished(game), ""])


def dealt(game: GameState, chooser: Chooser) -> Iterator[str]:
    drawn = []
    while game.needs_deal:
        items = [item for item, weight in game.draws() for _ in range(weight)]
        drawn.append(items[chooser.below(len(items))])
        game.draw(drawn[-1])
    yield f"deal {game.write_deal(drawn)}"
    events = game.collect_events()
    yield from (told(event) for event in events if not isinstance(event, TileDealt))
    yield ""


def played(game: GameState, chooser: Chooser) -> Iterator[str]:
    turn = game.turn
    yield f"-- Round {game.round}, turn {turn + 1}, seat {game.current}"
    yield game.position()
    while game.turn == turn and not game.is_over:
        codes = [game.code(move) for move in game.legal_moves()]
        yield f"legal {len(codes)}: {' '.join(codes)}"
        move = chosen(codes, chooser)
        yield f"move {move}"
        game.play(move)
    yield from (told(event) for event in game.collect_events())
    yield f"scores {' '.join(str(score) for score in game.scores)}"
    yield ""


def chosen(codes: list[str], chooser: Chooser) -> str:
    """Any move, but a pass must come up three times in a row: else rounds would be short."""
    move = codes[chooser.below(len(codes))]
    for _ in range(2):
        if move == "PASS":
            move = codes[chooser.below(len(codes))]
    return move


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
