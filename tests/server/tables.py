"""Tables with people, and how they are told of each other."""

from tests.server.player import Data, Player, TableSocket


async def seated(*players: Player, **wanted: object) -> str:
    """A table with everybody in a seat, in this order."""
    first, *others = players
    table = await first.table("azul", "person", *["open"] * len(others), **wanted)
    for seat, player in enumerate(others, start=1):
        await player.sit(table, seat)
    return table


def state_of(presence: Data, seat: int) -> str:
    return str(presence["seats"][seat]["state"])


async def presence_with(socket: TableSocket, seat: int, state: str) -> Data:
    """Waits until everybody is told that the seat is in this state."""
    while True:
        presence: Data = (await socket.until("presence"))["presence"]
        if state_of(presence, seat) == state:
            return presence
