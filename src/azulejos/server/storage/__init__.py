"""Where the server keeps tables, guests and chat: SQLite in a file, or PostgreSQL.

`Store.open(url)` brings the database up to date and gives everything else.
"""

from azulejos.server.storage.administration import SIGNED_OUT, Administration
from azulejos.server.storage.allowances import Wanted
from azulejos.server.storage.backup import backup, restore
from azulejos.server.storage.condition import Trouble
from azulejos.server.storage.database import database_url
from azulejos.server.storage.errors import (
    BackupFailed,
    CommandKnown,
    InvalidDatabase,
    LeaseLost,
    SeqTaken,
    StorageError,
    StorageUnavailable,
    TableExists,
    TableUnknown,
    Unstorable,
)
from azulejos.server.storage.examination import DatabaseFacts, NodeFacts, examined, file_of
from azulejos.server.storage.leases import Leases
from azulejos.server.storage.loading import LAST_CHAT
from azulejos.server.storage.lock import DatabaseLock
from azulejos.server.storage.nodes import key_check
from azulejos.server.storage.rows import (
    Barred,
    Block,
    ChatLine,
    Deed,
    Guest,
    Lasting,
    NewTable,
    Phase,
    Place,
    Report,
    SeatToken,
    Status,
    StoredReview,
    StoredTable,
    TableRow,
)
from azulejos.server.storage.store import Store
from azulejos.server.storage.wakeups import Ears, in_pieces
from azulejos.server.storage.writes import News

__all__ = [
    "LAST_CHAT",
    "SIGNED_OUT",
    "Administration",
    "BackupFailed",
    "Barred",
    "Block",
    "ChatLine",
    "CommandKnown",
    "DatabaseFacts",
    "DatabaseLock",
    "Deed",
    "Ears",
    "Guest",
    "InvalidDatabase",
    "Lasting",
    "LeaseLost",
    "Leases",
    "NewTable",
    "News",
    "NodeFacts",
    "Phase",
    "Place",
    "Report",
    "SeatToken",
    "SeqTaken",
    "Status",
    "StorageError",
    "StorageUnavailable",
    "Store",
    "StoredReview",
    "StoredTable",
    "TableExists",
    "TableRow",
    "TableUnknown",
    "Trouble",
    "Unstorable",
    "Wanted",
    "backup",
    "database_url",
    "examined",
    "file_of",
    "in_pieces",
    "key_check",
    "restore",
]
