"""Reviews, live analysis and tried turns as requests of docs/bot_protocol.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import Event
from typing import Any

from azulejos.analysis.hints import Hint, read_hint
from azulejos.analysis.live import growing
from azulejos.analysis.review import (
    Depth,
    plain,
    review,
    review_turn,
    settings,
    steps,
    turn_data,
    usual_depth,
)
from azulejos.bots.stdio.lines import MOST_SIMS, named_values, seconds, whole_number
from azulejos.bots.stdio.serving import Conversation
from azulejos.engine import record as records
from azulejos.engine.game import GameState
from azulejos.search.result import SearchResult
from azulejos.search.search import Budget

LONGEST_PART = 12_000
# Of a live analysis, unless the request says otherwise.
SIMULATIONS = 500_000
SECONDS = 60.0
COUNT = 3
MOST_TURNS = 10
MOST_NUMBER = 100_000
LOOK_SECONDS = 0.02


class Stopped(Exception):
    """The host wants no answer any more."""


class Thought:
    """Something that takes long: the listener of the program may pause and stop it."""

    def __init__(self, may_go_on: Event) -> None:
        self.may_go_on = may_go_on
        self.is_stopped = False

    def stop(self) -> None:
        self.is_stopped = True

    def rest(self) -> None:
        """Waits while the host wants it; ends the thought if it is to stop."""
        while not self.is_stopped and not self.may_go_on.wait(LOOK_SECONDS):
            pass
        if self.is_stopped:
            raise Stopped


class AnalysisRequests:
    """The words that our programs know beside those of every bot."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.record: list[str] = []

    def words(self) -> Mapping[str, Callable[[str], None]]:
        return {
            "record": self.record.append,
            "review": self.review,
            "analyse": partial(self.thought_about, self.analyse),
            "try": partial(self.thought_about, self.try_turn),
        }

    def review(self, rest: str) -> None:
        """Reviews the record whose lines came before."""
        text = "".join(f"{line}\n" for line in self.record)
        self.record.clear()
        record = records.read(text)
        depth = depth_in(named_values(rest.split()), record.header("Game") or "")
        self.thinking(lambda thought: self.reviewed(record, depth, thought))

    def reviewed(self, record: records.Record, depth: Depth, thought: Thought) -> None:
        done, count = 0, steps(record)

        def progress(more: int) -> None:
            nonlocal done
            done += more
            self.conversation.say(f"progress {done} {count}")

        progress(0)
        self.answer("review", plain(review(record, depth, progress, thought.rest)))

    def thought_about(
        self, handle: Callable[[GameState, Sequence[str], Thought], None], rest: str
    ) -> None:
        self.record.clear()  # nobody wants a review of it any more
        state = self.conversation.expect_position()
        state.expect_move()
        self.thinking(lambda thought: handle(state, rest.split(), thought))

    def thinking(self, work: Callable[[Thought], None]) -> None:
        thought = Thought(self.conversation.listener.may_go_on)
        try:
            with self.conversation.stoppable(thought):
                work(thought)
        except Stopped:
            self.conversation.say("stopped")

    def analyse(self, state: GameState, words: Sequence[str], thought: Thought) -> None:
        values = named_values(words)
        count = whole_number("count", values.get("count", str(COUNT)), 1, MOST_TURNS)
        for found in growing(state, budget_in(values), thought.rest):
            word = "analysis" if found.finished else "analysing"
            self.answer(word, analysis_data(read_hint(state, found, count), found))

    def try_turn(self, state: GameState, words: Sequence[str], thought: Thought) -> None:
        """Names and values, then `moves` and the codes of a whole turn."""
        before, _, moves = " ".join(words).partition("moves")
        values = named_values(before.split())
        number = whole_number("number", values.get("number", "1"), 1, MOST_NUMBER)
        depth = depth_in(values, state.options.game)
        found = review_turn(state, moves.split(), number, depth, thought.rest)
        self.answer("tried", turn_data(found))

    def answer(self, word: str, data: Mapping[str, Any]) -> None:
        """JSON, cut into lines: all but the last begin with `part`."""
        text = json.dumps(data, separators=(",", ":"))
        pieces = [text[at : at + LONGEST_PART] for at in range(0, len(text), LONGEST_PART)]
        words = ["part"] * (len(pieces) - 1) + [word]
        lines = zip(words, pieces, strict=True)
        self.conversation.say(*(f"{word} {piece}" for word, piece in lines))


def depth_in(values: Mapping[str, str], game: str) -> Depth:
    if "sims" not in values:
        return usual_depth(game)
    return Depth.of(whole_number("sims", values["sims"], 1, settings.MOST_SIMULATIONS))


def budget_in(values: Mapping[str, str]) -> Budget:
    simulations = whole_number("sims", values.get("sims", str(SIMULATIONS)), 1, MOST_SIMS)
    return Budget(simulations, seconds("time", values.get("time", str(SECONDS))))


def analysis_data(hint: Hint, found: SearchResult) -> dict[str, Any]:
    """An analysis as it is sent, to hosts and to players."""
    return {
        "seat": hint.seat,
        "simulations": found.simulations,
        "nodes": found.nodes,
        "depth": 1 + len(hint.best.line),
        "done": found.finished,
        "turns": [
            {
                "moves": turn.codes,
                "chance": round(turn.chance, 4),
                "chances": [round(chance, 4) for chance in turn.chances],
                "points": [round(points, 2) for points in turn.points],
                "share": round(turn.share, 4),
                "line": turn.line,
            }
            for turn in hint.turns
        ],
    }
