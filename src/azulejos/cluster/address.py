"""The address of a cluster, as people write it."""

from __future__ import annotations

import re
import socket
from importlib.util import find_spec

from azulejos.cluster.errors import ClusterError

AUTO = "auto"
EXPECTED = "ray://HOST:10001, HOST:6379, auto"
EXTRA = "azulejos[cluster]"
KNOCK_SECONDS = 3.0


def checked_address(text: str) -> str:
    """
    >>> checked_address("ray://10.0.0.1:10001")
    'ray://10.0.0.1:10001'
    """
    if text != AUTO:
        parts_of(text)
    return text


def expect_ray() -> None:
    if find_spec("ray") is None:
        raise ClusterError("cluster-needs", extra=EXTRA)


def expect_somebody_at(address: str) -> None:
    """Whether anybody listens there: Ray itself would try for half a minute."""
    if address == AUTO:
        return
    try:
        socket.create_connection(parts_of(address), KNOCK_SECONDS).close()
    except OSError as error:
        cause = error.strerror or str(error)
        raise ClusterError("cluster-unreachable", address=address, cause=cause) from None


def parts_of(address: str) -> tuple[str, int]:
    found = re.fullmatch(r"(?:ray://)?([\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5})", address, re.ASCII)
    if found is None or not 0 < int(found[2]) < 1 << 16:
        raise ClusterError("cluster-address", value=address, expected=EXPECTED)
    return found[1].strip("[]"), int(found[2])
