"""Entries go to plain data and back, and nothing else is accepted."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.engine.registry import rule_set
from azulejos.table import (
    Bot,
    Clock,
    Entry,
    MalformedEntry,
    NoClock,
    PerGame,
    Person,
    PerTurn,
    Seat,
    read_entry,
)
from azulejos.table.log import (
    KINDS,
    Abandoned,
    BotSeated,
    Cancelled,
    Closed,
    Dealt,
    Resigned,
    SeatLeft,
    SeatTaken,
    ShuffleRevealed,
    TableOpened,
    TimeExpired,
    TurnPlayed,
    UndoAccepted,
    Undone,
    UndoRefused,
    UndoRequested,
)

moments = st.integers(0, 2**53)
numbers = st.integers(0, 1000)
persons = st.builds(Person, st.text(), st.booleans())
seats: st.SearchStrategy[Seat] = persons | st.builds(Bot, st.text(), st.text())
clocks: st.SearchStrategy[Clock] = (
    st.just(NoClock())
    | st.builds(PerTurn, st.integers(1))
    | st.builds(PerGame, st.integers(1), st.integers(0))
)
options = st.builds(
    lambda players, variant, rounds: rule_set("azul").choose(players, variant, **rounds),
    st.integers(2, 4),
    st.sampled_from(rule_set("azul").variants),
    st.just({}) | st.fixed_dictionaries({"max_rounds": st.integers(1, 9)}),
)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(
        TableOpened,
        moments,
        options,
        st.integers(1, 9),
        st.lists(seats, max_size=4).map(tuple),
        clocks,
        st.text(),
        st.text(),
    ),
    st.builds(Dealt, moments, st.text(), st.text()),
    st.builds(TurnPlayed, moments, numbers, st.lists(st.text()).map(tuple), st.text()),
    st.builds(UndoRequested, moments, numbers, numbers),
    st.builds(Undone, moments, numbers, numbers),
    st.builds(SeatTaken, moments, numbers, st.text(), st.text(), st.text()),
    st.builds(BotSeated, moments, numbers, st.text(), st.text()),
    st.builds(Cancelled, moments, st.text()),
    st.builds(Abandoned, moments),
    st.builds(Closed, moments),
    st.builds(ShuffleRevealed, moments, st.text()),
    *[
        st.builds(kind, moments, numbers)
        for kind in (UndoAccepted, UndoRefused, Resigned, TimeExpired, SeatLeft)
    ],
)

OPENED: dict[str, Any] = {
    "kind": "opened",
    "at": 5,
    "options": {"game": "azul", "players": 2, "variant": "grey", "extras": {}},
    "rules": 1,
    "seats": [
        {"kind": "person", "name": "Ana", "on_device": True},
        {"kind": "bot", "name": "Botão", "level": "random"},
    ],
    "clock": {"kind": "per-game", "initial": 60_000, "increment": 500},
    "position": "",
}
TURN: dict[str, Any] = {
    "kind": "turn",
    "at": 5,
    "seat": 1,
    "moves": ["a", "b"],
    "fingerprint": "00ff",
}


@given(entries)
def test_an_entry_survives_json(entry: Entry) -> None:
    assert read_entry(json.loads(json.dumps(entry.data()))) == entry


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len(KINDS) == 16
    assert all(KINDS[kind].kind == kind for kind in KINDS)


def test_an_entry_looks_like_this() -> None:
    assert read_entry(OPENED) == TableOpened(
        5,
        rule_set("azul").choose(2, "grey"),
        1,
        (Person("Ana"), Bot("Botão", "random")),
        PerGame(60_000, 500),
    )
    assert read_entry(TURN).data() == TURN


def changed(data: dict[str, Any], *path: str | int, to: object) -> Any:
    """A deep copy with one value replaced."""
    copied = json.loads(json.dumps(data))
    inner = copied
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return copied


@pytest.mark.parametrize("data", [None, 7, "turn", [], [TURN]])
def test_only_objects_are_entries(data: object) -> None:
    with pytest.raises(MalformedEntry) as caught:
        read_entry(data)
    assert caught.value.values["expected"] == "object"


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(MalformedEntry) as caught:
        read_entry({**TURN, "kind": "magic"})
    assert caught.value.code == "entry-kind"
    assert caught.value.values["value"] == "magic"


@pytest.mark.parametrize("name", TURN)
def test_no_field_may_be_missing(name: str) -> None:
    with pytest.raises(MalformedEntry) as caught:
        read_entry({key: value for key, value in TURN.items() if key != name})
    assert caught.value.values["field"] == f"entry.{name}"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("at",), -1),
        (("at",), 1.5),
        (("at",), True),
        (("seat",), "1"),
        (("moves",), "ab"),
        (("moves",), ["a", 1]),
        (("fingerprint",), 255),
        (("comment",), "no such field"),
    ],
)
def test_a_turn_is_read_strictly(path: tuple[str, ...], value: object) -> None:
    with pytest.raises(MalformedEntry) as caught:
        read_entry(changed(TURN, *path, to=value))
    assert caught.value.code == "entry-data"
    assert caught.value.values["field"] == f"entry.{path[0]}"


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("options", "game"), "chess", "unknown-game"),
        (("options", "players"), 7, "player-count"),
        (("options", "variant"), "pink", "unknown-variant"),
        (("options", "extras"), {"players": 3}, "unknown-option"),
        (("options", "extras"), {"max_rounds": [1]}, "entry-data"),
        (("options", "colour"), 1, "entry-data"),
        (("rules",), 0, "entry-data"),
        (("seats",), {}, "entry-data"),
        (("seats", 0), "Ana", "entry-data"),
        (("seats", 0, "kind"), "cat", "entry-data"),
        (("seats", 0, "on_device"), 1, "entry-data"),
        (("seats", 1, "age"), 3, "entry-data"),
        (("clock", "kind"), "sand", "entry-data"),
        (("clock", "initial"), 0, "entry-data"),
        (("clock", "limit"), 3, "entry-data"),
        (("clock",), None, "entry-data"),
    ],
)
def test_an_opening_is_read_strictly(path: tuple[str | int, ...], value: object, code: str) -> None:
    with pytest.raises(MalformedEntry) as caught:
        read_entry(changed(OPENED, *path, to=value))
    assert caught.value.code == code
