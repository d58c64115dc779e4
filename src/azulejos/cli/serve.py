"""`azulejos serve` and `azulejos backup`: the table server, and a copy of what it keeps."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli.parameters import whole_number
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.server.settings import Settings

EXAMPLE = "Example: azulejos serve --host 0.0.0.0 --port 8000"
BACKUP_EXAMPLE = "Example: azulejos backup games-of-monday.db"

Data = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where games and keys are kept; printed at the start."),
]
Database = Annotated[
    str,
    typer.Option(metavar="URL", help="Another database, such as postgresql://user@host/azulejos."),
]


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets others in the network join.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(parser=whole_number(0, 65535), metavar="N", help="0: any free port.")
    ] = 8000,
    database: Database = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address that a proxy gives this server.")
    ] = "",
    data: Data = None,
) -> None:
    """Run the table server until it is stopped with Ctrl-C."""
    from azulejos.server.run import run
    from azulejos.server.settings import Limits, Settings, usual_data_folder

    messages = context.ensure_object(Messages)
    folder = (data or usual_data_folder()).absolute()
    limits = Limits.of(os.environ)
    settings = Settings(folder, database, host, port, public_url, limits)
    run(settings, lambda settled: announce(settled, messages))


def announce(settings: Settings, messages: Messages) -> None:
    from azulejos.server.links import Links

    print(messages.text("serve-address", address=Links(settings).root))
    print(messages.text("serve-data", folder=str(settings.data)), flush=True)


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; must not exist yet.")],
    database: Database = "",
    data: Data = None,
) -> None:
    """Copy the database of a server while it goes on running."""
    import asyncio

    from azulejos.server.settings import Settings, usual_data_folder
    from azulejos.server.storage import backup as copy
    from azulejos.server.storage import database_url

    settings = Settings((data or usual_data_folder()).absolute(), database)
    asyncio.run(copy(database_url(settings.database_url), file))
    print(context.ensure_object(Messages).text("backup-done", file=str(file)))
