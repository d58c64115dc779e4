"""`azulejos arena`: what it prints, writes and refuses."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.arena.stubs import Failing, crash, with_bot
from tests.cli.commands import Azulejos, Finished

import azulejos

KEYS = ["settings", "sources", "commit", "machine", "folder", "pairings", "ratings"]

# What is tested here does not depend on how the engine runs, and games take long interpreted.
pytestmark = pytest.mark.compiled_only


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def arena(run: Azulejos, words: str) -> Finished:
    return run("arena", *words.split())


def match(run: Azulejos, words: str = "") -> Finished:
    return arena(run, f"match greedy random --games 4 --processes 1 {words}")


def test_a_match_as_json(azulejos_command: Azulejos) -> None:
    finished = match(azulejos_command, "--folder here --json")
    found = finished.json
    assert list(found) == KEYS
    (pairing,) = found["pairings"]
    assert pairing["names"] == ["greedy", "random"]
    assert (pairing["games"], pairing["wins"], pairing["rate"]) == (4, 4, 1.0)
    assert [rating["name"] for rating in found["ratings"]] == ["greedy", "random"]
    assert json.loads(Path("here/summary.json").read_text()) == found
    assert len(list(Path("here/records").iterdir())) == 4
    assert finished.err == ""


def test_a_match_for_people(azulejos_command: Azulejos) -> None:
    out = match(azulejos_command, "--folder here --sprt").out
    assert "azul, standard, 2 players" in out
    assert "4 0 0" in out
    assert "greedy against random: too few games" in out
    assert "Results: here (seed 0)" in out
    assert arena(azulejos_command, "show here").out == out


def test_the_same_command_finds_its_folder(azulejos_command: Azulejos) -> None:
    first, second = (match(azulejos_command, "--json").json for _ in range(2))
    assert first == second, "even the times: nothing was played again"
    assert match(azulejos_command, "--seed 1 --json").json["folder"] != first["folder"]


def test_another_command_is_refused(azulejos_command: Azulejos) -> None:
    match(azulejos_command, "--folder here")
    finished = match(azulejos_command, "--folder here --seed 1")
    assert finished.code == 2
    assert "seed is 0 there and 1 here" in finished.err
    assert match(azulejos_command, "--folder here --seed 1 --replace").code == 0


def test_a_file_is_no_folder(azulejos_command: Azulejos) -> None:
    Path("afile").write_text("mine")
    for folder in ("afile", "afile/deeper"):
        finished = match(azulejos_command, f"--folder {folder}")
        assert finished.code == 2
        assert f"{folder}: results cannot be stored here, a file is in the way." in finished.err
        assert len(finished.err.splitlines()) == 1
    assert Path("afile").read_text() == "mine"
    assert "afile: no tournament results" in arena(azulejos_command, "show afile").err


def test_a_round_robin(azulejos_command: Azulejos) -> None:
    words = "round-robin random greedy --games 2 --processes 1 --anchor greedy --json"
    found = arena(azulejos_command, words).json
    assert found["settings"]["kind"] == "round-robin"
    assert [row["names"] for row in found["pairings"]] == [["random", "greedy"]]
    assert found["ratings"][0] == {
        "name": "greedy", "elo": 0.0, "low": 0.0, "high": 0.0, "bounded": True
    }  # fmt: skip


def test_a_ladder(azulejos_command: Azulejos) -> None:
    finished = arena(azulejos_command, "ladder random greedy --processes 1 --strict --json")
    (row,) = finished.json["pairings"]
    assert (row["names"], row["decision"]) == (["greedy", "random"], "stronger")
    assert finished.code == 0


def test_a_check_may_have_blanks(azulejos_command: Azulejos) -> None:
    words = ("--check", " greedy , easy ", "--games", "2", "--processes", "1", "--json")
    found = azulejos_command("arena", "ladder", "random", "easy", *words).json
    assert [row["names"] for row in found["pairings"]] == [["easy", "random"], ["greedy", "easy"]]


def test_a_ladder_that_does_not_hold(azulejos_command: Azulejos) -> None:
    finished = arena(azulejos_command, "ladder greedy random --processes 1 --strict --json")
    assert finished.json["pairings"][0]["decision"] == "not-stronger"
    assert finished.code == 3
    assert arena(azulejos_command, "ladder greedy random --processes 1").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["match", "round-robin", "ladder"])
def test_our_search_as_a_program_with_a_budget(
    azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(azulejos.__file__).parents[1]))
    search = f"se={sys.executable} -m azulejos bot search --stdio"
    words = ["--games", "2", "--processes", "1", "--bot-sims", "2", "--json"]
    found = azulejos_command("arena", kind, "random", search, *words).json
    assert found["settings"]["bot_sims"] == 2
    assert found["pairings"][0]["failures"] == [0, 0]


def test_failures_are_told(azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.bots.bot", with_bot(lambda: Failing(1, crash)))
    out = arena(azulejos_command, "match random failing --games 2 --processes 1").out
    assert "failing failed in 2 games and lost" in out


def test_it_is_told_why_a_program_failed(azulejos_command: Azulejos) -> None:
    program = Path(__file__).parents[1] / "bots" / "programs" / "unruly.py"
    words = ("--games", "2", "--processes", "1", "--folder", "here")
    mine = f"mine={sys.executable} {program} go crash"
    out = " ".join(azulejos_command("arena", "match", "random", mine, *words).out.split())
    assert "mine failed in 2 games and lost" in out
    assert "Bot “mine” quit unexpectedly with exit code 1." in out
    assert "Its last output: “RuntimeError: no idea what to play”" in out


def test_time_is_up(azulejos_command: Azulejos) -> None:
    out = match(azulejos_command, "--minutes 0").out
    assert "greedy against random: some games have not been played yet" in out


def test_a_picture(azulejos_command: Azulejos) -> None:
    match(azulejos_command, "--plot ratings.svg")
    picture = ElementTree.parse("ratings.svg").getroot()
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "azul, standard, 2 players"
    assert texts[-2:] == ["greedy", "random"]


def test_a_png_picture(azulejos_command: Azulejos) -> None:
    pytest.importorskip("resvg_py")
    match(azulejos_command, "--plot ratings.png")
    assert Path("ratings.png").read_bytes().startswith(b"\x89PNG")


def test_a_png_needs_another_package(
    azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    finished = match(azulejos_command, "--plot ratings.png")
    assert finished.code == 2
    assert "azulejos[png]" in finished.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("match greedy nobody", "Unknown bot “nobody”"),
        ("match greedy greedy", "greedy is listed twice"),
        ("match greedy =x", "is not a player"),
        ("match greedy random --game chess", "Unknown game “chess”"),
        ("match greedy random --players 5", "5 is not a possible number of players"),
        ("match greedy random --plot x.gif", "Expected: *.svg *.png"),
        ("match greedy random --minutes -1", "--minutes"),
        ("match greedy random --bot-sims 0", "--bot-sims"),
        ("match greedy random --bot-time 0", "--bot-time"),
        ("match greedy random --anchor hard", "“hard” is not taking part"),
        ("round-robin greedy", "at least two players"),
        ("ladder random greedy --check greedy", "Expected: A,B"),
        ("show nowhere", "no tournament results"),
    ],
)
def test_what_cannot_be_done(azulejos_command: Azulejos, words: str, said: str) -> None:
    finished = arena(azulejos_command, words)
    assert finished.code == 2
    assert said in finished.err
    assert len(finished.err.splitlines()) == 1
    assert not Path("arena").exists()
