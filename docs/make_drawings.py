"""Draws the pictures of `docs/drawing.md`: a game of two good players, somewhere in its middle."""

from __future__ import annotations

from pathlib import Path

from azulejos import bots, drawing
from azulejos.engine.game import GameState
from azulejos.engine.registry import new_game, rule_set
from azulejos.engine.rng import Rng

FOLDER = Path(__file__).with_name("drawing")
TURNS = {
    "azul": 31,
    "queens_garden": 59,
    "summer_pavilion": 52,
    "summer_pavilion_mini": 75,
}


def played(game: str, turns: int) -> GameState:
    state, rng = new_game(rule_set(game).choose(2)), Rng(8)
    bot = bots.bot("greedy", game)
    while state.needs_deal or state.turn < turns:
        if state.needs_deal:
            state.deal(rng)
            continue
        for move in bot.choose(state, rng):
            state.play(move)
    return state


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game, turns in TURNS.items():
        picture = drawing.svg(played(game, turns), names=["Ana", "Taras"])
        (FOLDER / f"{game}.svg").write_text(picture + "\n", encoding="utf-8")
