"""The page about records shows what really happens."""

from pathlib import Path

from azulejos.engine.record import Deal, Digest, Fingerprint, Header, Result, Round, Scores
from azulejos.engine.record_text import read_entry, read_header

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_lines_of_the_example_can_be_read() -> None:
    example = PAGE.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    headers, entries = example.split("\n\n")
    read = [read_header(line, 1) for line in headers.splitlines()]
    assert read[0] == Header("Game", "azul")
    lines = [read_entry(line, 1) for line in entries.splitlines() if line != "..."]
    assert {type(line) for line in lines} >= {Round, Deal, Scores, Result, Fingerprint, Digest}
