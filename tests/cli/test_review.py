"""`azulejos review`: readable text, data, a graph, and clear refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.analysis import games
from tests.cli.commands import Azulejos

from azulejos.engine.record import write
from azulejos.messages import LANGUAGES, Messages

pytestmark = pytest.mark.compiled_only  # too long without

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def blundered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game whose fifth turn drops tiles on the floor."""
    record = games.played(
        "medium", 9, lambda now: games.most_to_the_floor(now) if now.turn == 4 else None, most=16
    )
    path = tmp_path_factory.mktemp("review") / "game.azl"
    path.write_text(write(record), encoding="utf-8")
    return path


def test_the_blunder_is_told_with_the_better_turn(
    azulejos_command: Azulejos, blundered: Path
) -> None:
    finished = azulejos_command("review", str(blundered), "--sims", "400")
    assert finished.code == 0
    assert "Turn 5, Ana: blunder." in finished.out
    told = finished.out.split("Turn 5, Ana")[1].split("\n\n")[0]
    assert "to the floor line" in told.split("Better")[0]
    assert "Better" in told
    assert "floor" in told.split("instead of", 2)[2]
    assert "Ana: skill −" in finished.out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_agree_with_numbers(
    azulejos_command: Azulejos, blundered: Path, language: str
) -> None:
    """Every number of a reason, and of the chances and scores beside it, is in the data."""
    arguments = ("review", str(blundered), "--sims", "400")
    data = azulejos_command(*arguments, "--json").json
    text = azulejos_command("--language", language, *arguments).out
    moments = [turn for turn in data["turns"] if turn["why"] is not None]
    assert moments
    decimal = Messages(language).text("decimal-sign")
    for turn in moments:
        part = moment_in(text, turn, language)
        reasons = [line for line in part.split("\n") if line.startswith("  – ")]
        assert len(reasons) == len(turn["why"]["reasons"]) <= 3
        for line, reason in zip(reasons, turn["why"]["reasons"], strict=True):
            assert numbers_in(line, decimal) == told_numbers(reason, decimal)
        for chance in (turn["chance"], turn["chance_after"]):
            assert f"{chance[turn['seat']]:.0%}" in part
        sizes = [
            abs(reason["better"] - reason["worse"]) * reason["points"]
            for reason in turn["why"]["reasons"]
        ]
        assert sizes == sorted(sizes, reverse=True)


def numbers_in(line: str, decimal: str) -> set[str]:
    return set(re.findall(rf"−?\d+\{decimal}\d|\d+%", line))


def told_numbers(reason: dict[str, Any], decimal: str) -> set[str]:
    if reason["kind"].endswith("-tile"):
        shares = {f"{reason[side]:.0%}" for side in ("better", "worse")}
        return {*shares, written(reason["points"], decimal)}
    sides = [reason[side] for side in ("better", "worse")]
    is_of_losses = reason["event"] is None and max(sides) <= 0  # told without signs
    sign = -1 if is_of_losses else 1
    return {written(sign * points, decimal) for points in sides}


def moment_in(text: str, turn: dict[str, Any], language: str) -> str:
    heading = Messages(language).text(
        "review-moment", turn=turn["turn"], who="X", chance="", points="", **{"class": "mistake"}
    )
    beginning = heading.split(",")[0] + ","
    return next(part for part in text.split("\n\n") if beginning in part)


def written(points: float, decimal: str) -> str:
    return f"{points:.1f}".replace("-", "−").replace(".", decimal)


def test_reasons_are_counted_points(azulejos_command: Azulejos, blundered: Path) -> None:
    data = azulejos_command("review", str(blundered), "--sims", "400", "--json").json
    checked = 0
    for turn in data["turns"]:
        for reason in turn["why"]["reasons"] if turn["why"] else ():
            if reason["soon"] or not reason["source"]:
                continue
            for side in ("better", "worse"):
                by_source = turn["why"][side][reason["seat"]]
                assert by_source.get(reason["source"], 0.0) == reason[side]
                checked += 1
    assert checked


def test_the_graph_marks_deals_and_mistakes(
    azulejos_command: Azulejos, blundered: Path, tmp_path: Path
) -> None:
    picture = tmp_path / "graph.svg"
    arguments = ("review", str(blundered), "--sims", "100", "--svg", str(picture))
    data = azulejos_command(*arguments, "--json").json
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    marked = [turn for turn in data["turns"] if turn["class"] not in ("best", "good")]
    assert sum(title.startswith("Turn ") for title in titles) == len(marked) > 0
    assert sum(title.startswith("Deal ") for title in titles) == len(data["deals"]) > 0
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert {"Ana", "Taras", "Luck so far", "Round 1"} <= set(words)
    refused = azulejos_command(*arguments)
    assert refused.code == 2
    assert "--force" in refused.err
    assert azulejos_command(*arguments, "--force").code == 0


def test_a_corrupt_record_says_where_it_breaks(
    azulejos_command: Azulejos, blundered: Path, tmp_path: Path
) -> None:
    lines = blundered.read_text(encoding="utf-8").split("\n")
    place = next(at for at, line in enumerate(lines) if line.startswith("1 "))
    lines[place] = "1 9X9"
    broken = tmp_path / "broken.azl"
    broken.write_text("\n".join(lines), encoding="utf-8")
    finished = azulejos_command("review", str(broken))
    assert (finished.code, finished.out) == (2, "")
    assert finished.err.startswith(f"{broken}:{place + 1}: ")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--sims", "0"], "--sims: “0” is not a valid value. Expected: 1..1000000"),
        (["--svg", "graph.gif"], "--svg: “graph.gif” is not a valid value. Expected: *.svg"),
    ],
)
def test_bad_options_are_refused(
    azulejos_command: Azulejos, blundered: Path, arguments: list[str], expected: str
) -> None:
    finished = azulejos_command("review", str(blundered), *arguments)
    assert finished.code == 2
    assert expected in finished.err
