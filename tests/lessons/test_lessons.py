"""The lessons of the page, proved with the engine: nothing is asked for that the rules forbid."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from azulejos.engine.game import GameState
from azulejos.engine.registry import GAMES, from_position
from azulejos.messages import LANGUAGES, Messages

PAGE = Path(__file__).parents[2] / "web" / "src"
FOLDER = PAGE / "learn" / "lessons"
LEARNER = 0
FEWEST, MOST = 7, 12
FIELDS = {"text", "task", "after", "position", "lit", "wanted", "then"}
# Parts that boards draw beside those of the view; the last is the one that carries `data-part`.
DRAWN = {"score", "board", "storage", "wheel", "supply", "floor"}

Step = dict[str, Any]


def steps_of(game: str) -> list[Step]:
    steps: list[Step] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["steps"]
    return steps


STEPS = [(game, number) for game in GAMES for number in range(len(steps_of(game)))]
EVERY_STEP = pytest.mark.parametrize(("game", "number"), STEPS)


def turns_wanted(step: Step) -> list[list[str]]:
    """Beginnings of turns; none where any turn will do, or one only reads."""
    wanted = step.get("wanted", [])
    return [] if wanted == "any" else wanted


def played(position: str, *turns: list[str]) -> GameState:
    """Turn by turn, as the page plays them."""
    state = from_position(position)
    for moves in turns:
        assert state.attempt(moves).turn_complete, moves
        for move in moves:
            state.play(move)
    return state


def parts_in(view: Any, seat: int | None = None) -> Iterator[str]:
    """The parts of a position as boards name them: those of a seat with its number."""
    if isinstance(view, dict):
        seat = view["seat"] if "score" in view and "seat" in view else seat
        if isinstance(view.get("id"), str):
            yield view["id"] if seat is None else f"{seat}:{view['id']}"
        for value in view.values():
            yield from parts_in(value, seat)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from parts_in(value, seat)


def test_every_game_has_a_lesson_of_a_few_minutes() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
    for game in GAMES:
        assert FEWEST <= len(steps_of(game)) <= MOST
        assert sum("wanted" in step for step in steps_of(game)) >= FEWEST - 2


@EVERY_STEP
def test_the_form_of_a_step(game: str, number: int) -> None:
    step = steps_of(game)[number]
    assert step.keys() <= FIELDS
    assert ("task" in step) == ("wanted" in step)
    if "wanted" in step:
        assert ("then" in step) != ("after" in step), "either it goes on, or something is said"
    else:
        assert "then" not in step
        assert "after" not in step


@EVERY_STEP
def test_a_position_is_in_order_and_the_learner_is_to_move(game: str, number: int) -> None:
    step = steps_of(game)[number]
    state = from_position(step["position"])
    assert state.position() == step["position"]
    assert state.rules.name == game
    assert state.status() == []
    if "wanted" in step:
        asks = state.view()["asks"]
        assert asks is not None
        assert asks["seat"] == LEARNER


@EVERY_STEP
def test_what_is_wanted_is_legal_and_leaves_another_choice(game: str, number: int) -> None:
    """Moves belong to choices that the page offers, one after the other."""
    step = steps_of(game)[number]
    state = from_position(step["position"])
    for wanted in turns_wanted(step):
        assert wanted
        made: list[str] = []
        while made != wanted:
            choices = [choice["moves"] for choice in state.attempt(made).choices]
            fitting = [one for one in choices if wanted[len(made) :][: len(one)] == one]
            assert fitting, (made, wanted)
            made += fitting[0]
    if "wanted" in step:
        assert len(state.choices()) > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_by_itself_leads_to_the_next_step(game: str) -> None:
    followed = 0
    for step, following in pairwise(steps_of(game)):
        if "then" in step:
            followed += 1
            (own,) = turns_wanted(step)
            assert played(step["position"], own, *step["then"]).position() == following["position"]
    assert followed
    assert "then" not in steps_of(game)[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_from_the_first_turn_to_the_end(game: str) -> None:
    first, last = (from_position(steps_of(game)[index]["position"]) for index in (0, -1))
    assert (first.view()["round"], first.view()["turn"]) == (1, 0)
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.winners == (LEARNER,)


@EVERY_STEP
def test_what_is_lit_is_there(game: str, number: int) -> None:
    step = steps_of(game)[number]
    parts = set(parts_in(from_position(step["position"]).view()))
    assert len(parts) > 10
    lit = [part for entry in step["lit"] for part in ([entry] if isinstance(entry, str) else entry)]
    assert lit
    for part in lit:
        assert part in parts or part.rpartition(":")[2] in DRAWN, part
        assert part.partition(":")[0] == str(LEARNER) or ":" not in part


@pytest.mark.parametrize("part", sorted(DRAWN))
def test_parts_beside_those_of_the_view_are_drawn_somewhere(part: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in (PAGE / "games").rglob("*.svelte")]
    named = re.compile(rf"""data-part=(\{{partOf\(|)"{part}"|<Target id="{part}\"""")
    assert any(named.search(source) for source in sources)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_STEP
def test_every_text_is_there(game: str, number: int, language: str) -> None:
    step, messages = steps_of(game)[number], Messages(language)
    for kind in ("text", "task", "after"):
        if kind in step:
            assert step[kind].startswith("page-learn-")
            assert len(messages.text(step[kind])) > 5


@EVERY_STEP
def test_a_text_is_short(game: str, number: int) -> None:
    step = steps_of(game)[number]
    for kind in ("text", "task", "after"):
        if kind in step:
            sentences = re.findall(r"[.!?…](?= |$)", Messages("en").text(step[kind]))
            assert 1 <= len(sentences) <= 3
