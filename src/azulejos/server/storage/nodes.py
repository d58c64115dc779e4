"""What the database knows of the servers that share it: each says every second that it runs.

Whoever has been silent for too long is struck off, and its tables are free for others. A process
that ends takes its connection with it, which the database sees at once.
"""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any

from azulejos.server.storage.errors import InvalidDatabase

LISTENER = "azulejos listener"
BEAT_SECONDS = 1.0
ANSWER_SECONDS = 2.0
"""Who cannot say so for this long stops acting by itself, before others take over."""
SILENT_MS = 4000
UNCONNECTED_MS = 1500
"""How old the last word of a node may be: while it has a connection that listens, and else."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
JOIN = f"""
    INSERT INTO nodes (id, seen, key_check) VALUES ($1, {NOW}, $2)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
IS_CONNECTED = f"""EXISTS (
    SELECT 1 FROM pg_stat_activity WHERE application_name = '{LISTENER} ' || nodes.id)"""
HAS_OTHER_KEY = "key_check <> (SELECT key_check FROM nodes WHERE id = $1)"
BEAT = f"""
    WITH mine AS (
        UPDATE nodes SET seen = {NOW} WHERE id = $1 RETURNING id
    ), silent AS (
        SELECT id FROM nodes WHERE id <> $1 AND (seen < {NOW} - {SILENT_MS} OR (
            seen <= {NOW} - CASE WHEN {HAS_OTHER_KEY} THEN {UNCONNECTED_MS} ELSE $2::bigint END
            AND NOT {IS_CONNECTED}))
        FOR UPDATE SKIP LOCKED
    ), struck AS (
        DELETE FROM nodes USING silent WHERE nodes.id = silent.id RETURNING nodes.id
    )
    SELECT EXISTS (SELECT 1 FROM mine) AS known,
        ARRAY(SELECT id FROM nodes WHERE id <> $1 EXCEPT SELECT id FROM struck) AS others,
        {NOW} AS now"""
LEAVE = "DELETE FROM nodes WHERE id = $1"
OTHER_KEYS = f"SELECT bool_or({IS_CONNECTED}) FROM nodes WHERE {HAS_OTHER_KEY}"
LOOK_AGAIN_SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Beat:
    """What a node learns each time: whether it still counts as running, and who else does."""

    known: bool
    others: frozenset[str]
    now: int


async def join(driver: Any, node: str, key_check: str) -> None:
    await driver.execute(f"SET application_name = '{LISTENER} {node}'")
    await driver.execute(JOIN, node, key_check)


async def beat(driver: Any, node: str, starting: bool = False) -> Beat:
    """A server that starts has nobody else's word to trust but the connections it sees. Those with
    another key it must not take for gone too early."""
    grace = 0 if starting else UNCONNECTED_MS
    row = await driver.fetchrow(BEAT, node, grace, timeout=ANSWER_SECONDS)
    return Beat(row["known"], frozenset(row["others"]), row["now"])


async def leave(driver: Any, node: str) -> None:
    await driver.execute(LEAVE, node, timeout=ANSWER_SECONDS)


async def expect_same_key(driver: Any, node: str) -> None:
    """With another key a node would take the guests of the others for strangers. Whoever has one
    and no connection has ended, or has it again in a moment."""
    while (is_connected := await driver.fetchval(OTHER_KEYS, node)) is not None:
        if is_connected:
            await leave(driver, node)
            raise InvalidDatabase("signing-keys-differ")
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
        await beat(driver, node)


def key_check(key: bytes) -> str:
    """Tells whether two keys are the same, and nothing else about them."""
    return hashlib.sha256(b"azulejos key check " + key).hexdigest()
