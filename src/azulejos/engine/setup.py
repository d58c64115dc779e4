"""A position as fields that can be edited one by one, whether it is in order or not.

Each field belongs to a part of the table, by its id (`factory/1`, `0:line/2` for a part of seat 0),
and can be changed by itself. What is then wrong with the position says `faults`, which names the
same parts.

>>> from azulejos.engine.registry import start
>>> text = start("azul").position()
>>> edited = change(text, "factory/1", {"blue": 3})
>>> edited.text.split(" ")[10]
'factories=BBB,-,-,-,-'
>>> [(fault.code, fault.parts) for fault in edited.faults]
[('azul.tile-count', ('bag',))]
>>> fill_up(edited.text).faults
()
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from azulejos.engine.errors import Fault, InvalidPosition, MalformedPosition
from azulejos.engine.game import GameState
from azulejos.engine.game_modules import modules_of
from azulejos.engine.registry import GAMES
from azulejos.engine.setup_fields import FieldValue, InvalidField, SetupField, checked

BAG, SUPPLY = "bag", "supply"


@dataclass(frozen=True, slots=True)
class Setup:
    """A position being set up. `state` is None while anything is wrong with it."""

    text: str
    fields: tuple[SetupField, ...]
    faults: tuple[Fault, ...]
    state: GameState | None


def read(text: str) -> Setup:
    """The fields of a position and its faults; `MalformedPosition` if it cannot be read at all."""
    game = text.split(" ", maxsplit=1)[0]
    if game not in GAMES:
        raise MalformedPosition("position-game", 1, value=game, expected=" ".join(GAMES))
    return _setup(GAMES[game], text)


def _setup(game: type[GameState], text: str) -> Setup:
    modules = modules_of(game)
    placed = modules.notation.read(text, game.rules)
    fields = tuple(modules.setup.fields(placed))
    try:
        state = game.from_position(text)
    except InvalidPosition as error:
        return Setup(modules.notation.write(placed, game.rules), fields, error.faults, None)
    return Setup(state.position(), fields, (), state)


def change(text: str, part: str, value: object) -> Setup:
    """The position with another value in one field, or `InvalidField`."""
    found = next((one for one in read(text).fields if one.part == part), None)
    if found is None:
        raise InvalidField("setup-part", value=part)
    return _put(text, found, checked(found, value))


def _put(text: str, found: SetupField, value: FieldValue) -> Setup:
    game = GAMES[text.split(" ", maxsplit=1)[0]]
    placed = found.put(value)
    return _setup(game, modules_of(game).notation.write(placed, game.rules))


def fill_up(text: str) -> Setup:
    """Puts what is missing into the bag and the supply, and takes out what is too much."""
    setup = read(text)
    for fault in setup.faults:
        kind = fault.code.partition(".")[2]
        if kind not in ("tile-count", "supply-count"):
            continue
        found, expected = int(fault.values["found"]), int(fault.values["expected"])
        fields = {one.part: one for one in setup.fields}
        if kind == "tile-count":
            setup = _with_more(setup, fields[BAG], str(fault.values["tile"]), expected - found)
        else:
            supply = fields[SUPPLY]
            setup = _put(setup.text, supply, min(max(expected, supply.least), supply.most))
    return setup


def _with_more(setup: Setup, bag: SetupField, tile: str, more: int) -> Setup:
    held = cast("Mapping[str, int]", bag.value)
    count = min(max(held.get(tile, 0) + more, 0), bag.each)
    return _put(setup.text, bag, {**held, tile: count})
