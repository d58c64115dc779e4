"""`azulejos record show`, `verify` and `convert`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.records.play import random_record
from typer.testing import CliRunner, Result

from azulejos import start
from azulejos.cli.record import app
from azulejos.engine import record as records
from azulejos.engine.record import Node, Turn, write_tree
from azulejos.messages import Messages

GAME = random_record(variant="grey", seed=21)
TEXT = records.write(GAME)
WITH_VARIATIONS = write_tree(
    start("azul"),
    [
        Node(-1, deal="BBYR KKWW RRRB YYKW BRKW"),
        Node(0, moves=("3R3",)),
        Node(0, moves=("1B2",), comment="or this"),
        Node(2, moves=("CY1",)),
        Node(2, moves=("CR1",)),
    ],
)


def run(*arguments: str | Path, language: str = "en") -> Result:
    return CliRunner().invoke(
        app, [str(argument) for argument in arguments], obj=Messages(language)
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.azl"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", ["show", "verify", "convert"])
def test_help_has_an_example(command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert f"Example: azulejos record {command}" in shown.output


class TestShow:
    def test_everything_is_there(self, file: Path) -> None:
        shown = run("show", file)
        assert shown.exit_code == 0
        for turn in GAME.turns:
            assert " ".join(turn.moves) in shown.output
        for expected in ("Round 1", "Deal: ", "Ana", "Тарас", "Scores: ", "Winner: ", "grey"):
            assert expected in shown.output

    def test_variations_stand_below_what_they_replace(self, tmp_path: Path) -> None:
        path = tmp_path / "game.azl"
        path.write_text(records.write(WITH_VARIATIONS), encoding="utf-8")
        lines = run("show", path).output.splitlines()
        at = next(at for at, line in enumerate(lines) if "3R3" in line)
        assert lines[at + 1] == "  Instead: Player 1 1B2 {or this}, Player 2 CY1"
        assert lines[at + 2] == "    Instead: Player 2 CR1"
        assert run("verify", path).exit_code == 0
        assert "OK. 1 turn" in run("verify", path).output

    @pytest.mark.parametrize(("language", "word"), [("pl", "Runda 2"), ("uk", "Раунд 2")])
    def test_other_languages(self, file: Path, language: str, word: str) -> None:
        assert word in run("show", file, language=language).output

    def test_the_position_after_some_turns(self, file: Path) -> None:
        shown = run("show", file, "--at", "5")
        state = records.verify(random_record(variant="grey", seed=21, turns=5))
        assert state.position() in shown.output
        assert "To move: Тарас" in shown.output
        assert "Round 2" not in shown.output

    def test_the_position_at_the_start_and_at_the_end(self, file: Path) -> None:
        assert "turn=0 phase=offer" in run("show", file, "--at", "0").output
        last = run("show", file, "--at", str(len(GAME.turns)))
        assert "phase=end" in last.output
        assert "Winner: " in last.output

    def test_there_is_no_such_turn(self, file: Path) -> None:
        shown = run("show", file, "--at", "999")
        assert shown.exit_code == 2
        assert f"from 0 to {len(GAME.turns)}" in shown.output

    def test_plain_data(self, file: Path) -> None:
        shown = json.loads(run("show", file, "--json").output)
        assert shown["headers"]["Variant"] == "grey"
        assert shown["entries"][0] == {"kind": "round", "number": 1}
        position = json.loads(run("show", file, "--json", "--at", "3").output)
        assert position["view"]["turn"] == 3
        assert sum(entry["kind"] == "turn" for entry in position["entries"]) == 3

    def test_a_comment_cannot_steer_the_terminal(self, tmp_path: Path) -> None:
        entries = [
            replace(entry, comment="\x1b[2J[red]\u2028x", clock=61_000, value=0.25)
            if isinstance(entry, Turn)
            else entry
            for entry in GAME.entries
        ]
        path = tmp_path / "game.azl"
        path.write_text(records.write(replace(GAME, entries=tuple(entries))), encoding="utf-8")
        shown = run("show", path)
        assert "\x1b" not in shown.output
        assert "[2J[red] x" in shown.output
        assert "61.0 s" in shown.output
        assert json.loads(run("show", path, "--json").output)


class TestVerify:
    def test_one_line_for_each_file_in_order(self, file: Path) -> None:
        checked = run("verify", file, file)
        assert checked.exit_code == 0
        assert len(checked.output.splitlines()) == 2
        assert f"{file}: OK. {len(GAME.turns)} turns." in checked.output

    def test_an_unfinished_game_is_in_order(self, tmp_path: Path) -> None:
        path = tmp_path / "unfinished.azl"
        path.write_text(records.write(random_record(turns=1)), encoding="utf-8")
        assert "1 turn. Not played to the end." in run("verify", path).output

    def test_the_fault_is_named_and_the_other_files_are_still_checked(self, file: Path) -> None:
        broken = file.with_name("broken.azl")
        broken.write_text(TEXT.replace("\n0 ", "\n0  ", 1), encoding="utf-8")
        wrong = file.with_name("wrong.azl")
        wrong.write_text(TEXT.replace("\nscores ", "\nscores 1", 1), encoding="utf-8")
        checked = run("verify", broken, wrong, file, file.with_name("missing.azl"))
        assert checked.exit_code == 2
        lines = checked.output.splitlines()
        turn = 1 + next(at for at, line in enumerate(TEXT.splitlines()) if line.startswith("0 "))
        scores = 1 + next(
            at for at, line in enumerate(TEXT.splitlines()) if line.startswith("scores")
        )
        assert lines[0].startswith(f"{broken}:{turn}:3: ")
        assert lines[1].startswith(f"{wrong}:{scores}: ")
        assert "OK" in lines[2]
        assert "missing.azl" in lines[3]
        assert len(lines) == 4

    def test_the_reason_of_an_illegal_move_is_told(self, file: Path) -> None:
        first = GAME.turns[0].moves[0]
        file.write_text(TEXT.replace(f"\n0 {first}\n", "\n0 9B1\n", 1), encoding="utf-8")
        checked = run("verify", file)
        assert "This turn is not possible here: 9B1." in checked.output
        assert "no-such-factory" in checked.output or "factor" in checked.output

    @pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{", b"[", b"\x00" * 50, b"\x1b[2J"])
    def test_rubbish_gives_one_line(self, file: Path, content: bytes) -> None:
        file.write_bytes(content)
        for arguments in (["verify"], ["show"], ["convert", "--to", "json"]):
            checked = run(*arguments, file)
            assert checked.exit_code == 2
            assert len(checked.output.splitlines()) == 1
            assert checked.output.startswith(f"{file}:1:")
            assert "\x1b" not in checked.output

    @pytest.mark.parametrize(
        ("language", "expected"),
        [
            ("en", "no such file"),
            ("pl", "nie ma takiego pliku"),
            ("uk", "такого файлу немає"),
        ],
    )
    def test_a_missing_file_in_three_languages(
        self, tmp_path: Path, language: str, expected: str
    ) -> None:
        missing = tmp_path / "missing.azl"
        for command in (["verify"], ["show"], ["convert", "--to", "text"]):
            assert run(*command, missing, language=language).output == f"{missing}: {expected}\n"

    def test_a_folder_is_no_record(self, tmp_path: Path) -> None:
        checked = run("verify", tmp_path)
        assert checked.exit_code == 2
        assert len(checked.output.splitlines()) == 1


class TestConvert:
    def test_variations_are_converted_too(self, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        path.write_text(records.write_json(WITH_VARIATIONS), encoding="utf-8")
        assert run("convert", path, "--to", "text").stdout == records.write(WITH_VARIATIONS)

    def test_there_and_back(self, file: Path) -> None:
        lines, back = file.with_name("game.jsonl"), file.with_name("back.azl")
        assert run("convert", file, "--to", "json", "--output", lines).exit_code == 0
        assert run("convert", lines, "--to", "text", "--output", back).exit_code == 0
        assert lines.read_text(encoding="utf-8") == records.write_json(GAME)
        assert back.read_bytes() == file.read_bytes() == TEXT.encode()

    def test_without_a_file_it_is_printed(self, file: Path) -> None:
        assert run("convert", file, "--to", "json").output == records.write_json(GAME)

    def test_a_file_is_replaced_only_by_force(self, file: Path) -> None:
        refused = run("convert", file, "--to", "json", "--output", file)
        assert refused.exit_code == 2
        assert "--force" in refused.output
        assert file.read_text(encoding="utf-8") == TEXT
        file.chmod(0o640)
        assert run("convert", file, "--to", "json", "--output", file, "--force").exit_code == 0
        assert file.read_text(encoding="utf-8") == records.write_json(GAME)
        assert file.stat().st_mode & 0o777 == 0o640

    def test_a_failure_leaves_everything_as_it_was(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("os.replace", fail)
        failed = run("convert", file, "--to", "json", "--output", file, "--force")
        assert failed.exit_code == 2
        assert "No space left" in failed.output
        assert file.read_text(encoding="utf-8") == TEXT
        assert [path.name for path in file.parent.iterdir()] == [file.name]

    def test_a_broken_record_is_not_converted(self, file: Path) -> None:
        file.write_text(TEXT[:-20], encoding="utf-8")
        output = file.with_name("out.jsonl")
        assert run("convert", file, "--to", "json", "--output", output).exit_code == 2
        assert not output.exists()

    def test_a_folder_that_is_not_there(self, file: Path) -> None:
        refused = run("convert", file, "--to", "json", "--output", file.parent / "no" / "x.jsonl")
        assert refused.exit_code == 2
        assert len(refused.output.splitlines()) == 1
