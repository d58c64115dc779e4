"""Jobs: who shares them, when they end, how many there may be, and what is kept of them."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from tests.analysis.games import beginning, saved
from tests.bots.processes import UNRULY
from tests.server.player import AnalysisSocket, Data, Player
from tests.server.running import GENEROUS, Running, ServerProcess, server_in_thread
from tests.server.test_analysis import finished
from websockets.exceptions import ConnectionClosed

from azulejos.analysis.review import Depth, plain, review
from azulejos.engine import record as records
from azulejos.server.analysis import analyses
from azulejos.server.bots import analysts, pool
from azulejos.server.bots.analysts import LOW_PRIORITY
from azulejos.server.storage import Store, StoredReview

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

GAME = beginning(saved("two-standard.azl"), 8)
RECORD = records.write(GAME)
SLOW = {"review_simulations": 100_000, "analysis_simulations": 100_000_000}
OTHER = records.write(beginning(saved("two-standard.azl"), 9))
STATE = records.verify(GAME)
POSITION = STATE.position()
MOVE = STATE.code(STATE.legal_moves()[0])


@asynccontextmanager
async def server_with(
    folder: Path, *names: str, **limits: Any
) -> AsyncIterator[tuple[Running, list[Player]]]:
    with server_in_thread(folder, limits=GENEROUS.model_copy(update=limits)) as running:
        players = [await Player.named(running.url, name) for name in names]
        yield running, players
        for player in players:
            await player.close()


async def counted(player: Player, kind: str, result: str) -> float:
    """How many jobs have ended so."""
    wanted = f'azulejos_analyses_total{{kind="{kind}",result="{result}"}} '
    lines = (await player.http.get("/metrics")).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(wanted))


async def until_counted(player: Player, kind: str, result: str, count: int) -> None:
    async with asyncio.timeout(30):
        while await counted(player, kind, result) < count:
            await asyncio.sleep(0.02)


async def refused(socket: AnalysisSocket, kind: str, **fields: Any) -> tuple[str, Data]:
    return await socket.refusal(kind, **fields)


async def test_who_wants_the_same_review_shares_it(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana", "Taras", review_simulations=100) as (_, players):
        ana, taras = players
        async with ana.analysis() as here, taras.analysis() as there:
            await here.ask("review", record=RECORD)
            await here.until("progress")
            both = await asyncio.gather(here.until("review"), there.answer("review", record=RECORD))
        assert both[0]["review"] == both[1]["review"] == plain(review(GAME, Depth.of(100)))
        assert await counted(ana, "review", "done") == 1


async def test_who_leaves_takes_nothing_from_who_stays(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana", "Taras", review_simulations=200) as (_, players):
        ana, taras = players
        async with taras.analysis() as there:
            async with ana.analysis() as here:
                await here.ask("review", record=RECORD)
                await here.until("progress")
                await there.ask("review", record=RECORD)
                await there.until("progress")
            await there.until("review")
        assert await counted(ana, "review", "cancelled") == 0


@pytest.mark.parametrize("way", ["stop", "close", "replace"])
async def test_nobody_thinks_when_nobody_listens(tmp_path: Path, way: str) -> None:
    limits = {**SLOW, "analysis_workers": 1}
    async with server_with(tmp_path, "Ana", **limits) as (running, (ana,)):
        async with ana.analysis() as here:
            asked = await here.ask("review", record=RECORD, depth="deep")
            await here.until("progress")
            if way == "stop":
                await here.ask("stop", id=asked)
            elif way == "replace":
                await here.ask("analyse", id=asked, position=POSITION)
            if way != "close":
                await until_counted(ana, "review", "cancelled", 1)
        await until_counted(ana, "review", "cancelled", 1)
        slots = running.services.pool.slots
        async with asyncio.timeout(10):
            while slots._analyses:
                await asyncio.sleep(0.02)


async def test_the_next_position_replaces_the_last(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana", **SLOW, analysis_workers=1) as (_, (ana,)):
        async with ana.analysis() as here:
            await here.ask("analyse", position=POSITION, id="one")
            await here.until("analysis")
            await here.ask("analyse", record=RECORD, turn=2, id="two")
            while (await here.until("analysis"))["id"] != "two":
                pass
        assert await counted(ana, "analysis", "cancelled") >= 1


async def test_those_who_wait_are_told_their_place(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana", "Taras", **SLOW, analysis_workers=1) as (_, players):
        ana, taras = players
        async with ana.analysis() as first, taras.analysis() as second:
            await first.ask("analyse", position=POSITION)
            await first.until("analysis")
            waiting = await second.ask("review", record=RECORD, depth="deep")
            assert await second.until("queued") == {
                "v": 1,
                "type": "queued",
                "id": waiting,
                "place": 1,
            }
            tried = await second.ask("try", position=POSITION, moves=[MOVE])
            news = [await second.until("queued") for _ in range(2)]
            assert {one["id"]: one["place"] for one in news} == {tried: 1, waiting: 2}


async def test_every_guest_has_a_quota(tmp_path: Path) -> None:
    limits = {"reviews": 10, "reviews_of_address": 11, "analyses": 3, "analyses_of_address": 9}
    games = [records.write(beginning(saved("two-standard.azl"), turns)) for turns in (1, 2, 3)]
    async with server_with(tmp_path, "Ana", "Taras", **limits) as (_, (ana, taras)):
        async with ana.analysis() as here:
            assert (await here.answer("review", record=games[0], depth="deep"))["type"] == "review"
            code, details = await refused(here, "review", record=games[1])
            assert (code, details["seconds"] > 0) == ("too-many-analyses", True)
            assert (await here.answer("review", record=games[0], depth="deep"))["type"] == "review"
            code, _ = await refused(here, "analyse", position=POSITION)
            assert code == "too-many-analyses", "three records were read"
        async with taras.analysis() as there:
            assert (await there.answer("review", record=games[1]))["type"] == "review"
            code, _ = await refused(there, "review", record=games[2])
            assert code == "too-many-analyses", "for all at this address"


async def test_so_many_at_once(tmp_path: Path) -> None:
    limits = {"analyses_at_once": 2, "analyses_at_once_of_address": 3}
    async with (
        server_with(tmp_path, "Ana", "Taras", **SLOW, **limits) as (_, (ana, taras)),
        ana.analysis() as here,
        taras.analysis() as there,
    ):
        await here.ask("analyse", position=POSITION)
        await here.until("analysis")
        await here.ask("review", record=RECORD, depth="deep")
        await here.until("progress")
        code, details = await refused(here, "try", position=POSITION, moves=[MOVE])
        assert (code, details) == ("analyses-at-once", {"expected": 2})
        await here.ask("analyse", position=POSITION, id="second")
        while (await here.until("analysis"))["id"] != "second":
            pass
        await there.ask("review", record=RECORD, depth="deep")
        await there.until("progress")
        code, details = await refused(there, "try", position=POSITION, moves=[MOVE])
        assert (code, details) == ("analyses-at-once", {"expected": 3})


async def test_so_many_wait_in_all(tmp_path: Path) -> None:
    limits = {"analysis_workers": 1, "analyses_waiting": 1}
    async with (
        server_with(tmp_path, "Ana", **SLOW, **limits) as (_, (ana,)),
        ana.analysis() as here,
    ):
        await here.ask("analyse", position=POSITION)
        await here.until("analysis")
        await here.ask("review", record=RECORD, depth="deep")
        await here.until("queued")
        code, details = await refused(here, "review", record=OTHER, depth="deep")
        assert (code, details) == ("analysis-busy", {"expected": 1})


async def test_a_program_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dying = (sys.executable, str(UNRULY), "review", "crash")
    monkeypatch.setattr(pool, "COMMAND", dying)
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        async with ana.analysis() as here:
            for _ in range(2):
                code, _ = await refused(here, "review", record=RECORD)
                assert code == "analysis-failed"
        assert await counted(ana, "review", "failed") == 2


async def test_a_program_that_is_killed_is_started_again(tmp_path: Path) -> None:
    limits = {**SLOW, "analysis_workers": 1}
    async with (
        server_with(tmp_path, "Ana", **limits) as (running, (ana,)),
        ana.analysis() as here,
    ):
        asked = await here.ask("review", record=RECORD, depth="deep")
        await here.until("progress")
        running.services.analyses._analysts._analysts[0].program.interrupt()
        refusal = await here.until("refused")
        assert (refusal["id"], refusal["code"]) == (asked, "analysis-failed")
        await here.ask("review", record=RECORD, depth="deep")
        await here.until("progress")


@pytest.mark.skipif(not LOW_PRIORITY, reason="needs the command nice")
async def test_programs_that_analyse_come_after_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "LOW_PRIORITY", LOW_PRIORITY)
    async with (
        server_with(tmp_path, "Ana", **{**SLOW, "analysis_workers": 1}) as (running, (ana,)),
        ana.analysis() as here,
    ):
        await here.ask("review", record=RECORD, depth="deep")
        await here.until("progress")
        process = running.services.analyses._analysts._analysts[0].program.process
        assert process is not None
        assert process.running is not None
        assert psutil.Process(process.running.pid).nice() > psutil.Process().nice()


async def test_whoever_signs_out_is_cut_off_here_too(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        async with ana.analysis() as here:
            await here.connection.send('{"v": 1, "type": "ping"}')
            await here.until("pong")
            await ana.ask("DELETE", "/api/guest/sessions")
            with pytest.raises(ConnectionClosed) as closed:
                await here.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_a_review_is_there_after_a_restart(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        table = await finished(ana)
        async with ana.analysis() as here:
            found = (await here.answer("review", table=table))["review"]
    async with server_with(tmp_path, "Taras") as (_, (taras,)):
        assert await taras.ask("GET", f"/api/tables/{table}/review") == found
        async with taras.analysis() as here:
            assert (await here.answer("review", table=table))["review"] == found
        assert await counted(taras, "review", "done") == 0


async def test_a_review_of_an_earlier_form_is_made_again(tmp_path: Path) -> None:
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        table = await finished(ana)
    store = await Store.open(f"sqlite:///{tmp_path / 'azulejos.db'}")
    await store.save_review(StoredReview(table, "usual", analyses.VERSION - 1, b"not even JSON"))
    await store.close()
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        path = f"/api/tables/{table}/review"
        assert await ana.refusal("GET", path) == (404, "no-review")
        async with ana.analysis() as here:
            found = (await here.answer("review", table=table))["review"]
        assert await ana.ask("GET", path) == found


async def test_one_that_is_too_large_is_sent_and_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LARGEST", 100)
    async with server_with(tmp_path, "Ana") as (_, (ana,)):
        table = await finished(ana)
        async with ana.analysis() as here:
            assert (await here.answer("review", table=table))["type"] == "review"
        assert await ana.refusal("GET", f"/api/tables/{table}/review") == (404, "no-review")


async def test_a_kill_in_the_middle_of_a_review_loses_nothing(tmp_path: Path) -> None:
    quick = {"AZULEJOS_LIMIT_REVIEW_SIMULATIONS": "20"}
    server = ServerProcess(tmp_path, AZULEJOS_LIMIT_REVIEW_SIMULATIONS="50000")
    ana = await Player.named(server.url, "Ana")
    table = await finished(ana)
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/story"]
    before = [await ana.ask("GET", path) for path in paths]
    async with ana.analysis() as here:
        await here.ask("review", table=table)
        while (await here.until("progress"))["done"] < 3:
            pass
        server.kill()
        with pytest.raises(ConnectionClosed):
            await here.until("review")
    server = ServerProcess(tmp_path, server.port, **quick)
    try:
        assert [await ana.ask("GET", path) for path in paths] == before
        assert await ana.refusal("GET", f"/api/tables/{table}/review") == (404, "no-review")
        async with ana.analysis() as here:
            found = (await here.answer("review", table=table))["review"]
        text = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert found == plain(review(records.read(text), Depth.of(20)))
    finally:
        server.stop()
        await ana.close()
