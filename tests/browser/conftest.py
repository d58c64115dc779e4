"""A server with the built page and a Chromium for the tests of this folder."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitor import PICTURES, Tastes, Visitor
from tests.server.running import ServerProcess

from azulejos.server.page import is_built
from azulejos.server.settings import Environment

Visit = Callable[..., Visitor]
BROWSERS = ["chromium-headless-shell", "chromium"]
"""The shell first: without windows to draw it needs a quarter less of the processor."""
MISSING = "Chromium is not installed (Debian: apt install chromium-headless-shell)"
UNBUILT = "the web page is not built: make web"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
GENEROUS = {
    f"AZULEJOS_LIMIT_{name}": "100000"
    for name in (
        *("REQUESTS", "GUESTS", "SOCKETS", "SOCKETS_OF_GUEST", "TABLES_OF_GUEST", "MESSAGES"),
        *("REVIEWS", "REVIEWS_OF_ADDRESS", "ANALYSES", "ANALYSES_OF_ADDRESS"),
    )
} | {"AZULEJOS_LIMIT_REVIEW_SIMULATIONS": "300"}
HERE = Path(__file__).parent
CALLED: pytest.StashKey[pytest.TestReport] = pytest.StashKey()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They run once, on the compiled modules, and not in the inner loop."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.compiled_only)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[CALLED] = report
    return report


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: other tests need their thread's event loop for themselves."""
    program = find_chromium()
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not mind the others."""
    assert is_built(Environment().web), UNBUILT
    running = ServerProcess(tmp_path_factory.mktemp("browser"), 0, **GENEROUS)
    yield running
    running.stop()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, chromium: Browser, server: ServerProcess
) -> Iterator[Visit]:
    """Makes visitors; at the end of the test none of them may have met with a fault."""
    visitors: list[Visitor] = []

    def visitor(url: str = "", **tastes: Any) -> Visitor:
        visitors.append(Visitor(chromium, url or server.url, replace(Tastes(), **tastes)))
        return visitors[-1]

    yield visitor
    report = request.node.stash.get(CALLED, None)
    for number, one in enumerate(visitors):
        if report is None or report.failed:
            one.page.screenshot(path=PICTURES / "failed" / f"{request.node.name}-{number}.png")
        one.close()
    assert [fault for one in visitors for fault in one.left_over_faults()] == []
