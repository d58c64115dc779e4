"""A guest has a name, and a cookie that nobody else can use."""

import pytest
from tests.server.conftest import Invite

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]


class TestGuests:
    async def test_a_guest_is_known_by_the_cookie(self, invite: Invite) -> None:
        ana = await invite("Ana")
        assert await ana.ask("GET", "/api/guest") == {"name": "Ana"}
        await ana.ask("POST", "/api/guest", {"name": " Anna "})
        assert await ana.ask("GET", "/api/guest") == {"name": "Anna"}

    async def test_the_cookie_is_closed_to_scripts_and_other_pages(self, invite: Invite) -> None:
        ana = await invite("Ana")
        answer = await ana.http.post("/api/guest", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie, "the page is not under https"

    @pytest.mark.parametrize("change", ["x{}", "{}x", "{}.x", ""])
    async def test_a_cookie_that_was_changed_is_worth_nothing(
        self, invite: Invite, change: str
    ) -> None:
        ana = await invite("Ana")
        value = ana.http.cookies["azulejos_guest"]
        ana.http.cookies.clear()
        ana.http.cookies.set("azulejos_guest", change.format(value))
        assert await ana.refusal("GET", "/api/guest") == (401, "no-guest")

    @pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb", "a\u202eb", "\x07"])
    async def test_names_that_nobody_can_read(self, invite: Invite, name: str) -> None:
        ana = await invite("Ana")
        assert await ana.refusal("POST", "/api/guest", {"name": name}) == (422, "guest-name")
