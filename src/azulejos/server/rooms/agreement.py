"""What people agree on at a table beside the rules of its game changes while they sit there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from azulejos.server.rooms.setup import TablePolicy
from azulejos.server.storage import Store

if TYPE_CHECKING:
    from azulejos.server.rooms.room import Room


async def agree(room: Room, store: Store, change: Callable[[TablePolicy], TablePolicy]) -> None:
    """The change begins with what is stored, which this server may not have heard of yet."""
    async with room.unchanged():
        stored = await store.change_settings(
            room.id, lambda settings: change(TablePolicy.read(settings)).data()
        )
        room.adopt(TablePolicy.read(stored))
