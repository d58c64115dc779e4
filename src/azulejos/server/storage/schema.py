"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

REVISION = "0009"
"""The migration that leads to what is described here."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts by itself only in a column whose type is exactly INTEGER.
Counted = BigInteger().with_variant(Integer(), "sqlite")

# What queries ask for in the same words is read in order from an index. None begins with a phase
# that most tables have: SQLite would choose that one.
UNFINISHED = text("phase <> 'finished' AND phase <> 'cancelled'")
OPEN = text("public AND phase <> 'finished' AND phase <> 'cancelled'")
ENDED = text("public AND phase = 'finished'")
CANCELLED = text("phase = 'cancelled'")
WAKING = text("wakes_at IS NOT NULL")
SIGNED_OUT = text("generation > 0")
RENAMED = text("renamed_at IS NOT NULL")
UNHANDLED = text("handled_at IS NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("created_by", String, nullable=False),
    Column("shuffle_key", LargeBinary, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("phase", String, nullable=False),
    Column("to_move", Integer),
    Column("round", Integer, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("finished_at", BigInteger),
    Column("shown", JSON, nullable=False),
    # How long the table is kept, and when somebody was last there by the clock of `uptime`.
    Column("lasting", String, nullable=False),
    Column("touched", BigInteger, nullable=False),
    # When the table goes on by itself: a clock runs out, or a bot is to move.
    Column("wakes_at", BigInteger),
    # Which node lets bots play and clocks run out there, and how often that has changed.
    Column("keeper", String),
    Column("lease", Integer, nullable=False, server_default="0"),
    Index(
        "ix_tables_unfinished",
        "phase",
        "updated_at",
        sqlite_where=UNFINISHED,
        postgresql_where=UNFINISHED,
    ),
    Index(
        "ix_tables_lasting",
        "lasting",
        "touched",
        sqlite_where=UNFINISHED,
        postgresql_where=UNFINISHED,
    ),
    Index("ix_tables_wakes_at", "wakes_at", sqlite_where=WAKING, postgresql_where=WAKING),
    Index("ix_tables_cancelled", "touched", sqlite_where=CANCELLED, postgresql_where=CANCELLED),
    Index("ix_tables_created_by", "created_by", "created_at"),
    Index("ix_tables_open", "created_at", "id", sqlite_where=OPEN, postgresql_where=OPEN),
    Index("ix_tables_finished", "finished_at", "id", sqlite_where=ENDED, postgresql_where=ENDED),
)


def _of_table() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id"), nullable=False)


# Entries are only ever added; `seq` is the place of an entry in the log of its table.
log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("entry", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

# `seq` is how long the log was after the command.
commands = Table(
    "commands",
    metadata,
    _of_table(),
    Column("id", String, nullable=False),
    Column("sender", String),
    Column("seq", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

# One row, which is written to see whether the database takes what it is given.
trial = Table(
    "trial",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# One row: how many milliseconds this database has been served, by however many servers. Whatever
# is not for ever lasts so long by this clock, so nothing ends while nobody could have come.
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("served", BigInteger, nullable=False),
)

# The servers that share this database; `seen` is when each last said that it runs, by the clock of
# the database. `key_check` tells whether they sign with the same key.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("key_check", String, nullable=False),
)

# One row: the key with which all of them sign, unless they are given one.
site = Table(
    "site",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("signing_key", LargeBinary, nullable=False),
)

# How much of what is limited was used lately, counted for all servers together; at `empty_at`
# nothing of it counts any more.
allowances = Table(
    "allowances",
    metadata,
    Column("name", String, primary_key=True),
    Column("used", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("empty_at", BigInteger, nullable=False),
    Index("ix_allowances_empty_at", "empty_at"),
)

# Who sits where now; no guest once somebody has left.
seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("guest_id", String),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest_id", "guest_id"),
)

# What a review of a finished table has found, compressed. `version` is that of its form: a review
# of an earlier one is made again.
reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("depth", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "depth"),
)

# A token itself is never stored.
seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False),
    Index("ix_seat_tokens_table_id", "table_id", "seat"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # by the clock of `uptime`
    # Cookies of an earlier generation are worth nothing.
    Column("generation", Integer, nullable=False, server_default="0"),
    # When whoever runs the site has given this name; cookies made before have another.
    Column("renamed_at", BigInteger),
    Index("ix_guests_seen", "seen"),
    Index("ix_guests_renamed_at", "renamed_at", sqlite_where=RENAMED, postgresql_where=RENAMED),
    Index(
        "ix_guests_generation",
        "generation",
        sqlite_where=SIGNED_OUT,
        postgresql_where=SIGNED_OUT,
    ),
)

# Programs that may play over the network. A token itself is never stored.
network_bots = Table(
    "network_bots",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_network_bots_name", "name", unique=True),
    Index("ix_network_bots_token_hash", "token_hash", unique=True),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Counted, primary_key=True, autoincrement=True),
    _of_table(),
    Column("id", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest_id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Index("ix_chat_table_id", "table_id", "id", unique=True),
)

# Whom whoever runs the site does not let in: `subject` is the id of a guest, or the name that
# stands for an address, from which nobody can tell the address. Without `until` it is for ever.
blocks = Table(
    "blocks",
    metadata,
    Column("number", Counted, primary_key=True, autoincrement=True),
    Column("kind", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("name", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Index("ix_blocks_subject", "kind", "subject", unique=True),
)

# What people say of each other. A table may be forgotten before its reports are.
reports = Table(
    "reports",
    metadata,
    Column("number", Counted, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String, nullable=False),
    Column("by_id", String, nullable=False),
    Column("by_name", String, nullable=False),
    Column("guest_id", String, nullable=False),
    Column("guest_name", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("chat", JSON, nullable=False),
    Column("handled_at", BigInteger),
    Column("note", Text, nullable=False, server_default=""),
    Index("ix_reports_table_id", "table_id", "by_id", "guest_id", unique=True),
    Index("ix_reports_at", "at"),
    Index("ix_reports_unhandled", "number", sqlite_where=UNHANDLED, postgresql_where=UNHANDLED),
)

# What whoever runs the site has done there. Rows are only ever added, and forgotten when they are
# old.
audit = Table(
    "audit",
    metadata,
    Column("number", Counted, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("session", String, nullable=False),
    Column("place", String, nullable=False),
    Column("action", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("details", JSON, nullable=False),
    Index("ix_audit_at", "at"),
    Index("ix_audit_session", "session", "action"),
)
