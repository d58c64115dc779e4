"""The address of a cluster, and what people are told who cannot use one."""

import socket
from pathlib import Path

import pytest
from tests.cli.commands import Azulejos

from azulejos.cluster import address
from azulejos.cluster.errors import ClusterError

NOBODY = "ray://127.0.0.1:{port}"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("ray://10.0.0.1:10001", ("10.0.0.1", 10001)),
        ("head.example.org:6379", ("head.example.org", 6379)),
        ("ray://[::1]:10001", ("::1", 10001)),
    ],
)
def test_addresses(text: str, parts: tuple[str, int]) -> None:
    assert address.checked_address(text) == text
    assert address.parts_of(text) == parts


@pytest.mark.parametrize(
    "text", ["", "ray://", "host", "host:0", "host:65536", "http://h:1", "h:x"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ClusterError, match="cluster-address"):
        address.checked_address(text)


def test_nobody_there_is_found_out_at_once() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
        with pytest.raises(ClusterError, match="cluster-unreachable"):
            address.expect_somebody_at(NOBODY.format(port=port))
        door.listen()
        address.expect_somebody_at(NOBODY.format(port=port))


COMMANDS = [
    "arena match greedy random",
    "arena round-robin greedy random",
    "arena ladder greedy random",
    "dataset azul --output moves.jsonl",
    "train azul --folder nets",
]


@pytest.mark.parametrize("words", COMMANDS)
def test_without_ray_a_cluster_is_refused(
    words: str, azulejos_command: Azulejos, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(address, "find_spec", lambda _: None)
    finished = azulejos_command(*words.split(), "--cluster", "ray://127.0.0.1:10001")
    assert finished.code != 0
    assert "azulejos[cluster]" in finished.err
    refused = azulejos_command(*words.split(), "--cluster", "somewhere")
    assert "ray://HOST:10001" in refused.err
