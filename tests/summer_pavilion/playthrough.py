"""Writes down a whole game so that a person can check the rules by reading it.

Chance and moves are chosen by a hash, not by the engine: a playthrough changes only if a rule,
the order of moves, an event or the notation does. A pass is chosen only now and then, so that the
boards fill up.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.azul.playthrough import Chooser, finished, told

import azulejos
from azulejos import GameState
from azulejos.engine.summer_pavilion.events import TileDrawn

FOLDER = Path(__file__).with_name("playthroughs")
EDITIONS = ("summer_pavilion", "summer_pavilion_mini")
TABLES = [
    (game, players, variant)
    for game in EDITIONS
    for players in (2, 3, 4)
    for variant in ("coloured", "grey")
]
HEADING = """\
A game of {game} with {players} players on the {variant} side, chosen by chance.
Before each move: the position, and the legal moves, those of one space and colour together
(NE4R012 means NE4R, NE4R1 and NE4R2). After it: what happened, by which rule, and the scores.
"""


def file_of(game: str, players: int, variant: str) -> Path:
    return FOLDER / f"{game}-{players}-{variant}.txt"


def written(game: str, players: int, variant: str) -> str:
    """The whole playthrough of one table; the Mini also draws the order of its jokers."""
    chooser = Chooser(f"{game} {players} {variant}")
    order = "random" if game == "summer_pavilion_mini" else "standard"
    state = azulejos.start(game, players, variant, joker_order=order)
    state.start_recording()
    text = [HEADING.format(game=game, players=players, variant=variant)]
    while not state.is_over:
        text.extend(dealt(state, chooser) if state.needs_deal else played(state, chooser))
    return "\n".join([*text, *finished(state), ""])


def dealt(game: GameState, chooser: Chooser) -> Iterator[str]:
    if game.view()["phase"] == "deal":
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
    legal = [game.code(move) for move in game.legal_moves()]
    yield f"legal {len(legal)}: {' '.join(folded_codes(legal))}"
    code = chosen(legal, chooser)
    yield f"move {code}"
    game.play(code)
    yield from (told(event) for event in game.collect_events())
    yield f"scores {' '.join(str(score) for score in game.scores)}"
    yield ""


def chosen(legal: list[str], chooser: Chooser) -> str:
    others = [code for code in legal if code not in ("PASS", "DONE")]
    if others and (len(others) == len(legal) or chooser.below(8)):
        return others[chooser.below(len(others))]
    return legal[-1]


def folded_codes(codes: list[str]) -> list[str]:
    """`NE4R NE4R1 NE4R2` as `NE4R012`."""
    folded: dict[str, list[str]] = {}
    for code in codes:
        tile = code.rstrip("0123456789")
        folded.setdefault(tile, []).append(code[len(tile) :] or "0")
    return [tile + ("".join(jokers) if jokers != ["0"] else "") for tile, jokers in folded.items()]
