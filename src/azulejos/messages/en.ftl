### English. The three catalogues have the same messages, in the same order, with the same variables.

## commands

heading-game = Game
heading-players = Players
heading-variants = Variants
heading-options = Options
heading-variant = Variant
heading-seat = Seat
heading-bot = Bot
heading-mean-score = Mean score
heading-wins = Wins
heading-wins-share = Share
heading-move = Move
heading-count = Count
heading-playouts = Games/s
heading-ns-per-move = ns/move
heading-figure = Figure
heading-value = Value
games-option = { $name }: { $expected }, default { $usual }
progress-games = Playing
progress-perft = Counting
progress-bench = Measuring
player-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulate-title = { $game }, { $variant }, { player-count }
simulate-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $seconds } s
simulate-speed = { $games_per_second } games/s, { $moves_per_second } moves/s
simulate-ties = Shared victories: { $ties }
simulate-limited = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} broken off after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
simulate-checksum = Checksum: { $checksum } (seed { $seed })
perft-count = { $count ->
    [one] { $count } sequence
   *[other] { $count } sequences
} of { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
} in { $seconds } s
perft-position = Position: { $position }
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, Python { $python }
bench-version = azulejos { $version }, commit { $commit }, { $mode ->
    [compiled] compiled ({ $flags })
   *[interpreted] interpreted
}
bench-playouts = Random games per second, Azul, 2 players, coloured wall, one thread
bench-moves = Moves per second
bench-ns-per-move = Nanoseconds per move
bench-clone = copy() from Python, ns
bench-legal = legal_moves() from Python, ns
bench-apply = play() from Python, ns
bench-import = import azulejos, ms
bench-yardstick = Random games per second of the C++ yardstick
bench-ratio = Ratio to the yardstick
bench-no-yardstick = The yardstick was not run: { $reason ->
    [no-source] its source is not there
    [no-compiler] g++ is not installed
    [compile-failed] g++ could not compile it (it needs a processor with BMI2)
   *[run-failed] it could not be run
}

## errors

error-unknown-language = There is no language “{ $value }” here. Expected: { $expected }
error-unknown-game = There is no game “{ $value }”. Expected: { $expected }
error-unknown-variant = { $game } has no variant “{ $value }”. Expected: { $expected }
error-unknown-option = { $game } has no option “{ $value }”. Expected: { $expected }
error-unknown-bot = There is no bot “{ $value }”. Expected: { $expected }
error-player-count = { $game } cannot be played by { $value }. Expected number of players: { $expected }
error-bot-count = --bots: { $value ->
    [one] { $value } name was
   *[other] { $value } names were
} given. Expected: one name for all seats, or { $expected }, one for each
error-option-value = { $option }: “{ $value }” cannot be used. Expected: { $expected }
error-option-form = --option: “{ $value }” cannot be read. Expected: { $expected }
error-command-unknown = There is no command “{ $value }”. Expected: { $expected }
error-command-missing = The command is missing. Expected: { $expected }
error-argument-missing = { $argument } is missing. See --help
error-argument-extra = “{ $value }” is too much. See --help
error-switch-unknown = There is no option { $value }. See --help
error-switch-usage = { $value }: the value is missing, or there should be none. See --help
error-usage = { $cause } See --help
error-file-missing = { $path }: there is no such file
error-file-denied = { $path }: access denied
error-file-is-folder = { $path } is a folder. Expected: a file
error-file-failed = { $path }: { $cause }
error-not-text = The file is no text. Expected: UTF-8, but byte { $place } is not
error-illegal-move = { $move } cannot be played: { $why }
error-game-over = The game is over.
error-deal-due = First the tiles must be dealt.
error-no-deal-due = No deal is due now.
error-item-not-there = Item { $item } is not there to be drawn.
error-deal-incomplete = The deal is not complete: more tiles must be drawn.
error-turn-complete = The turn is complete; the move belongs to the next one.
error-move-number = { $move } is no move. Expected: { $expected }
error-deal-text = Deal, column { $column }: “{ $value }” cannot be read. Expected: { $expected }
error-position-game = Position, column { $column }: “{ $value }” is no game. Expected: { $expected }
error-position-field = Position, column { $column }: found “{ $value }”. Expected: { $expected }
error-position-value = Position, column { $column }: “{ $value }” cannot stand here. Expected: { $expected }
error-position-end = Position, column { $column }: “{ $value }” is too much; the position ends before it.
error-record-text = Record, line { $line }, column { $column }: found “{ $value }”. Expected: { $expected }
error-record-line = Record, line { $line }, column { $column }: found “{ $value }”. Expected: { $expected }
error-record-header = Record, line { $line }: found “{ $value }”. Expected the header { $expected }
error-record-header-twice = Record, line { $line }: the header { $value } is there twice.
error-record-header-order = Record, line { $line }: the header { $value } is out of order. Expected before it: { $expected }
error-record-cut-short = Record, line { $line }: the record ends too early. Expected: { $expected }
azul-colour = { $tile ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
error-azul-move-code = “{ $move }” is no move of Azul. Expected for example: { $expected }
error-azul-tiling-now = The walls are being tiled now, no tiles can be taken.
error-azul-offer-now = Tiles are being taken now; the walls are tiled later.
error-azul-no-such-factory = There is no factory { $factory }. Expected: 1 to { $expected }, or the centre
error-azul-colour-not-there = There is no { azul-colour } tile { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}.
error-azul-line-full = Line { $line } is full.
error-azul-line-other-colour = Line { $line } holds { $holds ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
} tiles, so { azul-colour } ones cannot go there.
error-azul-wall-has-colour = Row { $row } of the wall already has its { azul-colour } tile.
error-azul-wall-is-printed = On the coloured wall every tile goes to its printed space by itself.
error-azul-other-line-first = Line { $expected } must be tiled before line { $line }.
error-azul-space-taken = The space in row { $space_number }, column { $space_column } is taken.
error-azul-column-has-colour = Column { $column } of the wall already has a { azul-colour } tile.
