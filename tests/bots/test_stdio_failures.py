"""Whatever a program does in a seat: the host soon gets an error with a code, and is rid of it."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.bots.processes import ROOT, UNRULY, dealt, is_gone, is_known, pids_in, unruly

import azulejos
from azulejos.bots import BotFailed
from azulejos.bots.stdio import ExternalBot, external
from azulejos.bots.stdio.process import MOST_CHATTER, Process
from azulejos.cli.errors import explained
from azulejos.messages import LANGUAGES, Messages

pytestmark = pytest.mark.compiled_only


def failure_of(player: ExternalBot, state: azulejos.GameState | None = None) -> BotFailed:
    """What comes of asking for a turn; the program is gone by then, every process of it."""
    with pytest.raises(BotFailed) as caught:
        player.choose(state or dealt(), azulejos.Rng(1))
    assert caught.value.values["bot"] == player.name
    own, *children = pids_in(caught.value.last_words) or [0]
    assert own == 0 or not is_known(own)
    assert all(is_gone(child) for child in children)
    return caught.value


@pytest.mark.parametrize("where", ["handshake", "game", "go"])
def test_a_crash_is_told_with_its_last_words(where: str) -> None:
    failed = failure_of(unruly(where, "crash", limit=20))
    assert failed.code == "bot-crashed"
    assert failed.values["exit"] == 1
    assert failed.values["said"] == "RuntimeError: no idea what to play"
    assert "Traceback" in failed.last_words


def test_a_signal_is_told_as_the_shell_would_not() -> None:
    failed = failure_of(unruly("go", "die", limit=20))
    assert (failed.code, failed.values["exit"]) == ("bot-crashed", -signal.SIGKILL)


@pytest.mark.parametrize("what", ["hang", "deaf", "flood-errors"])
def test_a_bot_that_does_not_answer_has_hung(what: str) -> None:
    began = time.monotonic()
    failed = failure_of(unruly("go", what))
    assert (failed.code, failed.values["seconds"]) == ("bot-hung", "0.5")
    assert time.monotonic() - began < 10
    assert len(failed.last_words) <= 4096


def test_what_a_bot_has_started_goes_with_it() -> None:
    failed = failure_of(unruly("go", "hang-with-a-child", limit=2))
    assert failed.code == "bot-hung"
    assert len(pids_in(failed.last_words)) == 2


def test_a_start_that_takes_too_long() -> None:
    failed = failure_of(unruly("handshake", "hang", start_limit=0.3))
    assert (failed.code, failed.values["seconds"]) == ("bot-slow-start", "0.3")


def test_a_slow_start_within_the_limit_is_fine() -> None:
    with unruly("handshake", "late", "0.5", limit=20) as player:
        assert len(player.choose(dealt(), azulejos.Rng(1))) == 1


@pytest.mark.parametrize("where", ["handshake", "go"])
@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("flood", "bot-flood"),
        ("endless-line", "bot-long-line"),
        ("close-output", "bot-output-closed"),
    ],
)
def test_floods_and_closed_pipes(where: str, what: str, code: str) -> None:
    assert failure_of(unruly(where, what, limit=60)).code == code


def test_a_flood_between_two_turns_stands_still() -> None:
    with unruly("position", "flood", limit=20) as player:
        failed = failure_of(player)
    assert failed.code == "bot-flood"


@pytest.mark.parametrize(
    ("where", "line", "code", "value"),
    [
        ("handshake", "ready 2", "bot-version", "2"),
        ("handshake", "ready", "bot-version", ""),
        ("handshake", "error I only play chess", "bot-refused", "I only play chess"),
        ("go", "error no idea", "bot-refused", "no idea"),
        ("go", "turn", "bot-nonsense", "turn"),
        ("go", "turn e2e4", "bot-nonsense", "turn … e2e4 …"),
        ("go", "turn " + "x" * 500, "bot-nonsense", "turn … " + "x" * 192 + "…"),
        ("go", "turn 1\x1b[2J", "bot-nonsense", "turn … 1?[2J …"),
    ],
)
def test_nonsense(where: str, line: str, code: str, value: str) -> None:
    failed = failure_of(unruly(where, "say", line, limit=20))
    assert (failed.code, failed.values["value"]) == (code, value)


def test_an_illegal_move_comes_with_its_reason() -> None:
    state = azulejos.start("azul")
    state.deal_explicit(state.read_deal("BBYR KKWW RRRB YYKW BRKW"))
    failed = failure_of(unruly("go", "say", "turn 2B1", limit=20), state)
    assert (failed.code, failed.values["move"]) == ("bot-illegal", "2B1")
    assert isinstance(failed.__cause__, azulejos.IllegalMove)
    assert failed.__cause__.code == failed.values["reason"] == "azul.colour-not-there"
    for language in LANGUAGES:
        assert "(azul.colour-not-there)" in explained(failed, Messages(language))


def test_moves_of_the_next_turn_are_not_ours_to_make() -> None:
    state = azulejos.start("azul")
    state.deal_explicit(state.read_deal("BBYR KKWW RRRB YYKW BRKW"))
    failed = failure_of(unruly("go", "say", "turn 1B1 2K1", limit=20), state)
    assert (failed.code, failed.values["move"]) == ("bot-illegal", "2K1")
    assert isinstance(failed.__cause__, azulejos.IllegalMove)
    assert failed.__cause__.code == failed.values["reason"] == "turn-complete"


def test_after_a_failure_the_program_is_started_anew(tmp_path: Path) -> None:
    once = tmp_path / "once"
    crash_once = (
        f"import sys, pathlib; once = pathlib.Path({str(once)!r})\n"
        "if not once.exists(): once.touch(); sys.exit(3)"
    )
    behave = "sys.argv[1:] = ['never', '-']\n" + UNRULY.read_text(encoding="utf-8")
    command = [sys.executable, "-c", f"{crash_once}\n{behave}"]
    with ExternalBot("once", command) as player:
        assert failure_of(player).values["exit"] == 3
        assert len(player.choose(dealt(), azulejos.Rng(1))) == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("", "bot-command"),
        ("  ", "bot-command"),
        ("'unclosed", "bot-command"),
        ("no-such-program --fast", "bot-not-started"),
        (str(ROOT), "bot-not-started"),
        ("nul\0byte", "bot-not-started"),
    ],
)
def test_what_cannot_be_started(command: str, code: str) -> None:
    with pytest.raises(BotFailed) as caught:
        external("lost", command).start()
    assert (caught.value.code, caught.value.values["bot"]) == (code, "lost")


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    with pytest.raises(BotFailed):
        external("shell", f"echo ready 1; touch {tmp_path / 'made'}").start()
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize(
    "budget", [{"sims": 0}, {"sims": 10**10}, {"seconds": 0.0}, {"seconds": float("nan")}]
)
def test_budgets_have_limits(budget: dict[str, float]) -> None:
    with pytest.raises(azulejos.InvalidOptions):
        ExternalBot("bot", ["true"], **budget)  # type: ignore[arg-type]


def test_a_bot_is_only_asked_where_there_is_a_turn() -> None:
    with unruly("go", "crash") as player:
        with pytest.raises(azulejos.IllegalMove):
            player.choose(azulejos.start("azul"), azulejos.Rng(1))
        assert player.program.process is None


def test_failures_can_be_told_and_sent() -> None:
    failed = failure_of(unruly("go", "say", "turn 9B1", limit=20), dealt(players=4))
    again = pickle.loads(pickle.dumps(failed))
    assert (again.code, again.values, again.last_words) == (
        failed.code,
        failed.values,
        failed.last_words,
    )
    for language in LANGUAGES:
        assert "9B1" in explained(failed, Messages(language))


@pytest.mark.parametrize(
    ("budget", "expected"),
    [({}, "go seed "), ({"sims": 5}, "go sims 5 seed "), ({"seconds": 2.5}, "go time 2.5 seed ")],
)
def test_the_budget_is_told(budget: dict[str, float], expected: str) -> None:
    said = str(failure_of(unruly("go", "repeat", **{"limit": 20, **budget})).values["said"])
    assert said.startswith(f"RuntimeError: {expected}")


def test_the_time_is_for_the_whole_turn() -> None:
    player = unruly("never", "-", seconds=2)
    assert 0.9 < (player._time_left(time.monotonic() + 1) or 0) <= 1
    assert player._time_left(time.monotonic() - 1) == 0.001


def test_a_program_that_does_not_read_keeps_nobody_waiting() -> None:
    process = Process("sleeper", ["sleep", "60"])
    try:
        process.send("x" * 1_000_000)
        assert process.next_line(time.monotonic() + 0.2) is None
        process.send("more")
        assert len(process.unsent) > 500_000
    finally:
        process.kill()
    assert not is_known(process.running.pid)


def test_an_answer_may_end_with_the_program() -> None:
    process = Process("short", ["printf", "ready 1"])
    try:
        assert process.next_line(time.monotonic() + 20) == "ready 1"
    finally:
        process.kill()


def test_chatter_is_counted_for_each_question() -> None:
    with unruly("never", "-", limit=20) as player:
        for _ in range(2):
            player.choose(dealt(), azulejos.Rng(1))
            assert player.program.process is not None
            player.program.process.heard += MOST_CHATTER


HOST = """
import sys, azulejos
from tests.bots.processes import dealt, unruly
player = unruly(*sys.argv[1:], limit=60)
player.start()
print(player.identity["pid"], flush=True)
if sys.argv[2] == "hang":
    player.choose(dealt(), azulejos.Rng(1))
"""


def host(*behaviour: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    return subprocess.Popen(
        [sys.executable, "-c", HOST, *behaviour],
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_ctrl_c_ends_the_bot_too() -> None:
    with host("go", "hang") as running:
        assert running.stdout is not None
        pid = int(running.stdout.readline())
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=20)
    assert "KeyboardInterrupt" in errors
    assert is_gone(pid)


def test_a_host_that_forgets_to_close_leaves_nothing_behind() -> None:
    with host("handshake", "ready-and-hang") as running:
        out, errors = running.communicate(timeout=20)
    assert errors == ""
    assert is_gone(int(out))
