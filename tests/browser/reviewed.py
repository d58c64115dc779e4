"""Games to review, played out without the page: quick turns, and blunders where they are wanted."""

import json
from typing import Any

from tests.browser.visitor import Visitor
from websockets.sync.client import ClientConnection, connect

from azulejos import GameState, bots
from azulejos.engine.registry import from_position
from azulejos.engine.rng import Rng

Moves = list[str]


def introduce(visitor: Visitor) -> None:
    """As somebody who has played on this page: it remembers the name."""
    visitor.introduce("Ana")
    visitor.page.add_init_script("localStorage.setItem('azulejos-name', 'Ana')")


def game_to_review(visitor: Visitor, position: str, *, blunder: bool = False) -> str:
    """The end of a game of one guest with themselves; with a blunder in its first turn."""
    options = from_position(position).options
    seats = ["person"] * options.players
    table = visitor.set_table(options.game, *seats, position=position)
    address = visitor.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    headers = {"Cookie": cookies, "Origin": visitor.url}
    with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        play_out(visitor, table, socket, blunder=blunder)
    return table


def play_out(visitor: Visitor, table: str, socket: ClientConnection, *, blunder: bool) -> None:
    rng, number = Rng(5), 0
    standing = heard(socket)
    while standing["standing"]["phase"] != "finished":
        found = visitor.context.request.get(f"/api/tables/{table}/position").json()
        state = from_position(found["position"])
        moves = dropped(state) if blunder and number == 0 else greedy(state, rng)
        number += 1
        command = {"v": 1, "type": "play", "id": f"c{number}", "seat": state.current}
        socket.send(json.dumps({**command, "expected_seq": standing["seq"], "moves": moves}))
        standing = heard(socket)


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message that says how the table stands."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        assert message["type"] != "refused", message
        if message["type"] in ("snapshot", "game"):
            return message


def greedy(state: GameState, rng: Rng) -> Moves:
    chosen = bots.bot("greedy", state.options.game).choose(state, rng)
    return [state.code(move) for move in chosen]


def dropped(state: GameState) -> Moves:
    """Azul: as many tiles as possible to the floor line."""
    codes = [state.code(move) for move in state.legal_moves()]
    to_floor = [code for code in codes if code.endswith("F")]
    return [max(to_floor, key=lambda code: state.attempt([code]).events[0].data()["amount"])]
