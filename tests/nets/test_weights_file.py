"""A file of weights is read whole, or refused with the reason."""

import json
import zlib
from pathlib import Path

import pytest
from tests.nets.random_layers import random_layers

from azulejos.nets import BadWeights, Heading, Layers, Learned, read_weights, write_weights
from azulejos.nets.weights_file import FORMAT

HEADING = Heading("azul", 2, "standard", 1, 6, {"generation": 3})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "some.net"
    write_weights(file, Learned(HEADING, random_layers(40, 4)))
    return file


def test_what_was_written_is_read_back(path: Path) -> None:
    assert read_weights(path) == Learned(HEADING, random_layers(40, 4))
    assert [file.name for file in path.parent.iterdir()] == ["some.net"]


def test_the_heading_can_be_read_by_anybody(path: Path) -> None:
    about = json.loads(path.read_bytes().split(b"\n")[1])
    assert (about["game"], about["players"], about["inputs"], about["heads"]) == ("azul", 2, 40, 4)
    assert about["provenance"] == {"generation": 3}


def test_numbers_lie_in_the_same_order_on_every_machine() -> None:
    numbers = {name: [0] * length for name, length in Layers.lengths(1, 1).items()}
    numbers["first"][0], numbers["last_steps"][0] = -2, 0x01020304
    content = Layers.of(numbers).to_bytes()
    assert (content[:2], content[-4:]) == (b"\xfe\xff", b"\x04\x03\x02\x01")


@pytest.mark.parametrize("kept", [0, 5, len(FORMAT), 60, 1000, -1])
def test_a_file_that_was_cut_off_is_refused(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(BadWeights, match=r"some\.net"):
        read_weights(path)


def test_a_changed_number_is_noticed(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[-100] ^= 1
    path.write_bytes(content)
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(path)


def test_any_other_file_is_refused(path: Path) -> None:
    path.write_text("azulejos record 1\n")
    with pytest.raises(BadWeights, match="first line"):
        read_weights(path)


def rewritten(path: Path, **changes: object) -> None:
    """The heading says something else."""
    first, line, content = path.read_bytes().split(b"\n", 2)
    about = json.loads(line) | changes
    path.write_bytes(b"\n".join([first, json.dumps(about).encode(), content]))


@pytest.mark.parametrize(
    "changes",
    [
        {"inputs": 41},
        {"inputs": 0},
        {"inputs": "40"},
        {"heads": 9},
        {"heads": 3},
        {"other": 1},
        {"certainty": 0},
        {"certainty": 17},
        {"certainty": 6.5},
    ],
)
def test_a_heading_that_does_not_fit_is_refused(path: Path, changes: dict[str, object]) -> None:
    rewritten(path, **changes)
    with pytest.raises(BadWeights):
        read_weights(path)


def test_a_small_file_cannot_ask_for_much_memory(path: Path) -> None:
    content = zlib.compress(bytes(50_000_000), 9)
    heading = path.read_bytes().split(b"\n", 2)[1]
    path.write_bytes(FORMAT + heading + b"\n" + content)
    rewritten(path, checksum=zlib.crc32(content))
    with pytest.raises(BadWeights, match="expected"):
        read_weights(path)
