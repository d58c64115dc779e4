"""Runs the migrations. Only imported when there is something to migrate: Alembic is large."""

from __future__ import annotations

import alembic.command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from azulejos.server.storage.errors import InvalidDatabase

MIGRATIONS = "azulejos.server.storage:migrations"
MIGRATION_LOCK = 0x617A756C  # any number that no other program locks


def migrate(connection: Connection, to: str = "head") -> None:
    """Brings the schema up to date in one transaction; others who want the same wait for us."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    try:
        alembic.command.upgrade(config, to)
    except CommandError as error:
        name = connection.engine.url.render_as_string(hide_password=True)
        raise InvalidDatabase("database-newer", value=name) from error
