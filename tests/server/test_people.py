"""Seats, presence, chat, waiting for players."""

import asyncio
import random

import pytest
from tests.server.conftest import Invite
from tests.server.running import Running
from tests.server.tables import presence_with, seated, state_of

from azulejos.server.rates import PersonSiteRates
from azulejos.server.rooms.room import WATCHERS_SECONDS
from azulejos.server.settings import Limits

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

RNG = random.Random(21)


class TestSeats:
    async def test_the_game_begins_when_everybody_is_there(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open")
        async with ana.socket(table) as here:
            await here.up_to_date()
            assert here.standing["phase"] == "waiting"
            assert here.standing["seats"][1]["free"] is True
            await taras.sit(table, 1)
            await here.until("game")
            assert here.standing["phase"] == "running"
            assert here.standing["seats"][1]["name"] == "Taras"

    async def test_nobody_learns_the_ids_of_guests(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open")
        async with ana.socket(table) as here:
            await here.up_to_date()
            await taras.sit(table, 1)
            entry = (await here.until("game"))["entries"][0]
            assert (entry["kind"], entry["name"]) == ("seat-taken", "Taras")
            assert "who" not in entry

    async def test_a_seat_is_taken_once(self, invite: Invite) -> None:
        ana, taras, olena = await invite("Ana"), await invite("Taras"), await invite("Olena")
        table = await seated(ana, taras)
        path = f"/api/tables/{table}/seats/1"
        assert await olena.refusal("PUT", path) == (409, "seat-not-free")
        await taras.sit(table, 1)  # who sits there already may say so again
        other = await ana.table("azul", "person", "open", "open")
        assert await ana.refusal("PUT", f"/api/tables/{other}/seats/1") == (409, "already-seated")

    async def test_who_asks_twice_at_once_has_the_seat(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open")
        await asyncio.gather(*(taras.sit(table, 1) for _ in range(5)))
        found = await taras.ask("GET", f"/api/tables/{table}")
        assert found["your_seats"] == [1]

    async def test_who_leaves_makes_room_for_another(self, invite: Invite) -> None:
        ana, taras, olena = await invite("Ana"), await invite("Taras"), await invite("Olena")
        table = await seated(ana, taras)
        async with ana.socket(table) as here, taras.socket(table) as there:
            await here.up_to_date()
            await there.up_to_date()
            await taras.ask("DELETE", f"/api/tables/{table}/seats/1")
            await presence_with(here, 1, "left")
            while there.seats:
                await there.until("you")
            await olena.sit(table, 1)
            await presence_with(here, 1, "dropped")  # taken, but not connected
            async with olena.socket(table) as new:
                await new.up_to_date()
                assert new.seats == [1]

    async def test_a_link_moves_a_seat_to_another_device(self, invite: Invite) -> None:
        ana, taras, phone = await invite("Ana"), await invite("Taras"), await invite("Phone")
        table = await seated(ana, taras)
        path = f"/api/tables/{table}/seats"
        token = (await ana.ask("POST", f"{path}/0/link"))["token"]
        async with ana.socket(table) as here:
            await here.up_to_date()
            moved = await phone.ask("POST", f"{path}/move", {"token": token})
            assert (moved["seat"], moved["your_seats"]) == (0, [0])
            while here.seats:
                await here.until("you")
            assert here.standing["seats"][0]["name"] == "Ana"
            refused = await here.order("play", 0, moves=await here.some_turn(RNG))
            assert refused["code"] == "not-your-seat"
        async with phone.socket(table) as there:
            await there.up_to_date()
            await there.play_a_turn(RNG)

    async def test_a_link_is_good_once_and_only_the_last_one_is(self, invite: Invite) -> None:
        ana, taras, phone = await invite("Ana"), await invite("Taras"), await invite("Phone")
        table = await seated(ana, taras)
        path = f"/api/tables/{table}/seats"
        old = (await ana.ask("POST", f"{path}/0/link"))["token"]
        new = (await ana.ask("POST", f"{path}/0/link"))["token"]
        wrong = (404, "no-such-link")
        assert await phone.refusal("POST", f"{path}/move", {"token": old}) == wrong
        assert await phone.refusal("POST", f"{path}/move", {"token": new + "x"}) == wrong
        elsewhere = f"/api/tables/{await seated(ana, taras)}/seats/move"
        assert await phone.refusal("POST", elsewhere, {"token": new}) == wrong
        await phone.ask("POST", f"{path}/move", {"token": new})
        assert await taras.refusal("POST", f"{path}/move", {"token": new}) == wrong
        assert await taras.refusal("POST", f"{path}/0/link") == (403, "not-your-seat")

    async def test_of_two_who_use_a_link_at_once_one_gets_the_seat(self, invite: Invite) -> None:
        ana, *others = [await invite(name) for name in ("Ana", "Taras", "Ola")]
        for _ in range(10):
            table = await ana.table("azul", "person", "greedy")
            path = f"/api/tables/{table}/seats"
            token = (await ana.ask("POST", f"{path}/0/link"))["token"]
            asked = [one.http.post(f"{path}/move", json={"token": token}) for one in others]
            answers = await asyncio.gather(*asked)
            assert sorted(one.status_code for one in answers) == [200, 404]

    async def test_a_link_dies_when_the_seat_changes_hands(self, invite: Invite) -> None:
        ana, taras, ola = [await invite(name) for name in ("Ana", "Taras", "Ola")]
        table = await seated(ana, taras)
        path = f"/api/tables/{table}/seats"
        token = (await ana.ask("POST", f"{path}/0/link"))["token"]
        await ana.ask("DELETE", f"{path}/0")
        await ola.sit(table, 0)
        wrong = (404, "no-such-link")
        assert await ana.refusal("POST", f"{path}/move", {"token": token}) == wrong
        assert (await ola.ask("GET", f"/api/tables/{table}"))["your_seats"] == [0]

    async def test_no_link_is_made_for_a_seat_that_has_just_been_left(self, invite: Invite) -> None:
        ana, taras, ola = [await invite(name) for name in ("Ana", "Taras", "Ola")]
        for _ in range(5):
            table = await seated(ana, taras)
            path = f"/api/tables/{table}/seats"
            _, made = await asyncio.gather(
                ana.http.delete(f"{path}/0"), ana.http.post(f"{path}/0/link")
            )
            await ola.sit(table, 0)
            token = made.json().get("token", "none")
            moved = await ana.http.post(f"{path}/move", json={"token": token})
            assert moved.status_code == 404

    async def test_nobody_sits_down_twice_at_once(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open", "open")
        asked = [taras.http.put(f"/api/tables/{table}/seats/{seat}") for seat in (1, 2)]
        answers = await asyncio.gather(*asked)
        assert sorted(one.status_code for one in answers) == [200, 409]

    async def test_two_people_on_one_device(self, invite: Invite) -> None:
        """Both seats belong to who made the table; a turn can be taken back freely."""
        ana, taras = await invite("Ana"), await invite("Taras")
        people = [{"kind": "person", "name": "Mama"}, {"kind": "person", "name": "Tato"}]
        table = await ana.table("azul", *people)
        async with ana.socket(table) as here, taras.socket(table) as watching:
            await here.up_to_date()
            await watching.up_to_date()
            assert (here.seats, watching.seats) == ([0, 1], [])
            assert [seat["name"] for seat in here.standing["seats"]] == ["Mama", "Tato"]
            await here.play_a_turn(RNG)
            await here.play_a_turn(RNG)
            assert (await here.order("undo", 1))["type"] == "ack"
            await here.until("game")
            assert (here.standing["turns"], here.standing["to_move"]) == (1, 1)
        path = f"/api/tables/{table}/seats/0"
        assert await ana.refusal("POST", f"{path}/link") == (409, "seat-on-device")


class TestPresence:
    async def test_here_and_dropped_and_watching(self, invite: Invite) -> None:
        ana, taras, olena = await invite("Ana"), await invite("Taras"), await invite("Olena")
        table = await seated(ana, taras)
        async with ana.socket(table) as here:
            await presence_with(here, 0, "here")
            async with taras.socket(table), olena.socket(table):
                presence = await presence_with(here, 1, "here")
                while presence["watchers"] < 1:
                    presence = (await here.until("presence"))["presence"]
            presence = await presence_with(here, 1, "dropped")
            assert state_of(presence, 0) == "here"

    async def test_one_of_two_tabs_is_enough(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras)
        async with ana.socket(table) as here, taras.socket(table) as tab:
            await tab.up_to_date()
            async with taras.socket(table) as other:
                await other.up_to_date()
            await tab.ping()
            await here.ping()
            states = [state_of(one["presence"], 1) for one in here.received if "presence" in one]
            assert states[-1] == "here"


class TestChat:
    async def test_everybody_hears_it_also_later_and_once(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here, taras.socket(table) as watching:
            await here.up_to_date()
            await watching.up_to_date()
            await here.send("chat", text="Cześć!\nвітаю", id="first")
            said = (await watching.until("chat"))["said"]
            assert (said["seat"], said["name"], said["text"]) == (0, "Ana", "Cześć!\nвітаю")
            await here.send("chat", text="Cześć!\nвітаю", id="first")
            await watching.send("chat", text="hej")
            assert (await watching.until("chat"))["said"]["seat"] is None
        async with taras.socket(table) as later:
            welcome = await later.until("welcome")
            assert [line["text"] for line in welcome["chat"]] == ["Cześć!\nвітаю", "hej"]

    async def test_it_has_no_number_in_the_game(self, invite: Invite) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.up_to_date()
            before = here.seq
            await here.send("chat", text="hello")
            await here.until("chat")
            await here.play_a_turn(RNG)
            assert next(one["first"] for one in here.received if one["type"] == "game") == before

    @pytest.mark.parametrize("text", [" ", "x" * 301, "a\x00b", "a\u202eb"])
    async def test_what_cannot_be_said(self, invite: Invite, text: str) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            await here.send("chat", text=text)
            assert (await here.until("refused"))["code"] == "chat-text"

    async def test_a_speaker_is_known_again_under_any_name(self, invite: Invite) -> None:
        ana, eve = await invite("Ana"), await invite("Eve")
        table, other = [await ana.table("azul", "person", "greedy") for _ in range(2)]
        lines = []
        for place, who, name in (
            (table, eve, "Eve"),
            (table, eve, "Ana"),
            (table, ana, "Ana"),
            (other, eve, "Eve"),
        ):
            await who.ask("POST", "/api/guest", {"name": name})
            async with who.socket(place) as here:
                await here.send("chat", text="hello")
                lines.append((await here.until("chat"))["said"])
        eves, renamed, anas, elsewhere = [line["by"] for line in lines]
        assert eves == renamed
        assert len({eves, anas, elsewhere}) == 3, "others, and at other tables, are somebody else"

    async def test_a_table_can_silence_those_who_watch(
        self, invite: Invite, server: Running
    ) -> None:
        ana, taras, eve = [await invite(name) for name in ("Ana", "Taras", "Eve")]
        table = await seated(ana, taras, watchers_chat=False)
        path = f"/api/tables/{table}/chat"
        assert await taras.refusal("PUT", path, {"watchers": True}) == (403, "not-the-host")
        async with ana.socket(table) as here, taras.socket(table) as his, eve.socket(table) as hers:
            for socket in (here, his, hers):
                await socket.up_to_date()
            assert here.welcome["presence"]["watchers_chat"] is False

            async def answers() -> list[str]:
                found = []
                for socket in (here, his, hers):
                    sent = await socket.send("chat", text="hello")
                    answer = await socket.until("ack", "refused")
                    assert answer["id"] == sent
                    found.append(answer.get("code", "said"))
                return found

            assert await answers() == ["said", "said", "watchers-silent"]
            await asyncio.sleep(2 * WATCHERS_SECONDS)  # all have heard who watches
            await hers.ping()
            for allowed, answer in ((True, "said"), (False, "watchers-silent"), (True, "said")):
                await ana.ask("PUT", path, {"watchers": allowed})
                told = await asyncio.wait_for(hers.until("presence"), 5)
                assert told["presence"]["watchers_chat"] is allowed
                assert await answers() == ["said", "said", answer]
        server.loop.call_soon_threadsafe(server.services.registry.sweep, 2**62)
        async with eve.socket(table) as later:
            assert (await later.until("welcome"))["presence"]["watchers_chat"] is True

    async def test_the_host_may_speak_without_a_seat(self, invite: Invite) -> None:
        ana, eve = await invite("Ana"), await invite("Eve")
        table = await ana.table("azul", "greedy", "greedy", watchers_chat=False)
        for who, answer in ((ana, "ack"), (eve, "refused")):
            async with who.socket(table) as here:
                await here.send("chat", text="hello")
                assert (await here.until("ack", "refused"))["type"] == answer

    async def test_not_too_often(self, invite: Invite) -> None:
        ana = await invite("Ana")
        table = await ana.table("azul", "person", "greedy")
        async with ana.socket(table) as here:
            for number in range(9):
                await here.send("chat", text=str(number))
            refused = await here.until("refused")
            assert refused["code"] == "too-much-chat"
            assert refused["details"]["seconds"] >= 1
        async with ana.socket(table) as again:
            await again.send("chat", text="on another socket")
            assert (await again.until("refused", "ack"))["type"] == "refused"

    async def test_nor_all_at_one_address_together(self, server: Running) -> None:
        limits = Limits(chat=8, chat_of_address=3, chat_seconds=1000)
        chat = PersonSiteRates(
            "chat",
            limits.chat,
            limits.chat_of_address,
            limits.chat_seconds,
            server.services.store,
            b"",
        )
        for guest in ("ana", "ola", "eve"):
            assert await chat.take(guest, "192.0.2.1") == 0
        assert 330 < await chat.take("taras", "192.0.2.1") < 340
        assert await chat.take("taras", "192.0.2.2") == 0


class TestWaiting:
    async def test_the_host_fills_a_seat_with_a_bot(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open", "easy")
        await taras.ask("GET", f"/api/tables/{table}")
        path = f"/api/tables/{table}/seats/1/bot"
        assert await taras.refusal("PUT", path, {"level": "easy"}) == (403, "not-the-host")
        assert await ana.refusal("PUT", path, {"level": "time:9"}) == (422, "unknown-bot")
        async with ana.socket(table) as here, taras.socket(table) as watching:
            await here.up_to_date()
            assert here.welcome["you"] == {"name": "Ana", "seats": [0], "host": True}
            assert (await watching.until("welcome"))["you"]["host"] is False
            await ana.ask("PUT", path, {"level": "easy"})
            await here.until("game")
            assert here.standing["phase"] == "running"
            names = [seat["name"] for seat in here.standing["seats"]]
            assert names == ["Ana", "easy 2", "easy"]
            presence = await presence_with(here, 1, "bot")
            assert state_of(presence, 0) == "here"
            await here.play_a_turn(RNG)
            await here.until("game")  # the bot plays at once
        assert await ana.refusal("PUT", path, {"level": "easy"}) == (409, "seat-not-free")

    async def test_the_host_cancels_the_table(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await ana.table("azul", "person", "open", "open", public=True)
        await taras.sit(table, 1)
        path = f"/api/tables/{table}"
        assert await taras.refusal("DELETE", path) == (403, "not-the-host")
        async with taras.socket(table) as there:
            await there.up_to_date()
            await ana.ask("DELETE", path)
            message = await there.until("game")
            assert message["entries"] == [{"kind": "cancelled", "at": message["at"], "name": "Ana"}]
            assert there.standing["phase"] == "cancelled"
        assert await ana.refusal("DELETE", path) == (409, "table-cancelled")
        assert await taras.refusal("PUT", f"{path}/seats/2") == (409, "already-seated")
        olena = await invite("Olena")
        assert await olena.refusal("PUT", f"{path}/seats/2") == (409, "table-cancelled")
        for player, listed in ((ana, "/mine"), (taras, "/mine"), (ana, ""), (ana, "/finished")):
            tables = (await player.ask("GET", f"/api/tables{listed}"))["tables"]
            assert table not in [one["id"] for one in tables]

    async def test_a_game_that_has_begun_is_not_cancelled(self, invite: Invite) -> None:
        ana, taras = await invite("Ana"), await invite("Taras")
        table = await seated(ana, taras)
        assert await ana.refusal("DELETE", f"/api/tables/{table}") == (409, "game-begun")


@pytest.mark.parametrize("name", ["\u202eeve", "a\u0000b", "a\nb", "\u2066Ana\u2069"])
async def test_no_name_has_invisible_characters(invite: Invite, name: str) -> None:
    ana = await invite("Ana")
    assert await ana.refusal("POST", "/api/guest", {"name": name}) == (422, "guest-name")
    seats = [{"kind": "person", "name": name}, {"kind": "person", "name": "Ola"}]
    wanted = {"game": "azul", "seats": seats}
    assert await ana.refusal("POST", "/api/tables", wanted) == (422, "guest-name")
