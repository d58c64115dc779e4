"""Makes garden_scenes.json: positions of Queen's Garden, played by the engine with fixed seeds.

python web/src/gallery/make_garden_scenes.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from azulejos.bots.registry import bot
from azulejos.engine.game import GameState
from azulejos.engine.registry import start
from azulejos.engine.rng import Rng

TARGET = Path(__file__).with_name("garden_scenes.json")
GAME = "queens_garden"
# The moves that begin a turn, if it has begun in a position that is wanted.
Begun = Callable[[GameState], list[str] | None]


def scene(players: int, variant: str, seed: int, begun: Begun) -> dict[str, Any]:
    """The first position that is wanted, and the turn that led to it."""
    state, rng = start(GAME, players, variant), Rng(seed)
    state.start_recording()
    state.deal(rng)
    before, events = state.view(), state.collect_events()
    while (moves := begun(state)) is None:
        before = state.view()
        play_turn(state, rng)
        events = state.collect_events()
    tried = state.attempt(moves)
    return {
        "before": before,
        "view": tried.view if moves else state.view(),
        "choices": list(tried.choices) if moves else state.choices(),
        "events": [event.data() for event in events],
    }


def play_turn(state: GameState, rng: Rng) -> None:
    for move in bot("greedy", GAME).choose(state, rng):
        state.play(move)
    if state.needs_deal:
        state.deal(rng)


def in_round(number: int, turns: int) -> Begun:
    """A number of turns after the round was opened."""
    seen: list[int] = []

    def begun(state: GameState) -> list[str] | None:
        if state.view()["round"] == number and not seen:
            seen.append(state.turn)
        return [] if seen and state.turn >= seen[0] + turns else None

    return begun


def over(state: GameState) -> list[str] | None:
    return [] if state.is_over else None


def asked(decision: str, number: int, least: int) -> Begun:
    """A turn that has come to this decision, with at least so many choices."""

    def begun(state: GameState) -> list[str] | None:
        return reaching(state, decision, least) if state.view()["round"] >= number else None

    return begun


def reaching(
    state: GameState, decision: str, least: int, moves: tuple[str, ...] = ()
) -> list[str] | None:
    tried = state.attempt(list(moves))
    if moves and tried.turn_complete:
        return None
    asks = tried.view["asks"]
    if moves and asks is not None and asks["decision"] == decision:
        return list(moves) if len(tried.choices) >= least else None
    options = tried.choices if moves else state.choices()
    steps = (reaching(state, decision, least, (*moves, *one["moves"])) for one in options[-9:])
    return next((found for found in steps if found), None)


SCENES: dict[str, tuple[int, str, int, Begun]] = {
    "early": (2, "standard", 3, in_round(1, 3)),
    "middle": (2, "standard", 5, in_round(3, 8)),
    "over": (2, "standard", 5, over),
    "copy": (2, "standard", 4, asked("copy", 1, 2)),
    "space": (2, "standard", 6, asked("space", 3, 3)),
    "slot": (2, "standard", 6, asked("slot", 2, 6)),
    "buying": (2, "standard", 9, asked("new-slot", 1, 5)),
    "pay": (2, "standard", 6, asked("pay", 2, 3)),
    "discard": (2, "standard", 7, asked("discard", 2, 6)),
    "three": (3, "variant", 7, in_round(3, 6)),
    "four": (4, "standard", 8, in_round(3, 10)),
}

if __name__ == "__main__":
    made = {name: scene(*parts) for name, parts in SCENES.items()}
    TARGET.write_text(json.dumps(made, separators=(",", ":")) + "\n")
