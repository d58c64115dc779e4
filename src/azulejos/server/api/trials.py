"""Moves and deals tried in any position, of no table: for lessons, puzzles and analysis."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter

from azulejos.engine import setup
from azulejos.engine.draws import item_at, ways
from azulejos.engine.errors import Fault, IllegalMove
from azulejos.engine.game import GameState
from azulejos.engine.game_modules import modules_of
from azulejos.engine.registry import from_position, new_game
from azulejos.engine.setup_fields import SetupField
from azulejos.server.api.board_models import (
    DrawAnswer,
    DrawRequest,
    EditAnswer,
    EditField,
    EditRequest,
    PositionFault,
    PossibleDraw,
    StartAnswer,
    StartRequest,
)
from azulejos.server.api.chosen_options import chosen_options
from azulejos.server.api.models import RefusedMoves, TrialAnswer, TrialRequest
from azulejos.server.api.responses import answered, errors, refused

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.post("/attempt", responses=errors(409))
async def attempt(wanted: TrialRequest) -> TrialAnswer | RefusedMoves:
    """What the first moves of a turn would do in this position, or why they are not allowed."""
    state = from_position(wanted.position)
    try:
        tried = answered(state, state.attempt(wanted.moves))
    except IllegalMove as error:
        return refused(error)
    for move in wanted.moves:
        state.play(move)
    return TrialAnswer(**tried, position=state.position())


@router.post("/start", responses=errors(404))
async def first_position(wanted: StartRequest) -> StartAnswer:
    """The position that a game begins with."""
    chosen = chosen_options(wanted.game, wanted.players, wanted.variant, wanted.options)
    return StartAnswer(position=new_game(chosen).position())


@router.post("/edit", responses=errors())
async def edit(wanted: EditRequest) -> EditAnswer:
    """The fields of a position, after a change; and every fault beside the parts it concerns."""
    if wanted.part is not None:
        edited = setup.change(wanted.position, wanted.part, wanted.value)
    else:
        edited = setup.fill_up(wanted.position) if wanted.fill_up else setup.read(wanted.position)
    return EditAnswer(
        position=edited.text,
        fields=[edit_field(field) for field in edited.fields],
        faults=[position_fault(fault) for fault in edited.faults],
        view=dict(edited.state.view()) if edited.state else None,
    )


def edit_field(field: SetupField) -> EditField:
    value = list(field.value) if isinstance(field.value, tuple) else field.value
    return EditField(
        part=field.part,
        form=field.form,
        value=dict(value) if isinstance(value, Mapping) else value,
        choices=list(field.choices),
        least=field.least,
        most=field.most,
        each=field.each,
    )


def position_fault(fault: Fault) -> PositionFault:
    return PositionFault(code=fault.code, details=dict(fault.values), parts=list(fault.parts))


@router.post("/draw", responses=errors())
async def draw(wanted: DrawRequest) -> DrawAnswer:
    """The deal that is due in this position, as far as it is chosen, or all of it by chance."""
    state = from_position(wanted.position)
    items = [item for one in wanted.drawn for item in state.read_deal(one)]
    state.start_recording()
    if not items:
        state.expect_deal()
    for item in items:
        state.draw(item)
    if wanted.by_chance:
        items += drawn_by_chance(state)
    return drawn_so_far(state, items)


def drawn_by_chance(state: GameState) -> list[int]:
    """Draws all that is missing; each way to draw it is equally likely."""
    items: list[int] = []
    while draws := state.draws():
        items.append(item_at(draws, secrets.randbelow(ways(draws))))
        state.draw(items[-1])
    return items


def drawn_so_far(state: GameState, items: Sequence[int]) -> DrawAnswer:
    draws = state.draws()
    events = [event.data() for event in state.collect_events()]
    stands: dict[str, Any] = {
        "events": events,
        "lines": state.log_lines(events),
        "view": dict(state.view()),
        "choices": state.choices(),
        "position": state.position(),
    }
    return DrawAnswer(
        **stands,
        draws=[possible_draw(state, item, count) for item, count in draws],
        deal=None if draws else state.write_deal(items),
    )


def possible_draw(state: GameState, item: int, count: int) -> PossibleDraw:
    kind, tile = modules_of(type(state)).notation.drawn(item)
    return PossibleDraw(item=state.write_deal([item]), kind=kind, tile=tile, ways=count)
