"""The files of the web page, and how long browsers may keep them."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.running import Running, server_in_thread

from azulejos.server import app as application

pytestmark = pytest.mark.compiled_only


@pytest.fixture
def with_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Azulejos</title>")
    (web / "assets" / "page-1a2b3c.js").write_text("let a = 1")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(application, "WEB", web)
    with server_in_thread(tmp_path / "data") as running:
        yield running


@pytest.mark.parametrize(
    ("path", "status", "kept"),
    [
        ("/", 200, "no-cache"),
        ("/table/abc", 200, "no-cache"),
        ("/assets/page-1a2b3c.js", 200, "public, max-age=31536000, immutable"),
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


def test_without_a_page_there_is_an_error_with_a_code(server: Running) -> None:
    answer = httpx.get(server.url)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
