"""Makes azul_scenes.json: positions of Azul for the gallery, played by the engine with fixed seeds.

python web/src/gallery/make_azul_scenes.py
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

TARGET = Path(__file__).with_name("azul_scenes.json")
When = Callable[[GameState], bool]


def scene(players: int, variant: str, seed: int, when: When) -> dict[str, Any]:
    """The first position for which `when` is true, what led to it, and what a turn would do."""
    state, rng = start("azul", players, variant), Rng(seed)
    state.start_recording()
    state.deal(rng)
    before, events = state.view(), state.collect_events()
    while not (when(state) or state.is_over):
        before = state.view()
        play_turn(state, rng)
        events = state.collect_events()
    view, choices = state.view(), state.choices()
    chosen = [max(choices, key=lambda choice: choice["amount"])] if choices else []
    tried = state.attempt(chosen[0]["moves"]) if chosen else None
    to_come = [event.data() for event in tried.events] if tried else []
    return {
        "view": view,
        "choices": choices,
        "before": before,
        "events": [event.data() for event in events],
        "looked": chosen[0]["code"] if chosen else None,
        "preview": tried
        and {
            "seq": 0,
            "events": to_come,
            "lines": state.log_lines(to_come),
            "view": tried.view,
            "choices": list(tried.choices),
            "turn_complete": tried.turn_complete,
        },
    }


def play_turn(state: GameState, rng: Rng) -> None:
    for move in bot("greedy", "azul").choose(state, rng):
        state.play(move)
    if state.needs_deal:
        state.deal(rng)


def in_round(number: int, taken: int) -> When:
    """A number of turns after the round was opened."""
    seen: list[int] = []

    def when(state: GameState) -> bool:
        if state.view()["round"] == number and not seen:
            seen.append(state.turn)
        return bool(seen) and state.turn >= seen[0] + taken

    return when


def tiling(state: GameState) -> bool:
    asks = state.view()["asks"]
    return asks is not None and asks["decision"] == "tile" and state.view()["round"] > 1


SCENES: dict[str, tuple[int, str, int, When]] = {
    "early": (2, "standard", 3, in_round(1, 3)),
    "middle": (2, "standard", 5, in_round(3, 6)),
    "scored": (2, "standard", 5, in_round(4, 0)),
    "over": (2, "standard", 5, lambda state: state.is_over),
    "grey": (2, "grey", 4, tiling),
    "three": (3, "standard", 7, in_round(3, 4)),
    "four": (4, "standard", 8, in_round(3, 7)),
}

if __name__ == "__main__":
    made = {name: scene(*parts) for name, parts in SCENES.items()}
    TARGET.write_text(json.dumps(made, separators=(",", ":")) + "\n")
