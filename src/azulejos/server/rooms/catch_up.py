"""The game messages of the past, built again from the log for somebody who returns."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from azulejos.server.protocol import encoding
from azulejos.table import Batch, Table

NumberedMessage = tuple[int, bytes]
"""The length of the log after a batch, and the message about it."""


def messages_since(table: Table, ends: Sequence[int], seq: int) -> Iterator[NumberedMessage]:
    """What followed the first `seq` entries, batch by batch; `ends` are the ends of all batches."""
    past = Table.replay(table.log[:seq])
    for end in ends[bisect_left(ends, seq + 1) :]:
        change = past.append(Batch(past.seq, table.log[past.seq : end]))
        yield end, encoding.game_message(change, encoding.table_snapshot(past))
