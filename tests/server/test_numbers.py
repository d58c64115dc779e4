"""A table of Queen's Garden with the numbers of its host's board."""

from typing import Any

import pytest
from tests.server.conftest import Invite
from tests.server.player import Player
from tests.server.running import server_in_thread

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]

NUMBERS = {"group_bonus": "1,3,5,10", "wheel": "2,3,2/3,0,4/1,3,2/5,2,9"}
SEATS = [{"kind": "person"}, {"kind": "person"}]
GAME = "queens_garden"


def asked(options: dict[str, Any], variant: str = "variant") -> dict[str, Any]:
    return {"game": GAME, "variant": variant, "options": options, "seats": SEATS}


async def view_of(player: Player, table: str) -> dict[str, Any]:
    standing = (await player.ask("GET", f"/api/tables/{table}"))["standing"]
    view: dict[str, Any] = standing["view"]
    return view


async def test_they_survive_a_restart_and_a_rematch(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = tmp_path_factory.mktemp("numbers")
    with server_in_thread(data) as first:
        ana = await Player.named(first.url, "Ana")
        table = await ana.table(GAME, "person", "person", variant="variant", options=NUMBERS)
        before = await view_of(ana, table)
        assert (before["options"], before["own_numbers"]) == (NUMBERS, True)
    with server_in_thread(data) as second:
        ana.url = second.url
        ana.http.base_url = second.url
        assert await view_of(ana, table) == before
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        assert '[Option wheel "2,3,2/3,0,4/1,3,2/5,2,9"]' in record
        async with ana.socket(table) as here:
            await here.up_to_date()
            await here.order("resign", 0)
        following = (await ana.ask("POST", f"/api/tables/{table}/rematch"))["table"]
        assert (await view_of(ana, following))["group_bonus"] == before["group_bonus"]
        listed = (await ana.ask("GET", "/api/tables/mine"))["tables"]
        assert [one["options"] for one in listed] == [NUMBERS, NUMBERS]
    await ana.close()


@pytest.mark.parametrize(
    "options",
    [
        {"wheel": "2,3,2/3,0,4/1,3,2/5,2,10"},
        {"wheel": "2,3,2"},
        {"wheel": 5},
        {"group_bonus": "0,2,4,-6"},
        {"group_bonus": "0,2,4,6,8"},
    ],
)
async def test_others_are_refused(invite: Invite, options: dict[str, Any]) -> None:
    ana = await invite("Ana")
    assert await ana.refusal("POST", "/api/tables", asked(options)) == (422, "option-value")


async def test_lists_and_numbers_too_long_are_refused(invite: Invite) -> None:
    ana = await invite("Ana")
    for value in ([1, 2], "1," * 40, 1.5, None):
        code = await ana.refusal("POST", "/api/tables", asked({"wheel": value}))
        assert code == (422, "malformed-request")


async def test_the_standard_side_has_none(invite: Invite) -> None:
    ana = await invite("Ana")
    refused = await ana.refusal("POST", "/api/tables", asked(NUMBERS, "standard"))
    assert refused == (422, "option-variant")


async def test_the_games_list_says_which_numbers_there_are(invite: Invite) -> None:
    ana = await invite("Ana")
    games = {one["game"]: one for one in (await ana.ask("GET", "/api/games"))["games"]}
    bonus, wheel = games[GAME]["options"]
    assert (bonus["default"], bonus["variants"]) == ("0,2,4,6", ["variant"])
    assert bonus["numbers"] == {
        "rows": [["group_of_3", "group_of_4", "group_of_5", "group_of_6"]],
        "lowest": 0,
        "highest": 20,
    }
    assert wheel["numbers"]["rows"][3] == ["plant", "light_green", "lily"]
    assert games["azul"]["options"][0]["numbers"] is None
