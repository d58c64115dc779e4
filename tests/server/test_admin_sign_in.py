"""Who may see the host's page, and for how long."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from pydantic import SecretStr
from tests.server.hosting import KEY, WITH_KEY, Host, guests, host_at
from tests.server.running import Running, server_in_thread

from azulejos.server.admin import sessions

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]


class TestSigningIn:
    async def test_without_a_key_there_is_nothing(self, server: Running) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            document = (await http.get("/api/openapi.json")).json()
            paths = [path for path in document["paths"] if path.startswith("/api/admin/")]
            assert len(paths) >= 10
            for path in paths:
                for method in document["paths"][path]:
                    filled = path.format(table="x", guest="x", number=1)
                    body = {"key": "x", "name": "x", "kind": "guest", "subject": "x", "hours": 1}
                    wanted = {"session": ["key"], "name": ["name"], "blocks": list(body)[2:]}
                    fields = wanted.get(path.rpartition("/")[2], [])
                    sent = {name: body[name] for name in fields}
                    answer = await http.request(method, filled, json=sent)
                    assert answer.status_code == 404, (method, path)
            page = await http.get("/admin", headers={"Accept": "text/html"})
            assert page.status_code == 404

    async def test_the_cookie_is_for_nothing_else(self, small_site: Running) -> None:
        host = Host(small_site.url)
        answer = await host.sign_in()
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", "path=/api/admin", "max-age=28800"):
            assert part in cookie
        assert "secure" not in cookie
        assert KEY not in cookie
        await host.close()

    async def test_a_secure_one_behind_https(self, tmp_path: Path) -> None:
        public = "https://azulejos.example"
        with server_in_thread(tmp_path, public_url=public, **WITH_KEY) as running:
            host = Host(running.url)
            answer = await host.sign_in()
            assert "secure" in answer.headers["set-cookie"].lower()
            await host.close()

    async def test_nobody_else_sees_anything(self, small_site: Running) -> None:
        async with guests(small_site, "Ana") as (ana,), host_at(small_site.url) as host:
            for what in ("overview", "tables", "people", "blocks", "reports", "audit"):
                assert await ana.refusal("GET", f"/api/admin/{what}") == (401, "no-host-session")
                assert await host.see(what)
            assert (await ana.ask("GET", "/api/admin/session"))["until"] is None
            ana.http.cookies.set(sessions.COOKIE, "x" + host.http.cookies[sessions.COOKIE])
            assert await ana.refusal("GET", "/api/admin/audit") == (401, "no-host-session")

    async def test_few_attempts_of_an_address_even_with_the_right_key(
        self, small_site: Running
    ) -> None:
        eve = Host(small_site.url)
        for key in ("wrong", "x" * 400, "klucz ą"):
            assert (await eve.sign_in(key)).json()["code"] == "wrong-admin-key"
        refused = await eve.sign_in()
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-attempts")
        assert int(refused.headers["retry-after"]) > 60
        await eve.close()

    async def test_few_attempts_at_the_site_from_wherever(self, small_site: Running) -> None:
        statuses = []
        public = replace(small_site.settings, public_url="http://azulejos.example")
        with server_in_thread(
            small_site.settings.data / "other",
            public_url=public.public_url,
            **WITH_KEY,
            limits=small_site.settings.limits,
        ) as proxied:
            async with httpx.AsyncClient(base_url=proxied.url) as http:
                for number in range(7):
                    forwarded = {"X-Forwarded-For": f"192.0.2.{number}"}
                    body = {"key": "wrong"}
                    answer = await http.post("/api/admin/session", json=body, headers=forwarded)
                    statuses.append(answer.status_code)
        assert statuses == [403] * 5 + [429] * 2

    async def test_other_pages_cannot_act_in_the_hosts_name(self, small_site: Running) -> None:
        async with host_at(small_site.url) as host:
            for method, path in (("POST", "session"), ("POST", "blocks"), ("DELETE", "session")):
                answer = await host.http.request(
                    method, f"/api/admin/{path}", headers={"Origin": "http://evil.example"}, json={}
                )
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")

    async def test_it_ends_after_some_hours(
        self, small_site: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with host_at(small_site.url) as host:
            monkeypatch.setattr(sessions, "SESSION_SECONDS", -1)
            assert await host.refusal("GET", "/api/admin/audit") == (401, "no-host-session")

    async def test_signing_out_ends_copies_too(self, site: Running) -> None:
        async with host_at(site.url) as host:
            copied = dict(host.http.cookies)
            await host.ask("DELETE", "/api/admin/session")
            assert sessions.COOKIE not in host.http.cookies
            host.http.cookies.update(copied)
            assert await host.refusal("GET", "/api/admin/audit") == (401, "no-host-session")

    async def test_another_key_ends_all_sessions(self, tmp_path: Path) -> None:
        with server_in_thread(tmp_path, **WITH_KEY) as running:
            async with host_at(running.url) as host:
                cookies = dict(host.http.cookies)
        with server_in_thread(tmp_path, admin_key=SecretStr(KEY + "!")) as running:
            host = Host(running.url)
            host.http.cookies.update(cookies)
            assert await host.refusal("GET", "/api/admin/audit") == (401, "no-host-session")
            await host.close()
