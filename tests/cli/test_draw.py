"""`azulejos draw` makes pictures of records and positions."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.commands import Azulejos, process

import azulejos
from azulejos import drawing
from azulejos.engine import record

POSITION = (
    "azul rules=1 players=2 variant=standard round=5 turn=44 phase=offer start=0 seat=0 "
    "marker=centre factories=-,YRWW,BYRK,KKWW,- centre=YRRKW "
    "board0=38:.YRKW/.BYRK/.W.YR/.KW../..K..:-/-/BB/BBB/-:- "
    "board1=41:BYR../WBYR./.WBYR/R...Y/....B:-/-/-/B/W:- bag=- lid=B8Y10R9K12W9"
)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record of a deal and three turns."""
    monkeypatch.chdir(tmp_path)
    recorder = record.Recorder(azulejos.start("azul", 2), ["Ana", "Taras"])
    recorder.deal(recorder.state.read_deal("BBYR KKWW RRRB YYKW BRKW"))
    for _ in range(3):
        recorder.turn([recorder.state.code(recorder.state.legal_moves()[0])])
    path = Path("game.azl")
    path.write_text(record.write(recorder.record()), encoding="utf-8")
    return path


def test_a_position_is_printed_as_svg() -> None:
    finished = process("draw", POSITION, "--names", "Ana, Taras")
    assert finished.code == 0, finished.err
    state = azulejos.from_position(POSITION)
    assert finished.out.rstrip("\n") == drawing.svg(state, names=["Ana", "Taras"])


@pytest.mark.slow
def test_interpreted_pictures_are_equal() -> None:
    assert process("draw", POSITION).out == process("draw", POSITION, AZULEJOS_PURE="1").out


def test_a_record_to_its_end(azulejos_command: Azulejos, game: Path) -> None:
    finished = azulejos_command("draw", str(game), "-o", "end.svg")
    assert (finished.code, finished.out) == (0, "Wrote end.svg\n"), finished.err
    played = record.read(game.read_text(encoding="utf-8"))
    *_, (_, state) = record.replay(played)
    assert Path("end.svg").read_text(encoding="utf-8") == drawing.svg(state, names=["Ana", "Taras"])


def test_a_record_at_a_turn(azulejos_command: Azulejos, game: Path) -> None:
    pictures = []
    for turn in ("0", "1", "3"):
        assert azulejos_command("draw", str(game), "--turn", turn, "-o", f"{turn}.svg").code == 0
        pictures.append(Path(f"{turn}.svg").read_text(encoding="utf-8"))
    assert len(set(pictures)) == 3
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag.endswith("svg")


def test_in_the_language_of_the_command(azulejos_command: Azulejos, game: Path) -> None:
    azulejos_command("draw", str(game), "-o", "end.svg", "--language", "pl")
    assert "Woreczek" in Path("end.svg").read_text(encoding="utf-8")


def test_a_png(azulejos_command: Azulejos, game: Path) -> None:
    pytest.importorskip("resvg_py")
    finished = azulejos_command("draw", str(game), "--output", "end.png", "--scale", "1")
    assert finished.code == 0, finished.err
    assert Path("end.png").read_bytes().startswith(b"\x89PNG")


def test_a_file_is_replaced_only_by_force(azulejos_command: Azulejos, game: Path) -> None:
    Path("old.svg").write_text("old")
    finished = azulejos_command("draw", str(game), "-o", "old.svg")
    assert finished.code == 2
    assert "already exists" in finished.err
    assert Path("old.svg").read_text() == "old"
    assert azulejos_command("draw", str(game), "-o", "old.svg", "--force").code == 0
    assert Path("old.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing.azl"], "nothing.azl"),
        (["azul rules=1"], "players"),
        ([POSITION, "--turn", "3"], "--turn needs a record"),
        ([POSITION, "--names", "Ana"], "--names has 1 name. Expected: 2"),
        (["game.azl", "--turn", "9"], "from 0 to 3"),
        (["game.azl", "-o", "x.gif"], "Expected: *.svg *.png"),
        (["game.azl", "-o", "nowhere/x.svg"], "nowhere"),
        (["game.azl", "--scale", "9"], "1..8"),
    ],
)
def test_what_cannot_be_drawn(azulejos_command: Azulejos, words: list[str], said: str) -> None:
    finished = azulejos_command("draw", *words)
    assert finished.code == 2
    assert said in finished.err
    assert len(finished.err.splitlines()) == 1
