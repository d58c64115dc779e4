"""What a store does because several servers may share its database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import Connection, select

from azulejos.server.storage import schema, writes
from azulejos.server.storage.allowances import Wanted, take
from azulejos.server.storage.database import FAILURES, Database, Postgresql, T, Work
from azulejos.server.storage.errors import StorageUnavailable, TableUnknown
from azulejos.server.storage.leases import Leases, OnKept
from azulejos.server.storage.nodes import key_check
from azulejos.server.storage.wakeups import Ears, Wakeups
from azulejos.server.storage.writer import Writer
from azulejos.server.storage.writes import News

Settings = Mapping[str, Any]
ChangeSettings = Callable[[Settings], Settings]


class Sharing:
    """Alone on a file there are neither leases nor others."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._wakeups: Wakeups | None = None
        self.leases: Leases | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return isinstance(self._database, Postgresql)

    async def join(self, ears: Ears, on_kept: OnKept, key: bytes) -> None:
        """Becomes one of the servers that share this database; none but one can share a file.

        From now on `ears` hear what the others do. `InvalidDatabase` if they sign with another key.
        """
        if not isinstance(self._database, Postgresql):
            return
        self._wakeups = self._writer.wakeups = Wakeups(self._database, ears, key_check(key))
        self.leases = Leases(self._database, self._wakeups, on_kept)
        try:
            await self._wakeups.joined()
        except TimeoutError as error:
            raise StorageUnavailable from error

    @property
    def node(self) -> str | None:
        """The name of this server among those on the database; alone on a file it has none."""
        return self._wakeups.node if self._wakeups is not None else None

    @property
    def others(self) -> frozenset[str]:
        """The other servers that run on this database."""
        return self._wakeups.others if self._wakeups is not None else frozenset()

    def tell(self, news: News) -> None:
        """Tells the others something that need not be stored."""
        if self._wakeups is not None:
            self._wakeups.tell(news)

    async def change_settings(self, table: str, change: ChangeSettings) -> Settings:
        """What is agreed at a table beside the rules of its game, as it is after the change.

        It is read again for that: in the same moment another server may change something else.
        """

        attempted = False

        def work(connection: Connection) -> Settings:
            nonlocal attempted
            settings = settings_changed(connection, table, change)
            if self._wakeups is not None:
                self._wakeups.notify(connection, (), [{"kind": "settings", "table": table}])
            attempted = True
            return settings

        try:
            return await self._database.write(work)
        except FAILURES as error:
            raise StorageUnavailable(attempted) from error

    @property
    def is_first(self) -> bool:
        """Whether this server is the one of them that tidies up."""
        return self._wakeups is None or all(self._wakeups.node < other for other in self.others)

    async def allow(self, wanted: Wanted) -> int:
        """Takes from an allowance of all servers together; 0, or seconds until there is enough."""
        return await self._write(lambda connection: take(connection, wanted))

    async def site_key(self, own: bytes) -> bytes:
        """The key that is stored for all servers; the first to ask stores its own."""
        await self._writer.submit(writes.offer_key(own))
        query = select(schema.site.c.signing_key)
        return await self._write(lambda connection: bytes(connection.scalars(query).one()))

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._database.write(work)
        except FAILURES as error:
            raise StorageUnavailable from error


def settings_changed(connection: Connection, table: str, change: ChangeSettings) -> Settings:
    """Nobody else can change them until we have committed."""
    tables = schema.tables
    query = select(tables.c.settings).where(tables.c.id == table).with_for_update()
    found = connection.scalar(query)
    if found is None:
        raise TableUnknown("storage-table-unknown", table=table)
    settings = dict(change(found))
    connection.execute(tables.update().where(tables.c.id == table).values(settings=settings))
    return settings
