"""Makes pavilion_scenes.json: positions of Summer Pavilion, played by the engine with fixed seeds.

python web/src/gallery/make_pavilion_scenes.py
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

TARGET = Path(__file__).with_name("pavilion_scenes.json")
When = Callable[[GameState], bool]


def scene(game: str, players: int, variant: str, seed: int, when: When) -> dict[str, Any]:
    """The first position for which `when` is true, and the turn that led to it."""
    state, rng = start(game, players, variant), Rng(seed)
    state.start_recording()
    state.deal(rng)
    events, before = state.collect_events(), state.view()
    while not when(state):
        assert not state.is_over, f"seed {seed} of {game} has no such position"
        before = state.view()
        state.play(bot("greedy", game).choose(state, rng)[0])
        if state.needs_deal:
            state.deal(rng)
        events = state.collect_events()
    return {
        "before": before,
        "view": state.view(),
        "choices": state.choices(),
        "events": [event.data() for event in events],
    }


def asked(decision: str, number: int, least: int = 0) -> When:
    """A decision from a round on, with at least so many choices."""

    def when(state: GameState) -> bool:
        asks = state.view()["asks"]
        due = asks is not None and asks["decision"] == decision
        return due and state.view()["round"] >= number and len(state.choices()) >= least

    return when


def crowded(tiles: int) -> When:
    """So many tiles lie in the centre."""
    return lambda state: len(state.view()["centre"]["tiles"]) >= tiles


SCENES: dict[str, tuple[str, int, str, int, When]] = {
    "taking": ("summer_pavilion", 2, "coloured", 3, asked("take", 1)),
    "centre": ("summer_pavilion", 2, "coloured", 3, crowded(9)),
    "crowd": ("summer_pavilion", 4, "grey", 2, crowded(12)),
    "laying": ("summer_pavilion", 2, "coloured", 5, asked("lay", 4, 12)),
    "picking": ("summer_pavilion", 2, "coloured", 5, asked("pick", 3, 6)),
    "keeping": ("summer_pavilion", 2, "coloured", 0, asked("keep", 2, 5)),
    "grey": ("summer_pavilion", 3, "grey", 7, asked("lay", 3, 8)),
    "mini": ("summer_pavilion_mini", 2, "coloured", 4, asked("lay", 5, 6)),
    "mini grey": ("summer_pavilion_mini", 2, "grey", 4, asked("take", 4)),
    "four": ("summer_pavilion", 4, "coloured", 8, asked("take", 4)),
    "over": ("summer_pavilion", 2, "coloured", 5, lambda state: state.is_over),
}

if __name__ == "__main__":
    made = {name: scene(*parts) for name, parts in SCENES.items()}
    TARGET.write_text(json.dumps(made, separators=(",", ":")) + "\n")
