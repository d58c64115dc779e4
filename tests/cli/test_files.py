"""A file is written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from azulejos.cli.errors import CommandError, explained
from azulejos.cli.files import write_whole
from azulejos.messages import Messages


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    write_whole(path, "old\n")
    return path


def test_a_new_file_gets_the_usual_mode(file: Path) -> None:
    usual = file.with_name("usual")
    usual.touch()
    assert file.stat().st_mode == usual.stat().st_mode


def test_a_file_keeps_its_mode(file: Path) -> None:
    file.chmod(0o640)
    write_whole(file, "new\n")
    assert file.read_bytes() == b"new\n"
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_link_still_leads_to_the_file(file: Path) -> None:
    link = file.with_name("link")
    link.symlink_to(file)
    write_whole(link, "new\n")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "new\n"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_no_draft(
    file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full_disk(*_: object) -> None:
        raise OSError(28, "no space left", "draft")

    monkeypatch.setattr(os, step, full_disk)
    with pytest.raises(OSError, match="no space") as caught:
        write_whole(file, "new\n")
    assert caught.value.filename == str(file)
    assert file.read_text(encoding="utf-8") == "old\n"
    assert list(file.parent.iterdir()) == [file]


def test_file_and_folder_are_written_through(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[bool] = []
    monkeypatch.setattr(
        os, "fsync", lambda handle: folders.append(stat.S_ISDIR(os.fstat(handle).st_mode))
    )
    write_whole(file, "new\n")
    assert folders == [False, True]


def test_folders_and_devices_are_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, "text")
    with pytest.raises(PermissionError):
        write_whole(Path(os.devnull), "text")


def test_a_missing_folder_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "no" / "game.txt"
    with pytest.raises(CommandError) as caught:
        write_whole(path, "text")
    assert explained(caught.value, Messages("en")) == f"{path.parent}: no such folder"
    assert not path.parent.exists()
