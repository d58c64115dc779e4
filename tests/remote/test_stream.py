"""The stream of a bot through whatever a server does while it goes and comes back."""

import socket
import struct
import threading

import pytest

from azulejos.remote import stream as streams
from azulejos.remote.server import RemoteError, RemoteServer
from azulejos.remote.stream import Stream

TRIES = 20


def test_a_connection_that_breaks_while_it_is_made_is_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(streams, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(streams, "LONGEST_PAUSE", 0.001)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=hang_up, args=(listener,), daemon=True).start()
        found = Stream(RemoteServer(f"http://127.0.0.1:{listener.getsockname()[1]}", "t" * 40))
        found._was_connected = True
        with pytest.raises(RemoteError):
            found.receive()


def hang_up(listener: socket.socket) -> None:
    """Resets the connection before the request has come; at last says no."""
    for _ in range(TRIES):
        taken, _ = listener.accept()
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        taken.close()
    taken, _ = listener.accept()
    with taken:
        taken.recv(4096)
        taken.sendall(b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n")
