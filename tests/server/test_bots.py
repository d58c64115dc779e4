"""Bots that take too long, crash or cheat: the table goes on."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import pytest
from tests.bots.processes import UNRULY, is_known
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import GENEROUS, server_in_thread

import azulejos
from azulejos import bots
from azulejos.bots.search_bot import SearchBot
from azulejos.engine.registry import GAMES, from_position, rule_set
from azulejos.engine.rng import Rng
from azulejos.server.bots import pool
from azulejos.server.bots.pool import BotPool, Question
from azulejos.server.bots.queue import Asker
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import BotFailed
from azulejos.server.rooms.hints import Hints
from azulejos.server.rooms.setup import DEFAULT_STAND_IN
from azulejos.server.settings import Limits
from azulejos.table import Bot, SeededDeals, Table

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

SILENT = ("go", "hang")
DYING = ("go", "crash")
STILLBORN = ("handshake", "die")
CHEATING = ("go", "say", "turn FB1")
FAILING = ("go", "say", "error lost")
BABBLING = ("go", "say", "what?")
LATE = ("go", "late", "0.7")
COUNTING = ("hint", "count")


@pytest.fixture
def program(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Puts another program in the place of our bots."""
    behaviour: tuple[str, ...] = request.param
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, str(UNRULY), *behaviour))
    return behaviour


@asynccontextmanager
async def running_pool(seconds: float) -> AsyncIterator[BotPool]:
    pooled = BotPool(1, seconds, Metrics())
    pooled.start()
    yield pooled
    await pooled.stop()


@pytest.mark.parametrize(
    ("program", "code"),
    [
        (SILENT, "bot-too-slow"),
        (BABBLING, "bot-too-slow"),
        (DYING, "bot-gone"),
        (STILLBORN, "bot-gone"),
        (FAILING, "bot-error"),
    ],
    indirect=["program"],
)
@pytest.mark.usefixtures("program")
async def test_a_bot_that_fails_is_told_apart(code: str) -> None:
    async with running_pool(0.5) as pooled:
        for _ in range(2):  # the next turn finds a new program
            with pytest.raises(BotFailed) as failure:
                await pooled.choose(Question("greedy", "anything"))
            assert failure.value.code == code


@pytest.mark.parametrize("program", [LATE], indirect=True)
@pytest.mark.usefixtures("program")
async def test_an_answer_that_comes_too_late_is_nobody_elses() -> None:
    """The slow program was ended; the next one is as slow and has nothing ready."""
    async with running_pool(0.4) as pooled:
        for _ in range(2):
            with pytest.raises(BotFailed, match="bot-too-slow"):
                await pooled.choose(Question("greedy", "anything"))
            await asyncio.sleep(0.5)


@pytest.mark.parametrize("program", [SILENT, DYING, CHEATING, FAILING], indirect=True)
@pytest.mark.usefixtures("program")
async def test_the_table_goes_on_with_a_legal_turn(tmp_path: Path) -> None:
    limits = GENEROUS.model_copy(update={"bot_seconds": 1})
    with server_in_thread(tmp_path, limits=limits) as running:
        ana = await Player.named(running.url, "Ana")
        table = await ana.table("azul", "greedy", "person")
        async with ana.socket(table) as here:
            await here.up_to_date()
            while here.standing["turns"] == 0:
                await asyncio.wait_for(here.until("game"), 10)
            assert here.standing["to_move"] == 1
        await ana.close()


async def test_the_levels_are_offered_and_nothing_else(invite: Invite) -> None:
    """A stranger must not choose how long the server thinks."""
    ana = await invite("Ana")
    offered = (await ana.ask("GET", "/api/games"))["bots"]
    assert offered == ["random", "beginner", "easy", "greedy", "medium", "hard", "master"]
    for level in offered:
        await ana.table("azul", "person", level, order="given")
    for level in ("sims:5", "time:3600", "time:0.1", "Greedy", "greedy ", ""):
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        wanted = {"game": "azul", "seats": seats}
        assert await ana.refusal("POST", "/api/tables", wanted) == (422, "unknown-bot")


async def test_nobody_can_choose_who_stands_in(invite: Invite) -> None:
    ana = await invite("Ana")
    wanted = {"game": "azul", "seats": [{"kind": "person"}, {"kind": "open"}], "stand_in": "master"}
    assert await ana.refusal("POST", "/api/tables", wanted) == (422, "malformed-request")


@pytest.mark.parametrize("game", GAMES)
def test_who_stands_in_is_quick(game: str) -> None:
    player, rng = bots.bot(DEFAULT_STAND_IN, game), Rng(3)
    assert not isinstance(player, SearchBot)
    state = azulejos.start(game)
    state.deal(rng)
    began = process_time()
    player.choose(state, rng)
    assert process_time() - began < 0.2


async def test_the_longest_thinker_is_bounded_from_outside() -> None:
    async with running_pool(20) as pooled:
        await pooled.choose(Question("greedy", start_position()))  # the program has started
        pooled.seconds = 0.4
        with pytest.raises(BotFailed, match="bot-too-slow"):
            await pooled.choose(Question("master", start_position()))
        pooled.seconds = Limits().bot_seconds
        began = monotonic()
        assert len(await pooled.choose(Question("master", start_position()))) == 1
        assert monotonic() - began < pooled.seconds / 2


async def test_turns_of_equals_are_played_in_the_order_they_were_asked_for() -> None:
    position = start_position()
    async with running_pool(20) as pooled:
        order: list[int] = []

        async def ask(number: int) -> None:
            await pooled.choose(Question("medium", position))
            order.append(number)

        await asyncio.gather(*(ask(number) for number in range(8)))
        assert order == list(range(8))


def start_position() -> str:
    game = azulejos.start("azul")
    game.deal(azulejos.Rng(1))
    return game.position()


@pytest.mark.parametrize(
    "program",
    [("hint", "say", "error lost"), ("hint", "say", "hint {}"), ("hint", "say", "hint what?")],
    indirect=True,
)
@pytest.mark.usefixtures("program")
async def test_a_hint_that_failed_is_not_kept() -> None:
    async with running_pool(5) as pooled:
        hints = Hints(pooled, Asker())
        table = bots_table()
        for _ in range(2):
            with pytest.raises(BotFailed, match="bot-error"):
                await hints.hint(table)


@pytest.mark.parametrize("program", [COUNTING], indirect=True)
@pytest.mark.usefixtures("program")
async def test_a_position_is_thought_about_once_however_many_ask() -> None:
    async with running_pool(5) as pooled:
        hints, table = Hints(pooled, Asker()), bots_table()
        found = await asyncio.gather(*(hints.hint(table) for _ in range(3)))
        assert [*found, await hints.hint(table)] == [{"turns": [1]}] * 4
        table.play(0, [table.state.code(table.state.legal_moves()[0])], 1)
        assert await hints.hint(table) == {"turns": [2]}


def bots_table() -> Table:
    return Table.open(rule_set("azul").choose(2), [Bot("a", "easy")] * 2, SeededDeals(1), 0)


async def test_hints_and_turns_can_be_played() -> None:
    position = start_position()
    state = from_position(position)
    async with running_pool(20) as pooled:
        found = await pooled.hint(position)
        turn = await pooled.choose(Question("greedy", position))
    assert found["seat"] == state.current
    for advised in found["turns"]:
        assert state.attempt(advised["moves"]).turn_complete
        assert 0 <= advised["chance"] <= 1
        assert len(advised["points"]) == 2
    assert state.attempt(turn).turn_complete


@pytest.mark.parametrize(
    ("question", "cause"),
    [
        (Question("greedy", "nonsense"), "position-game"),
        (Question("nobody", "{position}"), "unknown-bot: value=nobody"),
        (Question("greedy\nquit", "{position}"), "greedy?quit"),
        (Question("", "{position}"), ""),
    ],
)
async def test_what_cannot_be_answered_is_refused(question: Question, cause: str) -> None:
    position = start_position()
    asked = replace(question, position=question.position.format(position=position))
    async with running_pool(20) as pooled:
        with pytest.raises(BotFailed, match="bot-error") as failure:
            await pooled.choose(asked)
        assert str(failure.value.values["cause"]).startswith(cause)
        assert len(await pooled.choose(Question("greedy", position))) == 1
        assert pooled.metrics.registry.get_sample_value("azulejos_bot_failures_total") == 1


@pytest.mark.parametrize("program", [("go", "hang-with-a-child")], indirect=True)
@pytest.mark.usefixtures("program")
async def test_a_pool_that_stops_does_not_wait_for_a_thought() -> None:
    async with running_pool(60) as pooled:
        asking = asyncio.create_task(pooled.choose(Question("greedy", "anything")))
        while (process := started_program(pooled)) is None:
            await asyncio.sleep(0.01)
        began = monotonic()
    assert monotonic() - began < 10
    assert not is_known(process.running.pid)
    asking.cancel()


def started_program(pooled: BotPool) -> Any:
    """Of whichever worker has taken the question."""
    programs = [worker.program.process for worker in pooled._workers]
    return next((process for process in programs if process is not None), None)
