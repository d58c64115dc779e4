"""A process that appends to tables until it is killed, and tells what was acknowledged.

    python -m tests.server.appender URL TABLES

Each line it prints is the id of one command that the store has answered; the commands of a table
are called `table:sequence`. Started again it goes on where the logs end, and first repeats the last
command of each table, as a client does that has lost its connection.
"""

import asyncio
import os
import sys
from contextlib import suppress
from itertools import count

from tests.server.stored import append, new_table

from azulejos.server.storage import CommandKnown, Store


async def play(store: Store, table: str) -> None:
    found = await store.load(table)
    if found is None:
        await store.create(new_table(table))
    length = 1 if found is None else found.row.seq
    if length > 1:
        with suppress(CommandKnown):
            await append(store, table, length, f"{table}:{length - 1}")
            os._exit(3)  # a repeated command was taken for a new one
    for seq in count(length):
        await append(store, table, seq, f"{table}:{seq}")
        os.write(1, f"{table}:{seq}\n".encode())


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
