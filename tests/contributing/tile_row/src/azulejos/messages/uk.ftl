
## Ряд плиток

tile_row-name = Ряд плиток
tile_row-variant = { $variant ->
   *[standard] звичайний
}
tile_row-phase = { $phase ->
    [deal] ряд наповнюється
    [take] візьміть плитку
   *[end] гру закінчено
}
tile_row-example = TB
tile_row-rules = Візьміть плитку з ряду: TB, TY, TR, TK або TW.
tile_row-row = Ряд: { $tiles }
choice-tile_row-take-from = { $tile }
choice-tile_row-take-short = { $tile }
choice-tile_row-take-to = на ваше поле
event-tile_row-round-opened = Раунд { $round }
event-tile_row-tile-taken = { $who } бере { $tile }
event-tile_row-tile-scored = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очки
   *[other] +{ $points } очок
}
event-tile_row-game-ended = Кінець гри: мішок порожній.
points-tile_row-tile-scored = Плитки
error-tile-row-move-code = «{ $move }» не хід. Очікувалося: { $expected }
error-tile-row-colour-not-there = У ряді немає плитки { $tile }.
error-tile-row-tile-count = Очікувалося плиток { $tile }: { $expected }, є { $found }.
error-tile-row-row-and-phase = Ряд не пасує до фази «{ $phase }».
