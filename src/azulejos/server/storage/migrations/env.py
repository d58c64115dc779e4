"""Runs migrations on the connection that `database.migrate` gives."""

from alembic import context

from azulejos.server.storage.schema import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic runs this file
    run()
