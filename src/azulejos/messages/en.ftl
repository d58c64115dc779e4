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
heading-moves = Moves/s
heading-ns-per-move = ns/move
heading-legal-ns = legal moves, ns
heading-simulations = simulations/s
heading-nodes = nodes/s
heading-bytes-per-node = bytes/node
heading-two-threads = gain from two threads
heading-batch = Games at once
heading-steps = steps/s
heading-steps-two-threads = steps/s, two threads
heading-environment = Environment
heading-positions = Positions
heading-log-loss = Log loss
heading-chance-error = Chance error
heading-points-error = Points error
heading-points-bias = Points bias
heading-rank-correlation = Rank correlation
heading-best-found = Best found
heading-chance-lost = Chance lost
heading-chance-said = Said
heading-chance-won = Won
heading-seats-judged = Seats
judge-everybody = all
judge-calibration = Of seats given about this chance, so many won:
heading-figure = Figure
heading-value = Value
games-option = { $name }: { $expected }, default { $usual }
games-option-of-variant = { $name } (only { $variants }): { $expected }, default { $usual }
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
} stopped after { $moves ->
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
bench-yardstick = Random games per second, C++ yardstick
bench-ratio = Ratio to the yardstick
bench-rollouts = Azul: simulations with random roll-outs, per random game
bench-not-installed = not measured: { $name } is not installed
bench-no-yardstick = The yardstick was not run: { $reason ->
    [no-source] its source file is missing
    [no-compiler] g++ is not installed
    [compile-failed] g++ could not compile it (it needs a processor with BMI2)
   *[run-failed] it failed to run
}

## errors

error-unknown-language = Unknown language “{ $value }”. Expected: { $expected }
error-unknown-environment = Unknown environment “{ $value }”. Expected: { $expected }
error-unknown-game = Unknown game “{ $value }”. Expected: { $expected }
error-other-game = These options belong to { $value }, not to { $expected }.
error-unknown-variant = { $game } has no variant “{ $value }”. Expected: { $expected }
error-unknown-option = { $game } has no option “{ $value }”. Expected: { $expected }
error-unknown-bot = Unknown bot “{ $value }”. Expected: { $expected }
error-player-count = { $game }: { $value } is not a possible number of players. Expected: { $expected }
error-bot-count = --bots: { $value ->
    [one] { $value } name was
   *[other] { $value } names were
} given. Expected: one name for all seats, or { $expected }, one for each
error-option-variant = { $option } can only be chosen for the variant { $expected }, not for { $value }.
error-option-value = { $option }: “{ $value }” is not a valid value. Expected: { $expected }
error-option-form = --option: “{ $value }” is not valid. Expected: { $expected }
error-command-unknown = Unknown command “{ $value }”. Expected: { $expected }
error-command-missing = No command was given. Expected: { $expected }
error-argument-missing = { $argument } is missing. See --help
error-argument-bad = { $argument }: the value is not valid. See --help
error-argument-extra = Unexpected argument “{ $value }”. See --help
error-switch-unknown = Unknown option { $value }. See --help
error-switch-usage = { $value }: a value is missing, or was given where none is expected. See --help
error-usage = { $cause } See --help
error-file-missing = { $path }: no such file
error-file-denied = { $path }: access denied
error-file-is-folder = { $path } is a folder. Expected: a file
error-folder-missing = { $path }: no such folder
error-file-failed = { $path }: { $cause }
error-not-text = This is not a text file. Expected: UTF-8, but byte { $place } is not
error-illegal-move = { $move } cannot be played: { $why }
error-game-over = The game is over.
error-deal-due = The tiles must be dealt first.
error-no-deal-due = There is nothing to deal now.
error-item-not-there = Item { $item } is not available to draw.
error-deal-incomplete = The deal is not complete: more tiles must be drawn.
error-turn-complete = The turn is already complete; this move belongs to the next one.
error-move-number = { $move } is not a move. Expected: { $expected }
error-deal-text = Deal, column { $column }: “{ $value }” is not valid. Expected: { $expected }
error-position-game = Position, column { $column }: “{ $value }” is not a game. Expected: { $expected }
error-position-field = Position, column { $column }: found “{ $value }”. Expected: { $expected }
error-position-value = Position, column { $column }: “{ $value }” is not possible here. Expected: { $expected }
error-position-end = Position, column { $column }: unexpected “{ $value }” after the end of the position.
error-clock-time = “{ $value }” is not a valid time for a clock. Expected, in milliseconds: { $expected }
error-seat-count = { $value ->
    [one] { $value } seat was
   *[other] { $value } seats were
} given. Expected: { $expected }
error-unknown-seat = There is no player { $player } at this table. Number of seats: { $seats }
error-seat-empty = The seat of player { $player } is empty.
error-seat-not-free = The seat of player { $player } is taken.
error-seat-not-taken = The seat of player { $player } is not taken.
error-seat-not-playing = Player { $player } is no longer in the game.
error-wrong-seat = It is not player { $player }’s turn.
error-not-open = The table is not open yet.
error-already-open = The table is already open.
error-not-started = The game has not started.
error-time-up = Player { $player } has run out of time.
error-time-left = Player { $player } still has { $milliseconds } ms left.
error-no-clock = No clock is running for player { $player }.
error-time-runs-back = Time { $at } is earlier than the last entry, { $last }.
error-nothing-to-undo = Player { $player } has nothing to take back.
error-no-undo-request = Nobody has asked to take back a turn.
error-undo-pending = Player { $player } has already asked to take back a turn.
error-undo-needs-consent = Player { $player } can take back a turn only if the others agree. Still to agree: { $asked }
error-not-asked = Player { $player } was not asked to agree.
error-no-such-turn = There is no turn { $to }. Turns played: { $turns }
error-stale = The table has moved on: it now has { $seq } entries, not { $expected }.
error-fingerprint = An entry in the table’s log does not lead to the position it names. Found { $value }, expected { $expected }
error-nobody = Player { $player } needs a name, and none was given.
error-script-ended = The list of draws ends before draw { $draw }.
error-entry-kind = “{ $value }” is not a kind of log entry. Expected: { $expected }
error-entry-data = Log entry, { $field }: found “{ $value }”. Expected: { $expected }
azul-colour = { $tile ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
error-azul-move-code = “{ $move }” is not a move in Azul. For example: { $expected }
error-azul-tiling-now = The walls are being tiled; no tiles can be taken now.
error-azul-offer-now = Tiles are still being taken; the walls are tiled later.
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
error-azul-wall-has-colour = Row { $row } of the wall already has a { azul-colour } tile.
error-azul-wall-is-printed = On the coloured wall every tile goes to the space printed in its colour.
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
error-azul-two-markers = Player { $player }: { $found } starting player markers on the floor line. Expected: at most 1.
error-azul-marker-not-held = Player { $player }: the starting player marker is on the floor line of someone who does not hold it.
error-azul-marker-not-on-floor = Player { $player } holds the starting player marker. Expected: on the floor line, which has room.
error-azul-floor-not-empty = Player { $player }: tiles are on the floor line although the wall has been tiled.
error-azul-nothing-on-display = The phase is the factory offer, but there are no tiles to take.
error-azul-tiles-on-display = { $found ->
    [one] { $found } tile has
   *[other] { $found } tiles have
} not been taken yet. Expected: 0.
error-azul-centre-not-empty = { $found ->
    [one] { $found } tile is
   *[other] { $found } tiles are
} in the centre during the deal. Expected: 0.
error-azul-factory-out-of-order = Factory { $factory } has { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
}, but factories are filled one after the other.
error-azul-deal-complete = The phase is the deal, but all factories are full.
error-azul-no-tile-left = The phase is the deal, but there are no tiles left to deal.
error-azul-start-without-marker = Player { $player } starts. Expected: the holder of the starting player marker.
error-azul-not-the-starting-player = Player { $player } is to move. Expected: the starting player.
error-azul-round-too-late = Round { $round } is too late. Expected: at most { $expected }.
error-azul-row-too-full = Player { $player }: row { $row } of the wall has { $found ->
    [one] { $found } tile
   *[other] { $found } tiles
}. Expected at this point: at most { $expected }.
error-azul-no-tiling-decisions = On the coloured wall there is nothing to decide while tiling.
error-azul-nothing-to-tile = Player { $player } has no line to tile.
error-azul-reason-too-early = The game is not over, but a reason for its end is given: { $reason }.
error-azul-reason-missing = The game is over. Expected: the reason for its end.
error-azul-reason-untrue = The game did not end for the reason { $reason }. Expected: { $expected }.
error-azul-game-not-over = The game is not over: nothing has ended it.
error-azul-row-complete = Player { $player }: row { $row } was complete before this round, so the game is over.
error-azul-deadlocked = Nobody can complete a row any more, so the game is over.

## Bots that are programs

error-bot-command = Bot “{ $bot }”: “{ $value }” is not a command line.
error-bot-not-started = Bot “{ $bot }”: { $command } could not be started: { $cause }
error-bot-slow-start = Bot “{ $bot }” was not ready after { $seconds } s. Its last output: “{ $said }”
error-bot-version = Bot “{ $bot }” speaks version “{ $value }” of the protocol. Expected: { $expected }. Its last output: “{ $said }”
error-bot-crashed = Bot “{ $bot }” quit unexpectedly with exit code { $exit }. Its last output: “{ $said }”
error-bot-output-closed = Bot “{ $bot }” closed its output. Its last output: “{ $said }”
error-bot-hung = Bot “{ $bot }” did not answer within { $seconds } s. Its last output: “{ $said }”
error-bot-flood = Bot “{ $bot }” wrote more than { $limit } bytes without answering. Its last output: “{ $said }”
error-bot-long-line = Bot “{ $bot }” wrote a line of more than { $limit } bytes. Its last output: “{ $said }”
error-bot-nonsense = Bot “{ $bot }” answered “{ $value }”. Expected: { $expected }. Its last output: “{ $said }”
error-bot-illegal = Bot “{ $bot }” tried to play { $move }, which is not allowed ({ $reason }). { $why } Its last output: “{ $said }”
error-bot-refused = Bot “{ $bot }” refused: { $value }. Its last output: “{ $said }”
error-bot-line-value = { $name }: “{ $value }” is not valid. Expected: { $expected }
error-bot-line-pairs = “{ $value }” has no value. Expected: names, each followed by its value
error-bot-line-length = A line is longer than { $limit } bytes.
error-bot-no-position = There is no position. Expected before “go”: a line “position …”
error-bot-no-budget = There is no budget. Expected: { $expected }
bot-token-made = This is the token of “{ $name }”. It is shown only now: keep it secret, and give it to whoever runs the bot.
bot-token-revoked = “{ $name }” cannot play on this server any more.
bot-token-none = No bot has a token yet. To make one: azulejos bot-token NAME
remote-connected = { $name } is connected to { $url }. Stop with Ctrl-C.
remote-lost = The connection is lost. Connecting again …
remote-accepted = Table { $table }: plays against { $by }
remote-declined = Table { $table }: declined, since every table is in use (--tables)
remote-restarted = Table { $table }: the program is started again. { $why }
remote-failed = Table { $table }: resigns. { $why }
remote-over = Table { $table }: { $result ->
    [won] won
    [shared] won together with others
    [lost] lost
   *[none] closed without a result
}
error-bot-token-missing = The bot’s token is missing. Expected: in { $variable }, or in a file with --token-file
error-bot-token-unknown = No bot called “{ $name }” has a token.
error-network-bot-name = A bot cannot be called “{ $value }”. Expected: one word of at most 40 letters, digits and . : + -
error-remote-unreachable = { $url } cannot be reached: { $cause }
error-remote-status = The server answered with status { $status }. Is this the address of an Azulejos server?
error-remote-signed-out = The server has ended the connection: the token is no longer valid.
error-remote-replaced = Another program has connected with the same token.
error-remote-opponent = There is no opponent “{ $name }” on this server. Expected: { $expected }
error-remote-match-declined = { $name } does not accept the challenge.
error-remote-time = It ran out of time.
error-remote-resigned = It resigned.

## Records

record-heading-turn = Turn
record-heading-player = Player
record-heading-moves = Moves
record-heading-clock = Time left
record-heading-value = Value
record-heading-comment = Comment
record-round = Round { $number }
record-deal = Deal: { $items }
record-variation = Instead: { $line }
record-scores = Scores: { $scores }
record-player = Player { $player }
record-result = { $reason ->
    [row] Ended by a complete row.
    [deadlock] Ended because nobody could complete a row any more.
    [max_rounds] Ended at the agreed round limit.
    [rounds] Ended after the last round.
   *[other] Ended ({ $reason }).
} Scores: { $scores }. { $count ->
    [one] Winner: { $winners }.
   *[other] Shared victory: { $winners }.
}
record-unfinished = Not played to the end.
record-position = Position after turn { $turn }: { $position }
record-to-move = To move: { $player }
record-ok = { $path }: OK. { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
} { $result }
record-written = Wrote { $path }
error-record-at = The record has { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; expected a number from 0 to { $turns }.
error-record-exists = The file already exists; use --force to replace it.
error-record-text = Found “{ $value }” in a text; expected { $expected }.
error-record-line = Found “{ $value }”; expected { $expected }.
error-record-header = Found “{ $value }”; expected the header { $expected }.
error-record-header-twice = The header { $value } appears a second time.
error-record-header-order = The header { $value } comes too late; expected the order { $expected }.
error-record-cut-short = The record is cut short; expected more lines, up to { $expected }.
error-setup-part = There is nothing called “{ $value }” in this position.
error-setup-value = This value is not possible here. Expected: { $expected }
error-record-too-deep = Variations lie too deep within each other; at most { $expected } are possible.
error-record-too-long = This record has { $found } deals and turns; at most { $expected } can be shown.
error-record-tree = Step { $line } follows step { $value }, which does not come before it.
error-record-json = Found “{ $value }”; expected { $expected }.
error-record-unwritable = This record cannot be written in a form that can be read back.
error-record-game = Unknown game { $found }; expected { $expected }.
error-record-rules-version = The record follows version { $found } of the rules; this program knows version { $expected }.
error-record-option = Found “{ $found }”; expected { $expected }.
error-record-position = No game can start from this position. { $why }
error-record-spelling = Written as “{ $found }”; expected { $expected }.
error-record-order = Found a line “{ $found }”; expected { $expected }.
error-record-deal = This deal is not possible here: { $found }. { $why }
error-record-seat = Seat { $found } moves here; expected seat { $expected }.
error-record-move = This turn is not possible here: { $found }. { $why }
error-record-round = Found “{ $found }”; expected “{ $expected }”.
error-record-scores = Found “{ $found }”; replaying the game gives “{ $expected }”.
error-record-result = Found “{ $found }”; replaying the game gives “{ $expected }”.
error-record-fingerprint = Found “{ $found }”; replaying the game gives “{ $expected }”.
error-record-digest = Found “{ $found }”; expected “{ $expected }”: a deal or move above differs from what was recorded.
error-opening-position = A game cannot start from this position: { $value }.
error-turn-incomplete = The turn is not complete: it needs more moves.

## The terminal game

play-you = You
play-title = { $game } · { $variant } · { $players } players
play-round = Round { $round }
play-to-move = { $who } to move
play-over = game over
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-saving-to = The game is saved after every turn: { $file }
play-saved = Saved: { $file }
play-resumed = Resumed: { $file }
play-resume-later = Continue later with: { $command }
play-record-written = Game record: { $file }
play-discarded = The game was not saved.
play-keep = Save the game to continue later? [Y/n]{ " " }
play-keep-no = n no
play-interrupted = Interrupted.
play-hint = Your move, for example { $example }. Enter lists all moves, ? shows help, q quits.
play-forced = Only one move was possible, so it was played for you: { $code }
play-undone = Taken back.
play-undone-deal = Taken back. What was dealt since then will be dealt again.
play-nothing-to-undo = There is nothing to take back.
play-language = Language: English.
play-no-number = { $value } is not in the list. Expected: 1 to { $expected }
play-preview-what = Which move do you want to preview? For example: p { $example }
play-preview = If you play { $code }:
play-preview-points = Points for { $who }: { $before } → { $after }
play-hint-thinking = Thinking for a second …
play-hint-best = Best turn: { $turn }. Win chance { $chance }, expected final score { $points } to { $others }.
play-hint-other = Also good: { $turn } (win chance { $chance }, { $points } to { $others }).
play-log-empty = Nothing has happened in this round yet.
play-list-hint = Type a number from the list, or a whole move such as { $example }.
play-ranking = Result
play-column-place = Place
play-column-player = Player
play-column-total = total
play-winner = Winner: { $who }
play-winners-shared = Shared victory: { $names }
points-start = start

play-help =
    Commands
      { $example } play a move by its code; upper or lower case
      { $beginning } list where these tiles can go
      Enter   list all moves; then type a number from the list
      { $preview } preview a move without playing it
      t       hint: the best turn, its win chance and expected score (or: hint)
      u       undo your last turn, or the last step of this one
      b       show the board again
      h       show what has happened in this round (or: log)
      pos     show the position as one line of text
      l pl    change the language: en, pl, uk
      s       show where the game is saved (it is saved after every turn)
      q       quit
      ?       show this help

error-play-seats-count = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Expected: { $players }, one for each player
error-play-seat-name = --seats: “{ $value }” is not a valid name. Expected: a name of up to 40 letters, or a bot: { $expected }
error-play-no-board = There is no terminal board for { $value }. Expected: { $expected }
error-play-save-exists = { $file } already exists. --save needs a new file; --resume continues a saved game.
error-play-bad-save = { $file } is not a saved game.
error-play-damaged-save = { $file } is damaged and cannot be resumed: { $why }
error-play-nothing-to-resume = There is no unfinished game in { $folder }.
error-play-resume-alone = --resume continues a game with its own settings. Leave out { $value }.
error-play-position-alone = --position already describes the whole game. Leave out { $value }.
error-play-position-over = The game is already over in this position.
## Azul

azul-name = Azul
azul-variant = { $variant ->
    [grey] grey wall
   *[standard] coloured wall
}
azul-phase = { $phase ->
    [deal] deal
    [offer] factory offer
    [tiling] wall tiling
   *[end] end
}
azul-centre = Centre
azul-bag = Bag
azul-lid = Lid
azul-starts-next = starts the next round
azul-tile = { $tile ->
    [blue] blue tile
    [yellow] yellow tile
    [red] red tile
    [black] black tile
   *[white] white tile
}
azul-tiles = { $amount } { $tile ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
} { $amount ->
    [one] tile
   *[other] tiles
}
azul-any-tiles = { $amount ->
    [one] { $amount } tile
   *[other] { $amount } tiles
}
azul-from = { $source_kind ->
    [centre] from the centre
   *[factory] from factory { $source_number }
}
azul-to = { $target_kind ->
    [floor] to the floor line
   *[line] to line { $target_number }
}
azul-tile-points = { $across ->
    [0] { $down ->
        [0] alone = +{ $points }
       *[other] { $down } down = +{ $points }
    }
   *[other] { $down ->
        [0] { $across } across = +{ $points }
       *[other] { $across } across + { $down } down = +{ $points }
    }
}

choice-azul-take-from = { azul-tiles } { azul-from }
choice-azul-take-short = { azul-tiles }
choice-azul-take-to = { $target_kind ->
    [floor] floor line
   *[line] line { $target_number }
}
choice-azul-tile-from = { azul-tile } from line { $source_number }
choice-azul-tile-short = { azul-tile }
choice-azul-tile-to = column { $target_column }

effect-marker-taken = with the marker
effect-tiles-dropped = { $amount ->
    [one] { $amount } falls to the floor line
   *[other] { $amount } fall to the floor line
}
effect-floor-overflowed = { $amount } to the lid
effect-tile-scored = { azul-tile-points }
advice-tiles-taken = Take { azul-tiles } { azul-from } { azul-to }
advice-tile-scored = Put the { azul-tile } into column { $target_column }
why-tiles-taken = { $missing ->
    [none] It costs least there
    [0] It completes line { $target_number }
   *[other] Line { $target_number } then needs { $missing } more
}
why-marker-taken = You start the next round
why-tiles-dropped = { $amount ->
    [one] { $amount } tile falls to the floor line
   *[other] { $amount } tiles fall to the floor line
}
why-tile-scored = { azul-tile-points }

item-tiles = { azul-tiles }

event-tile-drawn = Factory { $target_number }: { azul-tile }
event-lid-poured = The bag is empty: { azul-any-tiles } go back into it from the lid.
event-round-opened = Round { $round }: the factories are filled. First to move: { $who }
event-tiles-taken = { $who }: { azul-tiles } { azul-from } { azul-to }
event-tiles-moved-to-centre = { azul-tiles } to the centre
event-rest-to-centre = the rest go to the centre: { $tiles }
event-marker-taken = { $target_kind ->
    [floor] the starting player marker goes to the floor line
   *[none] the starting player marker costs nothing, as the floor line is full
}
event-line-filled = { azul-tiles } to line { $target_number }
event-tiles-dropped = { $amount ->
    [one] { $amount } tile falls to the floor line
   *[other] { $amount } tiles fall to the floor line
}
event-floor-overflowed = { $amount ->
    [one] the floor line is full: { $amount } tile goes to the lid at no cost
   *[other] the floor line is full: { $amount } tiles go to the lid at no cost
}
event-tile-laid = { $who }: { azul-tile } to row { $target_number }, column { $target_column }
event-tile-scored = { $who }: { azul-tile } in row { $target_number }, column { $target_column }: { azul-tile-points }
event-line-fell = { $who }: row { $source_number } has no space for the { azul-tile }, so the whole line falls to the floor line: { azul-tiles }
event-scored-alone = { $who }: the tile in row { $target_number }, column { $target_column } has no neighbours: +{ $points }
event-scored-across = { $who }: { $points } tiles across in row { $target_number }: +{ $points }
event-scored-down = { $who }: { $points } tiles down in column { $target_column }: +{ $points }
event-floor-scored = { $who }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} filled on the floor line: { $points ->
    [0] 0 (a score never falls below 0)
   *[other] { $points }
}
event-row-bonus = { $who }: row { $row } is complete: +{ $points }
event-column-bonus = { $who }: column { $column } is complete: +{ $points }
event-colour-bonus = { $who }: all five { azul-colour } tiles are on the wall: +{ $points }
event-game-ended = The game ends: { end-azul }
end-azul = { $reason ->
    [row] a horizontal row is complete.
    [deadlock] nobody can complete a row any more.
    [max_rounds] the agreed round limit has been reached.
    [resigned] a player has resigned.
   *[other] { $reason }
}

points-scored-alone = alone
points-scored-across = across
points-scored-down = down
points-floor-scored = floor
points-row-bonus = rows
points-column-bonus = columns
points-colour-bonus = colours

azul-example = 3B2
azul-rules =
    Azul in short
      On your turn take all tiles of one colour from one factory, moving its other tiles to the
      centre; or take all tiles of one colour from the centre. The first player in a round to take
      from the centre also gets the starting player marker [1]: it goes to the floor line and costs
      points, but its owner starts the next round.
      Put the tiles on one pattern line. A line holds a single colour, and never one that its row
      of the wall already has. Tiles that do not fit fall to the floor line.
      When all tiles have been taken, every full line moves one tile to the wall. That tile scores
      the length of the unbroken run across plus the run down, or 1 if it has no neighbours. Then
      you lose points for your floor line.
      The game ends after the round in which someone completes a horizontal row. Each complete row
      is worth 2 points, each column 7, each colour with all five tiles 10.
      On the grey wall you choose the column yourself: no colour twice in a row or a column.

    A move has three characters
      from     1 to 9 factory, C centre
      colour   B blue, Y yellow, R red, K black, W white
      to       1 to 5 pattern line, F floor line
      T24      on the grey wall: the tile from line 2 goes to column 4

## Summer Pavilion

summer-pavilion-name = { $game ->
    [summer_pavilion_mini] Azul: Summer Pavilion Mini
   *[summer_pavilion] Azul: Summer Pavilion
}
summer-pavilion-example = NE4R2
summer-pavilion-variant = { $variant ->
    [grey] grey side
   *[coloured] coloured side
}
summer-pavilion-phase = { $phase ->
    [deal] deal
    [take] taking tiles
    [lay] laying tiles
    [pick] bonus tiles
    [keep] keeping tiles
    [refill] refill
   *[end] end
}
summer-pavilion-joker = Joker
summer-pavilion-centre = Centre
summer-pavilion-supply = Supply
summer-pavilion-bag = Bag
summer-pavilion-tower = Tower
summer-pavilion-hand = Hand
summer-pavilion-corner = Corners
summer-pavilion-passed = passed
summer-pavilion-starts = has the marker
summer-pavilion-legend = +1 pillar, +2 statue, +3 window: bonus tiles for covering every space around
summer-pavilion-colour = { $tile ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}
summer-pavilion-tile = { summer-pavilion-colour } tile
summer-pavilion-tiles = { $amount } { summer-pavilion-colour } { $amount ->
    [one] tile
   *[other] tiles
}
summer-pavilion-any-tiles = { $amount ->
    [one] { $amount } tile
   *[other] { $amount } tiles
}
summer-pavilion-from = { $source_kind ->
    [centre] from the centre
   *[factory] from factory { $source_number }
}
summer-pavilion-and-joker = { $jokers ->
    [0] { "" }
    [one] { " " }and { $jokers } joker
   *[other] { " " }and { $jokers } jokers
}
summer-pavilion-paid = { $jokers ->
    [0] { summer-pavilion-any-tiles } paid
    [one] { summer-pavilion-any-tiles } paid, { $jokers } of them a joker
   *[other] { summer-pavilion-any-tiles } paid, { $jokers } of them jokers
}
summer-pavilion-star = { $target_place ->
    [centre] star C
    [nw] star NW
    [ne] star NE
    [e] star E
    [se] star SE
    [sw] star SW
   *[w] star W
}
summer-pavilion-space = { summer-pavilion-star }, space { $target_number }
summer-pavilion-decoration = { $target_kind ->
    [pillar] a pillar
    [statue] a statue
   *[window] a window
}

choice-summer-pavilion-take-from = { summer-pavilion-tile } { summer-pavilion-from }
choice-summer-pavilion-take-short = { summer-pavilion-colour } ({ $amount })
choice-summer-pavilion-take-to = { summer-pavilion-any-tiles }, including a joker if there is one
choice-summer-pavilion-lay-from = { summer-pavilion-tile } on { summer-pavilion-star }
choice-summer-pavilion-lay-short = { summer-pavilion-colour }
choice-summer-pavilion-lay-to = space { $target_number }, costs { $amount }
choice-summer-pavilion-pick-from = Bonus tiles from the supply, starting with { summer-pavilion-colour }
choice-summer-pavilion-pick-short = { summer-pavilion-colour } first
choice-summer-pavilion-pick-to = { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(suggested)
   *[0] { "" }
}
choice-summer-pavilion-keep-from = Tiles to keep in the corners
choice-summer-pavilion-keep-short = { $tile ->
    [none] nothing
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}
choice-summer-pavilion-keep-to = { summer-pavilion-any-tiles } kept{ $suggested ->
    [1] { " " }(suggested)
   *[0] { "" }
}
choice-summer-pavilion-pass-from = Pass
choice-summer-pavilion-pass-short = pass
choice-summer-pavilion-pass-to = out for the rest of this round{ $amount ->
    [0] { "" }
   *[other] { " " }(−{ $amount })
}

effect-summer-pavilion-token-taken = with the marker: { $points }
effect-summer-pavilion-tile-scored = { summer-pavilion-paid }; +{ $points }
effect-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration }: { summer-pavilion-any-tiles }
effect-summer-pavilion-hand-discarded = discarded: { $amount } ({ $points })
advice-summer-pavilion-tiles-taken = Take { summer-pavilion-tiles }{ summer-pavilion-and-joker } { summer-pavilion-from }
advice-summer-pavilion-tile-scored = Lay the { summer-pavilion-tile } on { page-pavilion-where }{ advice-summer-pavilion-jokers }
advice-summer-pavilion-jokers = { $jokers ->
    [0] { "" }
    [one] , paying with { $jokers } joker
   *[other] , paying with { $jokers } jokers
}
advice-summer-pavilion-tiles-picked = take { $tiles } from the supply
advice-summer-pavilion-player-passed = Pass
advice-summer-pavilion-tiles-kept = keep { $tiles }
why-summer-pavilion-tile-scored = { $points ->
    [1] First tile there: +1
   *[other] Group of { $points }: +{ $points }
}
why-summer-pavilion-decoration-surrounded = It surrounds { summer-pavilion-decoration }: { summer-pavilion-any-tiles } from the supply
why-summer-pavilion-tiles-taken = { $hold ->
    [one] You then hold { $hold } tile of this colour
   *[other] You then hold { $hold } tiles of this colour
}
why-summer-pavilion-player-passed = { $next ->
    [yes] The tiles you keep serve in the next round
   *[no] Nothing else brings points now
}

item-summer-pavilion-tiles = { summer-pavilion-tiles }
item-summer-pavilion-colour = { summer-pavilion-colour }

event-summer-pavilion-tile-drawn = { $target_kind ->
    [supply] Supply: { summer-pavilion-tile }
   *[factory] Factory { $target_number }: { summer-pavilion-tile }
}
event-summer-pavilion-joker-drawn = Joker of round { $round }: { summer-pavilion-colour }
event-summer-pavilion-order-drawn = Joker colours of the six rounds, drawn at random: { $tiles }
event-summer-pavilion-tower-poured = The bag is empty: { summer-pavilion-any-tiles } go back into it from the tower.
event-summer-pavilion-round-opened = Round { $round }: the joker is { summer-pavilion-colour }. First to take: { $who }
event-summer-pavilion-tiles-taken = { $who }: { summer-pavilion-tiles }{ summer-pavilion-and-joker } { summer-pavilion-from }
event-summer-pavilion-tiles-moved-to-centre = { summer-pavilion-tiles } to the centre
event-summer-pavilion-rest-to-centre = the rest go to the centre: { $tiles }
event-summer-pavilion-token-taken = takes the starting player marker{ $points ->
    [0] , at no cost: the score is already at its minimum
   *[other] : { $points }
}
event-summer-pavilion-laying-opened = All tiles have been taken. First to lay: { $who }
event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile } to { summer-pavilion-space }; { summer-pavilion-paid }
event-summer-pavilion-group-scored = { $who }: group of { $points }: +{ $points }
event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile } to { summer-pavilion-space }, { summer-pavilion-paid }; { $points ->
    [1] no neighbours: +1
   *[other] group of { $points }: +{ $points }
}
event-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration } is surrounded: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-lapsed = the supply has too few tiles: { summer-pavilion-any-tiles } forfeited
event-summer-pavilion-bonus-picked = { $who }: { summer-pavilion-tile } from the supply
event-summer-pavilion-tiles-picked = from the supply: { $tiles }
event-summer-pavilion-player-passed = { $who }: passes in round { $round }
event-summer-pavilion-tile-kept = { $who }: { summer-pavilion-tile } kept
event-summer-pavilion-tiles-kept = kept: { $tiles }
event-summer-pavilion-hand-discarded = discarded: { $amount }, points: { $points }
event-summer-pavilion-corners-returned = { $who }: { summer-pavilion-any-tiles } back from the corners
event-summer-pavilion-star-bonus = { $who }: the { $tile ->
    [none] multicoloured
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
} star is complete: +{ $points }
event-summer-pavilion-number-bonus = { $who }: all { $number }s are covered: +{ $points }
event-summer-pavilion-game-ended = The game ends: { $reason ->
    [rounds] six rounds have been played.
    [resigned] a player has resigned.
   *[other] { $reason }
}

points-summer-pavilion-group-scored = tiles
points-summer-pavilion-token-taken = marker
points-summer-pavilion-hand-discarded = discards
points-summer-pavilion-star-bonus = stars
points-summer-pavilion-number-bonus = numbers

error-summer-pavilion-move-code = “{ $move }” is not a move in Summer Pavilion. For example: { $expected }
error-summer-pavilion-taking-now = Tiles are still being taken.
error-summer-pavilion-laying-now = Tiles are being laid now: lay one, or pass.
error-summer-pavilion-picking-now = Choose your bonus tiles from the supply first.
error-summer-pavilion-keeping-now = First choose which tiles to keep in the corners.
error-summer-pavilion-no-such-factory = There is no factory { $factory }. Expected: 1 to { $expected }, or the centre
error-summer-pavilion-colour-not-there = There is no { summer-pavilion-tile } { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}.
error-summer-pavilion-joker-not-alone = The joker ({ summer-pavilion-colour }) can be taken only where there are no other colours, so not { $source_kind ->
    [centre] from the centre
   *[factory] from factory { $source_number }
}.
error-summer-pavilion-space-taken = There is already a tile on this space.
error-summer-pavilion-star-of-other-colour = Only { $holds ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
} tiles can be laid on this star, not { summer-pavilion-colour } ones.
error-summer-pavilion-star-has-colour = All tiles on this star must have different colours, and { summer-pavilion-colour } is already there.
error-summer-pavilion-colour-not-in-hand = You have no { summer-pavilion-tile } in hand.
error-summer-pavilion-joker-pays-itself = { summer-pavilion-colour } is the joker colour itself: it is paid for in that colour only.
error-summer-pavilion-only-jokers = To lay on a { $number } you must pay at least one { summer-pavilion-tile }.
error-summer-pavilion-too-few-jokers = Jokers in hand: { $found }. Expected: { $expected }
error-summer-pavilion-too-few-tiles = Tiles to pay with ({ summer-pavilion-colour } and jokers): { $found }. Expected: { $expected }
error-summer-pavilion-not-in-supply = There is no { summer-pavilion-tile } in the supply.
error-summer-pavilion-too-few-behind = Bonus tiles are named in the order of the colours, and too few are left after { summer-pavilion-colour }. Expected: { $expected }
error-summer-pavilion-out-of-order = Tiles are named in the order of the colours: { summer-pavilion-colour } comes before { $expected ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}.
error-summer-pavilion-tile-count = Number of { summer-pavilion-colour } tiles: { $found }. Expected: { $expected }
error-summer-pavilion-star-mixed = Player { $player }, { summer-pavilion-star }: its tiles are neither all different nor, where that is allowed, all the same.
error-summer-pavilion-laid-too-early = Player { $player }: tiles already laid in the first taking phase: { $found }. Expected: 0
error-summer-pavilion-wrong-star = Player { $player }: { summer-pavilion-tile } on { summer-pavilion-space }, which is for another colour.
error-summer-pavilion-score-too-low = Player { $player }: score { $found }. Expected: at least { $expected }
error-summer-pavilion-hand-after-pass = Player { $player }: tiles in hand after a pass: { $found }. Expected: 0
error-summer-pavilion-hand-too-full = Player { $player }: tiles in hand between rounds: { $found }. Expected: at most { $expected }
error-summer-pavilion-too-many-kept = Player { $player }: tiles in the corners: { $found }. Expected: at most { $expected }
error-summer-pavilion-kept-without-pass = Player { $player }: tiles in the corners: { $found }. Expected: 0, as nothing can have been kept yet
error-summer-pavilion-supply-too-full = Tiles in the supply: { $found }. Expected: at most { $expected }
error-summer-pavilion-supply-not-full = Tiles in the supply: { $found }. Expected: { $expected }
error-summer-pavilion-no-refill-due = The supply cannot be refilled now: it is full, or there are no tiles left.
error-summer-pavilion-nothing-on-display = The phase is taking tiles, but there are no tiles to take.
error-summer-pavilion-tiles-on-display = Tiles not taken yet: { $found }. Expected: 0
error-summer-pavilion-centre-not-empty = Tiles in the centre during the deal: { $found }. Expected: 0
error-summer-pavilion-factory-out-of-order = Factory { $factory } has { $found } tiles, but factories are filled one after the other.
error-summer-pavilion-deal-complete = The phase is the deal, but all factories are full.
error-summer-pavilion-no-tile-left = The phase is the deal, but there are no tiles left to deal.
error-summer-pavilion-joker-order = Joker order: { $found }. Expected: { $expected }
error-summer-pavilion-joker-twice = Joker order: { $found }. Expected: each colour once
error-summer-pavilion-joker-missing = Joker order: { $found }. Expected: six colours before the first tile is drawn
error-summer-pavilion-token-not-in-centre = Player { $player } holds the starting player marker. Expected: in the centre, between rounds.
error-summer-pavilion-start-without-token = Player { $player } starts. Expected: the holder of the starting player marker.
error-summer-pavilion-not-the-starting-player = Player { $player } is to move. Expected: the starting player.
error-summer-pavilion-passed-too-early = Player { $player } has passed, but nobody can pass now.
error-summer-pavilion-has-passed = Player { $player } is to move, but has already passed.
error-summer-pavilion-too-many-picks = Bonus tiles to choose: { $expected }, but the supply has only { $found } from the next colour on.
error-summer-pavilion-nothing-laid = Player { $player } is choosing bonus tiles, but has laid no tile.
error-summer-pavilion-nothing-to-keep = Player { $player } cannot keep any more tiles.
error-summer-pavilion-reason-too-early = The game is not over, but a reason for its end is given: { $reason }.
error-summer-pavilion-reason-missing = The game is over. Expected: the reason for its end.
error-summer-pavilion-game-not-over = The game is not over after round { $round }. Expected: after round { $expected }

summer-pavilion-rules =
    Summer Pavilion in short
      There are six rounds, each with its own joker colour. On your turn take all tiles of one
      colour from a factory (its other tiles go to the centre) or from the centre. If there are any
      jokers there, take exactly one of them too. Where there are only jokers, take one. The first
      player to take from the centre gets the starting player marker and loses a point for every
      tile taken on that turn.
      Then players take turns laying one tile each: a space with the number n costs n tiles of its
      colour. Jokers can stand in, but at least one tile must be of the colour itself. The tile
      scores one point for every tile in its connected group on that star.
      Cover every space around a pillar, statue or window, and you take 1, 2 or 3 tiles from the
      supply. When you pass, you keep up to four tiles; every other tile costs you a point.
      At the end complete stars score: red 14, blue 15, yellow 16, orange 17, green 18, purple 20,
      multicoloured 12. Covering every 1 scores 4, every 2 scores 8, every 3 12 and every 4 16.
      Outer stars take only their own colour, the centre star six different colours. On the grey
      side the second tile on a star decides: all the same colour, or all different.
      A score never falls below 1 (Mini: 0). The joker colours come in the order purple, green,
      orange, yellow, blue, red, unless you choose another. The Mini has a second order on the back
      of its supply board; we do not know what it is, so choose one yourself.

    Moves
      3R       take red from factory 3 (C: from the centre)
      NE4R     lay red on space 4 of the NE star; spaces count clockwise, as on the coloured side
      NE4R2    the same, paying with 2 jokers
      +GR      take a green and a red bonus tile
      PASS     pass; then KGG keeps two green tiles, DONE keeps none
      colours  P purple, G green, O orange, Y yellow, B blue, R red
      stars    C centre, NW, NE, E, SE, SW, W
      jokers   azulejos play … --option joker_order=ORBYGP (six letters, or random)

## Queen's Garden

queens_garden-name = Azul: Queen's Garden
queens_garden-example = TY6
queens_garden-variant = { $variant ->
    [variant] { $options ->
        [0] variant side (our reconstruction)
       *[other] variant side (the host's numbers)
    }
   *[standard] standard side
}
queens_garden-phase = { $phase ->
    [action] choose an action
    [copy] choose which one
    [space] choose a space
    [slot] choose a slot
    [new-slot] choose a slot
    [pay] pay
    [discard] discard
    [end] end
   *[other] deal
}
queens_garden-display = Display
queens_garden-stack = stack, { $amount } left
queens_garden-wheel = Round { $round } scores
queens_garden-bonuses = Extra points of groups
queens_garden-bonus = { $size }: { $points }
queens_garden-pavilion-each = pavilion
queens_garden-storage = Storage
queens_garden-expansions = Expansions
queens_garden-passed = passed
queens_garden-starts-next = starts the next round
queens_garden-supply = Supply
queens_garden-bag = Bag
queens_garden-tower = Tower
queens-garden-hexagon = { $tile_colour ->
    [light_blue] light blue
    [dark_green] dark green
    [light_green] light green
    [yellow] yellow
    [light_purple] light purple
   *[dark_purple] dark purple
} { $tile_pattern ->
    [tree] tree
    [bird] bird
    [butterfly] butterfly
    [flower] flower
    [plant] plant
   *[lily] lily
}
queens-garden-placed-hexagon = { $placed_colour ->
    [light_blue] light blue
    [dark_green] dark green
    [light_green] light green
    [yellow] yellow
    [light_purple] light purple
   *[dark_purple] dark purple
} { $placed_pattern ->
    [tree] tree
    [bird] bird
    [butterfly] butterfly
    [flower] flower
    [plant] plant
   *[lily] lily
}
queens_garden-category = { $category ->
    [light_blue] light blue
    [dark_green] dark green
    [light_green] light green
    [yellow] yellow
    [light_purple] light purple
    [dark_purple] dark purple
    [tree] trees
    [bird] birds
    [butterfly] butterflies
    [flower] flowers
    [plant] plants
   *[lily] lilies
}
queens-garden-numbered-category = { $source_number ->
    [1] light blue
    [2] dark green
    [3] light green
    [4] yellow
    [5] light purple
    [6] dark purple
    [7] trees
    [8] birds
    [9] butterflies
    [10] flowers
    [11] plants
   *[12] lilies
}
queens-garden-item = { $item ->
    [expansion] expansion
   *[tile] tile
}
queens-garden-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
}
queens-garden-feature = { $feature_kind ->
    [fountain] fountain
    [statue] statue
    [bench] bench
   *[pavilion] pavilion
}

error-queens-garden-move-code = “{ $move }” is not a move in Queen's Garden. For example: { $expected }
error-queens-garden-action-first = Choose an action first: acquire, place, buy or pass.
error-queens-garden-other-step = Your turn has begun. Now choose { $step ->
    [copy] which one to take
    [space] a space for the tile
    [slot] a slot for the expansion
    [new-slot] a slot for the expansion you bought
    [pay] how to pay
   *[discard] what to discard
}.
error-queens-garden-nothing-to-acquire = There is nothing of this kind in the display: { queens_garden-category }
error-queens-garden-no-room = You must take all of them, and they do not fit into your storage: { queens_garden-category }
error-queens-garden-not-stored = Not in your storage: { queens-garden-hexagon } ({ queens-garden-item })
error-queens-garden-cannot-pay = { queens-garden-hexagon }: you must pay { $expected } more, but can pay at most { $found }.
error-queens-garden-fits-nowhere = There is no space where this fits: { queens-garden-hexagon }
error-queens-garden-no-slot-left = All six slots of the garden are taken.
error-queens-garden-supply-empty = There are no expansions left in the supply.
error-queens-garden-too-poor = A face-down expansion costs { $expected } points, and the score is { $found }.
error-queens-garden-no-copy-there = Not on place { $source_number } of the display: { queens-garden-hexagon }
error-queens-garden-no-room-for-copy = If you take the one on place { $source_number }, not everything fits into your storage: { queens-garden-hexagon }
error-queens-garden-space-taken = This space is taken.
error-queens-garden-no-space = There is no such space for tiles in this garden.
error-queens-garden-slot-taken = This slot is taken.
error-queens-garden-neighbours-differ = No neighbour has the same colour or pattern as { queens-garden-hexagon }.
error-queens-garden-twins = A group would contain two identical hexagons: { queens-garden-hexagon }
error-queens-garden-pays-for-itself = You cannot pay with a hexagon identical to the one you place: { queens-garden-hexagon }
error-queens-garden-shares-nothing = These share neither colour nor pattern: { queens-garden-hexagon }, { queens-garden-placed-hexagon }
error-queens-garden-paid-already = You cannot pay with two identical hexagons: { queens-garden-hexagon }
error-queens-garden-colour-and-pattern = Pay either by colour or by pattern, not both: { queens-garden-hexagon }
error-queens-garden-payment-order = Payments must be named in ascending order: { queens-garden-hexagon }
error-queens-garden-payment-short = You could not pay the rest after this: { queens-garden-hexagon }
error-queens-garden-too-few-jokers = Not enough jokers: { $found }
error-queens-garden-discard-order = Discards must be named in ascending order: { queens-garden-hexagon }
error-queens-garden-half-turn = The unfinished turn is not possible: { $move }
error-queens-garden-tile-count = { queens-garden-hexagon }: found { $found } tiles. Expected: { $expected }
error-queens-garden-expansion-twice = { queens-garden-hexagon }: there is only one such expansion.
error-queens-garden-supply-count = The supply holds { $found } expansions. Expected: { $expected }
error-queens-garden-too-few-unseen = Only { $found } expansions have not been seen. Expected: at least { $expected }
error-queens-garden-storage-full = Player { $player }: the storage holds { $found } tiles and jokers. Expected: at most { $expected }
error-queens-garden-expansion-storage-full = Player { $player }: the storage holds { $found } expansions. Expected: at most { $expected }
error-queens-garden-print-missing = Player { $player }: the expansion in slot { $slot } is face up but shows no hexagon.
error-queens-garden-twins-in-group = Player { $player }: a group contains two identical hexagons: { queens-garden-hexagon }
error-queens-garden-below-the-top = Place { $place } is below the top of the stack. Expected: no tiles, face down
error-queens-garden-top-face-up = Place { $place } is the top of the stack. Expected: face down
error-queens-garden-not-turned = Place { $place } has no tiles. Expected: face up
error-queens-garden-nothing-to-fill = The phase is filling, but no expansion is waiting for tiles.
error-queens-garden-no-tile-left = The phase is filling, but there are no tiles left to deal.
error-queens-garden-top-without-tiles = The top expansion of the stack has no tiles.
error-queens-garden-nothing-to-turn = No expansion is waiting to be turned face up.
error-queens-garden-not-all-passed = The game is over. Expected: all players have passed.
error-queens-garden-has-passed = Player { $player } is to move, but has already passed.
error-queens-garden-marker-not-held = Someone has passed. Expected: a player who has passed holds the starting player marker.
error-queens-garden-marker-too-early = Player { $player } holds the starting player marker, but nobody has passed.
error-queens-garden-reason-too-early = The game is not over, but a reason for its end is given.
error-queens-garden-reason-missing = The game is over. Expected: the reason for its end.
error-queens-garden-game-not-over = The game is not over in round { $round }. Expected: round { $expected }
error-queens-garden-not-the-first-to-pass = Player { $player } is to move. Expected: the first player who passed.

choice-queens_garden-acquire-from = Acquire: { queens-garden-numbered-category }
choice-queens_garden-acquire-short = acquire { queens-garden-numbered-category } ({ $amount })
choice-queens_garden-acquire-to = to the storage ({ $amount })
choice-queens_garden-place-tile-from = Place the { queens-garden-hexagon }
choice-queens_garden-place-tile-short = place { queens-garden-hexagon }
choice-queens_garden-place-tile-to = in the garden
choice-queens_garden-place-expansion-from = Place the expansion { queens-garden-hexagon }
choice-queens_garden-place-expansion-short = expansion { queens-garden-hexagon }
choice-queens_garden-place-expansion-to = in the garden
choice-queens_garden-buy-from = Buy a face-down expansion
choice-queens_garden-buy-short = buy an expansion (−{ $amount })
choice-queens_garden-buy-to = for { $amount } points
choice-queens_garden-pass-from = Pass
choice-queens_garden-pass-short = pass
choice-queens_garden-pass-to = for this round
choice-queens_garden-copy-tile-from = Which { queens-garden-hexagon }?
choice-queens_garden-copy-tile-short = the tile on place { $source_number }
choice-queens_garden-copy-tile-to = the tile on place { $source_number }
choice-queens_garden-copy-expansion-from = Which { queens-garden-hexagon }?
choice-queens_garden-copy-expansion-short = the expansion on place { $source_number }
choice-queens_garden-copy-expansion-to = the expansion on place { $source_number }
choice-queens_garden-space-from = Where does the { queens-garden-hexagon } go?
choice-queens_garden-space-short = space { $target_number }{ $target_column }
choice-queens_garden-space-to = space { $target_number }{ $target_column }
choice-queens_garden-slot-from = Where does the expansion { queens-garden-hexagon } go?
choice-queens_garden-slot-short = hexagon on { $target_number }{ $target_column }
choice-queens_garden-slot-to = its hexagon on { $target_number }{ $target_column }
choice-queens_garden-new-slot-from = Where does the expansion you bought go?
choice-queens_garden-new-slot-short = slot { $target_number }
choice-queens_garden-new-slot-to = slot { $target_number }
choice-queens_garden-pay-from = How do you pay for the { queens-garden-hexagon }?
choice-queens_garden-pay-short = { queens-garden-jokers }
choice-queens_garden-pay-to = { queens-garden-jokers }
choice-queens_garden-discard-tile-from = Discard the { queens-garden-hexagon }
choice-queens_garden-discard-tile-short = discard { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-tile-to = −{ $amount }
choice-queens_garden-discard-expansion-from = Discard the expansion { queens-garden-hexagon }
choice-queens_garden-discard-expansion-short = discard expansion { queens-garden-hexagon } (−{ $amount })
choice-queens_garden-discard-expansion-to = −{ $amount }
choice-queens_garden-stop-from = Discard nothing more
choice-queens_garden-stop-short = discard nothing more
choice-queens_garden-stop-to = pass

effect-jokers-won = +{ queens-garden-jokers }
effect-jokers-lost = no room for { queens-garden-jokers }
advice-hexagons-acquired = Acquire { $tiles }
advice-tile-placed = Place the { queens-garden-hexagon } { page-garden-where }
advice-expansion-placed = Place the { queens-garden-hexagon } expansion in the { page-garden-slot-side } slot
advice-payment = pay with { $tiles }
advice-expansion-bought = Buy an expansion for the { page-garden-slot-side } slot
advice-player-passed = Pass
advice-item-discarded = discard { queens-garden-hexagon }
why-jokers-won = It surrounds the { queens-garden-feature }: { queens-garden-jokers }
why-hexagons-acquired = { $gained ->
    [one] { $gained } hexagon
   *[other] { $gained } hexagons
} in one turn; { $room ->
    [0] your storage is then full
   *[other] your storage then has room for { $room } more
}
why-tile-placed = { $size ->
    [1] It begins a group
   *[other] It makes a group of { $size }
}
why-expansion-placed = { queens-garden-free }
why-expansion-bought = { queens-garden-free }
why-marker-scored = You start the next round
why-player-passed = { $next ->
    [yes] What you keep can be placed in the next round
   *[no] Nothing else brings points now
}
queens-garden-free = { $free ->
    [one] Your garden then has { $free } free space
   *[other] Your garden then has { $free } free spaces
}

item-hexagon = { queens-garden-hexagon }
item-expansion = { queens-garden-hexagon } (expansion)
item-jokers = { queens-garden-jokers }

event-tile-dealt = Place { $target_number }: { queens-garden-hexagon }
event-tower-into-bag = The bag is empty: all tiles from the tower go back into it ({ $amount }).
event-expansion-turned = Place { $target_number } is turned face up: { queens-garden-hexagon }
event-stack-spilled = There are no tiles left: the rest of the stack is turned face up ({ $amount }).
event-garden-round-opened = Round { $round }. First to move: { $who }
event-start-scored = { $who }: +{ $points } at the start
event-tile-acquired = { $who }: { queens-garden-hexagon } from place { $source_number }
event-expansion-acquired = { $who }: the expansion { queens-garden-hexagon } from place { $source_number }
event-hexagons-acquired = { $who }: acquires { $tiles }
event-stack-moved = the top expansion of the stack moves to the display
event-item-paid = paid with { queens-garden-hexagon } ({ queens-garden-item })
event-jokers-paid = paid with { queens-garden-jokers }
event-payment = paid with { $tiles }
event-tile-placed = { $who }: { queens-garden-hexagon } on space { $target_number }{ $target_column }
event-expansion-placed = { $who }: the expansion { queens-garden-hexagon } in slot { $target_number }, its hexagon on { $space_number }{ $space_column }
event-expansion-bought = { $who }: buys a face-down expansion for slot { $target_number }: { $points }
event-jokers-won = { queens-garden-feature } surrounded: { queens-garden-jokers }
event-jokers-lost = no room in storage for { queens-garden-jokers }
event-player-passed = { $who }: passes
event-marker-scored = first to pass: { $points }
event-item-discarded = discards { queens-garden-hexagon } ({ queens-garden-item }): { $points }
event-wheel-scored = { $who }: { queens_garden-category }: +{ $points }
event-pavilions-scored = { $who }: pavilions: +{ $points }
event-display-cleared = The display is cleared; expansions in the supply: { $supply }
event-jokers-scored = { $who }: jokers left over: +{ $points }
event-leftovers-scored = { $who }: tiles and expansions left in storage: { $points }
event-group-scored = { $who }: group of { $size }, { queens_garden-category }: +{ $points }
event-garden-game-ended = The game ends: { end-queens_garden }
event-queens_garden-game-ended = The game ends: { end-queens_garden }
end-queens_garden = { $reason ->
    [rounds] four rounds have been played.
    [resigned] a player has resigned.
   *[other] { $reason }
}

points-start-scored = start
points-expansion-bought = bought
points-marker-scored = marker
points-item-discarded = discards
points-wheel-scored = wheel
points-pavilions-scored = pavilions
points-jokers-scored = jokers
points-leftovers-scored = left over
points-group-scored = groups

queens_garden-rules =
    Queen's Garden in short
      There are four rounds. On your turn do one of these:
      Acquire every hexagon of one colour or one pattern in the display, but only one of any that
      are identical. Everything must fit: 12 spaces for tiles and jokers, 2 for expansions.
      Place a tile or an expansion. It costs its value, and counts as one of the hexagons paid. The
      others share its pattern and all differ in colour, or share its colour and all differ in
      pattern; jokers can replace any of them. If it touches other hexagons, at least one must share
      its colour or pattern. No group of a colour or a pattern may contain two identical hexagons.
      Buy a face-down expansion with seven spaces for 6 points.
      Pass: you may discard at a cost; the first to pass loses 1 point and starts the next round.
      Surround the fountain for 1 joker, a statue or a bench for 2, a pavilion for 3.
      After each round three colours or patterns score, and every pavilion scores 1. At the end
      each joker scores 1, whatever is left in storage costs its value, and every group of three or
      more of a colour or a pattern scores the sum of its values; a group of six scores 6 more.
      The variant side is our reconstruction: every pattern scores 2 on the wheel, and groups of
      4, 5 and 6 score 2, 4 and 6 more. We have not seen the printed numbers. If you own the board,
      play with its numbers, given as `azulejos games` lists them:
      azulejos play queens_garden --variant variant --option wheel=1,2,1/2,1,2/1,2,1/2,1,2
      --option group_bonus=0,2,4,6

    The garden
      (Y6) printed hexagon   ~~ fountain   && statue   == bench   ## pavilion   <3> empty slot 3
      12   a free space: slot 1 (0: around the fountain), place 2 (7: the middle)

    Hexagons   B light blue, G dark green, L light green, Y yellow, P light purple, V dark purple
               1 tree, 2 bird, 3 butterfly, 4 flower, 5 plant, 6 lily
    Moves      AY A4 acquire yellow, all flowers    TY6 EY6 place a tile, an expansion    BUY    PASS
               C3 the one on place 3    S12 on space 12    X12 slot 1, hexagon on 2    N3 slot 3
               WB1 WEB1 WJ pay with a tile, an expansion, jokers    DB1 DEB1 D0 discard, no more

## Review and analysis

decimal-sign = .
progress-review = Reviewing
review-simulations = { $simulations ->
    [one] { $simulations } simulation in each search
   *[other] { $simulations } simulations in each search
}
review-skill = { $who }: skill { $skill } points, luck { $luck } points
review-heading-score = Score
review-heading-accuracy = Accuracy
review-heading-rounds = by round
review-heading-best = Best
review-heading-good = Good
review-heading-inaccuracy = Inaccuracies
review-heading-mistake = Mistakes
review-heading-blunder = Blunders
review-heading-part = How the result came about
review-heading-chance = { $who }: win chance
review-heading-lead = lead
review-part = { $part ->
    [start] at the start
    [luck] luck of the deals
    [own] own turns
    [others] turns of others
    [remainder] not explained
   *[result] result
}
review-class = { $class ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-deal = Deal before turn { $turn }: luck for { $who }, win chance { $chance }, lead { $points }
review-moment = Turn { $turn }, { $who }: { review-class }. Win chance { $chance }, lead { $points }
review-played = Played { $code }: { $event }
review-better = Better { $code }: { $event }
review-prospects = Win chance { $chance } instead of { $chance_after }; expected final score { $points } instead of { $points_after }.
review-until = { $soon ->
    [yes] before the next deal
   *[no] until the end of the game
}
review-why-own-points = { $lost ->
    [yes] Points lost by { $who }: only { $better } instead of { $worse } ({ $source }, { review-until }).
   *[no] Points for { $who }: { $better } instead of { $worse } ({ $source }, { review-until }).
}
review-why-other-points = { $lost ->
    [yes] Points lost by { $who }: { $better } instead of { $worse } ({ $source }, { review-until }).
   *[no] Points for { $who }: only { $better } instead of { $worse } ({ $source }, { review-until }).
}
review-why-taken-by-other = After the turn played, most likely: { $event }. Points for { $who } until the end of the game: { $worse } instead of { $better }.
review-why-own-tile = Chance of “{ $event }” before the next deal ({ $points } points): { $better } instead of { $worse }.
review-why-other-tile = Chance of “{ $event }” before the next deal ({ $points } points): only { $better } instead of { $worse }.
points-tile-scored = tiles
review-line = Then perhaps: { $moves }
review-no-moments = No turn lost much.
review-graph-title = Win chance, turn by turn
review-graph-luck = Luck so far
review-graph-deal = deal
analyse-heading-share = Share
analyse-heading-chance = Win chance
analyse-heading-points = Expected score
analyse-heading-line = Then perhaps
analyse-status = { $who } to move. Simulations: { $simulations }; turns ahead: { $depth }; { $seconds } s

## The arena

heading-first = A
heading-second = B
heading-games = Games
heading-win-draw-loss = + = -
heading-rate = Rate of A
heading-interval = 95%
heading-points = Points
heading-rating = Rating
heading-turn-time = ms/turn
heading-adjusted-rate = Adjusted
heading-adjusted-points = Adjusted points
heading-variance = Variance
arena-without-luck = Without the luck of the deals (variance: how much deals still vary, compared with the plain results):
arena-folder = Results: { $path } (seed { $seed })
arena-decision = { $first } against { $second }: { $decision ->
    [stronger] the results favour a win rate of { $higher } over { $lower }: clearly stronger
    [not-stronger] the results favour a win rate of { $lower } over { $higher }: not clearly stronger
   *[open] too few games to decide between a win rate of { $lower } and { $higher }
} (log-likelihood ratio { $ratio })
arena-failures = { $name } failed in { $games ->
    [one] { $games } game
   *[other] { $games } games
} and lost. Most common reason: { $why }
arena-unbounded = unknown: won or lost every game
arena-incomplete = { $first } against { $second }: some games have not been played yet
dataset-written = Wrote { $path }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } move
   *[other] { $rows } moves
}. Card: { $card }
error-arena-player = “{ $value }” is not a player. Expected: { $expected }
error-arena-player-twice = { $value } is listed twice.
error-arena-too-few-players = A tournament needs at least two players. Found: { $value }
error-arena-no-results = { $path }: no tournament results here
error-arena-header = { $path }: not a description of a tournament. Expected: format { $expected }
error-arena-line = { $path }, line { $line }: not the result of a game
error-arena-busy = { $path }: another process is writing results here
error-arena-other-tournament = { $path } holds another tournament: { $setting } is { $found } there and { $value } here. Choose another --folder
error-arena-no-folder = { $path }: results cannot be stored here, a file is in the way. Expected: a folder, or a new name
error-arena-anchor = “{ $value }” is not taking part. Expected: { $expected }
error-dataset-busy = { $path }: another process is writing here
error-dataset-no-card = { $path } is not the card of this file and would be overwritten. Choose another name for the file
error-dataset-other = { $path } holds other games: { $setting } is { $found } there and { $value } here. Choose another name, or --replace
error-dataset-not-noted = { $path } has { $games ->
    [one] { $games } game
   *[other] { $games } games
} whose moves were not written to the dataset. Choose another --folder, or delete it
error-parquet-needs = Parquet files need another package: pip install "{ $value }". JSON lines (.jsonl) work without it.
training-games = Playing games to learn from
training-epochs = Learning
training-match = Playing the match
training-column-generation = generation
training-column-positions = positions
training-column-loss = log loss, before > after
training-column-points = points off, before > after
training-column-set = log loss on the set, before > after
training-column-rate = victories against before
training-column-kept = decision
training-kept = kept
training-not-kept = not kept: not clearly stronger
training-folder = Nets and log: { $path }
error-training-needs = Training needs { $package }, which is not installed: pip install "{ $extra }"
error-training-folder-in-use = { $file }: another process is training here
error-training-net-of-another-table = --from: the net is for another kind of table, { $value }
error-training-folder-other-plan = { $file } holds a training with other options (plan.json). Repeat those, or choose another --folder
error-no-features = Nets cannot learn “{ $value }” yet. Expected: { $expected }
error-bad-weights = { $file } is not a net: { $fault }
error-weights-of-another-game = This net is for something else: game, variant, inputs’ version, inputs and heads are { $value }. Expected: { $expected }
error-server-needs = The server needs { $package }, which is not installed: pip install "{ $extra }"
error-png-needs = PNG pictures need another package: pip install "{ $value }". SVG works without it.
error-draw-turn = A single position has no turns: --turn needs a record.
error-draw-names = --names has { $found ->
    [one] { $found } name
   *[other] { $found } names
}. Expected: { $players }, one for each player
error-arena-process-died = One of the processes playing games has died. Run the same command again to continue the tournament.
error-cluster-needs = A cluster needs Ray, which is not installed: pip install "{ $extra }"
error-cluster-address = This is no address of a cluster: { $value }. Expected: { $expected }
error-cluster-unreachable = The cluster at { $address } cannot be reached: { $cause }
error-cluster-empty = The cluster at { $address } has no processors.
error-cluster-silent = The machine { $machine } of the cluster does not answer.
error-cluster-version = The machine { $machine } of the cluster has azulejos { $value } instead of { $expected }. Install the same version on all machines.
error-cluster-game = The cluster cannot play a game: { $cause }
error-cluster-lost = The connection to the cluster at { $address } is lost: { $cause }. Run the same command again to continue.

## the server

serve-address = Azulejos is listening at { $address }
serve-page = Azulejos is ready: open { $address } in your browser
serve-no-page = The web page has not been built yet ({ $folder }). In the source folder, build it with: { $command }
serve-data = Games are stored in { $folder }
backup-done = Copied to { $file }
backup-key = Keep { $file } with it: the key that signs cookies. Keep it secret.
restore-done = Restored into { $folder }
restore-no-key = There is no key { $file }. A new one will be made, and guests lose their seats.
doctor-state = { $state ->
    [fault] FAULT
    [warning] warning
   *[ok] ok
}
doctor-part = { $part ->
    [data] data folder
    [disk] disk
    [key] signing key
    [database] database
    [schema] schema
    [clock] clock
    [server] server
    [nodes] servers
    [page] web page
    [limits] limits
    [address] address
    [thinking] cluster
    [admin] host’s page
   *[bots] bots
}
doctor-data = Games are stored in { $folder }.
doctor-data-missing = { $folder } does not exist yet. “azulejos serve” creates it.
doctor-data-no-folder = { $folder } is not a folder.
doctor-data-unwritable = This user cannot write to { $path }. Give it to the user that runs the server, or run this as that user.
doctor-disk = { $free } MB are free.
doctor-key = The key { $path } is sound, and nobody else can read it.
doctor-key-given = The key comes from AZULEJOS_SIGNING_KEY.
doctor-key-missing = There is no key { $path } yet. “azulejos serve” makes one: keep a copy of it with your backups.
doctor-key-readable = Other users of this machine can read { $path }. “azulejos serve” puts that right.
doctor-key-shared = The key of all servers is in the database, unless AZULEJOS_SIGNING_KEY gives one.
doctor-database = { $version } answers.
doctor-database-missing = There is no database { $path } yet. “azulejos serve” creates it.
doctor-database-damaged = The database is damaged: { $reason }. Stop the server and restore a backup.
doctor-database-hasty = { $version } answers, but may lose turns in a crash that it has called stored. Switch on in its settings: { $settings }.
doctor-schema = The schema is up to date ({ $revision }).
doctor-schema-older = The schema is older than this program. “azulejos serve” updates it: make a backup first.
doctor-schema-newer = The schema ({ $revision }) belongs to a newer version of this program. Install that version.
doctor-clock = The clock agrees with the database.
doctor-clock-apart = This computer’s clock and the database’s clock are { $seconds } s apart. Players’ clocks would be wrong: set both.
doctor-clock-behind = A game was stored { $seconds } s in the future: this computer’s clock is behind, or was ahead. Set it before you start the server.
doctor-server-runs = A server is running on this database.
doctor-server-rests = No server is running on this database.
doctor-nodes = Servers that run on this database: { $running }.
doctor-nodes-silent = Servers that run on this database: { $running }. Servers that ended without saying so, or are cut off from the database: { $silent }, the last one silent for { $seconds } s. If one of them should run, look at its log.
doctor-page = The web page is in { $folder }.
doctor-page-missing = There is no web page in { $folder }. In the source folder, build it with: make web
doctor-limits = { $wanted } connections can be open at once.
doctor-limits-files = Only { $allowed } of { $wanted } connections can be open at once, because this process may open too few files. Raise the limit (ulimit -n), or set AZULEJOS_LIMIT_CONNECTIONS.
doctor-address = Links and cookies are made for { $address }.
doctor-address-plain = { $address } is not encrypted: anybody on the way can take over seats. Use https.
doctor-admin = The host’s page is on, at { $address }/admin.
doctor-admin-off = The host’s page is off. AZULEJOS_ADMIN_KEY turns it on.
doctor-admin-weak = AZULEJOS_ADMIN_KEY has only { $different } different characters and could be guessed. Make a better one with: openssl rand -hex 32
doctor-admin-plain = The host’s page is on, but { $address } is not encrypted: anybody on the way can read the host’s key. Use https.
doctor-bots = Bots start and play.
doctor-bots-fail = Bots do not play: { $cause }
doctor-thinking = The cluster at { $address } thinks for bots and reviews. Processors that were ready first: { $processors }
doctor-thinking-away = The cluster at { $address } does not think ({ $cause }). Until it does, this machine thinks.
error-no-table = There is no table “{ $table }”.
error-no-guest = Choose a name first, so the server knows who you are.
error-no-host-session = Sign in with the host’s key first.
error-wrong-admin-key = This is not the host’s key.
error-too-many-attempts = Too many attempts to sign in. Try again in { $seconds } s.
error-no-such-guest = There is no such guest.
error-no-such-block = Nobody is blocked by this number.
error-no-such-report = There is no such report.
error-blocked = { $until ->
    [never] The host of this site has blocked you.
   *[other] The host of this site has blocked you until { $until }.
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
error-no-reports = Nobody reads reports on this server.
error-no-person = There is nobody in this seat whom you could report.
error-no-such-line = This line of the chat is not there any more.
error-report-of-yourself = You cannot report yourself.
error-too-many-reports = Too many reports. Try again in { $seconds } s.
error-reports-full = Too many reports are waiting to be read. Expected: at most { $expected }
error-no-such-page = There is no such page.
error-no-such-link = This link is no longer valid.
error-not-your-seat = The seat of player { $player } is not yours.
error-not-at-table = You are not seated at this table.
error-not-the-host = Only the host of this table can do that.
error-table-cancelled = This table has been cancelled.
error-game-begun = The game has already begun.
error-already-seated = You already have the seat of player { $player }.
error-seat-reserved = The seat of player { $player } is reserved for someone else.
error-seat-on-device = The seat of player { $player } belongs to the device that created the table.
error-game-not-over = The game is not over yet.
error-no-turn-now = It is nobody’s turn now.
error-hints-off = Hints are turned off at this table.
error-guest-name = This name cannot be used. Expected length in characters: { $expected }
error-chat-text = This text cannot be sent. Expected length in characters: { $expected }
error-watchers-silent = Spectators cannot chat at this table.
error-too-much-chat = You are writing too fast. Try again in { $seconds } s.
error-too-many-requests = Too many requests. Try again in { $seconds } s.
error-too-many-guests = Too many new guests from this address. Expected: at most { $expected }
error-too-many-tables = Too many new tables. Try again in { $seconds } s.
error-too-many-sockets = Too many open connections. Expected: at most { $expected }
error-too-many-connections = Too many open connections. Expected: at most { $expected }
error-server-full = The server has no room for another table. Expected: at most { $expected }
error-log-full = Too many turns have been taken back and seats left in this game: nothing more can be undone, and seats stay as they are. Expected: at most { $expected } entries in its log
error-wrong-host = This server does not answer to that name.
error-wrong-origin = This request came from another website.
error-header-too-large = The header of the request is too large. Expected: at most { $expected } bytes
error-body-too-large = The request is too large. Expected: at most { $expected } bytes
error-body-too-slow = The request did not arrive within { $seconds } s.
error-malformed-request = The request cannot be read: { $field } ({ $expected })
error-malformed-message = The message cannot be read: { $field } ({ $expected })
error-http-error = The server refused the request ({ $status }).
error-internal-error = Something went wrong on the server.
error-network-bots-off = This server does not let bots play over the network.
error-token-and-cookie = A request with the token of a bot must not carry a cookie.
error-unknown-bot-token = This is not a valid token of a bot.
error-too-many-network-bots = Too many bots are connected. Expected: at most { $expected }
error-network-bot-busy = { $name } is already playing at { $expected } tables. Try again later.
error-network-bot-away = { $name } is not accepting challenges to this game at the moment.
error-network-bot-seats = A bot that plays over the network can have only one seat at a table.
error-no-network-bots = The seat of player { $player } is not for bots that play over the network.
error-no-challenge = No seat is kept for this bot at table { $table }.
error-bot-too-slow = The bot did not answer within { $seconds } s.
error-bot-gone = The bot has stopped.
error-bot-error = The bot failed: { $cause }
error-no-review = Nobody has asked for a review of this game yet.
error-position-in-play = This is a position of a game that you are playing with other people. You can analyse it when that game is over.
error-record-too-large = The record is too large. Expected: at most { $expected } bytes
error-too-many-analyses = You have asked for too many reviews or analyses. Try again in { $seconds } s.
error-analyses-at-once = Too many reviews and analyses at once. Expected: at most { $expected }
error-analysis-busy = The server has too many reviews and analyses to do. Please try again later. Expected: at most { $expected }
error-analysis-failed = The review or analysis failed. Please try again.
error-cannot-listen = { $host }, port { $port }: { $cause }. Choose another port with --port

## storage of the server

error-database-url = “{ $value }” is not a database this program can use; expected sqlite:///FILE or postgresql://USER@HOST/DATABASE.
error-database-driver = This database needs { $value }: pip install "{ $extra }".
error-database-open = The database { $value } cannot be opened: { $reason }
error-database-newer = The database { $value } was created by a newer version of this program.
error-database-in-use = The database { $value } is already in use by another server.
error-storage-unavailable = The database is not responding. Nothing that was confirmed is lost; please try again.
error-storage-unknown = The database has not yet answered whether this was saved. Please look again in a moment before you repeat it.
error-storage-seq-taken = The log of table { $table } has { $seq } entries; expected { $expected }.
error-storage-lease-lost = Another server looks after table { $table } now.
error-storage-command-known = Command { $command } of table { $table } has already been carried out (entry { $seq }).
error-storage-table-unknown = There is no table { $table }.
error-storage-table-exists = Table { $table } already exists.
error-storage-refused = The database cannot store this text.
error-backup-postgresql = To copy a PostgreSQL database, use its own program: { $command }
error-signing-key = The signing key { $path } is damaged. Expected: at least { $expected } characters. Restore it from a backup, or delete it: then guests lose their seats.
error-signing-keys-differ = The servers on this database must sign with the same key, but this one has another. Give all of them the same AZULEJOS_SIGNING_KEY, or none.
error-restore-postgresql = To restore a PostgreSQL database, use its own program: { $command }
error-backup-damaged = The copy { $path } is damaged: { $reason }
error-backup-exists = The file { $path } already exists.
error-backup-no-database = There is no database { $path }.
error-backup-failed = The copy { $path } was not made: { $reason }

## fair shuffle

record-shuffle-fair = The shuffle is fair: { $draws } draws checked, { $undone } skipped because of undo.
record-shuffle-sealed = The shuffle key has not been revealed yet.
error-record-shuffle-key = This key does not match what was published before the game: { $expected }
error-record-shuffle-draws = Found “{ $found }” as the numbers of the first draws; expected { $expected }.
error-record-shuffle-deal = The shuffle key gives the deal “{ $expected }”, not “{ $found }”.
error-shuffle-too-early = The shuffle key stays secret until the game is over.
error-shuffle-key = This shuffle key does not match what was published: { $expected }
error-seat-entropy = Player { $player }: expected up to 64 hexadecimal digits (0–9, a–f) for the shuffle.

## The page: home

page-home-title = Azulejos: play Azul with friends and bots
page-home-name = Azulejos
page-home-sentence = Azul and its sister games, with friends or against bots. No account needed: just sit down and play.
page-home-invite = Invite a friend
page-home-play-now = Play now
page-home-play-now-of = Play now: { $game }
page-home-opponent = Opponent
page-home-create = Create a table
page-home-create-of = Create a table for { $game }
page-home-rules = Rules
page-home-rules-of = Rules of { $game }
page-home-games = Four games
page-home-players = { $from }–{ $to } players
page-home-about = { $game ->
    [azul] Take tiles from the factories, fill your pattern lines and build a wall, tile by tile.
    [summer_pavilion] Fill seven stars with diamond tiles. A different colour is the joker in every round.
    [summer_pavilion_mini] The pavilion for a small table: the same stars in a smaller edition.
    [queens_garden] Lay out a garden of hexagons, and pay in colours and patterns.
   *[other] { $game }
}
page-home-guest = { $number ->
    [0] Swallow
    [1] Olive
    [2] Lemon
    [3] Sardine
    [4] Fig
    [5] Lighthouse
    [6] Almond
   *[7] Lavender
}
page-home-mine = Your games
page-home-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
page-home-fewer = Show fewer games
page-home-dismiss = Remove from this list
page-home-dismiss-of = Remove this game of { $game } from the list
page-home-restore = { $count ->
    [one] Bring back { $count } removed game
   *[other] Bring back { $count } removed games
}
page-home-public = Open tables
page-home-public-empty = Nobody is waiting at an open table. Create a public one, and anyone who drops by can join you.
page-home-finished = Recently finished
page-home-finished-empty = No public game has been finished yet. Yours could be the first.
page-home-list-failed = This list could not be loaded. The page will keep trying.
page-home-your-turn = Your turn
page-home-to-move = To move: { $name }
page-home-player = Player { $number }
page-home-round = round { $round }
page-home-waiting = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
page-home-won = Won by { $names }
page-home-ends = Closes { $when } if nobody comes back
page-home-abandoned = Abandoned
page-home-closed = Closed
page-home-won-together = Shared victory: { $names }
page-home-free-seat = free
page-home-go-on = Continue
page-home-join = Join
page-home-watch = Watch
page-home-replay = Replay
page-home-analysis = Analysis board
page-home-analysis-about = Set up any position or open a game, and let the engine show the best turns.
page-home-starting = Setting up the table …
page-home-new = New table
page-home-new-game = Game
page-home-new-variant = Side of the board
page-home-new-count = Number of players
page-home-new-seats = Who plays
page-home-new-seat = Seat { $number }
page-home-new-you = You
page-home-new-person = Player on this device
page-home-new-open = A friend (invite link)
page-home-new-bots = Bots
page-home-new-network-bots = Network bots
page-home-new-network-bots-welcome = Network bots may join
page-home-new-network-bots-about = Programs that play over the network may take the free seats. They are marked as bots.
page-home-new-name = Name of the player in seat { $number }
page-home-new-more = More settings
page-home-new-company = Play with
page-home-new-company-kind = { $company ->
    [device] People here
    [bot] Bots
   *[friend] Friends by link
}
page-home-new-clock = Clock
page-home-new-clock-kind = { $kind ->
    [per-turn] Per turn
    [per-game] Per game
   *[none] None
}
page-home-new-clock-about = { $kind ->
    [per-turn] Take longer than this over a turn, and you lose.
    [per-game] Each player has this much time for the whole game, and gains a little after every turn.
   *[none] Take all the time you need.
}
page-home-new-limit = Seconds per turn
page-home-new-initial = Minutes per game
page-home-new-increment = Seconds added after each turn
page-home-new-patience = When somebody is away
page-home-new-patience-minutes = { $minutes ->
    [0] everyone waits
    [one] bot after { $minutes } minute
   *[other] bot after { $minutes } minutes
}
page-home-new-patience-about = Whether a bot may play for somebody who has lost the connection or left. Everyone sees the countdown.
page-home-new-invite = Create the invite link
page-home-new-door = Visibility
page-home-new-door-kind = { $door ->
    [public] Public
   *[link] Private (link only)
}
page-home-new-door-about = { $door ->
    [public] The table appears in the list of open tables. Anyone can watch or take a free seat.
   *[link] Only people you send the link to can find the table.
}
page-home-new-watchers-about = You can change this while you play.
page-home-new-hints = Hints
page-home-new-hints-about = Anyone at the table can ask what a strong bot would play.
page-home-new-option = { $option ->
    [max_rounds] Round limit
    [joker_order] Order of the jokers
   *[other] { $option }
}
page-home-new-option-about = { $option ->
    [max_rounds] The game ends after this round at the latest.
    [joker_order] Which colour is the joker in each round.
   *[other] { $option }
}
page-home-new-rounds = { $rounds ->
    [0] none
   *[other] { $rounds }
}
page-home-new-word = { $word ->
    [standard] As printed
    [random] Random
   *[own] Your own
}
page-home-new-own = { $option ->
    [joker_order] Six letters, one for each round: P purple, G green, O orange, Y yellow, B blue, R red.
   *[other] For example { $example }
}
page-home-new-numbers = Numbers printed on your board
page-home-new-numbers-whose = { $whose ->
    [own] your own
   *[ours] our reconstruction
}
page-home-new-numbers-about = We have not seen this side of the board, so its numbers here are our reconstruction. If you own the game, type in what is printed there.
page-home-new-numbers-row = { $option ->
    [wheel] Round { $row }: points per hexagon
   *[group_bonus] End of the game: extra points
}
page-home-new-numbers-group = Group of { $size }
page-home-new-numbers-ours = ours: { $points }
page-home-new-numbers-reset = Back to our numbers
page-home-new-refused = “{ $value }” is not valid.
page-home-new-range = A whole number from { $from } to { $to }
page-home-new-make = Create the table
page-home-back = Home
page-home-lost = Page not found
page-admin = Administration
page-admin-key = Host’s key
page-admin-key-how = The server has it in AZULEJOS_ADMIN_KEY.
page-admin-sign-in = Sign in
page-admin-sign-out = Sign out
page-admin-until = Signed in until { $time }
page-admin-now = Games under way: { $running } · tables waiting: { $waiting }
page-admin-nodes = Servers
page-admin-node = { $name }: tables it looks after: { $tables }
page-admin-node-here = (this one)
page-admin-node-alone = This server
page-admin-parts = What to look at
page-admin-part = { $part ->
    [tables] Tables
    [people] People
    [reports] Reports
    [blocks] Blocks
   *[audit] Log
}
page-admin-search = Name, or id of a table
page-admin-search-people = Name of a guest
page-admin-search-do = Search
page-admin-refresh = Refresh
page-admin-more = Show more
page-admin-none = There is nothing here.
page-admin-silent = Some servers have not answered, so somebody may be missing.
page-admin-times = Made { $made }, last change { $changed }
page-admin-phase = { $phase ->
    [waiting] waiting
   *[running] under way
}
page-admin-private = private
page-admin-connected = connected: { $count }
page-admin-watching = Watching without a name
page-admin-away = not connected
page-admin-blocked = blocked
page-admin-address = Address { $place }
page-admin-at-tables = At
page-admin-block-by-address = Address to block
page-admin-for-ever = for ever
page-admin-until-when = until { $time }
page-admin-about = { $by } about { $guest }
page-admin-show-handled = Show handled reports
page-admin-handled = Handled { $time }
page-admin-chat = What was said
page-admin-deed = { $deed ->
    [close] Close the table
    [rename] Rename
    [block-guest] Block
    [block-address] Block the address
    [unblock] Unblock
   *[handle] Handled
}
page-admin-deed-title = { $deed ->
    [close] Close this table?
    [rename] Rename { $name }
    [block-guest] Block { $name }?
    [block-address] Block this address?
    [unblock] Let { $name } in again?
   *[handle] Mark this report as handled
}
page-admin-deed-how = { $deed ->
    [close] The game ends as it stands, and nobody has won. Everybody at the table is told that the host of the site closed it.
    [rename] The name changes at unfinished tables and in whatever is said from now on. They can choose another themselves.
    [block-guest] Their connections end at once, and they cannot come back until the time is over.
    [block-address] Everybody at this address is kept out. Homes, schools and mobile networks share one address.
    [unblock] They can play again at once.
   *[handle] It moves to the handled reports.
}
page-admin-deed-field = { $deed ->
    [close] Reason, for the log
    [rename] New name
    [handle] Note
   *[block] Reason, which they can read
}
page-admin-deed-long = For how long
page-admin-hours = { $hours ->
    [h1] an hour
    [h24] a day
    [h168] a week
    [h720] 30 days
   *[ever] for ever
}
page-admin-deed-no = Cancel
page-admin-action = { $action ->
    [signed-in] Signed in
    [signed-out] Signed out
    [closed-table] Closed table { $subject }
    [renamed-guest] Renamed { $before } to { $after }
    [blocked-guest] Blocked { $subject }
    [blocked-address] Blocked the address { $subject }
    [unblocked] Unblocked { $subject }
   *[handled-report] Handled a report about { $subject }
}
page-admin-session = Session { $session }, address { $place }
error-server-gone = The server is not responding. Are you online? The page will keep trying.
level-name = { $level ->
    [random] Random
    [beginner] Beginner
    [easy] Easy
    [greedy] Greedy
    [medium] Medium
    [hard] Hard
    [master] Master
   *[other] { $level }
}
level-about = { $level ->
    [random] plays any legal move
    [beginner] plays for the first time: sensible, but far from exact
    [easy] is still learning and overlooks things
    [greedy] takes whatever pays right away
    [medium] looks a little ahead
    [hard] looks well ahead
    [master] thinks for a second and is hard to beat
   *[other] { $level }
}
level-character = { level-name }: { level-about }

## The page: frame and settings

page-footer-notice = Unofficial: not affiliated with or endorsed by the publisher or the designers of the games. All wording and artwork are our own.
page-footer-version = Azulejos { $version }
page-close = Close
page-missing = Part of the page could not be loaded
page-missing-why = The site may have been updated, or it cannot be reached at the moment. No game is lost.
page-missing-again = Reload the page
page-settings = Settings
page-settings-name = Your name
page-settings-name-keep = Save
page-settings-name-kept = Your name is now { $name }.
page-settings-language = Language
page-settings-language-name = { $language ->
    [pl] Polski
    [uk] Українська
   *[en] English
}
page-settings-theme = Theme
page-settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
}
page-settings-motion = Animations
page-settings-motion-name = { $motion ->
    [slow] Slow
    [fast] Fast
    [instant] Off
   *[full] Normal
}
page-settings-sound = Sounds
page-settings-volume = Volume
page-settings-confirm = Confirm each turn
page-settings-confirm-when = { $when ->
    [always] Always
    [never] Never
   *[touch] On touch
}
page-settings-sign-out = Sign out on all other devices
page-settings-sign-out-sure = Every other device that plays as you will be signed out, and links that move your seats stop working. This device stays signed in.
page-settings-sign-out-yes = Yes, sign them out
page-settings-sign-out-no = Keep them
page-settings-sign-out-done = All other devices are signed out.
page-settings-notify = Notify me when it is my turn
page-settings-notify-refused = Your browser does not allow notifications from this page.
page-invite-how = Anyone who opens this link can take a free seat.
page-invite-link = Link to the table
page-invite-copy = Copy link
page-invite-copied = Copied
page-invite-share = Share
page-invite-text = Come and play { $game } with me!
page-invite-qr = The link as a QR code

## The page: table

page-table-title = { $game } · Azulejos
page-table-title-turn = Your turn! · Azulejos
page-table-title-over = Game over · Azulejos
page-table-home = Home
page-table-board = The table
page-table-loading = Setting up the table …
page-table-none = There is no such table
page-table-none-how = The link may be incomplete, or the table has been removed.
page-table-blocked = You cannot play here
page-table-your-turn = Your turn
page-table-turn-of = { $who }, it’s your turn
page-table-thinking = { $who } is thinking …
page-table-waiting-for = Waiting for { $who }
page-table-plays = { $who } is playing …
page-table-scoring = { $over ->
    [1] Final scoring …
   *[0] Scoring round { $round } …
}
page-table-sending = Playing your move …
page-table-ready = Play this turn?
page-table-go-on = Finish your turn
page-table-forced = Only one move was possible, so it was played for you.
page-table-waiting = Waiting for everyone to join
page-table-watching = You are watching
page-table-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
page-table-here = { $state ->
    [here] at the table
    [dropped] connection lost
    [left] has left
    [free] free seat
    [stand-in] away, a bot is playing
    [bot] bot
    [resigned] resigned
    [time] out of time
   *[other] { $state }
}
page-network-bot = bot
page-network-bot-about = A program plays here over the network.
page-table-level = Bot: { level-name }
page-table-bot-in = away, bot in { $time }
page-table-bot-soon = { $who } is away. A bot will play for them in { $time }.
page-table-bot-played = { $turns ->
    [one] While you were away, a bot played { $turns } turn for you. From here on, you play.
   *[other] While you were away, a bot played { $turns } turns for you. From here on, you play.
}
page-table-back = { $who } is back and plays again.
page-table-player = Player { $number }
page-table-you = you
page-table-left = Time left: { $time }
page-table-connection = { $state ->
    [open] Connected
    [connecting] Connecting …
   *[lost] No connection
}
page-table-lost = Connection lost. Nothing is gone: the page will reconnect and catch up by itself.
page-table-unsure = The server is still saving your move. Please wait: the table goes on as soon as it is certain.
page-table-sit = Take a seat
page-table-sit-here = Sit down
page-table-sit-name = Your name
page-table-sit-who = At this table
page-table-sit-watch = Just watch
page-table-sit-moved = You have taken over the seat of player { $player } on this device.
page-table-leave = Leave this seat
page-table-seat-kept = Waiting for { $who }
page-table-seat-declined = { $who } declined: the seat is free
page-table-seat-bot = Fill a seat with this bot
page-table-cancel-table = Cancel the table
page-table-cancel-sure = Cancel this table for everyone?
page-table-cancel-yes = Yes, cancel it
page-table-cancel-no = Keep it
page-table-signed-out = This device was signed out from another one. You can go on watching, or take a seat under a new name.
page-table-cancelled = This table was cancelled
page-table-cancelled-how = Its host called the game off before it began, nobody came for too long, or the host of the site closed it.
page-table-invite = Waiting for the others
page-table-invite-how = The game starts as soon as every seat is taken.
page-table-undo = Undo
page-table-undo-turn = Take back my last turn
page-table-undo-waiting = You have asked to take back your turn. The others must agree.
page-table-undo-withdraw = Withdraw
page-table-undo-wanted = { $who } would like to take back a turn
page-table-undo-how = { $turns ->
    [one] { $turns } turn would be undone. Do you agree?
   *[other] { $turns } turns would be undone. Do you agree?
}
page-table-undo-accept = Agree
page-table-undo-refuse = Refuse
page-table-undo-others = { $who } has asked to take back a turn; the others decide.
page-table-undone = { $who } has taken back a turn.
page-table-undo-refused = The request to take back the turn was refused.
page-table-step-back = One step back
page-table-play = Play
page-table-skip = Skip
page-table-hint = Hint
page-table-hint-thinking = Thinking …
page-table-hint-best = Best turn
page-table-hint-other = Also good
page-table-hint-promise = Win chance { $chance }% · expected score { $points }–{ $others }
page-table-hint-play = Play it
page-table-hint-close = Close the hint
page-table-lesson-offer = New to { $game }?
page-table-lesson-take = Take the two-minute lesson
page-table-lesson-no = No, thanks
page-table-resign = Resign
page-table-resign-sure = Resign from this game?
page-table-resign-how = The game ends for you. You cannot undo this.
page-table-resign-yes = Yes, resign
page-table-cancel = Cancel
page-table-stale = The table moved on in the meantime. Please choose again.
page-table-menu = Menu
page-table-settings = Settings
page-table-rules = Rules of the game
page-table-replay = Replay
page-table-move-device = Move my seat to another device
page-table-move-device-how = Open this link on another device to take over your seat there. It works only once.
page-table-rematch = Play again
page-table-rematch-news = A rematch has started.
page-table-rematch-ready = The rematch is ready.
page-table-rematch-watch = Watch it
page-table-series = Games won: { $score }
page-table-rematch-wanted = { $who } wants a rematch.
page-table-panel = Log and chat
page-table-log = Log
page-table-log-empty = Nothing has happened yet.
page-table-log-last = Last turn
page-table-log-since = Since your last turn
page-table-log-turn = Turn { $turn }
page-table-log-why = { $points ->
    [one] { $points } point: why?
   *[other] { $points } points: why?
}
page-table-chat = Chat
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-text = Say something
page-table-chat-send = Send
page-table-chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-table-chat-mute = Mute
page-table-report = Report
page-table-report-title = Report { $who }
page-table-report-how = The host of the site reads your report, together with the last lines of the chat. { $who } does not see it.
page-table-report-reason = What happened?
page-table-report-send = Send
page-table-report-done = Thank you. The host of the site will look at it.
page-table-chat-mute-watchers = Mute everyone who watches
page-table-chat-hear-all = Unmute everyone
page-table-chat-watchers = Spectators may chat
page-table-chat-silent = Spectators cannot chat at this table.
page-table-chat-guest = Choose a name first to join the chat.
page-table-moves = Legal moves
page-table-moves-list = List of legal moves
page-table-moves-none = It is not your turn, so there is nothing to choose.
page-table-moves-hinted = hint
page-table-moves-only = This game is played from the list of legal moves.
page-table-score-title = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-table-score-none = No points won or lost yet.
page-table-score-board = Bring this board to the front
page-table-scores = Scores and turn order
page-table-explain = Why these points?
page-table-rule = The rule
page-table-result = Result
page-table-abandoned = The game was abandoned
page-table-abandoned-how = Nobody came back for a long time, so the game was closed as it stood. Nobody has won.
page-table-closed = The game was closed
page-table-closed-how = The host of this site closed the table as it stood. Nobody has won.
page-table-kept = An empty table closes after { $time }.
page-table-outcome = { $who ->
    [won] You won
    [lost] You lost
    [shared] You share the victory,
    [winner] { $names } wins
   *[winners] { $names } share the victory,
} { $scores }
page-table-outcome-out = { $why ->
    [resigned] { $names } resigned.
   *[time] { $names } ran out of time.
}
page-table-result-place = { $place }.
page-table-result-sources = Where the points come from
page-table-result-chart = Points after each round
page-table-result-chart-text = { $who }: { $points }
page-table-export = Export
page-table-export-record = Game record
page-table-export-position = Copy the position
page-table-export-svg = Board as SVG
page-table-export-png = Board as PNG
page-table-export-copied = Copied
page-table-export-failed = The export failed.

## The page: analysis board

page-analysis-title = Analysis board
page-analysis-of = Analysis of { $game }
page-analysis-about = Play for all seats, go back, try other turns, and let the engine show what it would do. Nothing is stored: share your analysis as a link, or save it as a file.
page-analysis-new = Set up a game
page-analysis-import = Open a game or position
page-analysis-import-how = Paste a game record (text or JSON lines) or a position, or choose a file.
page-analysis-file = Choose a file
page-analysis-open = Open
page-analysis-too-large = This is too large for a game record.
page-analysis-record-line = Line { $line } of the record: { $fault }
page-analysis-bad-link = This link is damaged: perhaps its end is missing.
page-analysis-other = Another game
page-analysis-share = Share and save
page-analysis-link = Copy link
page-analysis-link-copied = Link copied. It holds the whole analysis.
page-analysis-link-position = Link to this position copied. The whole analysis is too long for a link: save it as a file.
page-analysis-json = Record as JSON lines
page-analysis-controls = Go through the game
page-analysis-keys = Arrow keys: left and right go through the game, up and down change to another variation; Home and End go to the start and the end.
page-analysis-over = The game is over.
page-analysis-deal-due = A deal comes next.
page-analysis-to-move = { $who } to move
page-analysis-deal-chance = Deal by chance
page-analysis-deal-choose = Choose the deal
page-analysis-deal-rest = The rest by chance
page-analysis-deal-next = { $kind ->
    [joker] Joker colour of round { $number }:
    [expansion] Draw { $number }, an expansion:
   *[tile] Draw { $number }, a tile:
}
page-analysis-cancel = Cancel
page-analysis-engine = Engine
page-analysis-engine-none = Nobody has a turn here.
page-analysis-engine-lost = Connecting to the engine …
page-analysis-engine-queued = Bots at tables think first. Your place in the queue: { $place }
page-analysis-engine-thinking = Thinking …
page-analysis-engine-depth = { $depth ->
    [one] { $depth } turn deep
   *[other] { $depth } turns deep
}, { $count } simulations
page-analysis-engine-chance = chance to win
page-analysis-engine-points = Expected points:
page-analysis-engine-line = then { $line }
page-analysis-edit = Set up a position
page-analysis-edit-title = Set up a position · Azulejos
page-analysis-edit-good = The position is in order.
page-analysis-edit-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
page-analysis-edit-stale = The board shows the last position that was in order.
page-analysis-edit-fill = Rest into the bag
page-analysis-edit-use = Use this position
page-analysis-edit-brush = Choose a tile, then press where it lies
page-analysis-edit-nothing = Nothing: take away
page-analysis-edit-course = Course of the game
page-analysis-edit-table = Table
page-analysis-edit-empty = empty
page-analysis-edit-more = Add { $tile }
page-analysis-edit-less = { $tile }, { $count }: take one away
page-analysis-edit-piece = { $piece ->
    [taken] taken
   *[marker] 1st
}
page-analysis-part = { $part ->
    [round] Round
    [phase] Phase
    [reason] Why the game is over
    [start] Starting player
    [seat] To move
    [marker] Starting player marker
    [token] Starting player marker
    [jokers] Jokers
    [picks] Bonus tiles due
    [from] First colour that may be picked
    [half] Turn under way
    [top] Expansions off the stack
    [factory] Factory { $place }
    [centre] Centre
    [display] Display { $place }: tiles
    [face] Display { $place }: expansion
    [supply] Supply
    [unseen] Expansions never seen
    [bag] Bag
    [lid] Lid
    [tower] Tower
    [score] Score
    [passed] Has passed
    [line] Pattern line { $place }
    [wall] Wall, row { $place }, column { $number }
    [floor] Floor line
    [hand] Hand
    [corner] Corners
    [storage] Stored tiles
    [expansions] Stored expansions
    [slot] Slot { $place }
   *[space] { page-analysis-part-row }, space { $number }
}
page-analysis-part-row = { $part ->
    [wall] Wall, row { $place }
    [face] Display { $place }: expansion
   *[space] { $place ->
        [centre] Centre star
        [nw] Star NW
        [ne] Star NE
        [e] Star E
        [se] Star SE
        [sw] Star SW
        [w] Star W
        [0] Around the fountain
       *[other] Slot { $place }
    }
}
page-analysis-value = { $value ->
    [centre] in the centre
    [table] on the table
    [fill] filling the display
    [turn] turning expansions
    [yes] yes
    [no] no
    [empty] empty
    [down] face down
    [up-1] face up, print at 1
    [up-2] face up, print at 2
    [up-3] face up, print at 3
    [up-4] face up, print at 4
    [up-5] face up, print at 5
    [up-6] face up, print at 6
    [row] a complete row
    [deadlock] nobody can complete a row
    [max_rounds] the round limit
    [rounds] the last round
   *[other] { $value }
}
page-analysis-tree = Moves and variations
page-analysis-tree-empty = What you play on the board appears here. Go back and play something else to branch off.
page-analysis-start = Start
page-analysis-dealt = Deal: { $deal }
page-analysis-variation = Variation:
page-analysis-comment = Comment on this position
page-analysis-promote = Make main line
page-analysis-remove = Delete from here

## The page: replay

page-replay-title = Replay: { $game } · Azulejos
page-replay-heading = Replay
page-replay-turn = Turn { $turn } of { $turns }
page-replay-deal = Set-up
page-replay-slider = Turn
page-replay-first = Go to the start
page-replay-back = Back one turn
page-replay-forward = Forward one turn
page-replay-last = Go to the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-keys = Keys: ← → one turn, Home and End, Space to play.
page-replay-share = Copy link to this position
page-replay-shared = Link copied.
page-replay-on = Play on from here
page-replay-on-how = A new table starts from this position. Who sits where?
page-replay-on-seat = Seat of { $who }
page-replay-on-you = You
page-replay-on-start = Start from here
page-replay-analyse = Analysis board
page-replay-table = Go to the table
page-replay-running = This game is still in progress: new turns appear automatically.

## The page: the review of a game

page-review = Review
page-review-title = Review: { $game } · Azulejos
page-review-result = Result
page-review-turn = Turn { $turn }, { $who }: { review-class }
page-review-chance = Chance to win
page-review-round = Round
page-review-how = How to read this
page-review-how-chance = Each line in the upper graph is one player. It shows the player’s chance to win after every turn, as the engine sees it. Together the lines make 100%.
page-review-how-signs = A sign on a line marks a turn of that player that lost much: ?! inaccuracy, ? mistake, ?? blunder.
page-review-how-deals = A diamond marks a deal. The larger it is, the more it helped somebody. The lower graph adds up what the deals gave.
page-review-how-skill = Skill is what the turns gained and lost, luck is what the deals gave. Both are points of your lead: your points less the mean of the others’ points.
page-review-as-table = The graph as a table
page-review-heading-turn = Turn
page-review-moments = Moments
page-review-whose = Mistakes of
page-review-everybody = Everybody
page-review-none-of = No turn of { $who } lost much.
page-review-whole = The whole game
page-review-previous = Previous mistake
page-review-next = Next mistake
page-review-keys = Keys: ← → one turn, Shift with ← → from mistake to mistake, Home the whole game.
page-review-option = { $role ->
    [played] Played
    [better] Better
   *[other] Also possible
}
page-review-option-numbers = win chance { $chance }, expected score { $points }
page-review-was-best = The engine found nothing better.
page-review-forced = There was nothing to decide.
page-review-why = Why the other turn is better
page-review-no-reason = No single reason stands out: the difference is in the numbers alone.
page-review-follow = What follows
page-review-line-step = { $step } of { $steps } turns
page-review-line-back = One turn back
page-review-line-on = One turn on
page-review-line-close = Back to the decision
page-review-sources = Expected points by source
page-review-sources-how = The mean of many games played on from here, for { $who }.
page-review-heading-source = Source
page-review-heading-difference = Difference
page-review-board = Open on the analysis board
page-review-replay = Replay from here
page-review-try = Try again
page-review-try-all = Find the better turns yourself
page-review-try-all-how = At every mistake you look for a better turn; the engine answers.
page-review-try-next = Try the next mistake
page-review-try-task = Find a better turn for { $who }.
page-review-try-thinking = The engine is looking at your turn …
page-review-try-verdict = { $verdict ->
    [best] The best turn. Well found!
    [good] A good turn.
    [better] Better than the turn played, but it still loses much.
   *[worse] No better than the turn played.
}
page-review-try-numbers = Win chance { $chance } after your turn, { $played } after the turn played, { $best } after the best one.
page-review-try-hint = Hint
page-review-try-hint-here = The best turn begins at the ring.
page-review-try-hint-pass = The best turn leaves all tiles where they are.
page-review-try-solution = Solution
page-review-try-more = Try once more
page-review-try-done = Close
page-review-share = Share
page-review-share-link = Copy link to the review
page-review-share-png = Graph as PNG
page-review-share-svg = Graph as SVG
page-review-progress = Reviewing: { $done } of { $steps } turns and deals
page-review-queued = Waiting: place { $place } in the queue. Games in progress come first.
page-review-asking = Asking for the review …
page-review-lost = The connection is lost. The review goes on as soon as it is back.
page-review-make = Review this game
page-review-make-how = Nobody has reviewed this game yet. It takes a few seconds.
page-review-ask-again = Ask again
page-review-deeper = Review more deeply
page-review-deeper-how = Takes about ten times as long.

## The page: boards of all games

page-board-of = { $who }’s board
page-board-enlarge = Enlarge { $who }’s board
page-board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The page: Azul

page-azul-displays = Factories and centre
page-azul-factory = Factory { $number }
page-azul-empty-factory = Factory { $number }, empty
page-azul-group = { azul-tiles } { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}
page-azul-marker = Starting player marker: goes to the first player who takes from the centre
page-azul-wall = Wall
page-azul-lines = Pattern lines
page-azul-line = Line { $line }: { $tile ->
    [none] empty
   *[other] { azul-tile }, { $count } of { $capacity }
}
page-azul-floor = Floor line: { $count ->
    [0] empty
   *[other] { $count } of 7 spaces filled, { $points }
}
page-azul-space = Row { $row }, column { $column }: { $tile ->
    [none] empty
   *[other] { azul-tile }
}
page-azul-put = { $what }. Place { azul-tiles } here
page-azul-ask-take = Take tiles from a factory or the centre.
page-azul-ask-line = { $lines ->
    [0] No line can take { $amount ->
        [one] the { azul-tile }
       *[other] the { azul-tiles }
    }: choose the floor line.
   *[other] Choose a line for { $amount ->
        [one] the { azul-tile }
       *[other] the { azul-tiles }
    }.
}
page-azul-ask-tile = Choose a column for the { azul-tile } from line { $line }.
page-azul-shut = { $what }. Not possible: press to see why
page-azul-to-come = { $points } to come
page-azul-pool = { $pool }: { azul-any-tiles }
page-azul-gallery = Pieces of Azul

## The page: Summer Pavilion

page-pavilion-displays = Factories and centre
page-pavilion-factory = Factory { $number }
page-pavilion-empty-factory = Factory { $number }, empty
page-pavilion-group = { summer-pavilion-tiles } { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}{ $joker ->
    [1] , joker
   *[0] { "" }
}
page-pavilion-token = Starting player marker: the first player who takes from the centre gets it and loses a point for each tile taken
page-pavilion-stars = Stars
page-pavilion-star-name = { $variant ->
    [grey] { $target_place ->
        [centre] centre
        [nw] upper left
        [ne] upper right
        [e] right
        [se] lower right
        [sw] lower left
       *[w] left
    }
   *[coloured] { $target_place ->
        [centre] centre
        [nw] orange
        [ne] red
        [e] blue
        [se] yellow
        [sw] green
       *[w] purple
    }
}
page-pavilion-centre-spot = { $variant ->
    [grey] { $target_place ->
        [centre] { " " }({ $target_number ->
            [1] top
            [2] upper right
            [3] lower right
            [4] bottom
            [5] lower left
           *[6] upper left
        })
       *[other] { "" }
    }
   *[coloured] { "" }
}
page-pavilion-where = the { page-pavilion-star-name } { $amount }{ page-pavilion-centre-spot }
page-event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile } on { page-pavilion-where }; { summer-pavilion-paid }
page-event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile } on { page-pavilion-where }, { summer-pavilion-paid }; { $points ->
    [1] no neighbours: +1
   *[other] group of { $points }: +{ $points }
}
page-choice-summer-pavilion-lay-from = { summer-pavilion-tile } on the { page-pavilion-star-name } star
page-choice-summer-pavilion-lay-to = { $number }{ page-pavilion-centre-spot }: { summer-pavilion-tiles }{ summer-pavilion-and-joker }
page-choice-summer-pavilion-pick-to = { $tiles }{ $suggested ->
    [1] { " " }(suggested)
   *[0] { "" }
}
page-choice-summer-pavilion-keep-to = { $tile ->
    [none] nothing
   *[other] { $tiles }
}{ $suggested ->
    [1] { " " }(suggested)
   *[0] { "" }
}
page-pavilion-space = { page-pavilion-where }: { $tile ->
    [none] empty
   *[other] { summer-pavilion-tile }
}
page-pavilion-lay = { $what }. Lay a tile here
page-pavilion-shut = { $what }. Not possible: press to see why
page-pavilion-decoration = { $target_kind ->
    [pillar] Pillar
    [statue] Statue
   *[window] Window
}, gives { summer-pavilion-any-tiles }: { $missing ->
    [0] surrounded
    [one] { $missing } space around it is still empty
   *[other] { $missing } spaces around it are still empty
}
page-pavilion-accepts = Colours that can be laid on this star: { $colours }
page-pavilion-hand = Hand: { summer-pavilion-any-tiles }
page-pavilion-hand-empty = No tiles in hand
page-pavilion-stack = { summer-pavilion-tiles }{ $joker ->
    [1] , joker
   *[0] { "" }
}
page-pavilion-round = Round { $round } of { $rounds }
page-pavilion-jokers-label = Round and jokers
page-pavilion-joker-of = Round { $round }: { $tile ->
    [none] not known yet
   *[other] { summer-pavilion-colour }
}
page-pavilion-pool = { $pool }: { summer-pavilion-any-tiles }
page-pavilion-ask-take = Take all tiles of one colour from a factory or the centre.
page-pavilion-ask-lay = Lay a tile on a highlighted space, or pass.
page-pavilion-ask-hold = Choose a highlighted space for the { summer-pavilion-tile }.
page-pavilion-ask-pay = Choose how to pay, then lay the tile.
page-pavilion-ask-only-pass = You cannot lay a tile: pass.
page-pavilion-ask-pass = Pass? { $points ->
    [0] You lay no more tiles in this round.
   *[other] You hold { $hold ->
        [one] { $hold } tile
       *[other] { $hold } tiles
    } and { $keep ->
        [0] can keep none
       *[other] may keep { $keep }
    }: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
page-pavilion-ask-pick = { $amount ->
    [one] Choose a bonus tile from the supply.
   *[other] Choose { $amount } bonus tiles from the supply.
}
page-pavilion-ask-keep = Keep up to { $room ->
    [one] { $room } tile
   *[other] { $room } tiles
}. { $amount ->
    [0] You discard nothing.
   *[other] Discarding { $amount }: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Tap a tile to swap it.
}
page-pavilion-pass = Pass
page-pavilion-pay = { page-pavilion-where }: { $amount ->
    [one] pay { $amount } tile
   *[other] pay { $amount } tiles
}
page-pavilion-colour-to-lay = Colour to lay
page-pavilion-jokers = Jokers: { $jokers }
page-pavilion-fewer-jokers = One joker fewer
page-pavilion-more-jokers = One more joker
page-pavilion-cancel = Cancel
page-pavilion-lay-it = Lay
page-pavilion-pick-them = Take
page-pavilion-keep-them = Pass
page-pavilion-put-back = { summer-pavilion-tile }: put back
page-pavilion-zoom-in = Larger
page-pavilion-zoom-out = Smaller
page-pavilion-gallery = Boards of Summer Pavilion

## The page: questions about the board

page-explain = What is this?
page-explain-how = Tap or click anything you want to know more about.
page-explain-done = Done
page-explain-what = What is this? { $part }
page-explain-parts = Parts of the board
page-explain-rules = More in the rules
page-part = { $part ->
    [factory] Factory
    [centre] Centre
    [marker] Starting player marker
    [token] Starting player marker
    [bag] Bag
    [lid] Lid
    [tower] Tower
    [score] Score
    [line] Pattern lines
    [wall] Wall
    [floor] Floor line
    [joker-of-round] Joker of the round
    [rounds] Jokers of all rounds
    [supply] Supply
    [stars] Board of stars
    [star] Star
    [pillar] Pillar
    [statue] Statue
    [window] Window
    [corners] Corners
    [hand] Hand
    [pass] Passing
    [wheel] Scoring wheel
    [display] Display
    [stack] Round stack
    [expansions] Supply of expansions
    [storage] Storage
    [joker] Joker
    [buy] Buying an expansion
    [garden] Garden
    [slot] Slot for an expansion
    [fountain] Fountain
    [bench] Bench
    [pavilion] Pavilion
   *[other] Part of the board
}

## The page: rules

page-rules-title = Rules of { $game }
page-rules-contents = Contents
page-rules-play = Play { $game } now
page-rules-chapter = { $chapter ->
    [setup] Setup
    [offer] Taking tiles
    [tiling] Tiling the wall
    [grey] The grey wall
   *[end] The end of the game
}
page-rules-lead = { $chapter ->
    [setup] Each round begins with full factories and an empty centre.
    [offer] Take turns until all tiles are gone. This is where the game is won and lost.
    [tiling] Full lines become tiles on the wall, and tiles on the wall become points.
    [grey] The other side of the board: everything else is the same, but you choose the spaces.
   *[end] It ends sooner than you think: five tiles side by side are enough.
}
rule-azul-setup = There are five factories for two players, seven for three and nine for four. The bag holds 100 tiles, twenty of each of the five colours. All boards are empty, everyone has 0 points, and the starting player is chosen at random.
rule-azul-deal = At the start of a round every factory gets four tiles drawn at random from the bag, one factory after the other.
rule-azul-refill = If you have to draw a tile and the bag is empty, all tiles in the lid go back into the bag. If a deal uses up the last tile exactly, the bag stays empty until the next deal.
rule-azul-short-round = If the lid is empty as well, play the round with the tiles there are: the last factories hold fewer than four tiles, or none.
rule-azul-round = When the factories are full, the starting player marker goes to the centre and the starting player takes the first turn. The others follow clockwise until no tiles are left on the factories or in the centre.
rule-azul-take = On your turn take all tiles of one colour from one factory, or all tiles of one colour from the centre. You cannot pass, and you cannot take the marker alone.
rule-azul-rest-to-centre = When you take from a factory, move its other tiles to the centre, where anyone can take them later.
rule-azul-marker = The first player in a round to take from the centre also gets the starting player marker. It goes to the leftmost free space of the floor line, before any tiles, and costs points like a tile. If the floor line is full, it costs nothing.
rule-azul-line = Put the tiles you took on one pattern line, as many as fit; you may not hold any back. The lines hold one to five tiles. A line takes a single colour, never one that its row of the wall already has, and nothing more once it is full.
rule-azul-floor = Tiles that do not fit on the line go to the floor line, which fills from the left. You may also put everything you took straight onto the floor line.
rule-azul-floor-full = The floor line has seven spaces. Tiles that find no space there go into the lid and cost nothing.
rule-azul-tiling = When all tiles have been taken, work through your full lines from top to bottom: each moves one tile to the space of its colour in the same row of the wall, and its other tiles go into the lid. Incomplete lines keep their tiles for the next round.
rule-azul-score-alone = A tile with no neighbour beside, above or below it scores 1 point.
rule-azul-score-across = If it has neighbours in its row, it scores one point for each tile of that unbroken run, including itself.
rule-azul-score-down = The same goes for its column. A tile that belongs to both runs counts in both.
rule-azul-floor-penalty = Then you lose points for your floor line. From the left its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, including the space of the marker. Your score never falls below 0. The tiles go into the lid; you keep the marker.
rule-azul-next-start = Whoever has the marker starts the next round. If nobody took it, the same player starts again.
rule-azul-grey-tiling = The grey wall has no printed colours. The tile of a full line may go to any empty space in its row, as long as no colour appears twice in a row or a column. If there is such a space, you must use one.
rule-azul-grey-order = The player who started the round tiles first, then the others clockwise. Each player tiles all their lines and pays for the floor line before the next one begins.
rule-azul-grey-fall = If there is no space for a full line in its row, all its tiles go to the floor line and cost points in the same round.
rule-azul-end = The game ends after the round in which someone completes a horizontal row of five. Everyone finishes tiling that round and pays for the floor line.
rule-azul-deadlock = In very rare cases nobody can complete a row any more: the tiles for it are stuck in unfinished lines, the columns of the grey wall are closed, or only one colour is left and nobody who gets a turn can use it. Then the game ends as well.
rule-azul-max-rounds = A table may agree on a round limit. Then the game ends after that round, unless it has ended before.
rule-azul-bonus-row = At the end every complete row scores 2 points.
rule-azul-bonus-column = At the end every complete column scores 7 points.
rule-azul-bonus-colour = At the end every colour with all five tiles on the wall scores 10 points.
rule-azul-winner = The highest score wins. In a tie, the player with more complete rows wins. If that is a tie too, the victory is shared.
page-rules-pavilion-chapter = { $chapter ->
    [overview] The game in a minute
    [setup] Setup
    [take] Taking tiles
    [lay] Laying tiles
    [bonus] Pillars, statues and windows
    [pass] Passing
    [end] The end of the game
    [grey] The grey side
    [mini] The Mini
   *[rulings] Questions that come up
}
page-rules-pavilion-lead = { $chapter ->
    [overview] You lay the floor of a summer pavilion: seven stars. For six rounds you take tiles and lay them, and whoever has the most points after the sixth wins.
    [setup] Six colours, a supply of ten tiles, and a joker that changes every round.
    [take] The first half of a round: everyone collects tiles until none are left.
    [lay] The second half: one tile a turn, paid for with others from your hand.
    [bonus] Cover every space around one, and you get new tiles from the supply.
    [pass] Sooner or later you cannot lay any more tiles, or do not want to. Then look at what is left.
    [end] After six rounds come the big rewards: for whole stars and whole numbers.
    [grey] The other side of the board: you decide what every star becomes.
    [mini] The small edition plays by the rules of the big one. Only this is different:
   *[rulings] The printed rules do not answer everything. This is how we play it:
}
page-rules-pavilion-step = { $step ->
    [take] Take turns taking tiles of one colour, until all are gone.
    [lay] Take turns laying one tile each. The number on its space is the price, in tiles.
   *[pass] Pass when you have had enough. Keep up to four tiles; every other tile costs a point.
}
page-rules-pavilion-part = { $part ->
    [star] Seven stars of six spaces. The number on a space is its price.
    [pillar] A pillar stands between four spaces. Cover them to get 1 tile.
    [statue] A statue stands between four spaces as well, but gives 2 tiles.
    [window] A window touches only two spaces, the most expensive ones, and gives 3 tiles.
   *[corner] In the four corners tiles wait for the next round.
}
page-rules-pavilion-difference = { $part ->
    [score] The score track is on your own board and goes down to 0. In the big edition it stops at 1.
    [supply] The ten tiles of the supply lie in two stars of five.
    [tower] Used tiles go into the box. We still call it the tower here.
   *[jokers] The back of the supply board has another order of the jokers. We do not know which, so you can choose any order.
}
page-rules-pavilion-question = { $rule ->
    [lay-order] What if nobody takes from the centre?
    [short-round] What if there are too few tiles for the factories?
    [supply-short] What if the supply has fewer tiles than I have earned?
    [supply] Can tiles that were just paid come back at once?
    [discard] Does the minimum score protect me when I discard, too?
   *[last-round] What happens to tiles that are left in the last round?
}
page-rules-pavilion-answer = { $rule ->
    [lay-order] The starting player stays the same and loses nothing.
    [short-round] You play with the tiles there are. With four players this often happens in the last round.
    [supply-short] You take all there are, and lose your claim to the rest.
    [supply] Yes. They go into the tower before the supply is filled.
    [discard] Yes. No loss takes your score below 1, or below 0 in the Mini.
   *[last-round] They are all discarded, and each one costs a point before the stars are scored.
}
page-rules-pavilion-caption = { $rule ->
    [joker-order] The jokers of rounds 1 to 6
    [deal] The supply of ten, and a factory
    [take] Purple is the joker: one of the two comes along with red.
    [rest-to-centre] The second joker and the green tile go to the centre.
    [token] Three tiles with the marker: 3 points lost
    [lay] A 4, paid for with two red tiles and two jokers
    [star] Red belongs on the red star; the centre star takes each colour once.
    [group] The new 1 joins the 6, the 2 and the 3: 4 points.
    [bonus] The last tile beside a pillar, a statue and a window gives 1, 2 and 3 tiles.
    [pick] Two tiles for a statue: here a joker and a yellow one
    [keep] Four tiles wait in the corners.
    [discard] Two more than that: 2 points lost
    [bonus-star] What a complete star is worth
    [bonus-number] All seven 1s: 4 points
   *[grey] Still open, all the same, all different: the disc in the middle shows what a star still takes.
}
rule-summer-pavilion-setup = There are five factories for two players, seven for three and nine for four. The bag holds 132 tiles, twenty-two of each of the six colours. Everyone has an empty board and 5 points. The tower, where used tiles go, is empty too. The starting player is chosen at random.
rule-summer-pavilion-joker-order = Each of the six rounds has its joker colour: purple, then green, orange, yellow, blue and red. Tiles of that colour can stand in for others when you pay. You may agree on another order, or have it drawn at random.
rule-summer-pavilion-deal = Before each round tiles are drawn at random from the bag: first the supply is filled up to ten, then every factory gets four.
rule-summer-pavilion-refill = If a tile has to be drawn and the bag is empty, all tiles in the tower go back into the bag, even in the middle of a deal. If the last tile is used up exactly, the bag stays empty until another tile is needed.
rule-summer-pavilion-short-round = If the tower is empty as well, play the round with the tiles there are: one factory gets fewer than four tiles, those after it get none. If there are no tiles on any factory, nobody takes anything and laying begins at once.
rule-summer-pavilion-round = When everything has been dealt, the starting player marker is in the centre and the starting player takes the first turn. The others follow clockwise until no tiles are left on the factories or in the centre. You cannot pass in this phase.
rule-summer-pavilion-take = On your turn choose a colour on one factory or in the centre, and take all its tiles from there. If there are jokers there too, you also take exactly one of them. You can choose the joker itself only where there are no other colours, and then too you take just one.
rule-summer-pavilion-rest-to-centre = When you take from a factory, everything else on it moves to the centre, including any other jokers.
rule-summer-pavilion-token = The first player in a round to take from the centre gets the starting player marker and loses a point for every tile taken on that turn, including the joker. No score falls below 1, or below 0 in the Mini; you may take the marker even at the minimum score.
rule-summer-pavilion-lay-order = When all tiles have been taken, the player with the marker lays first, and will also start the next round. The others follow clockwise. On your turn lay one tile or pass; players who have passed are skipped. If nobody took from the centre, the starting player stays the same.
rule-summer-pavilion-star = Each outer star takes its own colour only. The centre star takes any colour on any of its spaces, but each colour only once.
rule-summer-pavilion-lay = A space with the number n costs n tiles. At least one must be of the colour you lay; the others are of that colour or jokers, in any mix you like. One tile goes on the space, the others into the tower. So jokers cannot help on a 1, and the joker colour itself must be paid for in full.
rule-summer-pavilion-group = The new tile scores one point for each tile in its group: all tiles connected to it on its star, including itself. A star is a ring, so its first and last spaces are neighbours. Other stars do not count.
rule-summer-pavilion-bonus = When you cover the last free space around a pillar, statue or window, you must take tiles from the supply at once: 1 for a pillar, 2 for a statue, 3 for a window. If one tile completes two of them, you get both. Each gives tiles only once.
rule-summer-pavilion-pick = You choose freely which tiles to take, jokers included. They join your hand, and you can use them from your next turn on.
rule-summer-pavilion-supply = Before the next turn the supply is filled up to ten again; tiles that have just been paid may come straight back. If bag and tower are empty, the supply is filled after a later turn, as soon as there are tiles.
rule-summer-pavilion-supply-short = If the supply holds fewer tiles than you have earned, you take all of them and lose your claim to the rest.
rule-summer-pavilion-pass = Instead of laying a tile you may pass, and you must if you cannot lay one. You then have no more turns in this round. With an empty hand passing costs nothing.
rule-summer-pavilion-keep = When you pass, you may keep up to four tiles in the corners of your board. You cannot use them before the next round.
rule-summer-pavilion-discard = Every tile you do not keep goes into the tower and costs a point, down to the minimum score: 1, or 0 in the Mini.
rule-summer-pavilion-last-round = After the sixth round tiles are of no more use. When you pass in it, you keep nothing and lose a point for every tile left.
rule-summer-pavilion-corners = When everyone has passed, the tiles in the corners return to the players’ hands and the marker to the centre. Then the next round is dealt, with the next joker.
rule-summer-pavilion-bonus-star = After the sixth round every complete star scores by its colour: red 14, blue 15, yellow 16, orange 17, green 18, purple 20, and 12 if it is multicoloured.
rule-summer-pavilion-bonus-number = If you have covered every space of a number, including the one on the centre star, the 1s score 4 points, the 2s 8, the 3s 12 and the 4s 16. The 5s and 6s score nothing extra.
rule-summer-pavilion-end = The game ends after six rounds. The highest score wins; if scores are equal, the victory is shared.
rule-summer-pavilion-grey = On the grey side no star has a colour yet, and the numbers are in other places. On each of the seven stars the second tile decides: if it matches the first, all six must be the same; if not, all six must be different. Several stars may have the same colour.
page-rules-garden-chapter = { $chapter ->
    [overview] The game at a glance
    [parts] Components
    [setup] Setup
    [turn] Rounds and turns
    [acquire] Acquiring
    [place] Placing tiles
    [expand] Expanding the garden
    [jokers] Jokers
    [pass] Passing
    [scoring] After each round
    [tiles] Bag and tower
    [end] The end of the game
    [variant] The other side of the board
   *[rulings] Where the rulebook is silent
}
page-rules-garden-lead = { $chapter ->
    [overview] Collect, pay, plant: four rounds in the queen’s garden.
    [parts] Six colours, six patterns, and a garden that begins with a fountain.
    [setup] Everyone begins with the same; only what comes to the display is left to chance.
    [turn] One action, then it is the next player’s turn.
    [acquire] All of one colour or all of one pattern: what you get is never quite what you wanted.
    [place] What you have collected becomes your garden, and much of it goes to pay for that.
    [expand] There is room around the fountain for six expansions, and each adds new spaces.
    [jokers] Surround the features of your garden, and they give something back.
    [pass] You leave the round, perhaps with an emptier storage.
    [scoring] The wheel shows well in advance what will score.
    [tiles] Tiles that have been paid come back.
    [end] The last and largest scoring.
    [variant] For players who know the first side well.
   *[rulings] How we decide what the rules leave open.
}
page-rules-garden-example = { $example ->
    [about-game] A garden late in the game.
    [about-hexagons] A row for each colour, a column for each pattern.
    [about-garden] The fountain board and the six slots around it.
    [about-expansions] The same expansion face up and face down.
    [about-display] The round stack, an expansion with the two tiles left on it, and one that is face up.
    [acquire] Yellow: three tiles and the expansion with the yellow flower.
    [copies] Butterflies: the light blue one, and one of the two light purple ones.
    [room] Two spaces are free and there are three birds in the display: with this storage you cannot acquire birds.
    [stack] Two tiles have been taken: the top expansion moves aside with the other two, and the new top gets four.
    [turn] Its last tile is gone, so the expansion is turned face up.
    [payment] A yellow flower costs three others: flowers of other colours or yellow hexagons of other patterns, or jokers. No mixing, and no two alike.
    [neighbours] The yellow flower may go beside the yellow tree, but not where it touches only the dark green bird.
    [twins] The yellow group already has a yellow bird; a second one cannot join it.
    [place-expansion] The yellow flower touches the yellow tree and shares its colour. Turned away from it, it would touch nothing, which is allowed too.
    [buy] Six points buy seven spaces.
    [jokers] The sixth hexagon around the bench is placed: 2 jokers.
    [marker] The marker costs 1 point.
    [discard] Discarding a tree and a bird costs 3 points.
    [wheel] Round 1: the dark green tree scores 2 points, the yellow tree 1, the light blue butterfly 1, the light purple flower none.
    [pavilions] Only the face-up expansion scores a point for its pavilion.
    [deal] Four tiles for the new top expansion.
    [refill] The tower is emptied into the bag.
    [storage] Two jokers score 2 points, the butterfly and the tree cost 4.
   *[groups] Three of a colour, four of a pattern, and all six lilies with 6 points extra.
}
page-rules-garden-players = Players
page-rules-garden-each-stack = Each round stack
page-rules-garden-round = Round { $round }
rule-queens-garden-about-game = You plant a garden for the queen. Over four rounds you acquire tiles and garden expansions from a shared display, keep them in your storage, and place them around your fountain. Placing has its price: the more valuable a hexagon is, the more others you pay for it. You score points on the scoring wheel after every round, and at the end for groups of one colour or one pattern. The highest score wins.
rule-queens-garden-about-hexagons = A hexagon shows one of six patterns in one of six colours, on a tile or printed on a face-up expansion. The pattern determines what a hexagon is worth and what it costs: tree 1, bird 2, butterfly 3, flower 4, plant 5, lily 6. There are three tiles and one expansion of each. Two hexagons are identical if both colour and pattern are the same.
rule-queens-garden-about-garden = Your garden begins as the fountain board: the fountain in the middle, six spaces for tiles around it, and three statues and three benches alternating at the points of the star. Around it are six slots for one expansion each. You never place anything on the fountain, statues, benches or pavilions; you surround them.
rule-queens-garden-about-expansions = An expansion has seven places. Face up it shows a pavilion in the middle, one printed hexagon and five free spaces. Face down it has seven free spaces, no pavilion and no hexagon. Once in a garden it is never turned over.
rule-queens-garden-about-display = Everyone acquires from the same display. Part of it is the round stack: expansions face down, with four tiles on the top one. Beside it are the expansions that have come off the stack, either with tiles on them or, once these are gone, face up. All other expansions are the supply: they are face down, and nobody looks at them.
rule-queens-garden-setup = Everyone begins with 15 points, three jokers in storage and an empty fountain board. The bag holds 108 tiles. The 36 expansions are shuffled face down into four stacks, one for each round: 5 expansions each with two players, 7 with three, 8 with four. The other 16, 8 or 4 are the supply. The starting player is chosen at random.
rule-queens-garden-round = There are four rounds. A round begins with its stack in the display and four tiles on top. Players take turns clockwise, one action each, until everyone has passed. Players who have passed are skipped; the last one left may continue alone.
rule-queens-garden-about-turn = On your turn do one of five things: acquire hexagons from the display, place a tile from your storage, place an expansion from your storage, buy an expansion face down, or pass.
rule-queens-garden-acquire = Choose one colour or one pattern and take every hexagon of it in the display: tiles on the stack, tiles beside it, and face-up expansions. There must be at least one. Face-down expansions cannot be taken. Everything goes into your storage.
rule-queens-garden-copies = If hexagons are identical, you take exactly one of them and choose which. A tile and an expansion with the same hexagon are identical too. Identical tiles on one expansion count as one choice.
rule-queens-garden-room = Your storage has 12 spaces, shared by tiles and jokers, and 2 for expansions. Acquiring is all or nothing: you cannot make a choice that does not fit as a whole. When you choose between identical hexagons, all the others must still fit.
rule-queens-garden-stack = If you took a tile from the round stack, its top expansion moves to the display with the tiles left on it, and the next expansion becomes the top and is filled. If you took none from the stack, nothing is filled.
rule-queens-garden-turn = After you acquire, every expansion in the display without tiles is turned face up. It can be taken from the next turn on.
rule-queens-garden-place-tile = Take a tile from your storage, pay for it, and place it on a free space of the fountain board or of an expansion in your garden. It stays there until the end.
rule-queens-garden-payment = The price is the value of the pattern, and the hexagon you place counts as one: a tree needs no others, a lily five. The others come from your storage, tiles or expansions. Together with the placed one they share the pattern and all differ in colour, or share the colour and all differ in pattern. A joker can replace any of the others. You pay the exact price. Paid tiles go into the tower, expansions under the supply, and jokers leave your storage.
rule-queens-garden-neighbours = A hexagon may always go where it touches no other. Where it touches others, at least one of them must share its colour or its pattern; the rest may differ.
rule-queens-garden-twins = A group is all connected hexagons of one colour, or of one pattern. No group may ever contain two identical hexagons, whether they touch or not, and you may not join two groups if that would happen. So a group has at most six hexagons.
rule-queens-garden-place-expansion = Take an expansion from your storage, pay for it, and place it face up in any empty slot, turned in any of six ways. It costs as much as a tile with its hexagon, and its hexagon follows the same rules for neighbours and groups. It need not touch another expansion.
rule-queens-garden-buy = For 6 points put the top expansion of the supply face down into any empty slot. Nobody looks at its face. It has no hexagon, so it fits everywhere. You need at least 6 points, and there must be an expansion in the supply.
rule-queens-garden-jokers = Jokers help you pay. When you place the last of the six hexagons around the fountain, you gain 1 joker; around a statue or a bench 2; around a pavilion 3. Printed hexagons count as well. If one hexagon completes several features, you gain the jokers for all of them. The edge of the garden does not count, so a statue or a bench needs both of the expansions beside it.
rule-queens-garden-joker-overflow = Jokers take up spaces for tiles. Your payment leaves the storage first; jokers that then have no space are lost.
rule-queens-garden-pass = You may always pass, and you must if nothing else is possible. You have no more turns in this round. Everything in your storage stays there.
rule-queens-garden-discard = When you pass, you may discard as many tiles and expansions from your storage as you like, and lose the value of each. That makes room for the next round. Tiles go into the tower, expansions under the supply. Jokers cannot be discarded.
rule-queens-garden-marker = The first player to pass in a round takes the starting player marker, loses 1 point and starts the next round. It costs the point in the last round too.
rule-queens-garden-floor = No loss takes your score below 0: you lose only what you have. To buy an expansion, however, you need all the points it costs.
rule-queens-garden-wheel = After each round three colours or patterns score, as the wheel shows. Every matching hexagon in your garden, tile or printed, scores the points shown; if it matches by colour and by pattern, it scores both. Each colour and each pattern comes up once in a game.
rule-queens-garden-pavilions = After that every face-up expansion in your garden scores 1 point for its pavilion, surrounded or not.
rule-queens-garden-clearing = Between rounds the wheel makes a quarter turn. Tiles left in the display go into the tower; expansions left there, including the rest of the stack, go face down to the supply.
rule-queens-garden-deal = A new top expansion of the stack gets four tiles drawn at random from the bag.
rule-queens-garden-refill = Tiles that were paid, discarded or left over are in the tower. If a tile has to be drawn and the bag is empty, they all go back into the bag, even in the middle of a deal. If both run out, the expansion gets only one to three tiles.
rule-queens-garden-no-tiles = If there is no tile at all for a new top expansion, the rest of the stack goes to the display and is turned face up. Tiles that reach the tower later in that round change nothing.
rule-queens-garden-storage = After the fourth round your storage is scored first: every joker scores 1 point, then every tile and every expansion left there costs its value.
rule-queens-garden-groups = Then every group of three or more scores the sum of its values, first the colours, then the patterns. A hexagon may count in one group of its colour and in one of its pattern. On the standard side a group of six scores 6 points extra: all six of a colour are worth 27, all six lilies 42.
rule-queens-garden-end = The game ends after four rounds and this scoring. The highest score wins. Tied players share the victory.
rule-queens-garden-about-variant = On the other side of the board the patterns score differently, and groups score more. The rulebook says no more than that, and we have not seen the printed numbers, so these are our own: every pattern scores 2 points on the wheel, every colour 1; a group of four scores 2 points extra, a group of five 4, a group of six 6.
rule-queens-garden-numbers = If you own the board, you can type in the numbers printed on that side when you create a table: what each colour and each pattern scores on the wheel (0 to 9), and the extra points of groups of three to six (0 to 20). Which of them score in which round stays the same. The numbers are kept with the table and are part of its record.
rule-queens-garden-ruling-tower = When exactly is the tower emptied into the bag? As late as possible: when a tile has to be drawn and the bag is empty.
rule-queens-garden-ruling-payment = May you pay more than the price? No. May you pay with jokers alone? Yes.
rule-queens-garden-ruling-slots = What if all six slots are taken? You can still pay with stored expansions or discard them; otherwise they cost points at the end. Nothing can be bought.
rule-queens-garden-ruling-expansions = May you acquire a colour or a pattern that only expansions show? Yes. No tile came from the stack, so nothing is filled.
rule-queens-garden-ruling-points = May you discard more than you have points for? Yes, your score stops at 0.
rule-queens-garden-ruling-jokers = The box holds 24 jokers. Here they never run out.
rule-queens-garden-ruling-marker = If you are the first to pass again, you take the marker again and lose 1 point again.
rule-queens-garden-ruling-hidden = Everyone can see the gardens, storages and the display. Nobody knows the order of the bag, or the hexagon of a face-down expansion, not even of one in a garden.
rule-queens-garden-ruling-board = The points on the wheel come from photographs of the board; which fields belong to which round comes from several reports that agree. That statues and benches alternate makes no difference to play.

## The page: Queen's Garden

page-garden-garden = { $who }’s garden
page-garden-larger = Larger
page-garden-smaller = Smaller
page-garden-enlarge-wheel = Enlarge the scoring wheel
page-garden-feature-name = { $feature_kind ->
    [fountain] Fountain
    [statue] Statue
    [bench] Bench
   *[pavilion] Pavilion
}
page-garden-feature = { page-garden-feature-name }: surround it to gain { queens-garden-jokers }
page-garden-feature-done = { page-garden-feature-name }: surrounded
page-garden-space = { page-garden-where }: { $tile ->
    [none] free
   *[other] { queens-garden-hexagon }, value { $value }
}
page-garden-slot-side = { $target_number ->
    [1] right
    [2] lower right
    [3] lower left
    [4] left
    [5] upper left
   *[6] upper right
}
page-garden-place-side = { $target_column ->
    [1] right
    [2] lower right
    [3] lower left
    [4] left
    [5] upper left
    [6] upper right
   *[7] middle
}
page-garden-where = { $target_number ->
    [0] by the fountain
   *[other] in the { page-garden-slot-side } expansion
}, { page-garden-place-side }
page-event-queens_garden-tile-placed = { $who }: { queens-garden-hexagon } { page-garden-where }
page-event-queens_garden-expansion-placed = { $who }: the { queens-garden-hexagon } expansion in the { page-garden-slot-side } slot
page-event-queens_garden-expansion-bought = { $who }: buys a face-down expansion for the { page-garden-slot-side } slot: { $points }
page-event-queens_garden-expansion-turned = Now face up in the display: { queens-garden-hexagon }
page-choice-queens_garden-space-to = { page-garden-where }
page-choice-queens_garden-slot-to = { page-garden-slot-side } slot, its hexagon { page-garden-place-side }
page-choice-queens_garden-new-slot-to = { page-garden-slot-side } slot
page-choice-queens_garden-pay-to = { $tiles }
page-garden-space-coming = { $what }. About to be placed here: { queens-garden-hexagon }, value { $value }
page-garden-space-open = { $what }. Place it here
page-garden-space-shut = { $what }. Not possible: press to see why
page-garden-slot = { page-garden-slot-side } slot: { $face ->
    [up] expansion, face up
    [down] expansion, face down
   *[empty] empty
}
page-garden-slot-open = { page-garden-slot-side } slot: place the expansion here
page-garden-slot-shut = { page-garden-slot-side } slot: the expansion does not fit here, whichever way it is turned
page-garden-trial = { page-garden-slot-side } slot, hexagon { page-garden-place-side }: it fits. Turn it with the arrow keys, place it with Enter
page-garden-trial-shut = { page-garden-slot-side } slot, hexagon { page-garden-place-side }: it does not fit. Turn it with the arrow keys; Enter says why
page-garden-lay = Place it here
page-garden-lay-why = Why does it not fit like this?
page-garden-turn-left = Turn left
page-garden-turn-right = Turn right
page-garden-group = { queens_garden-category }: group of { $size }, { $points ->
    [0] no points yet
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
page-garden-stack = Round stack: { $amount ->
    [one] { $amount } expansion
   *[other] { $amount } expansions
}
page-garden-place = Place { $number } of the display
page-garden-offered = { queens-garden-hexagon }, value { $value }, on place { $number }
page-garden-offered-expansion = Expansion { queens-garden-hexagon }, value { $value }, on place { $number }
page-garden-acquire = What do you acquire?
page-garden-take = Take all: { queens_garden-category }
page-garden-stored = { $item ->
    [expansion] Expansion { queens-garden-hexagon }
   *[tile] { queens-garden-hexagon }
}, value { $value }{ $state ->
    [hand] , selected
    [paid] , used to pay
    [gone] , to be discarded
   *[stored] {""}
}
page-garden-joker = Joker{ $state ->
    [paid] , used to pay
   *[stored] {""}
}
page-garden-field = { queens_garden-category } { $points }
page-garden-wheel = Round { $round } scores: { $fields }, every pavilion 1.
page-garden-bonus = { $size } together { $points }
page-garden-bonuses = Extra points for groups at the end: { $bonuses }.
page-garden-whose-numbers = { $whose ->
    [own] The host has typed in these numbers from their own board.
   *[ours] These numbers are our reconstruction; we have not seen the printed ones.
}
page-garden-of-rounds = of { $rounds }
page-garden-ask = { $decision ->
    [action] Acquire tiles from the display, place one, buy or pass.
    [copy] Choose which { queens-garden-hexagon } to take.
    [space] Choose a space for the { queens-garden-hexagon }.
    [slot] Choose a slot for the expansion. Turn it with a tap, the mouse wheel or the arrow keys.
    [new-slot] Choose a slot for the expansion you bought.
    [pay] Cost { $cost }: this hexagon and { $more } more. Tap tiles to change the payment.
    [pass] Pass? { page-garden-ask-first }
   *[discard] Pass? { page-garden-ask-first } Tap what to discard: it costs its value.
}
page-garden-ask-first = { $first ->
    [next] First to pass: −1 point, you start the next round.
    [last] First to pass: −1 point.
   *[no] You do nothing more in this round.
}
page-garden-unseen = Expansions nobody has seen yet
page-garden-buy = Buy an expansion (−{ $points })
page-garden-pass = Pass
page-garden-pass-keeping = Pass and keep everything
page-garden-pass-discarding = Pass and discard (−{ $points })
page-garden-pay = Pay
page-garden-gallery = Pieces of Queen's Garden

## The page: learning to play

page-learn-title = Learn to play · Azulejos
page-learn-heading = Learn to play
page-learn-lead = Each lesson takes a few minutes: you play on the real board from the first move. Nothing can go wrong here.
page-learn-link = Learn
page-learn-of = Learn { $game }
page-learn-short = Lesson
page-learn-begin = Begin
page-learn-go-on = Continue with step { $step } of { $steps }
page-learn-again = Do it again
page-learn-done = Completed
page-learn-coach = Your guide
page-learn-step = Step { $step } of { $steps }
page-learn-next = Next
page-learn-skip = Skip
page-learn-back = Back
page-learn-show = Show me
page-learn-you = You
page-learn-reply = And the game goes on …
page-learn-other = That is allowed too, but try this first. { $task }
page-learn-good = Well done!
page-learn-end = You can play { $game }!
page-learn-end-text = You have seen everything you need for a first game. The rest comes with playing: the board shows what is possible, and tells you why something is not.
page-learn-play = Play now against a beginner
page-learn-others = Learn another game
page-learn-leave = All lessons
page-learn-azul-goal = Welcome! In Azul you cover a wall with tiles. Every space on your wall has its colour, and tiles that touch each other score.
page-learn-azul-take = The round plates are factories. On your turn take all tiles of one colour from one of them and put them on one of your five pattern lines.
page-learn-azul-take-task = Take the two blue tiles and put them on your second line.
page-learn-azul-centre = Tiles you leave on a factory move to the centre, where they can be taken later. The first to take from there also gets the starting player marker: it costs a point now, but its owner starts the next round.
page-learn-azul-centre-task = Take the two white tiles from the centre and put them on your third line.
page-learn-azul-line = A line holds a single colour, and must be full before a tile can go to the wall. Your third line needs one more white tile.
page-learn-azul-line-task = Take the white tile from the highlighted factory and fill your third line.
page-learn-azul-floor = Tiles that do not fit go to the floor line and cost points. Pick some up and look at a line: the board shows you in advance what would happen.
page-learn-azul-floor-task = Take whichever tiles you like.
page-learn-azul-floor-after = It goes on like this until the factories and the centre are empty.
page-learn-azul-last = Let us jump to the end of the third round: one tile is left. Once it is taken, every full line moves one tile to the wall.
page-learn-azul-last-task = Take the blue tile and fill your third line.
page-learn-azul-score = The black tile has no neighbours: 1 point. The blue one makes a run of two across and a run of two down: 4 points. Then you lost points for the floor line, and incomplete lines wait for the next round.
page-learn-azul-row = The game ends after the round in which someone completes a row of the wall. Your first row needs only the white tile.
page-learn-azul-row-task = Take the last white tile and put it on your first line.
page-learn-azul-end = At the end a complete row scores 2 more points, a complete column 7, and all five tiles of a colour 10. You have one of each, and the most points: you win!
page-learn-pavilion-goal = Welcome to the Summer Pavilion! For six rounds you fill stars with tiles, and tiles that lie together score. In each round everyone first takes tiles, then lays them.
page-learn-pavilion-take = Take all tiles of one colour from a factory. Purple is the joker this round: if there are jokers there, you take exactly one of them too.
page-learn-pavilion-take-task = Take the green tiles from the highlighted factory.
page-learn-pavilion-centre = The tiles left over go to the centre. The first to take from there gets the starting player marker: they lay first and start the next round, but lose a point for every tile they take.
page-learn-pavilion-centre-task = Take the blue tile from the centre.
page-learn-pavilion-centre-after = One tile, one point. When everything has been taken, you will be the first to lay.
page-learn-pavilion-lay = Now everyone lays one tile each turn. The number on a space is its price in tiles of its colour: you lay one and lose the others.
page-learn-pavilion-lay-task = Lay a green tile on the green 2 and pay with two green tiles.
page-learn-pavilion-joker = Jokers can pay for any colour, as long as one tile is of the colour itself. A tile scores one point for each tile in its connected group: next to the 2, that makes two.
page-learn-pavilion-joker-task = Lay your last green tile on the green 3 and pay the rest with two jokers.
page-learn-pavilion-joker-after = The two green tiles lie together: 2 points. The next tile beside them will score 3.
page-learn-pavilion-bonus = Cover all spaces around a pillar, a statue or a window, and you take 1, 2 or 3 tiles from the supply. This pillar needs only the red 3.
page-learn-pavilion-bonus-task = Lay a red tile on the 3, then choose a tile from the supply.
page-learn-pavilion-bonus-after = Bonus tiles join your hand, and the supply is filled again at once. One bonus often pays for the next.
page-learn-pavilion-pass = When you do not want to lay any more tiles, pass. You can keep up to four tiles in your corners for the next round; every other tile costs a point.
page-learn-pavilion-pass-task = Pass, and choose the tiles you keep.
page-learn-pavilion-pass-after = The tiles you kept come back in the next round. Orange will be the joker then, so orange is worth keeping.
page-learn-pavilion-star = This is the last turn of the sixth and last round. Every complete star scores a bonus at the end: from 12 points for the multicoloured one up to 20 for the purple one.
page-learn-pavilion-star-task = Complete the blue star.
page-learn-pavilion-end = The blue star scored 15 points. You have also covered every 1 and every 2 on the board: 4 and 8 points (all 3s would score 12, all 4s 16). You have the most points and win: well played!
page-learn-mini-goal = The Mini is Summer Pavilion for a small table: the same stars, the same tiles, the same turns. Two things differ: the supply is laid out as two stars, and your score can fall to 0 instead of stopping at 1.
page-learn-mini-take = Take all tiles of one colour from a factory, and one joker too if there is one. The joker of the first round is purple.
page-learn-mini-take-task = Take the yellow tiles from the highlighted factory.
page-learn-mini-take-after = Two yellow tiles and a joker: a good start. The red one went to the centre.
page-learn-mini-zero = Later, in the fourth round: the first to take from the centre gets the starting player marker and loses a point for every tile. You have only one point left, but you may still do it.
page-learn-mini-zero-task = Take the green tiles from the centre.
page-learn-mini-zero-after = You took three tiles, including the yellow joker, and lost only the one point you had: in the Mini your score stops at 0.
page-learn-mini-lay = In the second part of a round everyone lays one tile each turn. The number on a space is its price in tiles of its colour, and jokers help out.
page-learn-mini-lay-task = Lay yellow on the 3 of the yellow star, and pay.
page-learn-mini-lay-after = One tile is on the star, the others are gone. It scores one point for each tile in its group: 1 for now.
page-learn-mini-bonus = A pillar gives one tile from the supply, a statue two, a window three, as soon as all spaces around it are covered. The yellow 6 completes this window.
page-learn-mini-bonus-task = Lay yellow on the 6, and choose three tiles from the supply.
page-learn-mini-bonus-after = Three tiles at once: windows are expensive, but generous.
page-learn-garden-goal = Welcome to the Queen's Garden! Over four rounds you lay out a garden around the fountain. On your turn do one thing: acquire, place, buy or pass.
page-learn-garden-colour = This is the display. Every hexagon has a colour and a pattern, and you take all of one colour or all of one pattern.
page-learn-garden-colour-task = Choose a yellow hexagon, and take everything yellow.
page-learn-garden-colour-after = Both are in your storage now. The stack moves on, and new tiles are laid out.
page-learn-garden-pattern = Now by pattern, and from everywhere at once. The large plate is an expansion: it is face up, so its butterfly counts too. If some were identical, you would get just one of them.
page-learn-garden-pattern-task = Take all butterflies.
page-learn-garden-pattern-after = Everything must fit: your storage has 12 spaces for tiles and jokers and 2 for expansions. You cannot take what does not fit.
page-learn-garden-place = Placing costs the value of the pattern: 3 for a butterfly. The tile itself counts as one, so you pay two more: butterflies of other colours, or yellow hexagons of other patterns. Jokers can replace any of them.
page-learn-garden-place-task = Place the yellow butterfly beside the fountain, and pay.
page-learn-garden-place-after = The tiles you paid are gone, so spend what you need least.
page-learn-garden-neighbour = Where a hexagon touches others, at least one of them must share its colour or pattern. And no group of a colour or a pattern may contain the same hexagon twice.
page-learn-garden-neighbour-task = Place the yellow bird next to the yellow butterfly, and pay.
page-learn-garden-neighbour-after = Both are yellow, so they form a group. Groups of three or more score at the end.
page-learn-garden-fountain = Surround the fountain and you gain a joker; a statue or a bench gives two, a pavilion three. One space of the ring is still free.
page-learn-garden-fountain-task = Close the ring with the light blue butterfly, and pay.
page-learn-garden-fountain-after = You gain a joker: it can replace any hexagon when you pay.
page-learn-garden-expansion = An expansion makes your garden larger: five new spaces around a pavilion. You pay for its own hexagon, which must fit like a tile. For 6 points you can also buy one face down.
page-learn-garden-expansion-task = Place your expansion: choose a slot, turn it until it fits, and place it.
page-learn-garden-expansion-after = Room for more! Every pavilion also scores a point after each round.
page-learn-garden-wheel = When you have done enough, pass; the first to pass loses a point and starts the next round. Once everyone has passed, the wheel shows what scores: birds, dark purple and butterflies this round.
page-learn-garden-wheel-task = Pass, and keep what you have stored.
page-learn-garden-wheel-after = Three birds scored 3 points, two butterflies 4, and your pavilion 1.
page-learn-garden-groups = The fourth round is the last. Then every group of three or more of a colour or a pattern scores the sum of its values, each joker scores 1, and whatever is left in storage costs its value.
page-learn-garden-groups-task = Pass for the last time, and keep what you have stored.
page-learn-garden-end = Four yellow hexagons together scored 2 + 3 + 5 + 6 = 16 points, three birds 6. Two jokers scored 2, and the plant left in storage cost 5. You have the most points and win: well done!
