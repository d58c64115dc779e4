"""The package as others get it: a wheel made from the source distribution, installed alone."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest
from tests.build.test_build import BUILT, MOST_BYTES, ROOT, copy_project, run_python
from tests.server.player import Player

PACKAGE = ROOT / "src" / "azulejos"
LOCK = ROOT / "requirements.lock"
# The page has been built by `make web`; the modules are compiled anew.
BUILD_SOURCES = "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))"
RESEARCH = """
import azulejos
from azulejos import bots
from azulejos.search import Budget, Search

assert azulejos.COMPILED
game = azulejos.start("azul", players=2)
game.deal(azulejos.Rng(1))
for move in bots.bot("greedy", "azul").choose(game, azulejos.Rng(2)):
    game.play(move)
found = Search(lambda: bots.policy_for("azul")).think(game, Budget(simulations=50))
print(found.simulations)
"""

pytestmark = [pytest.mark.soak, pytest.mark.compiled_only]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    project = copy_project(tmp_path_factory.mktemp("sources") / "project", *BUILT)
    assert (project / "src" / "azulejos" / "server" / "web" / "index.html").exists(), "run make web"
    run_python("-c", BUILD_SOURCES, cwd=project)
    (packed,) = (project / "dist").glob("*.tar.gz")
    return packed


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    run_python("-m", "pip", "wheel", *options, "-w", str(folder), str(sources), cwd=folder)
    (made,) = folder.glob("*.whl")
    return made


def installed(what: str, folder: Path) -> Path:
    """The commands of a fresh environment that has only this, and what it needs."""
    run_python("-m", "venv", str(folder), cwd=ROOT)
    commands = folder / "bin"
    options = ["--quiet", "--disable-pip-version-check", "--constraint", str(LOCK)]
    pip = [str(commands / "python"), "-m", "pip", "install", *options]
    subprocess.run([*pip, what], cwd=folder, check=True)
    return commands


def output(*command: str, cwd: Path) -> str:
    """Of a command that does not see the sources of this repository."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command, cwd=cwd, env=environ, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def test_the_sources_have_all_that_a_build_needs_and_nothing_that_was_built(sources: Path) -> None:
    with tarfile.open(sources) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= set(names)
    headers = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.pxd")}
    assert headers <= set(names)
    assert [name for name in names if name.endswith((".so", ".c", "_built.json"))] == []


def test_the_wheel_has_the_compiled_core_and_the_page_and_is_small(
    sources: Path, wheel: Path
) -> None:
    with tarfile.open(sources) as packed:
        shipped = {file.name.partition("/src/")[2] for file in packed if file.isfile()}
    with zipfile.ZipFile(wheel) as packed:
        sizes = {info.filename: info.file_size for info in packed.infolist()}
    headers = {name.removesuffix(".pxd") for name in shipped if name.endswith(".pxd")}
    compiled = {name.partition(".")[0] for name in sizes if name.endswith((".so", ".pyd"))}
    assert compiled == {name for name in headers if f"{name}.py" in shipped}
    page = {name for name in shipped if name.startswith("azulejos/server/web/")}
    plain = {name for name in page if "/assets/" in name and f"{name}.gz" in page}
    assert plain
    assert page - plain <= set(sizes)
    assert not plain & set(sizes)
    assert not any(name.startswith(("tests/", "docs/")) or "_built" in name for name in sizes)
    assert sum(sizes.values()) < MOST_BYTES


def test_without_extras_it_is_the_core_for_research(wheel: Path, tmp_path: Path) -> None:
    commands = installed(str(wheel), tmp_path / "bare")
    assert output(str(commands / "python"), "-W", "error", "-c", RESEARCH, cwd=tmp_path) == "50\n"
    played = output(
        *(str(commands / "azulejos"), "simulate", "azul", "--games", "100", "--json"), cwd=tmp_path
    )
    assert '"games": 100' in played
    packages = output(str(commands / "python"), "-m", "pip", "list", cwd=tmp_path)
    assert "fastapi" not in packages


def test_with_the_extra_it_serves_the_page_and_its_bots_play(wheel: Path, tmp_path: Path) -> None:
    commands = installed(f"{wheel}[server]", tmp_path / "hosting")
    serve = [str(commands / "azulejos"), "--language", "en", "serve", "--port", "0"]
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        [*serve, "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env=environ,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said
            expect_page(address[0])
            asyncio.run(expect_bot(address[0]))
        finally:
            server.terminate()
    assert server.returncode == -signal.SIGTERM


def expect_page(url: str) -> None:
    with httpx.Client(base_url=url) as browser:
        start = browser.get("/")
        loaded = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', start.text)
        assert loaded
        for path in loaded:
            assert browser.get(path).status_code == 200, path
        assert "modulepreload" in browser.get("/table/any").text


async def expect_bot(url: str) -> None:
    """The bot in the first seat plays its first turn."""
    ana = await Player.named(url, "Ana")
    table = await ana.table("azul", "medium", "person")
    async with asyncio.timeout(30):
        while (await ana.ask("GET", f"/api/tables/{table}"))["standing"]["to_move"] != 1:
            await asyncio.sleep(0.1)
    await ana.close()
