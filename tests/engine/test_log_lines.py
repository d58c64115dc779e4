"""Events grouped into the lines of a log, in every game."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import chain
from types import ModuleType
from typing import Any

import pytest

import azulejos
from azulejos import GAMES, Rng
from azulejos.engine.events import Scored
from azulejos.engine.log_lines import EventData, LogLine, LogWriter
from azulejos.messages import LANGUAGES, Messages
from azulejos.terminal import DRAWINGS
from azulejos.terminal.words import Words

TABLES = [(game, variant) for game in GAMES for variant in azulejos.rule_set(game).variants]


def module_of(game: str, name: str) -> ModuleType:
    return import_module(f"{GAMES[game].__module__.rpartition('.')[0]}.{name}")


def turns(game: str, variant: str) -> list[tuple[list[EventData], list[LogLine]]]:
    """The events of every turn and deal of a random game, and how they are told."""
    players = min(3, azulejos.rule_set(game).players[-1])
    state, rng = azulejos.start(game, players, variant), Rng(4)
    state.start_recording()
    found: list[tuple[list[EventData], list[LogLine]]] = []
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(state.random_legal_move(rng))
        events: list[EventData] = [event.data() for event in state.collect_events()]
        found.append((events, state.log_lines(events)))
    return found


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_no_event_is_told_twice_and_no_points_are_passed_over(game: str, variant: str) -> None:
    for events, lines in turns(game, variant):
        places = [place for phrase in chain(*lines) for place in phrase["events"]]
        assert len(places) == len(set(places))
        passed_over = [event for place, event in enumerate(events) if place not in places]
        assert {event["kind"] for event in passed_over if "points" in event} <= {"start-scored"}
        for phrase in chain(*lines):
            told = sum(events[place].get("points", 0) for place in phrase["events"])
            assert phrase["values"].get("points", 0) == told
        assert json.loads(json.dumps(lines)) == lines


@pytest.mark.parametrize("game", GAMES)
def test_point_sources_are_the_kinds_that_score(game: str) -> None:
    kinds = [kind for kind in vars(module_of(game, "events")).values() if isinstance(kind, type)]
    scoring = [kind for kind in kinds if issubclass(kind, Scored) and kind is not Scored]
    sources = module_of(game, "log_lines").POINT_SOURCES
    assert sorted(sources) == sorted(kind.kind() for kind in scoring)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_everything_that_is_listed_has_a_name(game: str, variant: str, language: str) -> None:
    words = Words(Messages(language), (), DRAWINGS[game].vocabulary.replace("_", "-"))
    for phrase in chain(*(chain(*lines) for _, lines in turns(game, variant))):
        for item in listed(phrase["values"].get("tiles", [])):
            assert "{" not in words.about("item", item["kind"], item["values"])


def listed(items: Any) -> list[Any]:
    return items if isinstance(items, list) else []


def test_an_event_is_told_with_the_values_that_a_catalogue_can_say() -> None:
    event = {"kind": "tiles-dropped", "rule": "azul.floor", "seat": 1, "targets": (), "amount": 2}
    values: dict[str, object] = {"amount": 2}
    log = LogWriter()
    log.tell(0, event)
    [[phrase]] = log.lines
    assert phrase == {"kind": "tiles-dropped", "seat": 1, "values": values, "events": [0]}


def kinds(game: str, *events: EventData) -> list[list[str]]:
    lines = module_of(game, "log_lines").log_lines(events)
    return [[phrase["kind"] for phrase in line] for line in lines]


def event(kind: str, seat: int | None = 0, **values: object) -> EventData:
    return {"kind": kind, "rule": "", "seat": seat, **values}


class TestAzul:
    REST = event("tiles-moved-to-centre", None, tile="red", source="factory/3", amount=1)
    DROPPED = event("tiles-dropped", tile="blue", targets=("floor/1",), amount=1)

    def taken(self, target: str) -> EventData:
        return event("tiles-taken", tile="blue", source="factory/3", target=target, amount=2)

    def test_a_take_is_one_line_with_all_that_follows_from_it(self) -> None:
        filled = event("line-filled", tile="blue", target="line/2", amount=1)
        told = kinds("azul", self.taken("line/2"), self.REST, self.REST, filled, self.DROPPED)
        assert told == [["tiles-taken", "rest-to-centre", "tiles-dropped"]]

    def test_tiles_taken_to_the_floor_are_not_told_twice(self) -> None:
        told = kinds("azul", self.taken("floor"), self.REST, self.DROPPED)
        assert told == [["tiles-taken", "rest-to-centre"]]

    def test_a_line_that_fell_says_so_once(self) -> None:
        fell = event("line-fell", tile="blue", source="line/2", amount=1)
        assert kinds("azul", fell, self.DROPPED) == [["line-fell"]]


class TestQueensGarden:
    def test_the_payment_is_told_after_what_it_paid_for(self) -> None:
        paid = event("item-paid", tile="yellow:bird", item="tile")
        placed = event("tile-placed", tile="yellow:lily", target="space/1-2")
        won = event("jokers-won", feature="bench/1", amount=2)
        assert kinds("queens_garden", paid, placed, won) == [
            ["tile-placed", "payment", "jokers-won"]
        ]

    def test_what_two_seats_acquire_are_two_lines(self) -> None:
        acquired = [
            event("tile-acquired", seat, tile="yellow:lily", source="display/1")
            for seat in (0, 0, 1)
        ]
        assert kinds("queens_garden", *acquired) == [["hexagons-acquired"]] * 2


class TestSummerPavilion:
    def test_a_laid_tile_is_told_with_its_points_and_what_it_brings(self) -> None:
        laid = event("tile-laid", tile="red", target="space/ne-4", amount=4, jokers=1)
        scored = event("group-scored", points=3, target="space/ne-4")
        picked = [event("bonus-picked", tile=tile) for tile in ("green", "blue")]
        told = kinds("summer_pavilion", laid, scored, *picked)
        assert told == [["tile-scored", "tiles-picked"]]
