"""Whether a server would run well here: `azulejos doctor`. Looks, and changes nothing."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import azulejos
from azulejos.bots.stdio import Program
from azulejos.cluster.address import expect_ray, expect_somebody_at
from azulejos.engine.errors import AzulejosError
from azulejos.engine.rng import Rng
from azulejos.server.bots.cluster import Cluster, wait_for
from azulejos.server.bots.pool import COMMAND, Question, ask
from azulejos.server.keys import FILE, PRIVATE, UnusableKey, checked_key
from azulejos.server.links import Links
from azulejos.server.page import is_built
from azulejos.server.run import allowed_connections
from azulejos.server.settings import DATABASE_FILE, Settings
from azulejos.server.storage import (
    DatabaseFacts,
    DatabaseLock,
    database_url,
    examined,
    file_of,
    key_check,
)
from azulejos.table import now

State = Literal["ok", "warning", "fault"]
LITTLE_BYTES = 1_000_000_000
TOO_LITTLE_BYTES = 100_000_000
CLOCK_MILLISECONDS = 2_000
BOT_SECONDS = 20
CLUSTER_SECONDS = 120
FEW_CHARACTERS = 8
"""A random key of 24 hexadecimal digits hardly ever has fewer different ones."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`message` names the words of the catalogue that say what was found, with these values."""

    part: str
    state: State
    message: str
    values: dict[str, Any] = field(default_factory=dict)


def fault(part: str, error: AzulejosError) -> Finding:
    return Finding(part, "fault", f"error-{error.code}", dict(error.values))


async def examine(settings: Settings) -> list[Finding]:
    """In the order in which somebody would put things right."""
    return [
        *folder(settings.data),
        *key(settings),
        *[finding async for finding in database(settings)],
        *page(settings),
        *limits(settings),
        *address(settings),
        *admin(settings),
        *bots(),
        *thinking(settings),
    ]


def folder(data: Path) -> Iterator[Finding]:
    there = next(place for place in (data, *data.parents) if os.path.exists(place))
    shut = shut_to_us(there, data)
    if shut is not None:
        yield Finding("data", "fault", "doctor-data-unwritable", {"path": str(shut)})
    elif there != data:
        yield Finding("data", "warning", "doctor-data-missing", {"folder": str(data)})
    elif not data.is_dir():
        yield Finding("data", "fault", "doctor-data-no-folder", {"folder": str(data)})
    else:
        yield Finding("data", "ok", "doctor-data", {"folder": str(data)})
    free = shutil.disk_usage(there).free
    lacking: State = "fault" if free < TOO_LITTLE_BYTES else "warning"
    state = "ok" if free >= LITTLE_BYTES else lacking
    yield Finding("disk", state, "doctor-disk", {"free": free // 1_000_000})


def shut_to_us(there: Path, data: Path) -> Path | None:
    """Where this user may not write, of what is there: the folder, or a database of another."""
    if not there.is_dir():
        return None
    for place in (there, data / DATABASE_FILE):
        if os.path.exists(place) and not os.access(place, os.W_OK):
            return place
    return None


def key(settings: Settings) -> Iterator[Finding]:
    path = settings.data / FILE
    if settings.signing_key is not None:
        yield Finding("key", "ok", "doctor-key-given")
    elif settings.database.startswith("postgres"):
        yield Finding("key", "ok", "doctor-key-shared")
    elif not path.exists():
        yield Finding("key", "warning", "doctor-key-missing", {"path": str(path)})
    else:
        yield kept_key(path)


def kept_key(path: Path) -> Finding:
    try:
        checked_key(path)
    except UnusableKey as error:
        return fault("key", error)
    if path.stat().st_mode & ~PRIVATE & 0o777:
        return Finding("key", "warning", "doctor-key-readable", {"path": str(path)})
    return Finding("key", "ok", "doctor-key", {"path": str(path)})


async def database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        url = database_url(settings.database_url)
        file = file_of(url)
        if file is not None and not file.exists():
            yield Finding("database", "warning", "doctor-database-missing", {"path": str(file)})
            return
        found = await examined(url)
    except AzulejosError as error:
        yield fault("database", error)
        return
    for finding in (stored(found), schema(found), clock(found)):
        yield finding
    if file is not None:
        yield server(DatabaseLock.is_taken(url))
    else:
        yield nodes(found, settings)


def stored(found: DatabaseFacts) -> Finding:
    if found.damage is not None:
        return Finding("database", "fault", "doctor-database-damaged", {"reason": found.damage})
    if found.hasty:
        values = {"version": found.version, "settings": ", ".join(found.hasty)}
        return Finding("database", "warning", "doctor-database-hasty", values)
    return Finding("database", "ok", "doctor-database", {"version": found.version})


def schema(found: DatabaseFacts) -> Finding:
    if not found.is_known:
        return Finding("schema", "fault", "doctor-schema-newer", {"revision": found.revision})
    if not found.is_current:
        return Finding("schema", "warning", "doctor-schema-older")
    return Finding("schema", "ok", "doctor-schema", {"revision": found.revision})


def clock(found: DatabaseFacts) -> Finding:
    """Against the clock of the database, and against what was stored last."""
    here = now()
    ahead = max((found.newest or 0) - here, 0)
    apart = max(abs(found.clock - here), ahead)
    if apart > CLOCK_MILLISECONDS:
        words = "doctor-clock-behind" if ahead == apart else "doctor-clock-apart"
        return Finding("clock", "fault", words, {"seconds": round(apart / 1000)})
    return Finding("clock", "ok", "doctor-clock")


def server(is_running: bool) -> Finding:
    return Finding("server", "ok", "doctor-server-runs" if is_running else "doctor-server-rests")


def nodes(found: DatabaseFacts, settings: Settings) -> Finding:
    """Those on this database, and whether a server with these settings could be one of them."""
    given, ours = settings.signing_key, found.key_check
    if given is not None:
        ours = key_check(given.get_secret_value().encode())
    running = [node for node in found.nodes if node.runs]
    if any(node.key_check != ours for node in running):
        return Finding("nodes", "fault", "error-signing-keys-differ")
    if silent := [node.silent for node in found.nodes if not node.runs]:
        values = {"running": len(running), "silent": len(silent), "seconds": min(silent) // 1000}
        return Finding("nodes", "warning", "doctor-nodes-silent", values)
    return Finding("nodes", "ok", "doctor-nodes", {"running": len(running)})


def page(settings: Settings) -> Iterator[Finding]:
    built = is_built(settings.web)
    state: State = "ok" if built else "fault"
    words = "doctor-page" if built else "doctor-page-missing"
    yield Finding("page", state, words, {"folder": str(settings.web)})


def limits(settings: Settings) -> Iterator[Finding]:
    wanted, allowed = settings.limits.connections, allowed_connections()
    state: State = "ok" if allowed >= wanted else "warning"
    words = "doctor-limits" if allowed >= wanted else "doctor-limits-files"
    yield Finding("limits", state, words, {"wanted": wanted, "allowed": allowed})


def address(settings: Settings) -> Iterator[Finding]:
    """Only a public address can be wrong: this machine's own needs no certificate."""
    if settings.public_url:
        state: State = "ok" if settings.is_secure else "warning"
        words = "doctor-address" if settings.is_secure else "doctor-address-plain"
        yield Finding("address", state, words, {"address": settings.public_url})


def admin(settings: Settings) -> Iterator[Finding]:
    """Whether the host has a page, and whether strangers could get into it."""
    if settings.admin_key is None:
        yield Finding("admin", "ok", "doctor-admin-off")
        return
    where = {"address": Links(settings).root}
    different = len(set(settings.admin_key.get_secret_value()))
    if different < FEW_CHARACTERS:
        yield Finding("admin", "warning", "doctor-admin-weak", {"different": different})
    elif settings.public_url and not settings.is_secure:
        yield Finding("admin", "warning", "doctor-admin-plain", where)
    else:
        yield Finding("admin", "ok", "doctor-admin", where)


def bots() -> Iterator[Finding]:
    """Has one turn played, as a table would."""
    game = azulejos.start(next(iter(azulejos.GAMES)))
    game.deal(Rng(0))
    program = Program("bot", COMMAND)
    try:
        ask(program, Question("greedy", game.position()), BOT_SECONDS)
    except (AzulejosError, OSError) as error:
        yield Finding("bots", "fault", "doctor-bots-fail", {"cause": str(error)})
    else:
        yield Finding("bots", "ok", "doctor-bots")
    finally:
        program.kill()


def thinking(settings: Settings) -> Iterator[Finding]:
    """Connects to the cluster, as a server would. Without it a server thinks for itself."""
    if not settings.thinking:
        return
    try:
        expect_ray()
        expect_somebody_at(settings.thinking)
    except AzulejosError as error:
        state: State = "fault" if error.code == "cluster-needs" else "warning"
        yield Finding("thinking", state, f"error-{error.code}", dict(error.values))
        return
    cluster = Cluster(settings.thinking)
    cluster.start()
    processors = wait_for(cluster, CLUSTER_SECONDS)
    cluster.leave()
    values = {"address": settings.thinking, "cause": cluster.trouble, "processors": processors}
    words = "doctor-thinking" if processors else "doctor-thinking-away"
    yield Finding("thinking", "ok" if processors else "warning", words, values)
