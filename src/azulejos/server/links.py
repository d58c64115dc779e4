"""Addresses of pages: as the proxy shows them, or as this machine is reached."""

from __future__ import annotations

import socket

from azulejos.server.settings import ANY_ADDRESS, Settings


class Links:
    """Where to send people."""

    def __init__(self, settings: Settings) -> None:
        self.root = settings.public_url.rstrip("/") or own_address(settings.host, settings.port)

    def table(self, table: str) -> str:
        return f"{self.root}/table/{table}"

    def seat(self, table: str, token: str) -> str:
        """The secret stands behind the #: browsers keep that part to themselves."""
        return f"{self.table(table)}#seat={token}"


def own_address(host: str, port: int) -> str:
    """What others can type: the network address if the server listens on all of them."""
    shown = network_address() if host in ANY_ADDRESS else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def network_address() -> str:
    """The address of this machine in its network; connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
