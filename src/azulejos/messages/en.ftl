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
error-argument-bad = { $argument }: the value cannot be used. See --help
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
error-clock-time = “{ $value }” is no time for a clock. Expected in milliseconds: { $expected }
error-seat-count = { $value ->
    [one] { $value } seat was
   *[other] { $value } seats were
} given. Expected: { $expected }
error-unknown-seat = There is no player { $player } at this table. Number of seats: { $seats }
error-seat-empty = Nobody sits in the seat of player { $player }.
error-seat-not-free = The seat of player { $player } is taken.
error-seat-not-taken = The seat of player { $player } is not taken.
error-seat-not-playing = Player { $player } no longer plays.
error-wrong-seat = It is not the turn of player { $player }.
error-not-open = The table has not been opened.
error-already-open = The table is already open.
error-not-started = The game has not begun.
error-time-up = The time of player { $player } is up.
error-time-left = Player { $player } still has time: { $milliseconds } ms.
error-no-clock = No clock is running for player { $player }.
error-time-runs-back = Time { $at } is before the time of the last entry, { $last }.
error-nothing-to-undo = There is nothing to take back for player { $player }.
error-no-undo-request = Nobody has asked to take a turn back.
error-undo-pending = Player { $player } has already asked to take a turn back.
error-undo-needs-consent = The others must agree before player { $player } takes a turn back. Still to agree: { $asked }
error-not-asked = Player { $player } was not asked to agree.
error-no-such-turn = There is no turn { $to }. Number of turns: { $turns }
error-script-ended = The list of draws ends before draw { $draw }.
error-entry-kind = “{ $value }” is no entry of a table's log. Expected: { $expected }
error-entry-data = Entry of a table's log, { $field }: found “{ $value }”. Expected: { $expected }
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
error-azul-tile-count = { azul-colour }: found { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
}. Expected: { $expected }
error-azul-colour-twice-in-row = Player { $player }: row { $row } of the wall has { azul-colour } twice.
error-azul-colour-twice-in-column = Player { $player }: column { $column } of the wall has { azul-colour } twice.
error-azul-wrong-space = Player { $player }: the tile in row { $row }, column { $column } of the wall is { $found ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}. Expected: { $expected ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}.
error-azul-line-of-two-colours = Player { $player }: line { $line } holds more than one colour.
error-azul-line-colour-on-wall = Player { $player }: line { $line } holds { azul-colour }, which its row of the wall already has.
error-azul-full-line-left = Player { $player }: line { $line } is full although the wall has been tiled.
error-azul-two-markers = Player { $player }: { $found } first-player markers lie on the floor. Expected: at most 1.
error-azul-marker-not-held = Player { $player }: the first-player marker lies on the floor of someone who does not hold it.
error-azul-marker-not-on-floor = Player { $player } holds the first-player marker. Expected: on the floor, which has room.
error-azul-floor-not-empty = Player { $player }: tiles lie on the floor although the wall has been tiled.
error-azul-nothing-on-display = No tiles are there to be taken, but the phase is the factory offer.
error-azul-tiles-on-display = { $found ->
    [one] { $found } tile is
   *[other] { $found } tiles are
} still there to be taken. Expected: 0.
error-azul-centre-not-empty = { $found ->
    [one] { $found } tile lies
   *[other] { $found } tiles lie
} in the centre during the deal. Expected: 0.
error-azul-factory-out-of-order = Factory { $factory } has { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
}, but factories are filled one after the other.
error-azul-deal-complete = All factories are full, but the phase is the deal.
error-azul-no-tile-left = No tile is left to be dealt, but the phase is the deal.
error-azul-start-without-marker = Player { $player } starts. Expected: whoever holds the first-player marker.
error-azul-not-the-starting-player = Player { $player } is to move. Expected: the starting player.
error-azul-round-too-late = Round { $round } is too late. Expected: at most { $expected }.
error-azul-row-too-full = Player { $player }: row { $row } of the wall has { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
}. Expected after so many rounds: at most { $expected }.
error-azul-no-tiling-decisions = On the coloured wall nobody decides anything while tiling.
error-azul-nothing-to-tile = Player { $player } has no line to tile.
error-azul-reason-too-early = The game is not over, but a reason for its end is given: { $reason }.
error-azul-reason-missing = The game is over. Expected: the reason for its end.
error-azul-reason-untrue = The reason { $reason } for the end is not true. Expected: { $expected }.
error-azul-game-not-over = The game is not over: nothing has ended it.
error-azul-row-complete = Player { $player }: row { $row } was complete before this round, so the game is over.
error-azul-deadlocked = Nobody can complete a row any more, so the game is over.

## Records

record-heading-turn = Turn
record-heading-player = Player
record-heading-moves = Moves
record-heading-clock = Time left
record-heading-value = Value
record-heading-comment = Comment
record-round = Round { $number }
record-deal = Deal: { $items }
record-scores = Scores: { $scores }
record-player = Player { $player }
record-result = { $reason ->
    [row] Ended by a complete row.
    [deadlock] Ended because nobody could complete a row any more.
    [max_rounds] Ended after the agreed number of rounds.
   *[other] Ended ({ $reason }).
} Scores: { $scores }. { $count ->
    [one] Winner: { $winners }.
   *[other] Shared victory: { $winners }.
}
record-unfinished = Not played to the end.
record-position = Position after turn { $turn }: { $position }
record-to-move = To move: { $player }
record-ok = { $path }: in order. { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
} { $result }
record-written = Written: { $path }
error-record-at = The record has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; expected a number from 0 to { $turns }.
error-record-file = Cannot read or write the file ({ $cause }).
error-record-exists = The file already exists; --force replaces it.
error-record-text = Found “{ $value }” in a text; expected { $expected }.
error-record-line = Found “{ $value }”; expected { $expected }.
error-record-header = Found “{ $value }”; expected the header { $expected }.
error-record-header-twice = The header { $value } stands here a second time.
error-record-header-order = The header { $value } stands too late; expected the order { $expected }.
error-record-cut-short = The record is cut short; expected more lines, up to { $expected }.
error-record-json = Found “{ $value }”; expected { $expected }.
error-record-unwritable = This record cannot be written so that it can be read back.
error-record-game = The game { $found } is not known here; expected { $expected }.
error-record-rules-version = The record follows version { $found } of the rules; this program knows version { $expected }.
error-record-option = Found “{ $found }”; expected { $expected }.
error-record-position = No game can start from this position. { $why }
error-record-spelling = Written as “{ $found }”; expected { $expected }.
error-record-order = Found a line “{ $found }”; expected { $expected }.
error-record-deal = This deal cannot come up here: { $found }. { $why }
error-record-seat = Seat { $found } moves here; expected seat { $expected }.
error-record-move = This turn cannot be played here: { $found }. { $why }
error-record-round = Found “{ $found }”; expected “{ $expected }”.
error-record-scores = Found “{ $found }”; the game as written leads to “{ $expected }”.
error-record-result = Found “{ $found }”; the game as written leads to “{ $expected }”.
error-record-fingerprint = Found “{ $found }”; the game as written leads to “{ $expected }”.
error-record-digest = Found “{ $found }”; expected “{ $expected }”: a deal or a move above is not the recorded one.
error-turn-incomplete = The turn is not complete: more moves belong to it.
