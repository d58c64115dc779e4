"""Bots that take too long, crash or cheat: the table goes on."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic, process_time

import pytest
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import GENEROUS, server_in_thread

import azulejos
from azulejos.bots.levels import BUDGETS
from azulejos.engine.registry import GAMES, from_position, rule_set
from azulejos.engine.rng import Rng
from azulejos.server.bots import pool, worker
from azulejos.server.bots.pool import BotPool, Question
from azulejos.server.errors import BotFailed
from azulejos.server.metrics import Metrics
from azulejos.server.rooms.hints import Hints
from azulejos.server.rooms.house_rules import DEFAULT_STAND_IN
from azulejos.server.settings import Limits
from azulejos.table import Bot, SeededDeals, Table

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

SILENT = "import sys, time\nfor line in sys.stdin: time.sleep(60)"
DYING = "import sys\nsys.stdin.readline()"
CHEATING = 'import sys\nfor line in sys.stdin: print(\'{"moves": ["FB1"]}\', flush=True)'
FAILING = 'import sys\nfor line in sys.stdin: print(\'{"error": "lost"}\', flush=True)'
COUNTING = "import sys\nfor n, _ in enumerate(sys.stdin): print('{\"turns\": %d}' % n, flush=True)"
LATE = "import sys, time\nfor _ in sys.stdin: time.sleep(.7); print('{\"moves\": []}', flush=True)"
BABBLING = "import sys\nfor line in sys.stdin: print('what?', flush=True)"


@pytest.fixture
def program(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Puts another program in the place of the workers."""
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", request.param))
    return str(request.param)


@asynccontextmanager
async def running_pool(seconds: float) -> AsyncIterator[BotPool]:
    bots = BotPool(1, seconds, Metrics())
    bots.start()
    yield bots
    await bots.stop()


@pytest.mark.parametrize(
    ("program", "code"),
    [
        (SILENT, "bot-too-slow"),
        (DYING, "bot-gone"),
        (FAILING, "bot-error"),
        (BABBLING, "bot-error"),
    ],
    indirect=["program"],
)
@pytest.mark.usefixtures("program")
async def test_a_bot_that_fails_is_told_apart(code: str) -> None:
    async with running_pool(0.3) as bots:
        for _ in range(2):  # the next turn finds a new worker
            with pytest.raises(BotFailed) as failure:
                await bots.choose(Question("greedy", "anything"))
            assert failure.value.code == code


@pytest.mark.parametrize("program", [LATE], indirect=True)
@pytest.mark.usefixtures("program")
async def test_an_answer_that_comes_too_late_is_nobody_elses() -> None:
    """The slow worker was stopped; the next one is as slow and has nothing ready."""
    async with running_pool(0.4) as bots:
        for _ in range(2):
            with pytest.raises(BotFailed, match="bot-too-slow"):
                await bots.choose(Question("greedy", "anything"))
            await asyncio.sleep(0.5)


@pytest.mark.parametrize("program", [SILENT, DYING, CHEATING, FAILING], indirect=True)
@pytest.mark.usefixtures("program")
async def test_the_table_goes_on_with_a_legal_turn(tmp_path: Path) -> None:
    limits = replace(GENEROUS, bot_seconds=1)
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
    assert offered == ["random", "easy", "greedy", "medium", "hard", "master"]
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
    assert DEFAULT_STAND_IN not in BUDGETS
    player, rng = worker.bot(DEFAULT_STAND_IN, game), Rng(3)
    state = azulejos.start(game)
    state.deal(rng)
    began = process_time()
    player.choose(state, rng)
    assert process_time() - began < 0.2


async def test_the_longest_thinker_is_bounded_from_outside() -> None:
    async with running_pool(20) as bots:
        await bots.choose(Question("greedy", start_position()))  # the worker has started
        bots.seconds = 0.4
        with pytest.raises(BotFailed, match="bot-too-slow"):
            await bots.choose(Question("master", start_position()))
        bots.seconds = Limits().bot_seconds
        began = monotonic()
        assert len(await bots.choose(Question("master", start_position()))) == 1
        assert monotonic() - began < bots.seconds / 2


async def test_turns_are_played_in_the_order_they_were_asked_for() -> None:
    position = start_position()
    async with running_pool(20) as bots:
        order: list[int] = []

        async def ask(number: int) -> None:
            await bots.choose(Question("random", position))
            order.append(number)

        await asyncio.gather(*(ask(number) for number in range(20)))
        assert order == list(range(20))


def start_position() -> str:
    game = azulejos.start("azul")
    game.deal(azulejos.Rng(1))
    return game.position()


@pytest.mark.parametrize("program", [FAILING], indirect=True)
@pytest.mark.usefixtures("program")
async def test_a_hint_that_failed_is_not_kept() -> None:
    async with running_pool(5) as bots:
        hints = Hints(bots)
        table = bots_table()
        for _ in range(2):
            with pytest.raises(BotFailed, match="bot-error"):
                await hints.hint(table)
        assert bots.metrics.registry.get_sample_value("azulejos_bot_failures_total") == 2


@pytest.mark.parametrize("program", [COUNTING], indirect=True)
@pytest.mark.usefixtures("program")
async def test_a_position_is_thought_about_once_however_many_ask() -> None:
    async with running_pool(5) as bots:
        hints, table = Hints(bots), bots_table()
        found = await asyncio.gather(*(hints.hint(table) for _ in range(3)))
        assert [*found, await hints.hint(table)] == [{"turns": 0}] * 4
        table.play(0, [table.state.code(table.state.legal_moves()[0])], 1)
        assert await hints.hint(table) == {"turns": 1}


def bots_table() -> Table:
    return Table.open(rule_set("azul").choose(2), [Bot("a", "easy")] * 2, SeededDeals(1), 0)


def test_a_hint_of_a_worker_can_be_played() -> None:
    position = start_position()
    found = worker.safe_answer(Question(None, position).line().decode())
    state = from_position(position)
    assert found["seat"] == state.current
    for turn in found["turns"]:
        assert state.attempt(turn["moves"]).turn_complete
        assert 0 <= turn["chance"] <= 1
        assert len(turn["points"]) == 2


def test_a_worker_answers_and_survives_nonsense() -> None:
    good = worker.safe_answer(Question("greedy", start_position()).line().decode())
    assert len(good["moves"]) == 1
    assert "error" in worker.safe_answer("nonsense")
    assert (
        "UnknownBot"
        in worker.safe_answer(Question("nobody", start_position()).line().decode())["error"]
    )
