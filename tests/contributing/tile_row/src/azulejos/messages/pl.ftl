
## Rząd płytek

tile_row-name = Rząd płytek
tile_row-variant = { $variant ->
   *[standard] zwykły
}
tile_row-phase = { $phase ->
    [deal] rząd się zapełnia
    [take] weź płytkę
   *[end] gra skończona
}
tile_row-example = TB
tile_row-rules = Weź płytkę z rzędu: TB, TY, TR, TK albo TW.
tile_row-row = Rząd: { $tiles }
choice-tile_row-take-from = { $tile }
choice-tile_row-take-short = { $tile }
choice-tile_row-take-to = na twoją planszę
event-tile_row-round-opened = Runda { $round }
event-tile_row-tile-taken = { $who } bierze { $tile }
event-tile_row-tile-scored = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[other] +{ $points } punktów
}
event-tile_row-game-ended = Koniec gry: worek jest pusty.
points-tile_row-tile-scored = Płytki
error-tile-row-move-code = „{ $move }” to nie ruch. Oczekiwano: { $expected }
error-tile-row-colour-not-there = W rzędzie nie ma płytki { $tile }.
error-tile-row-tile-count = Oczekiwano płytek { $tile }: { $expected }, jest { $found }.
error-tile-row-row-and-phase = Rząd nie pasuje do fazy „{ $phase }”.
