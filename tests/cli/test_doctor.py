"""`azulejos doctor` on the command line; what it finds is tested with the server."""

from pathlib import Path

import pytest
from tests.cli.commands import Azulejos

from azulejos.server.keys import FILE

pytestmark = pytest.mark.compiled_only


def test_findings_as_json(tmp_path: Path, azulejos_command: Azulejos) -> None:
    found = azulejos_command("doctor", "--data", str(tmp_path), "--json").json
    states = {finding["part"]: finding["state"] for finding in found}
    assert (states["data"], states["key"], states["bots"]) == ("ok", "warning", "ok")
    assert all(finding["words"] for finding in found)


def test_a_fault_is_told_in_words_and_by_the_exit_code(
    tmp_path: Path, azulejos_command: Azulejos
) -> None:
    (tmp_path / FILE).write_text("short")
    failed = azulejos_command("doctor", "--data", str(tmp_path))
    assert failed.code == 3
    assert "FAULT" in failed.out
