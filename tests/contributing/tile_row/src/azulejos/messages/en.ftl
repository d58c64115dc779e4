
## Tile Row

tile_row-name = Tile Row
tile_row-variant = { $variant ->
   *[standard] standard
}
tile_row-phase = { $phase ->
    [deal] the row is filled
    [take] take a tile
   *[end] the game is over
}
tile_row-example = TB
tile_row-rules = Take a tile from the row: TB, TY, TR, TK or TW.
tile_row-row = Row: { $tiles }
choice-tile_row-take-from = { $tile }
choice-tile_row-take-short = { $tile }
choice-tile_row-take-to = to your board
event-tile_row-round-opened = Round { $round }
event-tile_row-tile-taken = { $who } takes { $tile }
event-tile_row-tile-scored = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
event-tile_row-game-ended = The game ends: the bag is empty.
points-tile_row-tile-scored = Tiles
error-tile-row-move-code = “{ $move }” is no move. Expected: { $expected }
error-tile-row-colour-not-there = There is no { $tile } tile in the row.
error-tile-row-tile-count = Expected { $expected } tiles of { $tile }, found { $found }.
error-tile-row-row-and-phase = The row does not fit the phase “{ $phase }”.
