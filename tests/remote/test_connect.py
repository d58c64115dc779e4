"""`azulejos bot --connect`: programs and our own bots at the tables of a server."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from tests.bots.processes import ROOT
from tests.cli.commands import LOCALE, process
from tests.server.running import GENEROUS, Running, ServerProcess, server_in_thread
from websockets.sync.client import connect

from azulejos.cli.exit_codes import TERMINATED
from azulejos.server.network_bots.accounts import new_account

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

UNRULY = ROOT / "tests" / "bots" / "programs" / "unruly.py"
EXAMPLE = ROOT / "examples" / "bot.py"
SECONDS = 60


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("lively")
    with server_in_thread(folder, network_bots=True, limits=GENEROUS) as running:
        yield running


def token_of(server: Running, name: str) -> str:
    made = new_account(server.services.store, name)
    return asyncio.run_coroutine_threadsafe(made, server.loop).result(10)


@contextmanager
def started(url: str, token: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command in the background."""
    command = [sys.executable, "-m", "azulejos", "bot", *arguments, "--connect", url]
    with subprocess.Popen(
        command,
        env=os.environ | LOCALE | {"AZULEJOS_BOT_TOKEN": token},
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            running.terminate()


@contextmanager
def connected(url: str, token: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    with started(url, token, *arguments) as running:
        assert running.stderr is not None
        line = running.stderr.readline()
        assert "is connected" in line, line
        yield running


def eventually(found: Callable[[], Any]) -> Any:
    until = time.monotonic() + SECONDS
    while not (value := found()):
        assert time.monotonic() < until
        time.sleep(0.05)
    return value


@contextmanager
def challenged(url: str, name: str, game: str = "azul") -> Iterator[tuple[httpx.Client, str]]:
    """A person's table with this program; the person has the first seat."""
    with httpx.Client(base_url=url, timeout=SECONDS) as ana:
        ana.post("/api/guest", json={"name": "Ana"})
        eventually(lambda: name in [bot["name"] for bot in ana.get("/api/bots").json()["bots"]])
        seats = [{"kind": "person"}, {"kind": "network-bot", "name": name}]
        made = ana.post("/api/tables", json={"game": game, "seats": seats, "order": "given"})
        assert made.status_code == 201, made.text
        yield ana, made.json()["table"]["id"]


def standing(ana: httpx.Client, table: str) -> Any:
    return ana.get(f"/api/tables/{table}").json()["standing"]


class TestMatch:
    def test_a_program_plays_a_rated_match(self, lively: Running, tmp_path: Path) -> None:
        mine, folder = f"mine={sys.executable} {EXAMPLE}", tmp_path / "results"
        found = process(
            *("bot", mine, "--connect", lively.url, "--match", "random", "--games", "4"),
            *("--tables", "2", "--clock", "60+1", "--folder", str(folder), "--json"),
            AZULEJOS_BOT_TOKEN=token_of(lively, "rated"),
        )
        assert found.code == 0, found.err
        (pairing,) = found.json["pairings"]
        assert (pairing["names"], pairing["games"], pairing["complete"]) == (
            ["rated", "random"],
            4,
            True,
        )
        assert pairing["failures"] == [0, 0]
        rating = {row["name"]: row for row in found.json["ratings"]}
        assert rating["random"]["elo"] == 0
        assert rating["rated"]["low"] <= rating["rated"]["elo"] <= rating["rated"]["high"]
        results = (folder / "results.jsonl").read_text().splitlines()
        assert sorted(json.loads(line)["sides"] for line in results) == [[0, 1]] * 2 + [[1, 0]] * 2
        for record in sorted((folder / "records").iterdir()):
            assert process("record", "verify", str(record)).code == 0
        assert "rated" in process("arena", "show", str(folder)).out

    def test_two_programs_play_each_other(self, lively: Running, tmp_path: Path) -> None:
        with connected(lively.url, token_of(lively, "waits"), "greedy"):
            url = f"{lively.url}/api/bots"
            eventually(lambda: "waits" in httpx.get(url).text)
            found = process(
                *("bot", "random", "--connect", lively.url, "--match", "waits", "--games", "2"),
                *("--folder", str(tmp_path), "--json", "--game", "summer_pavilion_mini"),
                AZULEJOS_BOT_TOKEN=token_of(lively, "asks"),
            )
            assert found.code == 0, found.err
            assert found.json["pairings"][0]["losses"] == 2

    def test_a_program_that_keeps_failing_loses_its_games(
        self, lively: Running, tmp_path: Path
    ) -> None:
        bad = f"bad={sys.executable} {UNRULY} go crash"
        found = process(
            *("bot", bad, "--connect", lively.url, "--match", "random", "--games", "2"),
            *("--folder", str(tmp_path), "--json"),
            AZULEJOS_BOT_TOKEN=token_of(lively, "crasher"),
        )
        assert found.code == 0, found.err
        (pairing,) = found.json["pairings"]
        assert (pairing["losses"], pairing["failures"]) == (2, [2, 0])
        assert pairing["usual_failures"][0]["code"] == "bot-crashed"


class TestChallenges:
    def test_a_program_that_crashes_once_is_started_again(
        self, lively: Running, tmp_path: Path
    ) -> None:
        """It dies in the middle of its first game, and plays that game to its end."""
        once = tmp_path / "once.py"
        marker = tmp_path / "crashed"
        once.write_text(
            f"import os, sys\nif not os.path.exists({str(marker)!r}):\n"
            f"    lines = iter(sys.stdin.readline, '')\n"
            "    print('ready 1', flush=True)\n"
            "    for line in lines:\n"
            "        if line.startswith('quit'): sys.exit(0)\n"
            f"        if line.startswith('go'): open({str(marker)!r}, 'w').close(); os._exit(3)\n"
            f"exec(open({str(EXAMPLE)!r}).read())\n"
        )
        token = token_of(lively, "once")
        with (
            connected(lively.url, token, f"once={sys.executable} {once}"),
            challenged(lively.url, "once") as (ana, table),
        ):
            answered(ana, table)
            assert marker.exists()
            assert standing(ana, table)["phase"] == "running"

    def test_ctrl_c_while_it_thinks_gives_nothing_up(self, lively: Running) -> None:
        slow = f"slow={sys.executable} {UNRULY} go hang"
        with (
            connected(lively.url, token_of(lively, "slow"), slow) as bot,
            challenged(lively.url, "slow") as (ana, table),
        ):
            eventually(lambda: standing(ana, table)["phase"] == "running")
            play(ana, table)
            bot.send_signal(signal.SIGINT)
            assert bot.wait(10) == 130
            assert standing(ana, table)["phase"] == "running"

    def test_who_ends_it_ends_its_program_too(self, lively: Running) -> None:
        """Though that hangs in the middle of its thoughts and heeds no signal."""
        hangs = f"hangs={sys.executable} {UNRULY} go hang"
        with (
            connected(lively.url, token_of(lively, "hangs"), hangs) as bot,
            challenged(lively.url, "hangs") as (ana, table),
        ):
            eventually(lambda: standing(ana, table)["phase"] == "running")
            play(ana, table)
            expect_no_program_stays(bot)
            assert standing(ana, table)["phase"] == "running"

    def test_who_ends_it_ends_a_program_that_never_gets_ready(self, lively: Running) -> None:
        hangs = f"hangs={sys.executable} {UNRULY} handshake hang"
        with started(lively.url, token_of(lively, "unready"), hangs) as bot:
            expect_no_program_stays(bot)

    def test_more_tables_than_it_wants_are_declined(self, lively: Running) -> None:
        with (
            connected(lively.url, token_of(lively, "single"), "greedy"),
            challenged(lively.url, "single") as (ana, table),
        ):
            answered(ana, table)
            with (
                challenged(lively.url, "single") as (_, second),
                httpx.Client(base_url=lively.url) as boris,
            ):
                boris.post("/api/guest", json={"name": "Boris"})
                path = f"/api/tables/{second}/seats/1"
                eventually(lambda: boris.put(path).status_code == 200)

    def test_it_plays_on_after_the_server_was_killed(self, tmp_path: Path) -> None:
        server = ServerProcess(tmp_path / "data", AZULEJOS_NETWORK_BOTS="true")
        made = process("bot-token", "lasting", "--data", str(tmp_path / "data"))
        assert made.code == 0, made.err
        try:
            with (
                connected(server.url, made.out.strip(), "greedy"),
                challenged(server.url, "lasting") as (ana, table),
            ):
                eventually(lambda: standing(ana, table)["phase"] == "running")
                server.kill()
                port = server.port
                server = ServerProcess(tmp_path / "data", port, AZULEJOS_NETWORK_BOTS="true")
                answered(ana, table)
        finally:
            server.stop()


def expect_no_program_stays(bot: subprocess.Popen[str]) -> None:
    programs = eventually(lambda: psutil.Process(bot.pid).children(recursive=True))
    bot.terminate()
    assert bot.wait(SECONDS) == TERMINATED
    gone, alive = psutil.wait_procs(programs, SECONDS)
    assert (len(gone), alive) == (len(programs), [])


def answered(ana: httpx.Client, table: str) -> None:
    """Plays Ana's first turn, and waits for the program's."""
    eventually(lambda: standing(ana, table)["phase"] == "running")
    play(ana, table)
    eventually(lambda: standing(ana, table)["turns"] >= 2)


def play(ana: httpx.Client, table: str) -> None:
    """Ana's first turn, over a socket of her own."""
    address = str(ana.base_url).replace("http", "ws", 1).rstrip("/")
    cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
    path = f"{address}/api/tables/{table}/socket"
    with connect(path, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        found: dict[str, Any] = {}
        while found.get("type") != "snapshot":
            found = json.loads(socket.recv(SECONDS))
        moves = found["standing"]["choices"][0]["moves"]
        command = {"id": "first", "seat": 0, "expected_seq": found["seq"], "moves": moves}
        socket.send(json.dumps({"v": 1, "type": "play", **command}))
        while found["type"] not in ("ack", "refused"):
            found = json.loads(socket.recv(SECONDS))
        assert found["type"] == "ack", found


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "expected"),
        [
            (["greedy"], "--stdio, --connect URL is missing."),
            (["greedy", "--connect", "http://127.0.0.1:9"], "The bot’s token is missing."),
            (["greedy", "--connect", "ftp://x", "--token-file", "{token}"], "--connect:"),
            (
                ["greedy", "--connect", "http://127.0.0.1:9", "--token-file", "{token}"],
                "http://127.0.0.1:9 cannot be reached:",
            ),
            (
                ["greedy", "--connect", "{url}", "--token-file", "{token}"],
                "This is not a valid token of a bot.",
            ),
            (
                ["deep-blue", "--connect", "{url}", "--token-file", "{token}"],
                "Unknown bot “deep-blue”.",
            ),
        ],
    )
    def test_one_line_says_why(
        self, lively: Running, tmp_path: Path, arguments: list[str], expected: str
    ) -> None:
        (tmp_path / "token").write_text("nonsense\n")
        places = {"url": lively.url, "token": str(tmp_path / "token")}
        found = process("bot", *(word.format(**places) for word in arguments))
        assert (found.code, found.err.count("\n")) == (2, 1), found.err
        assert found.err.startswith(f"azulejos: {expected}")

    def test_an_unknown_opponent(self, lively: Running) -> None:
        found = process(
            *("bot", "greedy", "--connect", lively.url, "--match", "nobody"),
            AZULEJOS_BOT_TOKEN=token_of(lively, "lonely"),
        )
        assert found.code == 2
        assert "There is no opponent “nobody” on this server." in found.err

    def test_a_second_program_with_the_same_token_ends_the_first(self, lively: Running) -> None:
        token = token_of(lively, "double")
        with connected(lively.url, token, "greedy") as first, connected(lively.url, token, "easy"):
            assert first.stderr is not None
            assert "Another program has connected" in first.stderr.readline()
            assert first.wait(SECONDS) == 2


class TestTokens:
    def test_made_listed_and_revoked(self, tmp_path: Path) -> None:
        data = ["--data", str(tmp_path)]
        made = process("bot-token", "my-bot", *data)
        assert (made.code, len(made.out.strip())) == (0, 32)
        assert process("bot-token", *data).out == "my-bot\n"
        assert process("bot-token", "my-bot", "--revoke", *data).code == 0
        assert "No bot has a token yet" in process("bot-token", *data).out
        again = process("bot-token", "my-bot", "--revoke", *data)
        assert (again.code, "No bot called" in again.err) == (2, True)
        assert process("bot-token", "two words", *data).code == 2


def test_the_example_plays(lively: Running) -> None:
    """The client of forty lines, at two tables of different games."""
    environment = os.environ | {"AZULEJOS_BOT_TOKEN": token_of(lively, "forty")}
    command = [sys.executable, str(ROOT / "examples" / "network_bot.py"), lively.url]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as running:
        try:
            for game in ("azul", "summer_pavilion"):
                with challenged(lively.url, "forty", game) as (ana, table):
                    answered(ana, table)
        finally:
            running.terminate()
