"""The files of the web page, and how long browsers may keep them."""

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.player import seat_request
from tests.server.running import Running, server_in_thread

PAGE = "<title>Azulejos</title>"
SCRIPT = "let a = 1;" * 1000
BROTLI = b"the same, packed by another program"
TYPES = {
    "css": "text/css",
    "ftl": "text/plain",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
pytestmark = pytest.mark.compiled_only


@pytest.fixture
def with_page(tmp_path: Path) -> Iterator[Running]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    script = web / "assets" / "page-1a2b3c.js"
    script.write_text(SCRIPT)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    script.with_suffix(".js.br").write_bytes(BROTLI)
    # As in a wheel.
    shutil.copy(f"{script}.gz", web / "assets" / "packed-4d5e6f.js.gz")
    shutil.copy(f"{script}.br", web / "assets" / "packed-4d5e6f.js.br")
    for kind in TYPES:
        (web / "assets" / f"file.{kind}").write_text("content")
    (tmp_path / "secret").write_text("secret")
    with server_in_thread(tmp_path / "data", web=web) as running:
        yield running


def with_noted_files(folder: Path, noted: dict[str, Any]) -> AbstractContextManager[Running]:
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(noted))
    (folder / "index.html").write_text(PAGE)
    return server_in_thread(folder / "data", web=folder)


def test_a_part_of_the_page_is_told_with_all_it_needs(tmp_path: Path) -> None:
    noted: dict[str, Any] = {
        "index.html": {"file": "assets/index.js", "imports": ["_frame.js"]},
        "_frame.js": {"file": "assets/frame.js", "css": ["assets/frame.css"]},
        "_board.js": {"file": "assets/board.js", "imports": ["_frame.js"]},
        "src/table/TablePage.svelte": {
            "file": "assets/table.js",
            "imports": ["_board.js", "_frame.js"],
            "dynamicImports": ["index.html"],
        },
    }
    with with_noted_files(tmp_path, noted) as running:
        told = httpx.get(running.url + "/table/abc").headers["link"]
        assert "link" not in httpx.get(running.url + "/").headers
        assert "link" not in httpx.get(running.url + "/replay/abc").headers
    assert told.split(", ") == [
        "</assets/table.js>; rel=modulepreload",
        "</assets/board.js>; rel=modulepreload",
        "</assets/frame.js>; rel=modulepreload",
        "</assets/frame.css>; rel=preload; as=style; crossorigin",
    ]


def test_a_table_is_told_with_the_board_of_its_game(tmp_path: Path) -> None:
    noted = {
        "src/table/TablePage.svelte": {"file": "assets/table.js"},
        "src/games/azul/azul.ts": {"file": "assets/azul.js", "isDynamicEntry": True},
        "src/games/azul/Wall.svelte": {"file": "assets/wall.js"},
        "src/games/queens_garden/board.ts": {"file": "assets/garden.js", "isDynamicEntry": True},
    }
    seats = [seat_request("person"), seat_request("easy")]
    with (
        with_noted_files(tmp_path, noted) as running,
        httpx.Client(base_url=running.url) as http,
    ):
        http.post("/api/guest", json={"name": "Ana"})
        made = http.post("/api/tables", json={"game": "azul", "seats": seats}).json()
        told = http.get(f"/table/{made['table']['id']}").headers["link"]
        unknown = http.get("/table/abc").headers["link"]
        lesson = http.get("/learn/queens_garden").headers["link"]
    assert "/azul.js" in told
    assert not re.search(r"/(garden|wall)\.js", told)
    assert unknown == "</assets/table.js>; rel=modulepreload"
    assert lesson == "</assets/garden.js>; rel=modulepreload"


@pytest.mark.parametrize(
    ("path", "status", "kept"),
    [
        ("/", 200, "no-cache"),
        ("/index.html", 200, "no-cache"),
        ("/assets", 404, "no-store"),
        ("/assets/page-1a2b3c.js", 200, "public, max-age=31536000, immutable"),
        ("/assets/packed-4d5e6f.js", 200, "public, max-age=31536000, immutable"),
        ("/assets/nothing.js", 404, "no-store"),
        ("/..%2fsecret", 404, "no-store"),
        ("/api/games", 200, "no-store"),
    ],
)
def test_files_and_how_long_they_last(
    with_page: Running, path: str, status: int, kept: str
) -> None:
    answer = httpx.get(with_page.url + path)
    assert (answer.status_code, answer.headers["cache-control"]) == (status, kept)
    assert "content-security-policy" in answer.headers
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/a", "/replay/a", "/review/a", "/learn", "/learn/azul", "/rules/azul"),
        "/analysis",
    ],
)
def test_addresses_inside_the_page(with_page: Running, path: str) -> None:
    answer = httpx.get(with_page.url + path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/table", "/table/a/b", "/nothing", "/api/nothing", "/gallery"])
def test_any_other_address_is_an_error_with_a_code(with_page: Running, path: str) -> None:
    answer = httpx.get(with_page.url + path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_whoever_looks_for_such_an_address_sees_the_page(with_page: Running) -> None:
    looking = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = httpx.get(with_page.url + "/nothing", headers=looking)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    asked = httpx.get(with_page.url + "/api/nothing", headers=looking)
    assert (asked.status_code, asked.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(("kind", "expected"), TYPES.items())
def test_types_of_files(with_page: Running, kind: str, expected: str) -> None:
    found = httpx.get(f"{with_page.url}/assets/file.{kind}").headers["content-type"]
    assert found.partition(";")[0] == expected


@pytest.mark.parametrize("name", ["page-1a2b3c.js", "packed-4d5e6f.js"])
@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_best_it_can_unpack(
    with_page: Running, name: str, accepted: str, coding: str | None
) -> None:
    address = f"{with_page.url}/assets/{name}"
    with httpx.stream("GET", address, headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert (
        sent
        == {"br": BROTLI, "gzip": gzip.compress(SCRIPT.encode(), mtime=0), None: SCRIPT.encode()}[
            coding
        ]
    )
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-length"] == str(len(sent))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_file_that_is_only_compressed_is_told_about(with_page: Running) -> None:
    address = with_page.url + "/assets/packed-4d5e6f.js"
    answer = httpx.head(address, headers={"Accept-Encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(SCRIPT))


def test_a_file_that_was_not_compressed_is_sent_as_it_is(with_page: Running) -> None:
    answer = httpx.get(with_page.url + "/assets/file.css")
    assert (answer.text, answer.headers.get("content-encoding")) == ("content", None)
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_browser_asks_again_for_what_it_got(with_page: Running) -> None:
    """Each form of a file has an etag of its own."""
    address, tags = with_page.url + "/assets/page-1a2b3c.js", set()
    for accepted in ("br", "gzip", "identity"):
        taking = {"Accept-Encoding": accepted}
        with httpx.stream("GET", address, headers=taking) as answer:
            tags.add(tag := answer.headers["etag"])
        again = httpx.get(address, headers=taking | {"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    assert len(tags) == 3


def test_without_a_page_there_is_an_error_with_a_code(tmp_path: Path) -> None:
    with server_in_thread(tmp_path / "data", web=tmp_path / "nothing") as running:
        answer = httpx.get(running.url)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
