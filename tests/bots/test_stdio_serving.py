"""The bot's side: answers in order, hears `stop` while it thinks, and survives every line."""

from __future__ import annotations

import io
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.processes import dealt

import azulejos
from azulejos import bots
from azulejos.analysis import hint
from azulejos.analysis.program import HintSearch
from azulejos.bots.search_bot import SearchBot
from azulejos.bots.stdio import Adviser, Go, MalformedLine, of_level, serve
from azulejos.bots.stdio.lines import (
    LONGEST_LINE,
    LONGEST_TIME,
    MOST_SIMS,
    SHORTEST_TIME,
    LineSplitter,
    game_line,
    read_game,
    read_go,
)
from azulejos.bots.stdio.serving import level_for
from azulejos.search.search import Budget

POSITION = dealt().position()
GREETING = ["id name greedy", "ready 1"]


def answers(
    *lines: str | bytes, level: str = "greedy", adviser: Adviser | None = None
) -> list[str]:
    """What one of our bots says to these lines."""
    out = io.BytesIO()
    said = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    serve(level, of_level(level), io.BytesIO(said), out, adviser)
    return out.getvalue().decode().splitlines()


def test_a_short_conversation() -> None:
    turn = bots.bot("greedy", "azul").choose(dealt(), azulejos.Rng(5))
    said = ["azulejos 1", "game azul players=2", f"position {POSITION}", "legal 1B1", "go seed 5"]
    assert answers(*said, "quit", "go") == [*GREETING, f"turn {dealt().code(turn[0])}"]


def test_a_turn_of_several_moves_is_one_line() -> None:
    state = azulejos.start("queens_garden")
    rng = azulejos.Rng(3)
    for seed in range(100):
        if state.needs_deal:
            state.deal(rng)
        turn = bots.bot("random", "queens_garden").choose(state, azulejos.Rng(seed))
        codes = [state.code(move) for move in turn]
        if len(turn) > 2:
            break
        for move in turn:
            state.play(move)
    assert len(turn) > 2
    said = [f"position {state.position()}", f"go seed {seed}"]
    assert answers(*said, level="random") == [" ".join(["turn", *codes])]


def test_without_a_seed_chance_is_free() -> None:
    turns = answers(f"position {POSITION}", *["go"] * 12, level="random")
    assert len(turns) == 12
    assert len(set(turns)) > 1


def test_a_newer_host_hears_which_version_is_spoken_here() -> None:
    assert answers("azulejos 7") == GREETING


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["azulejos x"], "bot-line-value: name=azulejos, value=x"),
        (["azulejos"], "bot-line-value: name=azulejos"),
        (["azulejos 0"], "bot-line-value: name=azulejos, value=0"),
        (["go"], "bot-no-position"),
        (["game chess"], "unknown-game: value=chess"),
        (["game"], "unknown-game"),
        (["game azul players"], "bot-line-pairs: value=players"),
        (["game azul players=9"], "player-count"),
        (["game azul speed=3"], "unknown-option"),
        (["position azul"], "position-field: column=6"),
        (["position"], "position-game"),
        ([f"position {POSITION}", "go sims"], "bot-line-pairs: value=sims"),
        ([f"position {POSITION}", "go sims 0"], "bot-line-value: name=sims, value=0"),
        ([f"position {POSITION}", "go time 1e3"], "bot-line-value: name=time, value=1e3"),
        ([f"position {POSITION}", "go seed -1"], "bot-line-value: name=seed, value=-1"),
        ([f"position {azulejos.start('azul').position()}", "go"], "deal-due: move=-"),
        (["position " + "x" * LONGEST_LINE], f"bot-line-length: limit={LONGEST_LINE}"),
    ],
)
def test_errors_are_answers(lines: list[str], expected: str) -> None:
    first, *others = answers(*lines, "azulejos 1")
    assert first.startswith(f"error {expected}")
    assert others[-2:] == GREETING


def test_a_new_game_forgets_the_position() -> None:
    assert answers(f"position {POSITION}", "game azul", "go") == ["error bot-no-position"]


def test_a_bad_position_forgets_the_one_before() -> None:
    refused, asked = answers(f"position {POSITION}", "position azul", "go")
    assert refused.startswith("error position-field")
    assert asked == "error bot-no-position"


def test_unknown_lines_and_words_are_left_to_later_versions() -> None:
    said = ["", "  ", "ponder", f"  position   {POSITION}  \r", "go depth 3 seed 5", "stop"]
    assert answers(*said)[0].startswith("turn ")


WORDS = st.sampled_from(
    [
        *("azulejos", "game", "position", "go", "stop", "legal", "1", "sims", "time", "seed"),
        *("azul", "players=2", "variant=grey", POSITION, "-", "=", "5", "9" * 23, "\x00", "ї"),
    ]
)
LINES = st.one_of(
    st.binary(max_size=60).filter(lambda line: b"quit" not in line),
    st.lists(WORDS, max_size=6).map(lambda words: " ".join(words).encode()),
)


@given(st.lists(LINES, max_size=12))
def test_no_line_is_the_last(lines: list[bytes]) -> None:
    answered = answers(*lines, b"azulejos 1")
    assert answered[-2:] == GREETING
    assert {line.split()[0] for line in answered} <= {"id", "ready", "error", "turn"}


# Thinking and being stopped


class Thinker:
    """Thinks until it is stopped."""

    name = "thinker"

    def __init__(self, deaf_at_first: int = 0) -> None:
        self.deaf = deaf_at_first
        self.begun = threading.Event()
        self.stopped = threading.Event()

    def stop(self) -> None:
        self.deaf -= 1
        if self.deaf < 0:
            self.stopped.set()

    def choose(self, state: azulejos.GameState, rng: azulejos.Rng) -> list[int]:
        self.begun.set()
        assert self.stopped.wait(20)
        self.stopped.clear()
        return state.legal_moves()[:1]


@contextmanager
def served(bot: bots.Bot) -> Iterator[tuple[int, io.BufferedReader, threading.Thread]]:
    """A bot on its own thread, at the other end of two pipes."""
    read_requests, write_requests = os.pipe()
    read_answers, write_answers = os.pipe()
    with (
        open(read_requests, "rb", buffering=0) as requests,
        open(write_answers, "wb") as out,
        open(read_answers, "rb") as heard,
    ):
        bot_for = (bot.name, lambda _game, _go: bot)
        server = threading.Thread(target=serve, args=(*bot_for, requests, out))
        server.start()
        try:
            yield write_requests, heard, server
        finally:
            os.close(write_requests)
            server.join(20)
    assert not server.is_alive()


@pytest.mark.parametrize("deaf_at_first", [0, 3])
def test_stop_is_heard_while_the_bot_thinks(deaf_at_first: int) -> None:
    thinker = Thinker(deaf_at_first)
    with served(thinker) as (requests, heard, _):
        os.write(requests, f"position {POSITION}\ngo\n".encode())
        assert thinker.begun.wait(20)
        os.write(requests, b"stop\n")
        assert heard.readline() == f"turn {dealt().code(dealt().legal_moves()[0])}\n".encode()


def test_a_stop_with_nothing_to_stop_stops_nothing() -> None:
    thinker = Thinker()
    with served(thinker) as (requests, heard, _):
        os.write(requests, f"stop\nposition {POSITION}\ngo\n".encode())
        assert thinker.begun.wait(20)
        assert not thinker.stopped.is_set()
        os.write(requests, b"stop\n")
        assert heard.readline().startswith(b"turn ")


@pytest.mark.parametrize("farewell", [b"quit\n", None], ids=["quit", "end of input"])
def test_who_leaves_does_not_wait_for_the_thought(farewell: bytes | None) -> None:
    thinker = Thinker()
    with served(thinker) as (requests, _, server):
        os.write(requests, f"position {POSITION}\ngo\n".encode())
        assert thinker.begun.wait(20)
        if farewell:
            os.write(requests, farewell)
            server.join(20)
            assert not server.is_alive()


# Levels and lines


def test_go_may_name_the_level() -> None:
    asked = [f"position {POSITION}", "go level greedy seed 5", "go seed 5"]
    expected = [
        f"turn {dealt().code(bots.bot(name, 'azul').choose(dealt(), azulejos.Rng(5))[0])}"
        for name in ("greedy", "random")
    ]
    assert answers(*asked, level="random") == expected
    assert expected[0] != expected[1]


def test_a_level_is_one_word_that_names_a_bot() -> None:
    refused = answers(f"position {POSITION}", "go level nobody", "go level")
    assert refused[0].startswith("error unknown-bot: value=nobody")
    assert refused[1] == "error bot-line-pairs: value=level"
    for level in ("two words", "line\nfeed", "tab\t", ""):
        with pytest.raises(MalformedLine):
            Go(level=level).line()


class Unhurried:
    """Gives hints and cannot be stopped, not even by the end of the requests."""

    def advise(self, state: azulejos.GameState, go: Go) -> str:
        return HintSearch().advise(state, go)


def test_hints_are_given_only_by_an_adviser() -> None:
    asked = [f"position {POSITION}", "hint sims 100 seed 5"]
    assert answers(*asked) == []
    (line,) = answers(*asked, adviser=Unhurried())
    word, _, found = line.partition(" ")
    best = hint(dealt(), Budget(simulations=100), seed=5).best
    assert word == "hint"
    assert json.loads(found)["turns"][0] == {
        "moves": list(best.codes),
        "chance": best.chance,
        "points": list(best.points),
        "share": best.share,
    }


def test_a_hint_needs_a_position_and_a_turn() -> None:
    undealt = azulejos.start("azul").position()
    refused = answers("hint", f"position {undealt}", "hint", adviser=HintSearch())
    assert refused[0] == "error bot-no-position"
    assert refused[1].startswith("error deal-due")


def test_a_hint_can_be_stopped() -> None:
    began = time.monotonic()
    said = [f"position {POSITION}", "hint time 600", "stop"]
    (line,) = answers(*said, adviser=HintSearch())
    assert line.startswith("hint ")
    assert time.monotonic() - began < 60


def test_search_thinks_as_long_as_the_host_says() -> None:
    assert level_for("search", Go(sims=800)) == "sims:800"
    assert level_for("search", Go(seconds=0.5)) == "time:0.5"
    assert level_for("hard", Go(sims=800)) == "hard"
    with pytest.raises(MalformedLine) as caught:
        level_for("search", Go(seed=1))
    assert caught.value.code == "bot-no-budget"


def test_search_takes_every_budget_that_the_protocol_allows() -> None:
    bot_for = of_level("search")
    for go in (Go(sims=MOST_SIMS), Go(seconds=LONGEST_TIME), Go(seconds=SHORTEST_TIME)):
        assert bot_for("azul", read_go(go.line().split()[1:])).name


def test_the_tree_is_kept_when_the_time_differs() -> None:
    bot_for = of_level("search")
    thinkers = [bot_for("azul", Go(seconds=seconds)) for seconds in (0.5, 0.493)]
    assert thinkers[0] is thinkers[1]
    assert isinstance(thinkers[1], SearchBot)
    assert thinkers[1].budget == Budget(seconds=0.493)
    bot_for("azul", Go(sims=30))
    assert thinkers[1].budget == Budget(simulations=30)


def test_a_bot_is_kept_between_turns() -> None:
    bot_for = of_level("greedy")
    assert bot_for("azul", Go(sims=1)) is bot_for("azul", Go(sims=2))
    assert bot_for("azul", Go()) is not bot_for("summer_pavilion", Go())


@given(
    st.none() | st.integers(1, 10**9),
    st.none() | st.integers(1, 86_400_000).map(lambda thousandths: thousandths / 1000),
    st.none() | st.integers(0, 2**64 - 1),
    st.none() | st.sampled_from(bots.NAMES),
)
def test_requests_round_trip(
    sims: int | None, seconds: float | None, seed: int | None, level: str | None
) -> None:
    go = Go(sims, seconds, seed, level)
    assert read_go(go.line().split()[1:]) == go


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_options_round_trip(game: str) -> None:
    rules = azulejos.rule_set(game)
    extras = {"azul": {"max_rounds": 3}, "summer_pavilion": {"joker_order": "RBYOGP"}}.get(game, {})
    options = rules.choose(3, rules.variants[-1], **extras)  # type: ignore[arg-type]
    assert read_game(game_line(options).split()[1:]) == options


@given(st.binary(max_size=200), st.lists(st.integers(0, 200), max_size=5))
def test_lines_do_not_depend_on_how_they_arrive(said: bytes, cuts: list[int]) -> None:
    at_once, in_parts = LineSplitter(), LineSplitter()
    at_once.feed(said)
    for start, end in zip([0, *sorted(cuts)], [*sorted(cuts), len(said)], strict=True):
        in_parts.feed(said[start:end])
    for splitter in (at_once, in_parts):
        splitter.finish()
    assert at_once.lines == in_parts.lines


def test_what_was_said_before_can_be_forgotten() -> None:
    splitter = LineSplitter()
    splitter.feed(b"turn 1\nturn")
    splitter.forget()
    splitter.feed(b" 2\nturn 3\n")
    splitter.forget()
    splitter.feed(b"turn 4\n")
    assert list(splitter.lines) == ["turn 4"]


def test_a_line_that_is_too_long_takes_no_memory() -> None:
    splitter = LineSplitter()
    for _ in range(100):
        splitter.feed(b"x" * 10_000)
        assert len(splitter.rest) < LONGEST_LINE
    splitter.feed(b"\nnext\n" + b"y" * (LONGEST_LINE - 1) + b"\n" + b"y" * LONGEST_LINE + b"\n")
    assert list(splitter.lines) == [None, "next", "y" * (LONGEST_LINE - 1), None]
