"""A hint in the terminal: the best turn in words, what it promises, and what else is good."""

from __future__ import annotations

from azulejos.analysis import Advice, hint
from azulejos.cli.play.display import Display
from azulejos.cli.play.half_turn import HalfTurn
from azulejos.engine.turns import play_moves


def show(display: Display, turn: HalfTurn) -> None:
    display.say("play-hint-thinking")
    now = turn.state.copy()
    play_moves(now, turn.moves)
    found = hint(now)
    display.terminal.say(display.words.text("play-hint-best", **values(found.best, found.seat)))
    for line in outcome(display, found.best, turn):
        display.terminal.say(f"  {line}")
    for other in found.turns[1:]:
        line = display.words.text("play-hint-other", **values(other, found.seat))
        display.terminal.say(line)


def values(advice: Advice, seat: int) -> dict[str, str | int]:
    others = [points for other, points in enumerate(advice.points) if other != seat]
    return {
        "turn": " ".join(advice.codes),
        "chance": f"{advice.chance:.0%}",
        "points": f"{advice.points[seat]:.0f}",
        "others": " : ".join(f"{points:.0f}" for points in others),
    }


def outcome(display: Display, advice: Advice, turn: HalfTurn) -> list[str]:
    """What the turn does at once, in words."""
    events = [event.data() for event in turn.trial(list(advice.codes)).events]
    return display.lines(events[len(turn.now.events) :])
