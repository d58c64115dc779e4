"""`azulejos bot-token`: which programs may play on a server over the network."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from azulejos.cli.errors import CommandError
from azulejos.cli.serve import Data, Database, packages_of_the_server
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.server.storage import Guest, Store

EXAMPLE = "Example: azulejos bot-token my-bot --data FOLDER"

T = TypeVar("T")


def bot_token(
    context: typer.Context,
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="What tables call the bot; without it, lists all."),
    ] = None,
    revoke: Annotated[
        bool, typer.Option("--revoke", help="Make its token worthless and forget the bot.")
    ] = False,
    database: Database = "",
    data: Data = None,
) -> None:
    """Make a token for a bot that plays on your server over the network.

    It is printed once and replaces an earlier token of this bot. The server may run meanwhile.
    """
    with packages_of_the_server():
        from azulejos.server.network_bots.accounts import new_account
        from azulejos.server.settings import Settings, usual_data_folder

    messages = context.ensure_object(Messages)
    settings = Settings((data or usual_data_folder()).absolute(), database)
    settings.data.mkdir(parents=True, exist_ok=True)
    if name is None:
        show(in_store(settings.database_url, lambda store: store.network_bots()), messages)
    elif revoke:
        in_store(settings.database_url, lambda store: forget(store, name))
        print(messages.text("bot-token-revoked", name=name))
    else:
        token = in_store(settings.database_url, lambda store: new_account(store, name))
        print(token)
        print(messages.text("bot-token-made", name=name), file=sys.stderr)


def in_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What the work finds in the database of a server."""
    import asyncio

    from azulejos.server.storage import Store

    async def opened() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def forget(store: Store, name: str) -> None:
    if name not in [bot.name for bot in await store.network_bots()]:
        raise CommandError("bot-token-unknown", name=name)
    await store.drop_network_bot(name)


def show(bots: list[Guest], messages: Messages) -> None:
    for bot in bots:
        print(bot.name)
    if not bots:
        print(messages.text("bot-token-none"))
