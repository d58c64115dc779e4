"""Pictures of tables, drawn beside the loop: each takes some hundredths of a second."""

from __future__ import annotations

from azulejos import drawing
from azulejos.engine.answers import View
from azulejos.server.rooms.remembered import Remembered
from azulejos.table import Table

REMEMBERED = 128


class Pictures:
    def __init__(self) -> None:
        self._drawn = Remembered(REMEMBERED)

    async def compressed(
        self, name: str, table: Table, view: View, turn: int, language: str
    ) -> bytes:
        """A view of the table after so many turns as SVG, with gzip."""
        names = [seat.name for seat in table.seats]

        def drawn() -> bytes:
            return drawing.svg(view, names=names, language=language).encode()

        return await self._drawn.compressed((name, table.seq, turn, language), drawn)
