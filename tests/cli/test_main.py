"""The command as a whole: help, languages, exit codes, one clear line when something is wrong."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from tests.cli.commands import LOCALE, Azulejos, process

import azulejos
from azulejos.cli import main, screen
from azulejos.cli.errors import explained
from azulejos.engine.errors import Fault, IllegalMove, InvalidPosition, Reason
from azulejos.messages import LANGUAGES, Messages

COMMANDS = (
    "play",
    "games",
    "simulate",
    "perft",
    "bench",
    "bot",
    "record",
    "review",
    "analyse",
    "arena",
)

BAD_INPUT = [
    (["chess"], "Unknown command “chess”. Expected: play games simulate"),
    (["--nonsense"], "Unknown option --nonsense."),
    (["--language", "tlh", "games"], "Unknown language “tlh”. Expected: en pl uk"),
    (["simulate"], "GAME is missing."),
    (["simulate", "chess"], "Unknown game “chess”. Expected: azul"),
    (["simulate", "azul", "twice"], "Unexpected argument “twice”."),
    (["simulate", "azul", "--players", "5"], "azul: 5 is not a possible number of players."),
    (
        ["simulate", "azul", "--players", "two"],
        "--players: “two” is not a valid value. Expected: 0..99",
    ),
    (
        ["simulate", "azul", "--variant", "pink"],
        "azul has no variant “pink”. Expected: standard grey",
    ),
    (
        ["simulate", "azul", "--games", "0"],
        "--games: “0” is not a valid value. Expected: 1..1000000000",
    ),
    (["simulate", "azul", "--games", "-3"], "--games: “-3” is not a valid value."),
    (["simulate", "azul", "--games", "1.5"], "--games: “1.5” is not a valid value."),
    (["simulate", "azul", "--games"], "--games: a value is missing"),
    (["simulate", "azul", "--seed", "-1"], "--seed: “-1” is not a valid value. Expected: 0..1844"),
    (["simulate", "azul", "--seed", "18446744073709551616"], "--seed: “18446744073709551616”"),
    (
        ["simulate", "azul", "--threads", "0"],
        "--threads: “0” is not a valid value. Expected: 1..256",
    ),
    (["simulate", "azul", "--option", "max_rounds"], "--option: “max_rounds” is not valid."),
    (["simulate", "azul", "--option", "max_rounds=x"], "max_rounds: “x” is not a valid value."),
    (["simulate", "azul", "--option", "speed=3"], "azul has no option “speed”."),
    (["simulate", "azul", "--option", "players=3"], "azul has no option “players”."),
    (["perft", "azul", "--depth", "0"], "--depth: “0” is not a valid value. Expected: 1..99"),
    (["perft", "azul", "--players", "1"], "azul: 1 is not a possible number of players."),
    (["bench", "--seconds", "0"], "--seconds: “0” is not a valid value. Expected: 0.01..600"),
    (["play", "--players", "0"], "azul: 0 is not a possible number of players."),
    (["play", "chess", "--resume"], "Unknown game “chess”. Expected: azul"),
    (["record", "show", "x", "--at", "x"], "--at: “x” is not a valid value. Expected: 0..999999"),
    (["record", "show", "x", "--at", "-1"], "--at: “-1” is not a valid value. Expected: 0..999999"),
    (
        ["record", "convert", "x", "--to", "xml"],
        "--to: “xml” is not a valid value. Expected: text json",
    ),
    (["record", "verify"], "FILE is missing."),
    (["record", "convert", "x"], "--to is missing."),
    (["bench", "--seconds", "nan"], "--seconds: “nan” is not a valid value."),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD_INPUT, ids=lambda value: str(value)[:50])
def test_bad_input_is_one_line_and_exit_code_2(
    azulejos_command: Azulejos, arguments: list[str], expected: str
) -> None:
    finished = azulejos_command(*arguments)
    assert finished.code == 2
    assert finished.out == ""
    assert finished.err.startswith(f"azulejos: {expected}")
    assert finished.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Unknown game “go”. Expected: "),
        ("pl", "Nieznana gra „go”. Oczekiwano: "),
        ("uk", "Невідома гра «go». Очікувалося: "),
    ],
)
def test_errors_in_three_languages(language: str, expected: str) -> None:
    by_option = process("--language", language, "simulate", "go")
    by_locale = process("simulate", "go", LC_ALL=f"{language}_XX.UTF-8")
    games = " ".join(azulejos.GAMES)
    assert by_option.err == by_locale.err == f"azulejos: {expected}{games}\n"
    assert by_option.code == by_locale.code == 2


def test_the_language_counts_even_if_the_command_line_cannot_be_parsed(
    azulejos_command: Azulejos,
) -> None:
    assert azulejos_command("--language=pl", "--bad").err.startswith(
        "azulejos: Nieznana opcja --bad"
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(azulejos_command: Azulejos, command: str) -> None:
    finished = azulejos_command(command, "--help")
    assert finished.code == 0
    assert f"Example: azulejos {command}" in finished.out


def test_without_a_command_there_is_help(azulejos_command: Azulejos) -> None:
    finished = azulejos_command()
    assert finished.code == 0
    assert all(command in finished.out for command in COMMANDS)


def test_groups_of_commands_complain_in_one_line_too() -> None:
    group = typer.Typer()
    group.callback()(lambda: None)
    group.command("show")(lambda: None)
    said = []
    for arguments in ([], ["draw"]):
        with pytest.raises(typer.TyperException) as refused:
            group(arguments, standalone_mode=False)
        said.append(explained(refused.value, Messages("en")))
    assert said == [
        "No command was given. Expected: show",
        "Unknown command “draw”. Expected: show",
    ]


def test_help_names_the_languages_there_are(azulejos_command: Azulejos) -> None:
    assert "|".join(LANGUAGES) in azulejos_command("--help").out


def test_version(azulejos_command: Azulejos) -> None:
    assert azulejos_command("--version").out == f"azulejos {azulejos.__version__}\n"


def fail_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr(main, "app", fail)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (FileNotFoundError(2, "?", "lost.txt"), "lost.txt: no such file"),
        (PermissionError(13, "?", "shut.txt"), "shut.txt: access denied"),
        (IsADirectoryError(21, "?", "folder"), "folder is a folder. Expected: a file"),
        (OSError(28, "No space left on device", "full.txt"), "full.txt: No space left on device"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "?"), "This is not a text file."),
        (
            IllegalMove("3B2", Reason("azul.line-full", {"line": 2})),
            "3B2 cannot be played: Line 2 is full.",
        ),
        (typer.BadParameter("what Typer says"), "?: the value is not valid."),
        (IllegalMove("-", Reason("deal-due")), "The tiles must be dealt first."),
    ],
    ids=lambda value: type(value).__name__,
)
def test_mishaps_are_one_line(
    azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch, error: Exception, expected: str
) -> None:
    fail_with(monkeypatch, error)
    finished = azulejos_command("games")
    assert finished.code == 2
    assert finished.err.startswith(f"azulejos: {expected}")
    assert finished.err.count("\n") == 1


def test_all_faults_of_a_position_share_the_line() -> None:
    error = InvalidPosition([Fault("deal-due"), Fault("game-over")])
    assert explained(error, Messages("en")) == "The tiles must be dealt first. The game is over."


def test_a_mistake_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main.run(["games"])


@pytest.mark.parametrize("error", [KeyboardInterrupt(), typer.Abort()])
def test_an_interruption_is_quiet(
    azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    fail_with(monkeypatch, error)
    finished = azulejos_command("games")
    assert (finished.code, finished.out, finished.err) == (130, "", "")


def test_a_command_may_choose_its_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "app", lambda *_arguments, **_options: 3)
    assert main.run(["games"]) == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", [["simulate", "azul", "--games", "1000000000"], ["perft", "azul", "--depth", "40"]]
)
def test_ctrl_c_ends_long_work_quietly(command: list[str]) -> None:
    with start(*command) as running:
        try:
            wait_until_at_work(running.pid)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=30)
        finally:
            running.kill()
    assert (running.returncode, out, err) == (130, b"", b"")


def wait_until_at_work(pid: int) -> None:
    """Starting takes less processor time than this, however slow the machine is by the clock."""
    command = ["ps", "-o", "cputimes=", "-p", str(pid)]
    while int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) < 2:
        time.sleep(0.1)


def test_a_reader_that_goes_away_is_no_error() -> None:
    running = start("perft", "azul", "--depth", "1", "--divide")
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait(timeout=30) == 1


def start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "azulejos", *arguments],
        env=os.environ | LOCALE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_the_entry_point_is_the_one_that_is_installed() -> None:
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert 'azulejos = "azulejos.cli.main:main"' in project
    with pytest.raises(SystemExit) as leaving:
        main.main(["--version"])
    assert leaving.value.code == 0


def test_what_is_shown_is_never_markup(capsys: pytest.CaptureFixture[str]) -> None:
    table = screen.table("[b]")
    table.add_row("[/b] :smile:")
    screen.console().print(table)
    screen.console().print("[red]")
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == [
        "[b]",
        "[/b] :smile:",
        "[red]",
    ]


@pytest.mark.parametrize("arguments", [["games"], ["simulate", "go"]])
def test_an_output_that_lacks_our_letters_is_no_error(arguments: list[str]) -> None:
    finished = process("--language", "uk", *arguments, PYTHONIOENCODING="ascii")
    assert "Traceback" not in finished.err
    assert "?" in finished.out + finished.err
    assert finished.code == (0 if arguments == ["games"] else 2)


def test_records_and_data_lose_nothing_there() -> None:
    path = Path(__file__).parents[1] / "records" / "games" / "two-standard.azl"
    whole = path.read_text(encoding="utf-8")
    converted = process("record", "convert", str(path), "--to", "text", PYTHONIOENCODING="ascii")
    assert converted.out == whole
    shown = [
        process("record", "show", str(path), "--json", PYTHONIOENCODING=encoding).json
        for encoding in ("ascii", "utf-8")
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--language", "pl", "simulate", "chess"],
        ["simulate", "chess", "--language", "pl"],
        ["simulate", "--language=pl", "chess"],
    ],
)
def test_the_language_may_stand_anywhere(azulejos_command: Azulejos, arguments: list[str]) -> None:
    finished = azulejos_command(*arguments)
    assert finished.code == 2
    assert finished.err.startswith("azulejos: Nieznana gra „chess”")
