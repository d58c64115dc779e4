"""`azulejos serve`, `backup` and `restore`: the server, a copy of its database, the way back."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli.errors import CommandError
from azulejos.cli.parameters import whole_number
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.server.settings import Settings

EXAMPLE = "Example: azulejos serve --host 0.0.0.0 --port 8000"
RESTORE_EXAMPLE = "Example: azulejos restore games-of-monday.db --data new-folder"
BACKUP_EXAMPLE = "Example: azulejos backup games-of-monday.db"
EXTRA = "azulejos[server]"

Data = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Where games and keys are stored; printed at the start."),
]
Database = Annotated[
    str,
    typer.Option(metavar="URL", help="Another database, such as postgresql://user@host/azulejos."),
]
PublicUrl = Annotated[
    str,
    typer.Option(metavar="URL", help="The public address, if the server is behind a proxy."),
]

ThinkingAt = Annotated[
    str,
    typer.Option(
        "--thinking",
        metavar="ADDRESS",
        help="Let a Ray cluster think for bots and reviews, such as ray://HOST:10001.",
    ),
]


@contextmanager
def packages_of_the_server() -> Iterator[None]:
    """Around imports of the server, which not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == __package__.partition(".")[0]:
            raise
        raise CommandError("server-needs", package=package, extra=EXTRA) from None


def serve(  # noqa: PLR0913, PLR0917 - every argument is an option of the command
    context: typer.Context,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets others on the network join."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            parser=whole_number(0, 65535),
            metavar="N",
            help="Port to listen on; 0 takes any free port.",
        ),
    ] = 8000,
    database: Database = "",
    public_url: PublicUrl = "",
    data: Data = None,
    network_bots: Annotated[
        bool,
        typer.Option(
            "--network-bots", help="Let programs play that have a token (azulejos bot-token)."
        ),
    ] = False,
    thinking: ThinkingAt = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Run the server and its web page until you press Ctrl-C."""
    with packages_of_the_server():
        from azulejos.server.run import run
    from azulejos.cluster.address import expect_ray

    messages = context.ensure_object(Messages)
    settings = settings_of(data, database, host, port, public_url)
    settings = replace(
        settings,
        network_bots=network_bots or settings.network_bots,
        thinking=thinking or settings.thinking,
    )
    if settings.thinking:
        expect_ray()
    run(settings, lambda settled: announce(settled, messages, open_page))


def settings_of(
    data: Path | None, database: str, host: str = "", port: int = 0, public_url: str = ""
) -> Settings:
    """What the command line and the environment say together."""
    from azulejos.server.settings import (
        Environment,
        Limits,
        Settings,
        from_environment,
        usual_data_folder,
    )

    limits, environment = from_environment(Limits), from_environment(Environment)
    return Settings(
        (data or usual_data_folder()).absolute(),
        database,
        host,
        port,
        public_url,
        limits,
        environment.web,
        environment.signing_key,
        environment.trusted_proxies,
        environment.hosts,
        environment.log_format,
        environment.log_level,
        environment.network_bots,
        environment.thinking,
        environment.admin_key,
    )


def announce(settings: Settings, messages: Messages, open_page: bool) -> None:
    from azulejos.server.links import Links
    from azulejos.server.page import is_built

    address = Links(settings).root
    built = is_built(settings.web)
    print(messages.text("serve-page" if built else "serve-address", address=address))
    if not built:
        print(messages.text("serve-no-page", folder=str(settings.web), command="make web"))
    print(messages.text("serve-data", folder=str(settings.data)), flush=True)
    if built and open_page and has_screen():
        # Beside the server: some browsers keep whoever has called them waiting.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one, Linux would open a text browser in this terminal."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def backup(
    context: typer.Context,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The copy to write; must not exist yet.")
    ],
    database: Database = "",
    data: Data = None,
) -> None:
    """Copy a server's database and its key while the server runs."""
    import asyncio

    with packages_of_the_server():
        from azulejos.server.keys import FILE, copy_key
        from azulejos.server.settings import Settings, usual_data_folder
        from azulejos.server.storage import backup as copy
        from azulejos.server.storage import database_url

    messages = context.ensure_object(Messages)
    settings = Settings((data or usual_data_folder()).absolute(), database)
    key, kept = settings.data / FILE, key_beside(file)
    expect_no_other_key(key, kept)
    asyncio.run(copy(database_url(settings.database_url), file))
    print(messages.text("backup-done", file=str(file)))
    if key.exists() and not kept.exists():
        copy_key(key, kept)
        print(messages.text("backup-key", file=str(kept)))


def expect_no_other_key(copied: Path, place: Path) -> None:
    """With another key the seats in the database would be nobody's."""
    from azulejos.server.storage import BackupFailed

    if copied.exists() and place.exists() and copied.read_bytes() != place.read_bytes():
        raise BackupFailed("backup-exists", path=str(place))


def key_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.key")


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` has made.")],
    data: Data = None,
) -> None:
    """Restore a copy and its key into a folder that has no database yet."""
    import asyncio

    with packages_of_the_server():
        from azulejos.server.keys import FILE, copy_key
        from azulejos.server.settings import Settings, usual_data_folder
        from azulejos.server.storage import database_url
        from azulejos.server.storage import restore as put_back

    messages = context.ensure_object(Messages)
    settings = Settings((data or usual_data_folder()).absolute())
    key, kept = settings.data / FILE, key_beside(file)
    expect_no_other_key(kept, key)
    asyncio.run(put_back(file, database_url(settings.database_url)))
    print(messages.text("restore-done", folder=str(settings.data)))
    if kept.exists() and not key.exists():
        copy_key(kept, key)
    elif not key.exists():
        print(messages.text("restore-no-key", file=str(kept)))
