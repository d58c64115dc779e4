"""The host's page: what it shows, and what each deed does and leaves in the log."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import Invite
from tests.server.hosting import WITH_KEY, guests, host_at
from tests.server.player import Player, TableSocket
from tests.server.running import GENEROUS, Running, server_in_thread
from tests.server.tables import seated
from websockets.exceptions import ConnectionClosed, InvalidStatus

from azulejos.server.protocol.messages import CloseCode

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

RNG = random.Random(19)
WAIT = 10


async def closing_code(socket: TableSocket) -> int:
    """With which the server ends the connection."""
    async with asyncio.timeout(WAIT):
        with pytest.raises(ConnectionClosed) as closed:
            await socket.until("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


class TestLooking:
    async def test_tables_that_nobody_else_can_find(self, site: Running) -> None:
        async with guests(site, "Ana", "Taras", "Olena") as (ana, taras, olena):
            table = await seated(ana, taras, public=False)
            other = await olena.table("queens_garden", "person", "open")
            async with host_at(site.url) as host, ana.socket(table) as here:
                await here.up_to_date()
                listed = (await host.see("tables"))["tables"]
                assert [one["id"] for one in listed] == [other, table]
                assert [one["connected"] for one in listed] == [0, 1]
                for search, expected in (("tara", [table]), (other, [other]), ("%", [])):
                    found = (await host.see("tables", search=search))["tables"]
                    assert [one["id"] for one in found] == expected
                first = await host.see("tables", limit="1")
                rest = await host.see("tables", limit="1", before=first["next"])
                assert rest["tables"][0]["id"] == table
                counts = await host.see("overview")
                assert (counts["running"], counts["waiting"], counts["reports"]) == (1, 1, 0)
                (node,) = counts["nodes"]
                assert node["here"]

    async def test_who_is_there_and_who_is_known(self, site: Running) -> None:
        async with guests(site, "Ana", "Taras") as (ana, taras):
            table = await seated(ana, taras)
            async with (
                host_at(site.url) as host,
                ana.socket(table) as here,
                ana.socket(table) as two,
            ):
                await here.up_to_date()
                await two.up_to_date()
                (found,) = (await host.see("people"))["people"]
                assert (found["name"], found["sockets"], found["tables"]) == ("Ana", 2, [table])
                assert found["place"] == (await host.see("session"))["place"]
                assert "127" not in found["place"][:3]
                away = await host.guest_named("TARAS")
                assert (away["name"], away["place"], away["blocked"]) == ("Taras", None, False)

    async def test_pages_have_an_end(self, small_site: Running) -> None:
        async with host_at(small_site.url) as host:
            for what in ("tables", "reports", "audit"):
                answer = await host.http.get(f"/api/admin/{what}", params={"limit": 101})
                assert answer.status_code == 422


class TestClosing:
    async def test_a_game_under_way(self, site: Running) -> None:
        async with guests(site, "Ana", "Taras") as (ana, taras):
            table = await seated(ana, taras)
            async with host_at(site.url) as host, ana.socket(table) as here:
                await here.up_to_date()
                await here.play_a_turn(RNG)
                await host.do(f"tables/{table}/close", reason="spam")
                while not here.is_over:
                    await here.until("game")
                assert here.standing["outcome"]["reason"] == "closed"
                assert here.standing["outcome"]["winners"] == []
                assert await host.last_deed() == ("closed-table", table, {"reason": "spam"})
                path = f"/api/admin/tables/{table}/close"
                assert await host.refusal("POST", path, {}) == (409, "game-over")
                assert (await host.last_deed())[0] == "closed-table"
                assert len((await host.see("audit"))["deeds"]) == 2

    async def test_one_that_has_not_begun(self, site: Running) -> None:
        async with guests(site, "Ana") as (ana,), host_at(site.url) as host:
            table = await ana.table("azul", "person", "open")
            await host.do(f"tables/{table}/close")
            found = await ana.ask("GET", f"/api/tables/{table}")
            assert found["standing"]["phase"] == "cancelled"
            path = "/api/admin/tables/none/close"
            assert await host.refusal("POST", path, {}) == (404, "no-table")


class TestRenaming:
    async def test_everywhere_from_now_on(self, site: Running) -> None:
        async with guests(site, "Rude", "Taras") as (rude, taras), host_at(site.url) as host:
            table = await seated(rude, taras)
            async with rude.socket(table) as there, taras.socket(table) as here:
                await there.up_to_date()
                await here.up_to_date()
                guest = (await host.guest_named("Rude"))["guest"]
                await host.do(f"guests/{guest}/name", name="  Guest ")
                while here.standing["seats"][0]["name"] != "Guest":
                    await here.until("game")
                await there.send("chat", text="hi")
                assert (await here.until("chat"))["said"]["name"] == "Guest"
                await there.up_to_seq(here.seq)
                await there.play_a_turn(RNG)
            assert await rude.ask("GET", "/api/guest") == {"name": "Guest"}
            expected = {"before": "Rude", "after": "Guest"}
            assert await host.last_deed() == ("renamed-guest", guest, expected)
            await rude.ask("POST", "/api/guest", {"name": "Polite"})
            assert await rude.ask("GET", "/api/guest") == {"name": "Polite"}

    async def test_by_the_rules_of_the_door(self, small_site: Running) -> None:
        async with guests(small_site, "Ana"), host_at(small_site.url) as host:
            guest = (await host.guest_named("Ana"))["guest"]
            path = f"/api/admin/guests/{guest}/name"
            for name in (" ", "x" * 41, "a\u202eb"):
                assert await host.refusal("POST", path, {"name": name}) == (422, "guest-name")
            nobody = "/api/admin/guests/nobody/name"
            assert await host.refusal("POST", nobody, {"name": "x"}) == (404, "no-such-guest")
            assert (await host.last_deed())[0] == "signed-in"


class TestBlocking:
    async def test_a_guest_is_put_out_and_stays_out(self, site: Running) -> None:
        async with guests(site, "Eve", "Ana") as (eve, ana), host_at(site.url) as host:
            table = await seated(eve, ana)
            async with eve.socket(table) as there:
                await there.up_to_date()
                guest = (await host.guest_named("Eve"))["guest"]
                await host.do("blocks", kind="guest", subject=guest, reason="insults", hours=2)
                assert await closing_code(there) == CloseCode.BLOCKED
            with pytest.raises(InvalidStatus) as refused:
                async with eve.socket(table):
                    pass
            assert refused.value.response.status_code == 403
            answer = await eve.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
            assert answer.json()["details"]["reason"] == "insults"
            assert answer.json()["details"]["until"].endswith(" UTC")
            assert await eve.refusal("POST", "/api/guest", {"name": "Nice"}) == (403, "blocked")
            with pytest.raises(InvalidStatus):
                async with eve.analysis():
                    pass
            async with ana.socket(table) as here:
                await here.up_to_date()
            action, subject, details = await host.last_deed()
            assert (action, subject, details["reason"]) == ("blocked-guest", guest, "insults")
            (block,) = (await host.see("blocks"))["blocks"]
            assert (block["name"], block["until"] - block["at"]) == ("Eve", 2 * 3600 * 1000)
            await host.ask("DELETE", f"/api/admin/blocks/{block['number']}")
            assert await eve.ask("GET", "/api/guest") == {"name": "Eve"}
            assert await host.last_deed() == ("unblocked", guest, {"name": "Eve"})

    async def test_an_address_whoever_comes_from_it(self, site: Running) -> None:
        async with guests(site, "Eve") as (eve,), host_at(site.url) as host:
            table = await eve.table("azul", "person", "greedy")
            async with eve.socket(table) as there:
                await there.up_to_date()
                place = (await host.see("people"))["people"][0]["place"]
                await host.do("blocks", kind="address", subject=place, hours=None)
                assert await closing_code(there) == CloseCode.BLOCKED
            stranger = Player(site.url)
            refused = (403, "blocked")
            assert await stranger.refusal("POST", "/api/guest", {"name": "New"}) == refused
            assert await stranger.refusal("GET", f"/api/tables/{table}") == refused
            with pytest.raises(InvalidStatus):
                async with stranger.socket(table):
                    pass
            assert (await stranger.http.get("/health")).status_code == 200
            (block,) = (await host.see("blocks"))["blocks"]
            await host.ask("DELETE", f"/api/admin/blocks/{block['number']}")
            await stranger.ask("POST", "/api/guest", {"name": "New"})
            await stranger.close()

    async def test_an_address_as_it_is_written(self, small_site: Running) -> None:
        async with host_at(small_site.url) as host:
            await host.do("blocks", kind="address", subject="2001:db8::7", hours=1)
            await host.do("blocks", kind="address", subject="2001:db8::8", hours=1)
            (block,) = (await host.see("blocks"))["blocks"]
            assert "2001" not in str(block)
            wrong = {"kind": "address", "subject": "nowhere", "hours": 1}
            refused = await host.refusal("POST", "/api/admin/blocks", wrong)
            assert refused == (422, "malformed-request")

    async def test_it_ends_by_itself(
        self, small_site: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with guests(small_site, "Eve") as (eve,), host_at(small_site.url) as host:
            guest = (await host.guest_named("Eve"))["guest"]
            monkeypatch.setattr("azulejos.server.api.admin.HOUR", 1)
            await host.do("blocks", kind="guest", subject=guest, hours=1)
            async with asyncio.timeout(WAIT):
                while (await eve.http.get("/api/guest")).status_code == 403:
                    await asyncio.sleep(0.01)
            assert (await host.see("blocks"))["blocks"] == []

    async def test_it_outlasts_a_restart(self, tmp_path: Path) -> None:
        with server_in_thread(tmp_path, **WITH_KEY) as running:
            async with guests(running, "Eve") as (eve,), host_at(running.url) as host:
                cookie = eve.cookie()
                guest = (await host.guest_named("Eve"))["guest"]
                await host.do("blocks", kind="guest", subject=guest, hours=None)
        with server_in_thread(tmp_path, **WITH_KEY) as running:
            async with httpx.AsyncClient(base_url=running.url) as http:
                answer = await http.get("/api/guest", headers=cookie)
                assert answer.json()["details"]["until"] == "never"


class TestReports:
    async def test_of_a_line_and_of_a_seat(self, site: Running) -> None:
        async with guests(site, "Ana", "Eve", "Olena") as (ana, eve, olena):
            table = await seated(ana, eve)
            async with eve.socket(table) as there, ana.socket(table) as here:
                await there.up_to_date()
                await here.up_to_date()
                assert here.welcome["table"]["reports"] is True
                await there.send("chat", text="you idiot", id="first")
                said = (await here.until("chat"))["said"]
            path = f"/api/tables/{table}/reports"
            line = {"by": said["by"], "line": said["id"]}
            await ana.ask("POST", path, {**line, "reason": "insults me"})
            await ana.ask("POST", path, {"seat": 1, "reason": "again"})
            await olena.ask("POST", path, {"seat": 1, "reason": "I watch"})
            async with host_at(site.url) as host:
                watching, report = (await host.see("reports"))["reports"]
                assert watching["by_name"] == "Olena"
                assert (report["guest_name"], report["reason"]) == ("Eve", "insults me")
                (quoted,) = report["chat"]
                assert (quoted["text"], quoted["is_meant"]) == ("you idiot", True)
                assert (await host.see("overview"))["reports"] == 2
                await host.do(f"reports/{report['number']}/handled", note="talked to her")
                expected = {"name": "Eve", "note": "talked to her"}
                deed = ("handled-report", str(report["number"]), expected)
                assert await host.last_deed() == deed
                (done,) = (await host.see("reports", handled="true"))["reports"]
                assert done["note"] == "talked to her"
                assert len((await host.see("reports"))["reports"]) == 1
                missing = "/api/admin/reports/999/handled"
                assert await host.refusal("POST", missing, {}) == (404, "no-such-report")

    @pytest.mark.parametrize(
        ("about", "refusal"),
        [
            ({"seat": 0}, (403, "report-of-yourself")),
            ({"seat": 2}, (404, "no-person")),
            ({"seat": 3}, (404, "no-person")),
            ({"seat": 9}, (404, "no-person")),
            ({"by": "x", "line": "y"}, (404, "no-such-line")),
            ({}, (404, "no-such-line")),
        ],
    )
    async def test_not_of_just_anything(
        self, small_site: Running, about: dict[str, object], refusal: tuple[int, str]
    ) -> None:
        async with guests(small_site, "Ana", "Eve") as (ana, eve):
            table = await ana.table("azul", "person", "open", "greedy", "open")
            await eve.sit(table, 1)
            path = f"/api/tables/{table}/reports"
            assert await ana.refusal("POST", path, {**about, "reason": "x"}) == refusal

    async def test_few_of_one_guest_and_few_in_all(self, tmp_path: Path) -> None:
        limits = GENEROUS.model_copy(update={"reports": 2, "reports_waiting": 3})
        with server_in_thread(tmp_path, limits=limits, **WITH_KEY) as running:
            async with guests(running, "Ana", "Eve", "Olena") as (ana, eve, olena):
                refused = []
                for reporter, other in (
                    (ana, eve),
                    (ana, eve),
                    (ana, eve),
                    (eve, ana),
                    (olena, ana),
                ):
                    table = await seated(other, reporter)
                    answer = await reporter.http.post(
                        f"/api/tables/{table}/reports", json={"seat": 0, "reason": "x"}
                    )
                    refused.append(answer.json().get("code", "taken"))
        assert refused == ["taken", "taken", "too-many-reports", "taken", "reports-full"]

    async def test_nobody_reads_them_without_a_key(self, invite: Invite) -> None:
        ana, eve = await invite("Ana"), await invite("Eve")
        table = await seated(ana, eve)
        answer = await ana.ask("GET", f"/api/tables/{table}")
        assert answer["table"]["reports"] is False
        path = f"/api/tables/{table}/reports"
        assert await ana.refusal("POST", path, {"seat": 1, "reason": "x"}) == (404, "no-reports")


async def test_old_notes_are_forgotten(site: Running) -> None:
    store = site.services.store
    async with guests(site, "Ana", "Eve") as (ana, eve), host_at(site.url) as host:
        table = await seated(ana, eve)
        path = f"/api/tables/{table}/reports"
        await ana.ask("POST", path, {"seat": 1, "reason": "x"})

        def forget(*times: int) -> None:
            done = asyncio.run_coroutine_threadsafe(store.administration.forget(*times), site.loop)
            done.result(WAIT)

        await asyncio.to_thread(forget, 0, 0, 0)
        assert len((await host.see("audit"))["deeds"]) == 1
        assert len((await host.see("reports"))["reports"]) == 1
        await asyncio.to_thread(forget, 0, 2**50, 2**50)
        assert (await host.see("audit"))["deeds"] == []
        assert (await host.see("reports"))["reports"] == []
