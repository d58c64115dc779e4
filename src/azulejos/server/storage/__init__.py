"""Where the server keeps tables, guests and chat: SQLite in a file, or PostgreSQL.

`Store.open(url)` brings the database up to date and gives everything else.
"""

from azulejos.server.storage.backup import backup, restore
from azulejos.server.storage.condition import Trouble
from azulejos.server.storage.database import database_url
from azulejos.server.storage.errors import (
    BackupFailed,
    CommandKnown,
    InvalidDatabase,
    SeqTaken,
    StorageError,
    StorageUnavailable,
    TableExists,
    TableUnknown,
    Unstorable,
)
from azulejos.server.storage.loading import LAST_CHAT
from azulejos.server.storage.lock import DatabaseLock
from azulejos.server.storage.rows import (
    ChatLine,
    Guest,
    Lasting,
    NewTable,
    Phase,
    Place,
    SeatToken,
    Status,
    StoredTable,
    TableRow,
)
from azulejos.server.storage.store import Store

__all__ = [
    "LAST_CHAT",
    "BackupFailed",
    "ChatLine",
    "CommandKnown",
    "DatabaseLock",
    "Guest",
    "InvalidDatabase",
    "Lasting",
    "NewTable",
    "Phase",
    "Place",
    "SeatToken",
    "SeqTaken",
    "Status",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredTable",
    "TableExists",
    "TableRow",
    "TableUnknown",
    "Trouble",
    "Unstorable",
    "backup",
    "database_url",
    "restore",
]
