"""What lies where in Tile Row: `bag`, `row` and `held[seat]` count the tiles of each colour."""

from __future__ import annotations

from azulejos.engine.tile_row.board import COLOURS, SEATS, TILES_PER_COLOUR

from azulejos.engine.events import SILENCE
from azulejos.engine.game import GameState
from azulejos.engine.options import Options
from azulejos.engine.rng import folded_all

ARRAYS = {
    "score": (4,),
    "bag": (COLOURS,),
    "row": (COLOURS,),
    "held": (SEATS, COLOURS),
}


class TileRowFields(GameState):
    """The fields of a position."""

    bag: list[int]
    row: list[int]
    held: list[list[int]]

    def allocate(self, options: Options) -> int:
        self.options = options
        self.events = SILENCE
        self.lay_out(ARRAYS)
        return 0

    def prepare(self, options: Options) -> None:
        """There is nothing to choose."""

    def copy_from(self, other: GameState) -> None:
        self.copy_common(other)
        self.copy_arrays(other, ARRAYS)

    def reset(self) -> None:
        self.reset_common()
        self.lay_out(ARRAYS)
        self.bag = [TILES_PER_COLOUR] * COLOURS

    def fold_fields(self) -> int:
        digest = self.fold_common(0)
        for counts in (self.bag, self.row, *self.held):
            digest = folded_all(digest, counts, COLOURS)
        return digest
