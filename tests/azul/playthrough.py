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
from azulejos.engine.azul.events import TileDrawn
from azulejos.engine.events import Event

FOLDER = Path(__file__).with_name("playthroughs")
TABLES = [(players, variant) for players in (2, 3, 4) for variant in ("standard", "grey")]
HEADING = """\
A game of Azul with {players} players on the {variant} wall, chosen by chance.
Before each move: the position, and the legal moves, those from one place and colour together
(1B25F means 1B2, 1B5 and 1BF). After it: what happened, by which rule, and the scores.
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
    chooser = Chooser(f"azul {players} {variant}")
    game = azulejos.start("azul", players, variant)
    game.start_recording()
    text = [HEADING.format(players=players, variant=variant)]
    while not game.is_over:
        text.extend(dealt(game, chooser) if game.needs_deal else played(game, chooser))
    return "\n".join([*text, *finished(game), ""])


def dealt(game: GameState, chooser: Chooser) -> Iterator[str]:
    yield f"== Round {game.round}"
    yield game.position()
    drawn = []
    while game.needs_deal:
        tiles = [item for item, weight in game.draws() for _ in range(weight)]
        drawn.append(tiles[chooser.below(len(tiles))])
        game.draw(drawn[-1])
    yield f"deal {game.write_deal(drawn)}"
    events = game.collect_events()
    yield from (told(event) for event in events if not isinstance(event, TileDrawn))
    yield ""


def played(game: GameState, chooser: Chooser) -> Iterator[str]:
    yield f"-- Turn {game.turn + 1}, seat {game.current}"
    yield game.position()
    legal = game.legal_moves()
    yield f"legal {len(legal)}: {' '.join(folded_codes([game.code(move) for move in legal]))}"
    move = legal[chooser.below(len(legal))]
    yield f"move {game.code(move)}"
    game.play(move)
    yield from (told(event) for event in game.collect_events())
    yield f"scores {' '.join(str(score) for score in game.scores)}"
    yield ""


def folded_codes(codes: list[str]) -> list[str]:
    """`1B2 1B5 1BF` as `1B25F`."""
    folded: dict[str, str] = {}
    for code in codes:
        folded[code[:2]] = folded.get(code[:2], code[:2]) + code[2:]
    return list(folded.values())


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
