"""What Lighthouse says about home page and table, once `make soak-lighthouse` has installed it."""

import asyncio
import json
import os
import subprocess
from pathlib import Path
from statistics import median

import pytest
from tests.browser.conftest import find_chromium
from tests.browser.visitor import ROOT
from tests.server.player import Player
from tests.server.running import ServerProcess

pytestmark = pytest.mark.soak
FOLDER = ROOT / "build" / "lighthouse"
PROGRAM = FOLDER / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
PATIENT_SECONDS = 180
RUNS = 5
"""A score depends on what the machine does beside; the median of several runs tells more."""


async def table_and_cookie(url: str) -> tuple[str, dict[str, str]]:
    """A table of Azul where it is our turn."""
    ana = await Player.named(url, "Ana")
    table = await ana.table("azul", "person", "easy")
    await ana.close()
    return f"/table/{table}", ana.cookie()


def report(address: str, form: str, cookie: dict[str, str], name: str) -> dict[str, int]:
    """The scores of one page, from 0 to 100; the whole report lies in `build/lighthouse`."""
    written = FOLDER / f"{name}.report.json"
    command = [str(PROGRAM), address, "--quiet", "--output=json,html"]
    command += [f"--output-path={FOLDER / name}", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--extra-headers={json.dumps(cookie)}"] if cookie else []
    command += ["--preset=desktop"] if form == "desktop" else []
    environ = {**os.environ, "CHROME_PATH": find_chromium() or ""}
    subprocess.run(command, check=True, env=environ, timeout=PATIENT_SECONDS)
    found = json.loads(Path(written).read_text(encoding="utf-8"))["categories"]
    return {category: round(100 * found[category]["score"]) for category in CATEGORIES}


@pytest.mark.parametrize("form", ["desktop", "mobile"])
@pytest.mark.parametrize("page", ["home", "table"])
def test_every_score_is_high(server: ServerProcess, page: str, form: str) -> None:
    assert PROGRAM.exists(), "Lighthouse is not installed: make soak-lighthouse"
    path, cookie = asyncio.run(table_and_cookie(server.url)) if page == "table" else ("/", {})
    runs = [report(server.url + path, form, cookie, f"{page}-{form}") for _ in range(RUNS)]
    scores = {name: int(median(run[name] for run in runs)) for name in CATEGORIES}
    print(page, form, scores, [run["performance"] for run in runs])  # noqa: T201
    assert {name: score for name, score in scores.items() if score < LEAST} == {}
