"""The relay without Ray: `python fake_relay.py FOLDER`. The folder says how the cluster fares.

machines    lines with a name and a number of processors; without the file nobody is there
version     what the machines have, if not what we have
lose        somebody is lost while they listen; the file goes with them
losing      everybody is lost as soon as they are told anything to think about
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from azulejos.cluster.host import Host, Said
from azulejos.cluster.relay import Place, Relay

FOLDER = Path(sys.argv[1])
LOOK_SECONDS = 0.02


@dataclass(frozen=True)
class Machine:
    id: str
    address: str
    processors: int


class FakeHost:
    """Programs of this machine."""

    def __init__(self) -> None:
        self._host = Host()
        self._begun: list[tuple[str, int]] = []
        self._thinks = False

    def about(self, seconds: float) -> tuple[str, int]:
        version, process = self._host.about()
        told = FOLDER / "version"
        return (told.read_text() if told.exists() else version), process

    def tell(self, number: int, kind: str, run: int, lines: Sequence[str] | None) -> None:
        self._begun.append((kind, run))
        self._thinks = self._thinks or any(line.startswith("go ") for line in lines or ())
        self._host.tell(number, kind, run, lines)

    def listen(self, wait: float, seconds: float) -> list[Said]:
        heard = self._host.listen(LOOK_SECONDS)
        if self._thinks and (FOLDER / "losing").exists():
            raise ConnectionError("always lost")
        if self._thinks and (FOLDER / "lose").exists():
            (FOLDER / "lose").unlink()
            raise ConnectionError("lost")
        return heard

    def end(self) -> None:
        number = len(self._begun)
        for at, (kind, run) in enumerate(sorted(set(self._begun))):
            self._host.tell(number + at, kind, run, None)


class FakeHosts:
    def machines(self) -> list[Machine]:
        lines = [line.split() for line in (FOLDER / "machines").read_text().splitlines()]
        return [Machine(name, name, int(processors)) for name, processors in lines]

    def new(self, machine: Place) -> FakeHost:
        return FakeHost()


def write(line: str) -> None:
    sys.stdout.write(line)
    sys.stdout.flush()


if __name__ == "__main__":
    Relay(FakeHosts(), sys.stdin, write).run()
