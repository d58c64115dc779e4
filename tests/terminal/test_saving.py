"""Nothing is lost: save, end of input, Ctrl-C, kill, resume."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conversation import (
    ALWAYS_THE_FIRST,
    games_of,
    resume,
    talk,
)

from azulejos import AzulejosError, MalformedPosition
from azulejos.cli.errors import CommandError, explained
from azulejos.cli.play.errors import PlayError
from azulejos.engine.registry import GAMES
from azulejos.messages import Messages

SCRIPT = """
import sys
from rich.console import Console
from azulejos.cli.play.session import play_game
from azulejos.cli.play.terminal import Terminal
from tests.terminal.conversation import setup
play_game(setup(seats="Ana,greedy"), Terminal(Console(width=100), sys.stdin), "en")
"""


def position_in(lines: list[str]) -> str:
    return [line for line in lines if line.startswith("azul rules")][-1]


def only_save(home: Path) -> Path:
    [path] = games_of(home).unfinished.iterdir()
    return path


class TestLeaving:
    def test_end_of_input_keeps_the_game(self, home: Path) -> None:
        heard = talk("1B2\npos\n")
        assert heard.code == 0
        assert f"Saved: {only_save(home)}" in heard.text
        assert position_in(resume("pos\n").lines) == position_in(heard.lines)

    def test_quit_keeps_the_game(self, home: Path) -> None:
        talk("1B2\nq\ny\n")
        assert only_save(home).exists()

    @pytest.mark.parametrize(("language", "no"), [("en", "n"), ("pl", "nie"), ("uk", "н")])
    def test_quit_without_keeping(self, home: Path, language: str, no: str) -> None:
        talk(f"1B2\nq\n{no}\n", language)
        assert not list(games_of(home).unfinished.iterdir())

    def test_interrupt_keeps_the_game(self, home: Path) -> None:
        class Interrupted(io.StringIO):
            def readline(self, *_: object) -> str:  # type: ignore[override]
                line = super().readline()
                if not line:
                    raise KeyboardInterrupt
                return line

        heard = talk(Interrupted("1B2\npos\n"))
        assert heard.code == 130
        assert position_in(resume("pos\n").lines) == position_in(heard.lines)

    def test_kill_loses_nothing(self, home: Path) -> None:
        """The process dies without warning while it waits for the next move."""
        process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1B2\npos\n")
        process.stdin.flush()
        position = next(line for line in process.stdout if line.startswith("azul rules"))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert position_in(resume("pos\n").lines) == position.strip()


class TestResuming:
    @pytest.mark.slow
    def test_resumed_game_ends_like_the_one_without_a_break(self, home: Path) -> None:
        whole = talk(ALWAYS_THE_FIRST, seats="Ana,random")
        talk("\n1\n1\n" * 9, seats="Ana,random")
        broken = resume(ALWAYS_THE_FIRST)
        assert broken.lines[-9:-1] == whole.lines[-9:-1]

    def test_own_file(self, tmp_path: Path) -> None:
        file = tmp_path / "ours.jsonl"
        heard = talk("1B2\npos\n", save=file)
        assert f"azulejos play --resume --save {file}" in heard.text
        assert position_in(resume("pos\n", save=file).lines) == position_in(heard.lines)

    def test_last_of_several(self) -> None:
        talk("1B2\n", seats="Ana,Taras")
        heard = talk("1B3\npos\n", seats="Ola,Jan")
        assert position_in(resume("pos\n").lines) == position_in(heard.lines)

    def test_undo_still_works(self) -> None:
        before = talk("pos\n1B2\n", seats="Ana,random")
        assert position_in(resume("u\npos\n").lines) == position_in(before.lines)

    def test_points_from_before_the_break_are_counted(self) -> None:
        """The final table is told by events, those of the first sitting included."""
        talk("\n1\n1\n" * 40, seats="Ana,Taras")
        heard = resume(ALWAYS_THE_FIRST)
        assert "at the start" not in heard.text


class TestOwnFile:
    """What `--save FILE` may do to files."""

    @pytest.mark.parametrize("content", ["", "a letter to my aunt"])
    def test_a_file_that_is_there_stays_as_it_is(self, tmp_path: Path, content: str) -> None:
        file = tmp_path / "letter.txt"
        file.write_text(content)
        with pytest.raises(PlayError) as caught:
            talk("q\nn\n", save=file)
        assert (caught.value.code, caught.value.values["file"]) == ("play-save-exists", str(file))
        assert file.read_text() == content

    def test_a_link_to_nowhere_is_not_followed(self, tmp_path: Path) -> None:
        link = tmp_path / "link"
        link.symlink_to(tmp_path / "nowhere")
        with pytest.raises(PlayError):
            talk("", save=link)
        assert not (tmp_path / "nowhere").exists()

    def test_a_game_that_is_not_kept_is_removed(self, tmp_path: Path) -> None:
        file = tmp_path / "ours.jsonl"
        talk("q\nn\n", save=file)
        assert not file.exists()

    def test_a_folder_is_named_and_not_its_draft(self, tmp_path: Path) -> None:
        with pytest.raises(IsADirectoryError) as caught:
            talk("", save=tmp_path)
        assert caught.value.filename == str(tmp_path)

    def test_folders_are_made_only_for_our_own_data(self, tmp_path: Path) -> None:
        file = tmp_path / "no" / "ours.jsonl"
        with pytest.raises(CommandError) as caught:
            talk("", save=file)
        assert caught.value.code == "folder-missing"
        assert not file.parent.exists()

    def test_a_finished_game_has_one_record(self, home: Path) -> None:
        file = home / "ours.jsonl"
        talk(ALWAYS_THE_FIRST, seats="Ana,random", save=file)
        for _ in range(2):
            heard = resume("", save=file)
            assert f"Game record: {games_of(home).records / 'ours.azl'}" in heard.text
        assert len(list(games_of(home).records.iterdir())) == 1

    def test_a_record_that_got_lost_is_written_again(self, home: Path) -> None:
        file = home / "ours.jsonl"
        talk(ALWAYS_THE_FIRST, seats="Ana,random", save=file)
        [record] = games_of(home).records.iterdir()
        text = record.read_bytes()
        record.unlink()
        resume("", save=file)
        assert record.read_bytes() == text

    def test_games_of_the_same_name_have_records_of_their_own(self, home: Path) -> None:
        for seed in (1, 2):
            file = home / "ours.jsonl"
            file.unlink(missing_ok=True)
            talk(ALWAYS_THE_FIRST, seats="Ana,random", save=file, seed=seed)
        names = sorted(path.name for path in games_of(home).records.iterdir())
        assert names == ["ours-2.azl", "ours.azl"]


class TestRefusals:
    def refusal(self, **wanted: object) -> AzulejosError:
        with pytest.raises(AzulejosError) as caught:
            talk("", **wanted)  # type: ignore[arg-type]
        return caught.value

    def test_nothing_to_resume(self) -> None:
        assert self.refusal(seed=None, seats=None, resume=True).code == "play-nothing-to-resume"

    @pytest.mark.parametrize(
        "content",
        [
            "",
            "{}\n",
            "no json\n",
            '{"kind": "terminal-game", "seed": 1}\n',
            "[1]\n[2]\n",
            "[" * 100_000,
            '{"kind": "terminal-game", "seed": %s}\n{}\n' % ("9" * 5000),
            '{"kind": "terminal-game", "seed": -1}\n{}\n',
            '{"kind": "terminal-game", "seed": 18446744073709551616}\n{}\n',
            '{"kind": "terminal-game", "seed": true}\n{}\n',
        ],
        ids=lambda content: content[:30],
    )
    def test_file_that_is_no_saved_game(self, tmp_path: Path, content: str) -> None:
        file = tmp_path / "game.jsonl"
        file.write_text(content)
        error = self.refusal(seed=None, seats=None, resume=True, save=file)
        assert (type(error), error.code) == (PlayError, "play-bad-save")

    def test_damaged_log(self, home: Path) -> None:
        talk("1B2\n", seats="Ana,Taras")
        file = only_save(home)
        file.write_text(file.read_text(encoding="utf-8").replace("1B2", "1B3"))
        error = self.refusal(seed=None, seats=None, resume=True, save=file)
        assert error.code == "play-damaged-save"
        for language, word in (("en", "log"), ("pl", "dziennika"), ("uk", "журналу")):
            said = explained(error, Messages(language))
            assert word in said
            assert "fingerprint" not in said
        assert "1B3" in file.read_text(encoding="utf-8")

    def test_options_beside_resume(self) -> None:
        error = self.refusal(resume=True, seats=None, seed=1)
        assert (error.code, error.values["value"]) == ("play-resume-alone", "--seed")

    def test_another_game_beside_resume(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        talk("1B2\n", seats="Ana,Taras")
        wanted: dict[str, object] = {
            "seed": None,
            "seats": None,
            "resume": True,
            "save": only_save(home),
        }
        assert self.refusal(game="chess", **wanted).code == "unknown-game"
        games = {**GAMES, "chess": GAMES["azul"]}
        monkeypatch.setattr("azulejos.engine.registry.GAMES", games)
        assert self.refusal(game="chess", **wanted).code == "play-resume-alone"
        nothing = self.refusal(game="chess", **(wanted | {"save": None}))
        assert nothing.code == "play-nothing-to-resume"
        assert resume("pos\n", game="azul").code == 0

    def test_options_beside_a_position(self) -> None:
        line = position_in(talk("pos\n").lines)
        error = self.refusal(position=line, players=2)
        assert (error.code, error.values["value"]) == ("play-position-alone", "--players")

    def test_position_that_is_none(self) -> None:
        assert isinstance(self.refusal(position="azul hello"), MalformedPosition)

    @pytest.mark.parametrize(
        ("wanted", "code"),
        [
            ({"seats": "a,b,c", "players": 2}, "play-seats-count"),
            ({"seats": "a,,b"}, "play-seat-name"),
            ({"seats": "a," + "x" * 41}, "play-seat-name"),
            ({"seats": "alone"}, "player-count"),
            ({"players": 5, "seats": None}, "player-count"),
            ({"variant": "pink"}, "unknown-variant"),
            ({"option": ["max_rounds=0x"]}, "option-value"),
            ({"game": "chess"}, "unknown-game"),
        ],
    )
    def test_table_that_cannot_be_opened(self, wanted: dict[str, object], code: str) -> None:
        assert self.refusal(**wanted).code == code
