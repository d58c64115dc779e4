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
heading-legal-ns = list, ns
heading-simulations = simulations/s
heading-nodes = nodes/s
heading-bytes-per-node = bytes/node
heading-two-threads = two threads, gain
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
bench-rollouts = Azul: simulations with random roll-outs, per random game
bench-no-yardstick = The yardstick was not run: { $reason ->
    [no-source] its source is not there
    [no-compiler] g++ is not installed
    [compile-failed] g++ could not compile it (it needs a processor with BMI2)
   *[run-failed] it could not be run
}

## errors

error-unknown-language = There is no language “{ $value }” here. Expected: { $expected }
error-unknown-game = There is no game “{ $value }”. Expected: { $expected }
error-other-game = These options are of { $value }, not of { $expected }.
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
error-folder-missing = { $path }: there is no such folder
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
error-stale = The table has moved on: it has { $seq } entries, not { $expected }.
error-fingerprint = An entry of the table's log does not lead to the position it names. Found { $value }, expected { $expected }
error-nobody = Somebody must take the seat of player { $player }; no name was given for them.
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

## Bots that are programs

error-bot-command = Bot “{ $bot }”: “{ $value }” is no command line.
error-bot-not-started = Bot “{ $bot }”: { $command } could not be started: { $cause }
error-bot-slow-start = Bot “{ $bot }” was not ready after { $seconds } s. Its last words: “{ $said }”
error-bot-version = Bot “{ $bot }” speaks version “{ $value }” of the protocol. Expected: { $expected }. Its last words: “{ $said }”
error-bot-crashed = Bot “{ $bot }” has ended by itself, exit code { $exit }. Its last words: “{ $said }”
error-bot-output-closed = Bot “{ $bot }” has closed its output. Its last words: “{ $said }”
error-bot-hung = Bot “{ $bot }” did not answer within { $seconds } s. Its last words: “{ $said }”
error-bot-flood = Bot “{ $bot }” talks without end: more than { $limit } bytes and no answer. Its last words: “{ $said }”
error-bot-long-line = Bot “{ $bot }” wrote a line of more than { $limit } bytes. Its last words: “{ $said }”
error-bot-nonsense = Bot “{ $bot }” answered “{ $value }”. Expected: { $expected }. Its last words: “{ $said }”
error-bot-illegal = Bot “{ $bot }” wanted to play { $move }, which is not allowed ({ $reason }). { $why } Its last words: “{ $said }”
error-bot-refused = Bot “{ $bot }” refused: { $value }. Its last words: “{ $said }”
error-bot-line-value = { $name }: “{ $value }” cannot be used. Expected: { $expected }
error-bot-line-pairs = “{ $value }” has no value. Expected: names with their values
error-bot-line-length = A line has more than { $limit } bytes.
error-bot-no-position = The position is missing. Expected before “go”: a line “position …”
error-bot-no-budget = The budget is missing. Expected: { $expected }

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
    [rounds] Ended after the last round.
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
error-opening-position = A game cannot begin from this position: { $value }.
error-turn-incomplete = The turn is not complete: more moves belong to it.

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
play-resume-later = Go on later with: { $command }
play-record-written = Record of the game: { $file }
play-discarded = The game was not kept.
play-keep = Keep the game, to go on later? [Y/n]{ " " }
play-keep-no = n no
play-interrupted = Interrupted.
play-hint = Your move, for instance { $example }. Enter lists the moves, ? helps, q quits.
play-forced = Only one choice, so it was made for you: { $code }
play-undone = Taken back.
play-undone-deal = Taken back. What was dealt since will be dealt anew.
play-nothing-to-undo = There is nothing to take back.
play-language = From now on in English.
play-no-number = There is no { $value } in the list, which goes from 1 to { $expected }.
play-preview-what = Preview of which move? For instance: p { $example }
play-preview = If { $code } is played:
play-preview-points = Points of { $who }: { $before } → { $after }
play-hint-thinking = Thinking for a second …
play-hint-best = Best turn: { $turn }. Chance to win { $chance }, expected final score { $points } against { $others }.
play-hint-other = Also good: { $turn } (chance { $chance }, { $points } against { $others }).
play-log-empty = Nothing has happened in this round yet.
play-list-hint = Type a number from the list, or a whole move such as { $example }.
play-ranking = Result
play-column-place = Place
play-column-player = Player
play-column-total = total
play-winner = The winner: { $who }
play-winners-shared = Shared victory: { $names }
points-start = at the start

play-help =
    Commands
      { $example } play a move by its code, in capital or small letters
      { $beginning } list where these tiles can go
      Enter   list all moves; then type a number from the list
      { $preview } preview: what would happen, without playing it
      t       hint: the best turn, its chance to win and the points to expect (or: hint)
      u       undo your last turn, or the last step of this one
      b       show the board again
      h       what has happened in this round (or: log)
      pos     the position as one line of text
      l pl    change the language: en, pl, uk
      s       say where the game is saved (every turn is saved)
      q       quit
      ?       this help

error-play-seats-count = --seats names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Expected: { $players }, one for each player
error-play-seat-name = --seats: “{ $value }” is no name. Expected: a name of up to 40 letters, or a bot: { $expected }
error-play-no-board = There is no terminal board for { $value }. Expected: { $expected }
error-play-save-exists = { $file } already exists. --save needs a new file; --resume goes on with a saved game.
error-play-bad-save = { $file } is no saved game.
error-play-damaged-save = { $file } is damaged and cannot be resumed: { $why }
error-play-nothing-to-resume = There is no unfinished game in { $folder }.
error-play-resume-alone = --resume goes on with a game as it is. Leave out { $value }.
error-play-position-alone = --position says all about the game. Leave out { $value }.
error-play-position-over = The game of this position is over.
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
    [floor] to the floor
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
    [floor] floor
   *[line] line { $target_number }
}
choice-azul-tile-from = { azul-tile } of line { $source_number }
choice-azul-tile-short = { azul-tile }
choice-azul-tile-to = column { $target_column }

effect-marker-taken = with the marker
effect-tiles-dropped = { $amount ->
    [one] { $amount } falls to the floor
   *[other] { $amount } fall to the floor
}
effect-floor-overflowed = { $amount } to the lid
effect-tile-scored = { azul-tile-points }

event-tile-drawn = Factory { $target_number }: { azul-tile }
event-lid-poured = The bag is empty: { azul-any-tiles } from the lid go back into it.
event-round-opened = Round { $round }: the factories are filled. First to move: { $who }
event-tiles-taken = { $who }: { azul-tiles } { azul-from } { azul-to }
event-tiles-moved-to-centre = { azul-tiles } to the centre
event-rest-to-centre = the rest to the centre: { $tiles }
event-marker-taken = { $target_kind ->
    [floor] the first-player marker takes a floor space
   *[none] the first-player marker is kept for free, the floor is full
}
event-line-filled = { azul-tiles } on line { $target_number }
event-tiles-dropped = { $amount ->
    [one] { $amount } tile falls to the floor
   *[other] { $amount } tiles fall to the floor
}
event-floor-overflowed = { $amount ->
    [one] { $amount } tile finds no floor space and goes to the lid for free
   *[other] { $amount } tiles find no floor space and go to the lid for free
}
event-tile-laid = { $who }: { azul-tile } to row { $target_number }, column { $target_column }
event-tile-scored = { $who }: { azul-tile } on row { $target_number }, column { $target_column }: { azul-tile-points }
event-line-fell = { $who }: no open space for the { azul-tile } in row { $source_number }, the whole line falls: { azul-tiles }
event-scored-alone = { $who }: the tile on row { $target_number }, column { $target_column } stands alone: +{ $points }
event-scored-across = { $who }: { $points } tiles across on row { $target_number }: +{ $points }
event-scored-down = { $who }: { $points } tiles down in column { $target_column }: +{ $points }
event-floor-scored = { $who }: { $spaces ->
    [one] { $spaces } floor space
   *[other] { $spaces } floor spaces
} taken: { $points ->
    [0] 0 (a score never falls below 0)
   *[other] { $points }
}
event-row-bonus = { $who }: row { $row } is complete: +{ $points }
event-column-bonus = { $who }: column { $column } is complete: +{ $points }
event-colour-bonus = { $who }: every { azul-tile } is on the wall: +{ $points }
event-game-ended = The game ends: { end-azul }
end-azul = { $reason ->
    [row] a horizontal row is complete.
    [deadlock] nobody can complete a row any more.
    [max_rounds] the agreed number of rounds has been played.
    [resigned] somebody has resigned.
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
      Take all tiles of one colour from one factory, and its other tiles go to the centre; or take
      all tiles of one colour from the centre. The first to do so in a round also gets the marker [1]:
      it lies on the floor and costs points, but its owner begins the next round.
      Put the tiles on one line. A line holds one colour, and none that its row of the wall has.
      What does not fit falls to the floor.
      When all tiles are taken, every full line sends one tile to the wall. It scores the unbroken
      run of tiles across plus the one down, or 1 when it stands alone. Then the floor is paid for.
      The game ends after the round in which somebody completes a horizontal row. Each complete
      row brings 2 points, each column 7, each colour with all five tiles 10.
      On the grey wall you choose the column yourself: no colour twice in a row or a column.

    A move has three signs
      from     1 to 9 factory, C centre
      colour   B blue, Y yellow, R red, K black, W white
      to       1 to 5 line, F floor
      T24      on the grey wall: the tile of line 2 goes to column 4

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
summer-pavilion-starts = has the token
summer-pavilion-legend = +1 pillar, +2 statue, +3 window: bonus tiles when every space around is covered
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
choice-summer-pavilion-take-to = { summer-pavilion-any-tiles } with the joker, if any
choice-summer-pavilion-lay-from = { summer-pavilion-tile } on { summer-pavilion-star }
choice-summer-pavilion-lay-short = { summer-pavilion-colour }
choice-summer-pavilion-lay-to = space { $target_number }, costs { $amount }
choice-summer-pavilion-pick-from = Bonus tiles from the supply, with { summer-pavilion-colour }
choice-summer-pavilion-pick-short = { summer-pavilion-colour } first
choice-summer-pavilion-pick-to = { summer-pavilion-any-tiles }{ $suggested ->
    [1] { " " }(suggested)
   *[0] { "" }
}
choice-summer-pavilion-keep-from = What stays in the corners
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
choice-summer-pavilion-pass-to = no more turns in this round

effect-summer-pavilion-token-taken = with the token: { $points }
effect-summer-pavilion-tile-scored = { summer-pavilion-paid }; +{ $points }
effect-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration }: { summer-pavilion-any-tiles }
effect-summer-pavilion-hand-discarded = discarded: { $amount } ({ $points })

event-summer-pavilion-tile-drawn = { $target_kind ->
    [supply] Supply: { summer-pavilion-tile }
   *[factory] Factory { $target_number }: { summer-pavilion-tile }
}
event-summer-pavilion-joker-drawn = Joker of round { $round }: { summer-pavilion-colour }
event-summer-pavilion-order-drawn = The jokers of the six rounds, drawn by chance: { $tiles }
event-summer-pavilion-tower-poured = The bag is empty: { summer-pavilion-any-tiles } from the tower go back into it.
event-summer-pavilion-round-opened = Round { $round }, the joker is { summer-pavilion-colour }. First to take: { $who }
event-summer-pavilion-tiles-taken = { $who }: { summer-pavilion-tiles }{ summer-pavilion-and-joker } { summer-pavilion-from }
event-summer-pavilion-tiles-moved-to-centre = { summer-pavilion-tiles } to the centre
event-summer-pavilion-rest-to-centre = the rest to the centre: { $tiles }
event-summer-pavilion-token-taken = the start player token costs { $points ->
    [0] nothing, the score is at its lowest
   *[other] { $points } (tiles taken: { $amount })
}
event-summer-pavilion-laying-opened = All tiles are taken. First to lay: { $who }
event-summer-pavilion-tile-laid = { $who }: { summer-pavilion-tile } to { summer-pavilion-space }; { summer-pavilion-paid }
event-summer-pavilion-group-scored = { $who }: the tile joined a group of { $points }: +{ $points }
event-summer-pavilion-tile-scored = { $who }: { summer-pavilion-tile } to { summer-pavilion-space }, { summer-pavilion-paid }; { $points ->
    [1] it stands alone: +1
   *[other] it joined a group of { $points }: +{ $points }
}
event-summer-pavilion-decoration-surrounded = { summer-pavilion-decoration } is surrounded: { summer-pavilion-any-tiles }
event-summer-pavilion-bonus-lapsed = the supply is short: { summer-pavilion-any-tiles } lapsed
event-summer-pavilion-bonus-picked = { $who }: { summer-pavilion-tile } from the supply
event-summer-pavilion-tiles-picked = from the supply: { $tiles }
event-summer-pavilion-player-passed = { $who } passes in round { $round }
event-summer-pavilion-tile-kept = { $who } keeps a { summer-pavilion-tile }
event-summer-pavilion-tiles-kept = kept: { $tiles }
event-summer-pavilion-hand-discarded = discarded: { $amount }, points: { $points }
event-summer-pavilion-corners-returned = { $who }: { summer-pavilion-any-tiles } back from the corners
event-summer-pavilion-star-bonus = { $who }: { summer-pavilion-star } is complete ({ $tile ->
    [none] multicoloured
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}): +{ $points }
event-summer-pavilion-number-bonus = { $who }: every space { $number } is covered: +{ $points }
event-summer-pavilion-game-ended = The game ends: { $reason ->
    [rounds] six rounds have been played.
    [resigned] somebody has resigned.
   *[other] { $reason }
}

points-summer-pavilion-group-scored = tiles
points-summer-pavilion-token-taken = token
points-summer-pavilion-hand-discarded = discards
points-summer-pavilion-star-bonus = stars
points-summer-pavilion-number-bonus = numbers

error-summer-pavilion-move-code = “{ $move }” is no move of Summer Pavilion. Expected for example: { $expected }
error-summer-pavilion-taking-now = Tiles are being taken now.
error-summer-pavilion-laying-now = Tiles are being laid now: lay one, or pass.
error-summer-pavilion-picking-now = First the bonus tiles must be picked from the supply.
error-summer-pavilion-keeping-now = First say which tiles stay in the corners.
error-summer-pavilion-no-such-factory = There is no factory { $factory }. Expected: 1 to { $expected }, or the centre
error-summer-pavilion-colour-not-there = There is no { summer-pavilion-tile } { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}.
error-summer-pavilion-joker-not-alone = The joker ({ summer-pavilion-colour }) can be chosen only where nothing else lies: not { $source_kind ->
    [centre] in the centre
   *[factory] on factory { $source_number }
}.
error-summer-pavilion-space-taken = There is a tile already: { summer-pavilion-space }.
error-summer-pavilion-star-of-other-colour = Only { $holds ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
} tiles can be laid on { summer-pavilion-star }, not { summer-pavilion-colour } ones.
error-summer-pavilion-star-has-colour = All tiles must differ on { summer-pavilion-star }, and it already has a { summer-pavilion-tile }.
error-summer-pavilion-colour-not-in-hand = There is no { summer-pavilion-tile } in the hand.
error-summer-pavilion-joker-pays-itself = The joker is { summer-pavilion-colour } itself: a tile of this colour is paid without other jokers.
error-summer-pavilion-only-jokers = At least one { summer-pavilion-tile } must be paid on a space { $number }.
error-summer-pavilion-too-few-jokers = Jokers in the hand: { $found }. Expected: { $expected }
error-summer-pavilion-too-few-tiles = Tiles to pay with ({ summer-pavilion-colour } and jokers): { $found }. Expected: { $expected }
error-summer-pavilion-not-in-supply = There is no { summer-pavilion-tile } in the supply.
error-summer-pavilion-too-few-behind = After { summer-pavilion-colour } too few tiles would follow in the order of the colours. Expected: { $expected }
error-summer-pavilion-out-of-order = Tiles go in the order of the colours: { summer-pavilion-colour } comes before { $expected ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}.
error-summer-pavilion-tile-count = Tiles of the colour { summer-pavilion-colour }: { $found }. Expected: { $expected }
error-summer-pavilion-star-mixed = Player { $player }, { summer-pavilion-star }: its tiles are neither all different nor, where this is allowed, all equal.
error-summer-pavilion-laid-too-early = Player { $player }: tiles laid before the first laying: { $found }. Expected: 0
error-summer-pavilion-wrong-star = Player { $player }: a { summer-pavilion-tile } on { summer-pavilion-space }, which has another colour.
error-summer-pavilion-score-too-low = Player { $player }: score { $found }. Expected: at least { $expected }
error-summer-pavilion-hand-after-pass = Player { $player }: tiles in the hand after a pass: { $found }. Expected: 0
error-summer-pavilion-hand-too-full = Player { $player }: tiles in the hand between rounds: { $found }. Expected: at most { $expected }
error-summer-pavilion-too-many-kept = Player { $player }: tiles in the corners: { $found }. Expected: at most { $expected }
error-summer-pavilion-kept-without-pass = Player { $player }: tiles in the corners: { $found }. Expected: 0, as nothing can have been kept
error-summer-pavilion-supply-too-full = Tiles in the supply: { $found }. Expected: at most { $expected }
error-summer-pavilion-supply-not-full = Tiles in the supply: { $found }. Expected: { $expected }
error-summer-pavilion-no-refill-due = The supply cannot be refilled now: it is full, or no tile is left.
error-summer-pavilion-nothing-on-display = No tiles are there to be taken, but the phase is taking tiles.
error-summer-pavilion-tiles-on-display = Tiles still there to be taken: { $found }. Expected: 0
error-summer-pavilion-centre-not-empty = Tiles in the centre during the deal: { $found }. Expected: 0
error-summer-pavilion-factory-out-of-order = Factory { $factory } has { $found } of its tiles, but factories are filled one after the other.
error-summer-pavilion-deal-complete = All factories are full, but the phase is the deal.
error-summer-pavilion-no-tile-left = No tile is left to be dealt, but the phase is the deal.
error-summer-pavilion-joker-order = Order of the jokers: { $found }. Expected: { $expected }
error-summer-pavilion-joker-twice = Order of the jokers: { $found }. Expected: every colour once
error-summer-pavilion-joker-missing = Order of the jokers: { $found }. Expected: six colours before the first tile is drawn
error-summer-pavilion-token-not-in-centre = Player { $player } holds the start player token. Expected: in the centre, between rounds.
error-summer-pavilion-start-without-token = Player { $player } starts. Expected: whoever holds the start player token.
error-summer-pavilion-not-the-starting-player = Player { $player } is to move. Expected: the starting player.
error-summer-pavilion-passed-too-early = Player { $player } has passed, but nobody can pass now.
error-summer-pavilion-has-passed = Player { $player } is to move, but has passed.
error-summer-pavilion-too-many-picks = Bonus tiles to pick: { $expected }, but the supply has { $found } from the next colour on.
error-summer-pavilion-nothing-laid = Player { $player } picks bonus tiles, but has laid no tile.
error-summer-pavilion-nothing-to-keep = Player { $player } can keep nothing more.
error-summer-pavilion-reason-too-early = The game is not over, but a reason for its end is given: { $reason }.
error-summer-pavilion-reason-missing = The game is over. Expected: the reason for its end.
error-summer-pavilion-game-not-over = The game is not over after round { $round }. Expected: after round { $expected }

summer-pavilion-rules =
    Summer Pavilion in short
      Six rounds, each with its own joker colour. Take all tiles of one colour from a factory (its
      other tiles go to the centre) or from the centre, and with them one joker, if any lies there.
      Where only jokers lie, take one. The first to take from the centre gets the start player
      token and loses a point for every tile of that turn.
      Then lay tiles in turns, one each: a space with the number n costs n tiles of its colour. Jokers
      may stand in, but one tile at least must have the colour itself. The tile scores as many
      points as the connected group on its star has tiles.
      Cover every space around a pillar, statue or window, and you must take 1, 2 or 3 tiles from the
      supply. Who passes keeps up to four tiles; every other tile costs a point.
      At the end complete stars score: red 14, blue 15, yellow 16, orange 17, green 18, purple 20,
      multicoloured 12; and all spaces with 1: 4, with 2: 8, with 3: 12, with 4: 16.
      Outer stars take their own colour, the centre star six different ones. On the grey side you
      decide with the second tile of every star: all equal, or all different.
      No score falls below 1, in the Mini below 0. The jokers come in the order purple, green, orange,
      yellow, blue, red, unless another one is chosen. The Mini has a second order on the back of its
      supply board; we do not know what is printed there, so choose it yourself.

    Moves
      3R       take red from factory 3 (C: from the centre)
      NE4R     lay red on space 4 of the star NE; spaces count clockwise, as the coloured side does
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
    [variant] variant side (our reconstruction)
   *[standard] standard side
}
queens_garden-phase = { $phase ->
    [action] choose an action
    [copy] choose a copy
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

error-queens-garden-move-code = “{ $move }” is no move of Queen's Garden. Expected for example: { $expected }
error-queens-garden-action-first = First choose an action: acquire, place, buy or pass.
error-queens-garden-other-step = The turn has begun. What is to be decided now: { $step ->
    [copy] which copy to take
    [space] the space of the tile
    [slot] the slot of the expansion
    [new-slot] the slot of the bought expansion
    [pay] the payment
   *[discard] what to discard
}
error-queens-garden-nothing-to-acquire = The display has nothing of this kind: { queens_garden-category }
error-queens-garden-no-room = All of it must fit into the storage, and it does not: { queens_garden-category }
error-queens-garden-not-stored = Not in the storage: { queens-garden-hexagon } ({ queens-garden-item })
error-queens-garden-cannot-pay = { queens-garden-hexagon }: { $expected } more to pay, but at most { $found } can be paid.
error-queens-garden-fits-nowhere = There is no space where it may lie: { queens-garden-hexagon }
error-queens-garden-no-slot-left = All six slots of the garden are taken.
error-queens-garden-supply-empty = The supply has no expansion left.
error-queens-garden-too-poor = A face-down expansion costs { $expected } points. The score is { $found }.
error-queens-garden-no-copy-there = Place { $source_number } of the display does not have it: { queens-garden-hexagon }
error-queens-garden-no-room-for-copy = With the copy on place { $source_number } not everything fits into the storage: { queens-garden-hexagon }
error-queens-garden-space-taken = Space { $space_number }{ $space_column } is taken.
error-queens-garden-no-space = There is no space { $space_number }{ $space_column } for tiles in this garden.
error-queens-garden-slot-taken = Slot { $slot_number } is taken.
error-queens-garden-neighbours-differ = Space { $space_number }{ $space_column }: no neighbour shares colour or pattern with it: { queens-garden-hexagon }
error-queens-garden-twins = Space { $space_number }{ $space_column }: a group would hold two identical hexagons. Placed: { queens-garden-hexagon }
error-queens-garden-pays-for-itself = No twins in a payment, and this is the hexagon being placed: { queens-garden-hexagon }
error-queens-garden-shares-nothing = Neither colour nor pattern is the same: { queens-garden-hexagon }, { queens-garden-placed-hexagon }
error-queens-garden-paid-already = No twins in a payment: { queens-garden-hexagon }
error-queens-garden-colour-and-pattern = A payment goes by colour or by pattern, not both: { queens-garden-hexagon }
error-queens-garden-payment-order = Payments are made in rising order: { queens-garden-hexagon }
error-queens-garden-payment-short = After this the rest could not be paid: { queens-garden-hexagon }
error-queens-garden-too-few-jokers = Too few jokers: { $found }
error-queens-garden-discard-order = Discards are made in rising order: { queens-garden-hexagon }
error-queens-garden-half-turn = The turn under way is not possible: { $move }
error-queens-garden-tile-count = { queens-garden-hexagon }: found { $found } tiles. Expected: { $expected }
error-queens-garden-expansion-twice = { queens-garden-hexagon }: there is only one such expansion.
error-queens-garden-supply-count = The supply holds { $found } expansions. Expected: { $expected }
error-queens-garden-too-few-unseen = { $found } expansions have not been seen. Expected: at least { $expected }
error-queens-garden-storage-full = Player { $player }: the storage holds { $found } tiles and jokers. Expected: at most { $expected }
error-queens-garden-expansion-storage-full = Player { $player }: the storage holds { $found } expansions. Expected: at most { $expected }
error-queens-garden-print-missing = Player { $player }: the expansion in slot { $slot } lies face up but shows no hexagon.
error-queens-garden-twins-in-group = Player { $player }: a group holds two of these: { queens-garden-hexagon }
error-queens-garden-below-the-top = Place { $place } lies below the top of the stack. Expected: nothing on it, face down
error-queens-garden-top-face-up = Place { $place } is the top of the stack. Expected: face down
error-queens-garden-not-turned = Place { $place } has no tiles. Expected: face up
error-queens-garden-nothing-to-fill = No expansion is waiting for tiles.
error-queens-garden-no-tile-left = No tile is left to be dealt, but the phase is the filling.
error-queens-garden-top-without-tiles = The top of the stack has no tiles.
error-queens-garden-nothing-to-turn = No expansion is waiting to be turned.
error-queens-garden-not-all-passed = The game is over. Expected: all players have passed.
error-queens-garden-has-passed = Player { $player } is to move, but has passed.
error-queens-garden-marker-not-held = Somebody has passed. Expected: one of those holds the first-player marker.
error-queens-garden-marker-too-early = Player { $player } holds the first-player marker, but nobody has passed.
error-queens-garden-reason-too-early = The game is not over, but a reason for its end is given.
error-queens-garden-reason-missing = The game is over. Expected: the reason for its end.
error-queens-garden-game-not-over = The game is not over in round { $round }. Expected: round { $expected }
error-queens-garden-not-the-first-to-pass = Player { $player } is to move. Expected: whoever was first to pass.

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
choice-queens_garden-copy-tile-short = tile on place { $source_number }
choice-queens_garden-copy-tile-to = the tile on place { $source_number }
choice-queens_garden-copy-expansion-from = Which { queens-garden-hexagon }?
choice-queens_garden-copy-expansion-short = expansion on place { $source_number }
choice-queens_garden-copy-expansion-to = the expansion on place { $source_number }
choice-queens_garden-space-from = Where does the { queens-garden-hexagon } go?
choice-queens_garden-space-short = space { $target_number }{ $target_column }
choice-queens_garden-space-to = space { $target_number }{ $target_column }
choice-queens_garden-slot-from = Where does the expansion { queens-garden-hexagon } go?
choice-queens_garden-slot-short = hexagon on { $target_number }{ $target_column }
choice-queens_garden-slot-to = its hexagon on { $target_number }{ $target_column }
choice-queens_garden-new-slot-from = Where does the bought expansion go?
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

event-tile-dealt = Place { $target_number }: { queens-garden-hexagon }
event-tower-into-bag = The bag is empty: all tiles of the tower go into it ({ $amount }).
event-expansion-turned = Place { $target_number } is turned face up: { queens-garden-hexagon }
event-stack-spilled = No tile is left: the rest of the stack is turned face up ({ $amount }).
event-garden-round-opened = Round { $round }. First to move: { $who }
event-start-scored = { $who }: +{ $points } at the start
event-tile-acquired = { $who }: { queens-garden-hexagon } from place { $source_number }
event-expansion-acquired = { $who }: the expansion { queens-garden-hexagon } from place { $source_number }
event-hexagons-acquired = { $who } acquires { $tiles }
event-stack-moved = the top of the stack moves to the display
event-item-paid = paid with { queens-garden-hexagon } ({ queens-garden-item })
event-jokers-paid = paid with { queens-garden-jokers }
event-payment = paid with { $tiles }
event-tile-placed = { $who }: { queens-garden-hexagon } on space { $target_number }{ $target_column }
event-expansion-placed = { $who }: the expansion { queens-garden-hexagon } in slot { $target_number }, its hexagon on { $space_number }{ $space_column }
event-expansion-bought = { $who }: a face-down expansion in slot { $target_number }: { $points }
event-jokers-won = { queens-garden-feature } surrounded: { queens-garden-jokers }
event-jokers-lost = no room in the storage for { queens-garden-jokers }
event-player-passed = { $who } passes
event-marker-scored = first to pass: { $points }
event-item-discarded = discards { queens-garden-hexagon } ({ queens-garden-item }): { $points }
event-wheel-scored = { $who }: { queens_garden-category }: +{ $points }
event-pavilions-scored = { $who }: pavilions: +{ $points }
event-display-cleared = The display is cleared; expansions in the supply: { $supply }
event-jokers-scored = { $who }: jokers left: +{ $points }
event-leftovers-scored = { $who }: tiles and expansions left in the storage: { $points }
event-group-scored = { $who }: a group of { $size }, { queens_garden-category }: +{ $points }
event-garden-game-ended = The game ends: { end-queens_garden }
event-queens_garden-game-ended = The game ends: { end-queens_garden }
end-queens_garden = { $reason ->
    [rounds] four rounds have been played.
    [resigned] somebody has resigned.
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
      Four rounds. On your turn do one thing.
      Acquire: every hexagon of one colour or one pattern in the display, of identical ones just one.
      All must fit: 12 spaces for tiles and jokers, 2 for expansions.
      Place a tile or an expansion: it costs its value and counts as one itself. The others that
      pay share its pattern and differ in colour, or share its colour and differ in pattern; a
      joker may stand for each. Next to other hexagons at least one must share colour or pattern,
      and no group of a colour or a pattern may hold two identical hexagons.
      Buy a face-down expansion with seven spaces for 6 points.
      Pass: you may discard for points; the first to pass loses 1 and starts the next round.
      Surround the fountain for 1 joker, a statue or a bench for 2, a pavilion for 3.
      After a round three colours or patterns score, and every pavilion 1. At the end jokers
      bring 1, what is left in the storage costs its value, and every group of three or more of a
      colour or a pattern scores the sum of its values; a group of six 6 more.
      The variant side is our reconstruction: every pattern scores 2 on the wheel, and
      groups of 4, 5, 6 score 2, 4, 6 more. We could not see the printed numbers.

    The garden
      (Y6) printed hexagon   ~~ fountain   && statue   == bench   ## pavilion   <3> empty slot 3
      12   a free space: slot 1 (0: around the fountain), place 2 (7: the middle)

    Hexagons   B light blue, G dark green, L light green, Y yellow, P light purple, V dark purple
               1 tree, 2 bird, 3 butterfly, 4 flower, 5 plant, 6 lily
    Moves      AY A4 acquire yellow, all flowers    TY6 EY6 place a tile, an expansion    BUY    PASS
               C3 the copy on place 3    S12 on space 12    X12 slot 1, hexagon on 2    N3 slot 3
               WB1 WEB1 WJ pay with a tile, an expansion, jokers    DB1 DEB1 D0 discard, no more

## The arena

heading-first = A
heading-second = B
heading-games = Games
heading-win-draw-loss = + = -
heading-rate = Rate of A
heading-interval = 95 %
heading-points = Points
heading-rating = Rating
heading-turn-time = ms/turn
arena-folder = Results: { $path } (seed { $seed })
arena-decision = { $first } against { $second }: { $decision ->
    [stronger] the win rate is rather { $higher } than { $lower }: clearly stronger
    [not-stronger] the win rate is rather { $lower } than { $higher }: not clearly stronger
   *[open] too few games to decide between a win rate of { $lower } and one of { $higher }
} (log-likelihood ratio { $ratio })
arena-failures = { $name } failed and lost { $games ->
    [one] { $games } game
   *[other] { $games } games
} by it. The usual reason: { $why }
arena-unbounded = unknown: only won or only lost
arena-incomplete = { $first } against { $second }: not all games have been played
error-arena-player = “{ $value }” names no player. Expected: { $expected }
error-arena-player-twice = { $value } takes part twice.
error-arena-too-few-players = A tournament needs two players at least. Found: { $value }
error-arena-no-results = { $path }: there are no results of a tournament here
error-arena-header = { $path }: this does not describe a tournament. Expected: format { $expected }
error-arena-line = { $path }, line { $line }: this is no result of a game
error-arena-busy = { $path }: another process is writing results here
error-arena-other-tournament = { $path } holds another tournament: { $setting } is { $found } there and { $value } here. Choose another --folder
error-arena-no-folder = { $path }: results cannot go here, a file is in the way. Expected: a folder, or a new name
error-arena-anchor = “{ $value }” does not take part. Expected: { $expected }
error-server-needs = The server needs { $package }, which is not installed: pip install "{ $extra }"
error-png-needs = A PNG picture needs another package: pip install "{ $value }". SVG works without it.
error-draw-turn = A position has no turns to go back to: --turn belongs to a record.
error-draw-names = --names has { $found ->
    [one] { $found } name
   *[other] { $found } names
}. Expected: { $players }, one for each player
error-arena-process-died = A process that plays games has died. The same command goes on with the tournament.

## the server

serve-address = Azulejos listens at { $address }
serve-page = Azulejos is ready: open { $address } in your browser
serve-no-page = The web page is not there yet ({ $folder }). In the source folder, build it with: { $command }
serve-data = Games are kept in { $folder }
backup-done = Copied to { $file }
error-no-table = There is no table “{ $table }”.
error-no-guest = First say who you are: choose a name.
error-no-such-page = There is no such page.
error-no-such-link = This link is no longer good.
error-not-your-seat = The seat of player { $player } is not yours.
error-not-at-table = You do not sit at this table.
error-already-seated = You already have the seat of player { $player }.
error-seat-reserved = The seat of player { $player } is kept for somebody else.
error-seat-on-device = The seat of player { $player } belongs to the device that made the table.
error-game-not-over = The game is not over yet.
error-no-turn-now = Nobody is to move now.
error-hints-off = There are no hints at this table.
error-guest-name = This name cannot be used. Expected number of signs: { $expected }
error-chat-text = This text cannot be sent. Expected number of signs: { $expected }
error-too-much-chat = Slowly, please: write again in { $seconds } s.
error-too-many-requests = Too many requests; try again in { $seconds } s.
error-too-many-guests = Too many new guests from this address. Expected: at most { $expected }
error-too-many-tables = You have made too many tables. Expected: at most { $expected }
error-too-many-sockets = Too many open connections. Expected: at most { $expected }
error-server-full = The server has no room for another table. Expected: at most { $expected }
error-wrong-origin = This request came from a page of somebody else.
error-body-too-large = The request is too large. Expected: at most { $expected } bytes
error-body-too-slow = The request did not arrive within { $seconds } s.
error-malformed-request = The request cannot be read: { $field } ({ $expected })
error-malformed-message = The message cannot be read: { $field } ({ $expected })
error-http-error = The server refuses the request ({ $status }).
error-internal-error = The server has made a mistake.
error-bot-too-slow = The bot did not answer within { $seconds } s.
error-bot-gone = The bot has stopped.
error-bot-error = The bot has made a mistake: { $cause }
error-cannot-listen = { $host }, port { $port }: { $cause }. --port chooses another

## storage of the server

error-database-url = “{ $value }” is no database for this program; expected sqlite:///FILE or postgresql://USER@HOST/DATABASE.
error-database-driver = For this database { $value } is needed: pip install "{ $extra }".
error-database-open = The database { $value } cannot be opened: { $reason }
error-database-newer = The database { $value } was made by a newer version of this program.
error-storage-unavailable = The storage does not answer now. Nothing that was confirmed is lost; please try again.
error-storage-seq-taken = The log of table { $table } has { $seq } entries; expected { $expected }.
error-storage-command-known = Command { $command } of table { $table } was carried out before (entry { $seq }).
error-storage-table-unknown = There is no table { $table }.
error-storage-table-exists = There is a table { $table } already.
error-storage-refused = The storage cannot hold this text.
error-backup-postgresql = A PostgreSQL database is copied by its own program: { $command }
error-backup-exists = The file { $path } already exists.
error-backup-no-database = There is no database { $path }.
error-backup-failed = No copy was made in { $path }: { $reason }

## fair shuffle

record-shuffle-fair = The shuffle is fair: draws made again: { $draws }, passed over because of undo: { $undone }.
record-shuffle-sealed = The key of the shuffle is not revealed yet.
error-record-shuffle-key = This key does not fit what was published before the game: { $expected }
error-record-shuffle-draws = Found “{ $found }” as numbers of the first draws; expected { $expected }.
error-record-shuffle-deal = The key of the shuffle leads to the deal “{ $expected }”, not to “{ $found }”.
error-shuffle-too-early = The key of the shuffle stays secret until the game is over.
error-shuffle-key = This key of the shuffle does not fit what was published: { $expected }
error-seat-entropy = Player { $player }: expected up to 64 digits 0–9 and a–f for the shuffle.

## The page: home

page-home-title = Azulejos: play Azul with friends and bots
page-home-name = Azulejos
page-home-sentence = Azul and its sister games, with friends or against bots. No account needed: sit down and play.
page-home-play-now = Play now
page-home-play-now-of = Play now: { $game }
page-home-opponent = Opponent
page-home-create = Create a table
page-home-create-of = Create a table of { $game }
page-home-rules = Rules
page-home-rules-of = Rules of { $game }
page-home-games = Four games
page-home-players = { $from }–{ $to } players
page-home-about = { $game ->
    [azul] Take tiles from the factories, fill your lines and lay a wall, tile by tile.
    [summer_pavilion] Lay diamonds into seven stars. In every round another colour is the joker.
    [summer_pavilion_mini] The pavilion for a small table: the same stars in a smaller edition.
    [queens_garden] Lay out a garden of hexagons, and pay with colours and patterns.
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
page-home-public = Open tables
page-home-public-empty = Nobody is waiting at an open table. Create a public one: whoever drops by can join you.
page-home-finished = Recently finished
page-home-finished-empty = No public game has been played to the end yet. Yours could be the first.
page-home-list-failed = This list cannot be fetched at the moment. The page keeps trying.
page-home-your-turn = Your turn
page-home-to-move = To move: { $name }
page-home-player = Player { $number }
page-home-round = round { $round }
page-home-waiting = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
page-home-won = Won by { $names }
page-home-won-together = Shared victory of { $names }
page-home-free-seat = free
page-home-go-on = Go on
page-home-join = Join
page-home-watch = Watch
page-home-replay = Replay
page-home-starting = Laying out the table …
page-home-new = A new table
page-home-new-game = Game
page-home-new-variant = Side of the board
page-home-new-count = How many play
page-home-new-seats = Who plays
page-home-new-seat = Seat { $number }
page-home-new-you = You
page-home-new-person = Somebody at this device
page-home-new-open = Somebody with the link
page-home-new-bots = Bots
page-home-new-name = Name of the player in seat { $number }
page-home-new-clock = Clock
page-home-new-clock-kind = { $kind ->
    [per-turn] Per turn
    [per-game] Per game
   *[none] None
}
page-home-new-clock-about = { $kind ->
    [per-turn] Whoever takes longer than this for a turn has lost.
    [per-game] Everybody has this time for the whole game, and gets some back after every turn.
   *[none] Everybody takes the time they need.
}
page-home-new-limit = Seconds for a turn
page-home-new-initial = Minutes for the game
page-home-new-increment = Seconds added after each turn
page-home-new-door = Who may come
page-home-new-door-kind = { $door ->
    [public] Everybody
   *[link] Those with the link
}
page-home-new-door-about = { $door ->
    [public] The table stands in the list of open tables. Whoever sees it may watch or take a free seat.
   *[link] You send the link to whom you like. Nobody else finds the table.
}
page-home-new-hints = Hints
page-home-new-hints-about = Everybody at the table may ask what a strong bot would play.
page-home-new-option = { $option ->
    [max_rounds] Last round
    [joker_order] Order of the jokers
   *[other] { $option }
}
page-home-new-option-about = { $option ->
    [max_rounds] The game ends after this round at the latest. 0: only when the rules end it.
    [joker_order] Which colour is the joker in which round.
   *[other] { $option }
}
page-home-new-word = { $word ->
    [standard] As printed
    [random] By chance
   *[own] Your own
}
page-home-new-own = { $option ->
    [joker_order] Six letters, one for each round: P purple, G green, O orange, Y yellow, B blue, R red.
   *[other] For example { $example }
}
page-home-new-refused = “{ $value }” cannot be used.
page-home-new-range = A whole number from { $from } to { $to }
page-home-new-make = Open the table
page-home-back = To the start page
page-home-lost = This page is not on the table
error-server-gone = The server does not answer. Is the connection there? The page keeps trying.
level-name = { $level ->
    [random] Random
    [easy] Easy
    [greedy] Greedy
    [medium] Medium
    [hard] Hard
    [master] Master
   *[other] { $level }
}
level-about = { $level ->
    [random] plays whatever is allowed
    [easy] is still learning and overlooks things
    [greedy] takes what pays at once
    [medium] looks a little ahead
    [hard] looks well ahead
    [master] thinks for a second, and hard to beat
   *[other] { $level }
}

## The page: frame and settings

page-footer-notice = Unofficial: not affiliated with, or endorsed by, the publisher or the authors of the games. Wording and artwork are our own.
page-footer-version = Azulejos { $version }
page-close = Close
page-missing = A part of the page has not come
page-missing-why = The site may have been updated, or it cannot be reached at the moment. Nothing of a game is lost.
page-missing-again = Load the page again
page-settings = Settings
page-settings-name = Your name
page-settings-name-keep = Keep
page-settings-name-kept = From now on you are { $name }.
page-settings-language = Language
page-settings-language-name = { $language ->
    [pl] Polski
    [uk] Українська
   *[en] English
}
page-settings-theme = Light or dark
page-settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
}
page-settings-motion = Movement of the tiles
page-settings-motion-name = { $motion ->
    [instant] None
   *[full] Shown
}
page-settings-sound = Sounds
page-settings-notify = Tell me when it is my turn
page-settings-notify-refused = Your browser does not allow this page to notify you.
page-invite-how = Whoever opens this link can take a free seat.
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
page-table-home = To the start page
page-table-board = The table
page-table-loading = The table is being set …
page-table-none = There is no such table
page-table-none-how = The link may be incomplete, or the table was cleared away.
page-table-your-turn = Your turn
page-table-turn-of = { $who }, it is your turn
page-table-thinking = { $who } is thinking …
page-table-sending = Your turn is on its way …
page-table-ready = Play this turn?
page-table-go-on = Go on with your turn
page-table-forced = There was only one choice, so it was made for you.
page-table-waiting = Waiting until everybody is here
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
    [stand-in] away, a bot plays meanwhile
    [bot] bot
    [resigned] has resigned
    [time] time is up
   *[other] { $state }
}
page-table-level = Bot: { level-name }
page-table-player = Player { $number }
page-table-you = you
page-table-left = Time left: { $time }
page-table-connection = { $state ->
    [open] Connected
    [connecting] Connecting …
   *[lost] No connection
}
page-table-lost = The connection is lost. Nothing is gone: the page keeps trying and catches up by itself.
page-table-sit = Take a seat
page-table-sit-here = Sit down
page-table-sit-name = Your name
page-table-sit-who = At this table
page-table-sit-watch = Just watch
page-table-sit-moved = The seat of player { $player } is now yours, on this device.
page-table-leave = Leave this seat
page-table-invite = Waiting for the others
page-table-invite-how = The game begins as soon as every seat is taken.
page-table-undo = Take back
page-table-undo-turn = Take my last turn back
page-table-undo-waiting = You have asked to take your turn back. The others must agree.
page-table-undo-withdraw = Withdraw
page-table-undo-wanted = { $who } would like to take a turn back
page-table-undo-how = { $turns ->
    [one] { $turns } turn would be undone. Do you agree?
   *[other] { $turns } turns would be undone. Do you agree?
}
page-table-undo-accept = Agree
page-table-undo-refuse = No
page-table-undo-others = { $who } asks to take a turn back; the others decide.
page-table-undone = { $who } has taken a turn back.
page-table-undo-refused = The turn is not taken back.
page-table-step-back = One step back
page-table-play = Play
page-table-skip = Skip
page-table-hint = Hint
page-table-hint-thinking = Thinking …
page-table-hint-best = Best turn
page-table-hint-other = Also good
page-table-hint-promise = Chance to win { $chance } %, expected result { $points } : { $others }
page-table-hint-play = Play it
page-table-hint-close = Put the hint away
page-table-resign = Resign
page-table-resign-sure = Give the game up?
page-table-resign-how = The game ends for you. This cannot be taken back.
page-table-resign-yes = Yes, resign
page-table-cancel = Cancel
page-table-stale = The table had moved on in the meantime. Please choose again.
page-table-menu = Menu
page-table-settings = Settings
page-table-rules = Rules of the game
page-table-replay = Replay
page-table-move-device = Move my seat to another device
page-table-move-device-how = Whoever opens this link takes over your seat. It is good once.
page-table-rematch = Play again
page-table-rematch-wanted = Somebody would like to play again with you.
page-table-rematch-follow = To the new table
page-table-panel = Beside the table
page-table-log = Log
page-table-log-empty = Nothing has happened yet.
page-table-log-last = Last turn
page-table-log-turn = Turn { $turn }
page-table-log-why = { $points } points: why?
page-table-chat = Chat
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-text = Say something
page-table-chat-send = Send
page-table-chat-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
page-table-chat-guest = To join the talk, choose a name first.
page-table-moves = Moves
page-table-moves-list = List of moves
page-table-moves-none = It is not your turn: there is nothing to choose.
page-table-moves-hinted = hint
page-table-moves-only = This game is played with the list of moves.
page-table-score-title = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-table-score-none = No points have been won or lost yet.
page-table-score-board = Show this board in front
page-table-explain = Why these points?
page-table-rule = The rule
page-table-result = Result
page-table-result-place = { $place }.
page-table-result-sources = Where the points come from
page-table-result-chart = Points after every round
page-table-result-chart-text = { $who }: { $points }
page-table-export = Export
page-table-export-record = Record of the game
page-table-export-position = Copy the position
page-table-export-svg = Board as SVG
page-table-export-png = Board as PNG
page-table-export-copied = Copied
page-table-export-failed = This could not be exported.

## The page: replay

page-replay-title = Replay: { $game } · Azulejos
page-replay-heading = Replay
page-replay-turn = Turn { $turn } of { $turns }
page-replay-deal = Set-up
page-replay-slider = Turn
page-replay-first = To the beginning
page-replay-back = One turn back
page-replay-forward = One turn on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-keys = Keys: ← → one turn, Home and End, Space plays.
page-replay-share = Copy link to this position
page-replay-shared = The link is copied.
page-replay-on = Play on from here
page-replay-on-how = A new table begins with this position. Who sits where?
page-replay-on-seat = Seat of { $who }
page-replay-on-you = You
page-replay-on-start = Set the table
page-replay-table = To the table
page-replay-running = This game is still running: new turns appear by themselves.

## The page: boards of all games

page-board-of = Board of { $who }
page-board-enlarge = Enlarge the board of { $who }
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
page-azul-marker = First-player marker: whoever takes from the centre first gets it
page-azul-wall = Wall
page-azul-lines = Pattern lines
page-azul-line = Line { $line }: { $tile ->
    [none] empty
   *[other] { azul-tile }, { $count } of { $capacity }
}
page-azul-floor = Floor: { $count ->
    [0] empty
   *[other] { $count } of 7 spaces taken, { $points }
}
page-azul-space = Row { $row }, column { $column }: { $tile ->
    [none] empty
   *[other] { azul-tile }
}
page-azul-put = { $what }. Lay { azul-tiles } here
page-azul-shut = { $what }. Not possible: press to hear why
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
page-pavilion-token = Start player token: whoever takes from the centre first gets it and pays a point for each tile taken
page-pavilion-stars = Stars
page-pavilion-space = { summer-pavilion-space }, costs { $number }: { $tile ->
    [none] empty
   *[other] { summer-pavilion-tile }
}
page-pavilion-lay = { $what }. Lay a tile here
page-pavilion-shut = { $what }. Not possible: press to hear why
page-pavilion-decoration = { $target_kind ->
    [pillar] Pillar
    [statue] Statue
   *[window] Window
}, gives { summer-pavilion-any-tiles }: { $missing ->
    [0] surrounded
    [one] { $missing } space around it is empty
   *[other] { $missing } spaces around it are empty
}
page-pavilion-accepts = Colours that may be laid on this star: { $colours }
page-pavilion-hand = Hand: { summer-pavilion-any-tiles }
page-pavilion-hand-empty = No tiles in the hand
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
page-pavilion-ask-take = Take a colour from a factory or from the centre.
page-pavilion-ask-lay = Lay a tile on a lit space, or pass.
page-pavilion-ask-only-pass = No tile can be laid: pass.
page-pavilion-ask-pass = { $points ->
    [0] Pass and lay no more tiles in this round?
   *[other] Pass and lay no more tiles in this round? Points: −{ $points }
}
page-pavilion-ask-pick = { $amount ->
    [one] Choose a bonus tile from the supply.
   *[other] Choose { $amount } bonus tiles from the supply.
}
page-pavilion-ask-keep = Keep up to { $room ->
    [one] { $room } tile
   *[other] { $room } tiles
}. { $amount ->
    [0] Nothing is discarded.
   *[other] Discarded at a point each: { $amount }
}
page-pavilion-pass = Pass
page-pavilion-pay = { summer-pavilion-space }: { $amount ->
    [one] pay { $amount } tile
   *[other] pay { $amount } tiles
}
page-pavilion-colour-to-lay = Colour to lay
page-pavilion-jokers = Jokers: { $jokers }
page-pavilion-fewer-jokers = One joker fewer
page-pavilion-more-jokers = One joker more
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
page-explain-how = Press whatever you would like to know more about.
page-explain-done = Done
page-explain-what = What is this? { $part }
page-explain-parts = Elements of the board
page-explain-rules = More in the rules
page-part = { $part ->
    [factory] Factory
    [centre] Centre
    [marker] First-player marker
    [token] Start player token
    [bag] Bag
    [lid] Lid
    [tower] Tower
    [score] Score
    [line] Pattern lines
    [wall] Wall
    [floor] Floor
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
    [setup] What lies on the table
    [offer] Taking tiles
    [tiling] Tiling the wall
    [grey] The grey wall
   *[end] The end of the game
}
page-rules-lead = { $chapter ->
    [setup] Each round begins with full factories and an empty centre.
    [offer] Take turns until all tiles are gone. This is where the game is won and lost.
    [tiling] Full lines become tiles on the wall, and tiles on the wall become points.
    [grey] The other side of the board: everything else stays, but you choose the spaces.
   *[end] It ends sooner than one thinks: five tiles side by side are enough.
}
rule-azul-setup = Two players share five factories, three share seven and four share nine. The bag holds 100 tiles, twenty of each of the five colours. All boards are empty, everybody has 0 points, and chance decides who begins.
rule-azul-deal = At the start of a round every factory gets four tiles, drawn blindly from the bag, one factory after the other.
rule-azul-refill = If a tile must be drawn and the bag is empty, everything in the lid goes back into the bag. A bag that is emptied exactly by a deal stays empty until the next one.
rule-azul-short-round = If the lid is empty as well, the round is played with what there is: the last factories hold fewer than four tiles, or none.
rule-azul-round = When the factories are full, the first-player marker goes to the centre and the starting player has the first turn. The others follow clockwise until no tile is left on the factories and in the centre.
rule-azul-take = On your turn take all tiles of one colour from one factory, or all tiles of one colour from the centre. You cannot pass, and you cannot take the marker alone.
rule-azul-rest-to-centre = When you take from a factory, its other tiles slide into the centre. There they wait for whoever wants them.
rule-azul-marker = Whoever is the first in a round to take from the centre gets the first-player marker too. It goes to the leftmost free space of the floor, before the tiles, and costs points like a tile. If the floor is full, it costs nothing.
rule-azul-line = The tiles you took go to one pattern line, as many as fit; you may not hold any back. The lines hold one to five tiles. A line takes one colour only, never one that its row of the wall already has, and nothing more once it is full.
rule-azul-floor = Tiles that do not fit into the line fall to the floor, which fills from the left. If you like, everything you took may go straight there.
rule-azul-floor-full = The floor has seven spaces. What finds no space goes into the lid and costs nothing.
rule-azul-tiling = When all tiles are taken, every full line, from the top to the bottom, sends one tile to the space of its colour in the same row of the wall. Its other tiles go into the lid. Lines with gaps keep their tiles for the next round.
rule-azul-score-alone = A tile that touches no other, neither beside it nor above or below, brings 1 point.
rule-azul-score-across = If it has neighbours in its row, it brings one point for each tile of that unbroken run, itself included.
rule-azul-score-down = The same goes for its column. A tile that belongs to both runs counts in both.
rule-azul-floor-penalty = Then you pay for your floor. From the left its spaces cost 1, 1, 2, 2, 2, 3 and 3 points, the marker’s space included. No score falls below 0. The tiles go into the lid; the marker stays with its owner.
rule-azul-next-start = Whoever has the marker begins the next round. If nobody took it, the same player begins again.
rule-azul-grey-tiling = The grey wall prints no colours. The tile of a full line may go to any empty space of its row, as long as no colour appears twice in a row or in a column. If there is such a space, you must use one.
rule-azul-grey-order = Whoever began the round tiles first, then the others clockwise. Each one tiles all lines and pays for the floor before the next one starts.
rule-azul-grey-fall = If a full line finds no space in its row, all its tiles fall to the floor, and are paid for in the same round.
rule-azul-end = The game ends after the round in which somebody completes a horizontal row of five. Everybody still tiles that round to the end and pays for the floor.
rule-azul-deadlock = In very rare cases nobody can complete a row any more: the tiles for it are stuck in unfinished lines, or the columns of the grey wall are closed. Then the game ends as well.
rule-azul-max-rounds = A table may agree on a last round. Then the game ends after it, unless it has ended before.
rule-azul-bonus-row = At the end every complete row brings 2 points.
rule-azul-bonus-column = At the end every complete column brings 7 points.
rule-azul-bonus-colour = At the end every colour that has all its five tiles on the wall brings 10 points.
rule-azul-winner = The highest score wins. If scores are equal, more complete rows decide. If these are equal too, the victory is shared.
page-rules-pavilion-chapter = { $chapter ->
    [overview] The game in a minute
    [setup] What lies on the table
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
    [overview] A summer pavilion is to have a floor of seven stars. In six rounds you take tiles and lay them, and whoever has the most points after the sixth wins.
    [setup] Six colours, a supply of ten tiles, and a joker that changes with every round.
    [take] The first half of a round: everybody gathers tiles until none are left.
    [lay] The second half: one tile a turn, paid for with others from your hand.
    [bonus] Cover everything around them, and the supply gives you new tiles.
    [pass] Sooner or later you cannot lay any more, or would rather not. Then look at what is left.
    [end] After six rounds come the great rewards: whole stars and whole numbers.
    [grey] The other side of the board: every star becomes what you make of it.
    [mini] The small edition plays by the rules of the big one. Only this is different:
   *[rulings] The printed rules do not answer everything. This is how we play it:
}
page-rules-pavilion-step = { $step ->
    [take] Take turns taking tiles of one colour, until all are gone.
    [lay] Take turns laying one tile each. The number of its space is the price, in tiles.
   *[pass] Pass when you have had enough. Up to four tiles stay with you, every other one costs a point.
}
page-rules-pavilion-part = { $part ->
    [star] Seven stars of six spaces. The number on a space is its price.
    [pillar] A pillar stands between four spaces. Covering them brings 1 tile.
    [statue] A statue stands between four spaces as well, but brings 2 tiles.
    [window] A window touches only two spaces, the dearest ones, and brings 3 tiles.
   *[corner] In the four corners tiles wait for the next round.
}
page-rules-pavilion-difference = { $part ->
    [score] The score stands on your own board and can fall to 0. In the big edition it stops at 1.
    [supply] The ten tiles of the supply lie in two stars of five.
    [tower] Spent tiles go into the box. We call it the tower here all the same.
   *[jokers] The back of the supply board has another order of the jokers. We do not know which, so the table may choose any order.
}
page-rules-pavilion-question = { $rule ->
    [lay-order] What if nobody takes from the centre?
    [short-round] What if there are too few tiles for the factories?
    [supply-short] What if the supply cannot give what I have earned?
    [supply] Can tiles that were just paid come back at once?
    [discard] Does the lowest score protect me when I discard, too?
   *[last-round] What becomes of tiles that are left in the last round?
}
page-rules-pavilion-answer = { $rule ->
    [lay-order] The starting player stays the same and loses nothing.
    [short-round] You play with what there is. With four players this often happens in the last round.
    [supply-short] You take all there is, and the rest lapses.
    [supply] Yes. They go into the tower before the supply is filled.
    [discard] Yes. No loss brings a score below 1, in the Mini below 0.
   *[last-round] They all go, and each one costs a point before the stars are counted.
}
page-rules-pavilion-caption = { $rule ->
    [joker-order] The jokers of rounds 1 to 6
    [deal] The supply of ten, and a factory
    [take] Purple is the joker: one of the two goes with red.
    [rest-to-centre] The second joker and the green tile go to the centre.
    [token] Three tiles with the token: 3 points lost
    [lay] A 4, paid with two red tiles and two jokers
    [star] Red belongs on the red star; in the middle every colour is welcome once.
    [group] The new 1 joins the 6, the 2 and the 3: 4 points.
    [bonus] The last tile beside a pillar, a statue and a window brings 1, 2 and 3 tiles.
    [pick] Two tiles for a statue: here a joker and a yellow one
    [keep] Four tiles wait in the corners.
    [discard] Two more than that: 2 points lost
    [bonus-star] A complete star is worth so much.
    [bonus-number] All seven 1s: 4 points
   *[grey] Still open, all equal, all different: the disc in the middle shows what a star still takes.
}
rule-summer-pavilion-setup = Two players share five factories, three share seven and four share nine. The bag holds 132 tiles, twenty-two of each of the six colours. Everybody has an empty board and 5 points. The tower, where spent tiles go, is empty as well, and chance decides who begins.
rule-summer-pavilion-joker-order = Each of the six rounds has its joker: purple, then green, orange, yellow, blue and red. Tiles of that colour can stand in for others when you pay. A table may agree on another order, or let chance decide.
rule-summer-pavilion-deal = Before a round tiles are drawn blindly from the bag: first the supply is filled up to ten, then every factory gets four.
rule-summer-pavilion-refill = If a tile must be drawn and the bag is empty, everything in the tower goes back into the bag, even in the middle of a deal. A bag that is emptied exactly stays empty until the next tile is needed.
rule-summer-pavilion-short-round = If the tower is empty as well, the round is played with what there is: one factory gets fewer than four tiles, those after it get none. If no factory has a single tile, nobody takes anything, and laying begins at once.
rule-summer-pavilion-round = When everything is dealt, the start player token lies in the centre and the starting player has the first turn. The others follow clockwise until no tile is left on the factories and in the centre. Nobody can pass here.
rule-summer-pavilion-take = On your turn choose a colour on one factory or in the centre, and take all its tiles from there. If jokers lie there too, exactly one comes along. The joker itself can be chosen only where nothing else lies, and then as well you take a single one.
rule-summer-pavilion-rest-to-centre = When you take from a factory, everything else on it slides into the centre, other jokers too.
rule-summer-pavilion-token = Whoever is the first in a round to take from the centre gets the start player token and loses a point for every tile of that turn, the joker included. No score falls below 1, in the Mini below 0; with the lowest score you may take the token all the same.
rule-summer-pavilion-lay-order = When all tiles are taken, whoever holds the token lays first, and will also begin the next round. The others follow clockwise. A turn is one tile or a pass, and whoever has passed is skipped. If nobody took from the centre, the starting player stays the same.
rule-summer-pavilion-star = Each outer star takes its own colour only. The star in the middle takes any colour on any of its spaces, but each colour once.
rule-summer-pavilion-lay = A space with the number n costs n tiles. At least one must have the colour that you lay; the others have it too or are jokers, in any mix you like. One tile is laid on the space, the others go into the tower. So no joker helps on a 1, and the joker’s own colour is laid without help.
rule-summer-pavilion-group = The new tile brings one point for each tile of its group: all those that lie beside one another on its star without a gap, itself included. A star is a ring, so the first and the last space are neighbours. Other stars do not count.
rule-summer-pavilion-bonus = Whoever covers the last free space around a pillar, statue or window must at once take tiles from the supply: 1 for a pillar, 2 for a statue, 3 for a window. If a tile completes two of them, both give. Each one gives only once.
rule-summer-pavilion-pick = You choose freely which tiles you take, jokers too. They join your hand and can be used from your next turn on.
rule-summer-pavilion-supply = Before the next turn the supply is filled up to ten again; what has just been paid may come back at once. If bag and tower are empty, the supply is filled after a later turn, as soon as there are tiles.
rule-summer-pavilion-supply-short = If the supply holds fewer tiles than you have earned, you take all of them, and the rest lapses.
rule-summer-pavilion-pass = Instead of laying a tile you may pass, and you must if you can lay none. Then you have no more turns in this round. With an empty hand that costs nothing.
rule-summer-pavilion-keep = When you pass, up to four tiles may wait in the corners of your board, fewer if you like. You cannot use them before the next round.
rule-summer-pavilion-discard = Every tile that you do not keep goes into the tower and costs a point, down to the lowest score: 1, in the Mini 0.
rule-summer-pavilion-last-round = After the sixth round no tile can be used any more. Whoever passes in it keeps nothing and loses a point for every tile left.
rule-summer-pavilion-corners = When all have passed, the tiles in the corners return to the hands and the token to the centre. Then the next round is dealt, with the next joker.
rule-summer-pavilion-bonus-star = After the sixth round every complete star scores by its colour: red 14, blue 15, yellow 16, orange 17, green 18, purple 20, and 12 if it is multicoloured.
rule-summer-pavilion-bonus-number = If every space of a number is covered, those of the middle star too, the 1s bring 4 points, the 2s 8, the 3s 12 and the 4s 16. The 5s and 6s bring nothing more.
rule-summer-pavilion-end = The game ends after six rounds. The highest score wins; if scores are equal, the victory is shared.
rule-summer-pavilion-grey = On the grey side no star has a colour yet, and the numbers stand in other places. The second tile decides each of the seven stars: if it equals the first, all six must be equal, if not, all six must differ. Several stars may have the same colour.
page-rules-garden-chapter = { $chapter ->
    [overview] The game at a glance
    [parts] What lies on the table
    [setup] Setting up
    [turn] Rounds and turns
    [acquire] Acquiring
    [place] Placing tiles
    [expand] Growing the garden
    [jokers] Jokers
    [pass] Passing
    [scoring] After each round
    [tiles] Bag and tower
    [end] The end of the game
    [variant] The other side of the board
   *[rulings] Where the rulebook is silent
}
page-rules-garden-lead = { $chapter ->
    [overview] Gather, pay, plant: four rounds in the queen’s garden.
    [parts] Six colours, six patterns, and a garden that begins with a fountain.
    [setup] Everybody begins with the same; only chance decides what comes to the display.
    [turn] One action, then it is the next player’s turn.
    [acquire] All of one colour or all of one pattern: what you take is never quite what you wanted.
    [place] What you gathered turns into a garden, and much of it into the price.
    [expand] Around the fountain there is room for six expansions, and every one brings new spaces.
    [jokers] Surround what stands in your garden, and it gives something back.
    [pass] Out of the round, perhaps with a lighter storage.
    [scoring] The wheel tells long in advance what it will ask for.
    [tiles] Tiles that have been paid come back.
    [end] The last and largest scoring.
    [variant] For those who know the first side well.
   *[rulings] How we decide what the rules leave open.
}
page-rules-garden-example = { $example ->
    [about-game] A garden late in the game.
    [about-hexagons] A row for each colour, a column for each pattern.
    [about-garden] The fountain board and the six slots around it.
    [about-expansions] The same expansion face up and face down.
    [about-display] The round stack, an expansion with the two tiles that were left on it, and one that lies face up.
    [acquire] Yellow: three tiles and the expansion with the yellow flower.
    [copies] Butterflies: the light blue one, and one of the two light purple ones.
    [room] Two spaces are free and three birds lie in the display: nobody with this storage can acquire birds.
    [stack] Two tiles have been taken: the top moves aside with the other two, and the new top gets four.
    [turn] Its last tile is gone, so the expansion shows its face.
    [payment] A yellow flower costs three others: flowers of other colours or other yellow hexagons, jokers among them. No mixture, and no twins.
    [neighbours] The yellow flower may lie beside the yellow tree, but not where it touches only the dark green bird.
    [twins] The yellow group has a yellow bird already; a second one must not join it.
    [place-expansion] The yellow flower touches the yellow tree and shares its colour. Turned away from it, it would touch nothing, and that is allowed too.
    [buy] Six points buy seven spaces.
    [jokers] The sixth hexagon around the bench is placed: 2 jokers.
    [marker] The marker costs 1 point.
    [discard] Discarding a tree and a bird costs 3 points.
    [wheel] Round 1: the dark green tree brings 2 points, the yellow tree 1, the light blue butterfly 1, the light purple flower none.
    [pavilions] Only the pavilion that can be seen brings its point.
    [deal] Four tiles for the new top.
    [refill] The tower is poured into the empty bag.
    [storage] Two jokers bring 2 points, the butterfly and the tree cost 4.
   *[groups] Three of a colour, four of a pattern, and all six lilies with 6 points more.
}
page-rules-garden-players = Players
page-rules-garden-each-stack = Each round stack
page-rules-garden-round = Round { $round }
rule-queens-garden-about-game = You plant a garden for the queen. Through four rounds you acquire tiles and garden expansions from a display that all share, keep them in your storage, and place them around your fountain. Placing has its price: the more valuable a hexagon is, the more others you pay for it. Points come after every round from the scoring wheel, and at the end from groups of one colour or one pattern. The highest score wins.
rule-queens-garden-about-hexagons = A hexagon is one of six patterns in one of six colours, on a tile or printed on an expansion that lies face up. The pattern says what a hexagon is worth and what it costs: tree 1, bird 2, butterfly 3, flower 4, plant 5, lily 6. There are three tiles and one expansion of each. Hexagons are identical if both colour and pattern are the same.
rule-queens-garden-about-garden = Your garden begins as the fountain board: the fountain in the middle, six spaces for tiles around it, and three statues and three benches in turn at the points of the star. Around it are six slots for one expansion each. Nothing is ever put on the fountain, on statues, benches or pavilions; they are there to be surrounded.
rule-queens-garden-about-expansions = An expansion has seven places. Face up it shows a pavilion in the middle, one printed hexagon and five free spaces. Face down it has seven free spaces, no pavilion and no hexagon. Once in a garden it is never turned over.
rule-queens-garden-about-display = Everybody acquires from the display. The round stack is part of it: expansions face down, four tiles on the top one. Beside it lie the expansions that have come off the stack, either with tiles on them or, when these are gone, face up. All other expansions are the supply: they lie face down, and nobody looks at them.
rule-queens-garden-setup = Everybody begins with 15 points, three jokers in the storage and a fountain board without hexagons. The bag holds 108 tiles. The 36 expansions are shuffled face down into four stacks, one for each round: 5 expansions each with two players, 7 with three, 8 with four. The other 16, 8 or 4 are the supply. Chance decides who begins.
rule-queens-garden-round = There are four rounds. A round begins with its stack in the display and four tiles on top. Turns go clockwise, one action each, until everybody has passed. Whoever has passed is skipped; the last one may go on alone.
rule-queens-garden-about-turn = On your turn do one of five things: acquire hexagons from the display, place a tile from your storage, place an expansion from your storage, buy an expansion face down, or pass.
rule-queens-garden-acquire = Choose one colour or one pattern and take every hexagon of it in the display: tiles on the stack, tiles beside it, and expansions that lie face up. There must be at least one. Expansions that lie face down cannot be taken. Everything goes to your storage.
rule-queens-garden-copies = Of identical hexagons you take exactly one and choose which. A tile and an expansion with the same hexagon are identical too. Equal tiles on one expansion are one choice.
rule-queens-garden-room = Your storage has 12 spaces, shared by tiles and jokers, and 2 for expansions. Acquiring is all or nothing: a choice of which not everything fits is not allowed. Copies must be chosen so that all the others still fit.
rule-queens-garden-stack = If a tile came from the round stack, its top expansion moves to the display with the tiles left on it, and the next one becomes the top and is filled. If none came from the stack, nothing is filled.
rule-queens-garden-turn = After an acquiring every expansion in the display that has no tiles is turned face up. It can be taken from the next turn on.
rule-queens-garden-place-tile = Take a tile from your storage, pay for it, and put it on a free space of the fountain board or of an expansion in your garden. There it stays to the end.
rule-queens-garden-payment = The price is the value of the pattern, and the placed hexagon itself counts as one: a tree needs no others, a lily five. The others come from your storage, tiles or expansions. Together with the placed one they share the pattern and all differ in colour, or share the colour and all differ in pattern. A joker may stand for each of the others. You pay the exact price. Paid tiles go into the tower, expansions under the supply, jokers out of your storage.
rule-queens-garden-neighbours = Where a hexagon touches no other, it may always lie. Where it touches some, at least one of them must share its colour or its pattern; the rest may differ.
rule-queens-garden-twins = A group is all that hangs together of one colour, or of one pattern. No group may come to hold two identical hexagons, whether they touch or not, and also not by joining two groups. So a group has six hexagons at most.
rule-queens-garden-place-expansion = Take an expansion from your storage, pay for it, and put it face up into any empty slot, turned in any of six ways. It costs as much as a tile with its hexagon, and its hexagon obeys the same rules about neighbours and twins. It need not touch another expansion.
rule-queens-garden-buy = For 6 points put the top expansion of the supply face down into any empty slot. Nobody looks at its face. It has no hexagon, so it fits everywhere. You need at least 6 points, and a supply that is not empty.
rule-queens-garden-jokers = Jokers help to pay. Whoever places the last of the six hexagons around the fountain wins 1, around a statue or a bench 2, around a pavilion 3. Printed hexagons count as well. A hexagon that completes several wins them all. The edge of the garden surrounds nothing, so a statue or a bench needs both of the expansions beside it.
rule-queens-garden-joker-overflow = Jokers lie on the spaces for tiles. The payment leaves your storage first; jokers that then find no space are lost.
rule-queens-garden-pass = You may always pass, and you must if nothing else is possible. You have no more turns in this round. What you have in your storage stays there.
rule-queens-garden-discard = When you pass, you may discard as many tiles and expansions from your storage as you like and lose the value of each. That makes room for the next round. Tiles go into the tower, expansions under the supply. Jokers cannot be discarded.
rule-queens-garden-marker = The first to pass in a round takes the first-player marker, loses 1 point and begins the next round. In the last round it costs the point as well.
rule-queens-garden-floor = No loss takes a score below 0: you lose what you have. Only buying an expansion needs all its points.
rule-queens-garden-wheel = After each round three colours or patterns score, as the wheel shows. Every hexagon in your garden that fits, tile or printed, brings the points written there; if it fits by colour and by pattern, it brings both. Each colour and each pattern comes once in a game.
rule-queens-garden-pavilions = After that every expansion that lies face up in your garden brings 1 point for its pavilion, surrounded or not.
rule-queens-garden-clearing = Between two rounds the wheel turns by a quarter. Tiles left in the display go into the tower; expansions left there, the rest of the stack among them, go face down to the supply.
rule-queens-garden-deal = A new top of the stack gets four tiles, drawn blindly from the bag.
rule-queens-garden-refill = Tiles that were paid, discarded or left over lie in the tower. If a tile must be drawn and the bag is empty, all of them go back into the bag, in the middle of a deal too. If both run out, one to three tiles must do.
rule-queens-garden-no-tiles = If there is no tile at all for a new top, the rest of the stack goes to the display and is turned face up. Tiles that reach the tower later in that round change nothing.
rule-queens-garden-storage = After the fourth round your storage is counted first: every joker brings 1 point, then every tile and every expansion left there costs its value.
rule-queens-garden-groups = Then every group of three or more brings the sum of its values, first the colours, then the patterns. A hexagon may count in one group of its colour and in one of its pattern. A group of six brings 6 points more: all six of a colour are worth 27, all six lilies 42.
rule-queens-garden-end = The game ends after four rounds and this scoring. The highest score wins. Equals share the victory.
rule-queens-garden-about-variant = On the other side of the board the patterns score differently, and groups bring more. The rulebook says no more than that, and we could not see the printed numbers, so these are our own: every pattern brings 2 points on the wheel, every colour 1; a group of four brings 2 points more, one of five 4, one of six 6.
rule-queens-garden-ruling-tower = When exactly is the tower poured into the bag? As late as possible: when a tile must be drawn and the bag has none.
rule-queens-garden-ruling-payment = May you pay more than the price? No. May you pay with jokers alone? Yes.
rule-queens-garden-ruling-slots = All six slots are taken? Then stored expansions can still pay, be discarded, or cost points at the end, and nothing can be bought.
rule-queens-garden-ruling-expansions = May you acquire a colour or a pattern that only expansions show? Yes. No tile came from the stack, so nothing is filled.
rule-queens-garden-ruling-points = May you discard more than you have points for? Yes, the score stops at 0.
rule-queens-garden-ruling-jokers = The box holds 24 jokers. Here they never run out.
rule-queens-garden-ruling-marker = Whoever is the first to pass again takes the marker again, and loses 1 point again.
rule-queens-garden-ruling-hidden = Gardens, storages and the display are open to everybody. Nobody knows the order of the bag, or the hexagon of an expansion that lies face down, not even of one in a garden.
rule-queens-garden-ruling-board = The points of the wheel come from photographs of the board; which fields belong to which round follows from several reports that agree. That statues and benches take turns makes no difference to play.

## The page: Queen's Garden

page-garden-garden = Garden of { $who }
page-garden-larger = Larger
page-garden-smaller = Smaller
page-garden-feature-name = { $feature_kind ->
    [fountain] Fountain
    [statue] Statue
    [bench] Bench
   *[pavilion] Pavilion
}
page-garden-feature = { page-garden-feature-name }: whoever surrounds it gets { queens-garden-jokers }
page-garden-feature-done = { page-garden-feature-name }: surrounded
page-garden-space = Space { $space_number }{ $space_column }: { $tile ->
    [none] free
   *[other] { queens-garden-hexagon }, value { $value }
}
page-garden-space-coming = { $what }. About to lie here: { queens-garden-hexagon }, value { $value }
page-garden-space-open = { $what }. Place it here
page-garden-space-shut = { $what }. Not possible: press to hear why
page-garden-slot = Slot { $number }: { $face ->
    [up] expansion, face up
    [down] expansion, face down
   *[empty] empty
}
page-garden-slot-open = Slot { $number }: lay the expansion here
page-garden-slot-shut = Slot { $number }: it fits here in no way
page-garden-trial = Slot { $number }, the hexagon on { $place }: it fits. Arrow keys turn it, Enter lays it
page-garden-trial-shut = Slot { $number }, the hexagon on { $place }: it does not fit. Arrow keys turn it, Enter tells why
page-garden-lay = Lay it here
page-garden-lay-why = It does not fit like this: why?
page-garden-turn-left = Turn it to the left
page-garden-turn-right = Turn it to the right
page-garden-group = { queens_garden-category }: { $size } together, { $points ->
    [0] nothing yet
    [one] { $points } point at the end
   *[other] { $points } points at the end
}
page-garden-stack = Stack of the round: { $amount ->
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
    [hand] , picked up
    [paid] , is paid
    [gone] , is discarded
   *[stored] {""}
}
page-garden-joker = Joker{ $state ->
    [paid] , is paid
   *[stored] {""}
}
page-garden-field = { queens_garden-category } { $points }
page-garden-wheel = Round { $round } scores: { $fields }, every pavilion 1.
page-garden-of-rounds = of { $rounds }
page-garden-ask = { $decision ->
    [action] Acquire from the display, or place something from your storage.
    [copy] There are several of them. Which copy do you take?
    [space] Where in the garden?
    [slot] Which slot? Turn it with a tap, the wheel or the arrow keys.
    [new-slot] Which slot?
    [pay] Tap what you would rather pay with.
   *[discard] Tap what you throw away: it costs its value.
}
page-garden-unseen = Expansions that nobody has seen yet
page-garden-buy = Buy an expansion (−{ $points })
page-garden-pass = Pass
page-garden-pass-keeping = Pass and keep everything
page-garden-pass-discarding = Pass and discard (−{ $points })
page-garden-pay = Pay
page-garden-back = Put back
page-garden-gallery = Pieces of Queen's Garden

## The page: learning to play

page-learn-title = Learn to play · Azulejos
page-learn-heading = Learn to play
page-learn-lead = Each lesson takes a few minutes: you play on the real board from the first move. Nothing can go wrong here.
page-learn-link = Learn
page-learn-of = Learn { $game }
page-learn-short = Lesson
page-learn-begin = Begin
page-learn-go-on = Go on with step { $step } of { $steps }
page-learn-again = Once more
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
page-learn-end-text = You have seen everything that a first game needs. The rest comes while playing: the board shows what is possible, and says why something is not.
page-learn-play = Play now against the easy bot
page-learn-others = Learn another game
page-learn-leave = To all lessons
page-learn-azul-goal = Welcome! In Azul you cover a wall with tiles. Every space of your wall has its colour, and tiles that touch each other score.
page-learn-azul-take = The round plates are factories. In your turn you take all tiles of one colour from one of them and put them on one of your five lines.
page-learn-azul-take-task = Take the two blue tiles and put them on your second line.
page-learn-azul-centre = What you leave on a factory slides to the centre, where it can be taken later. Whoever takes from there first also gets the first-player marker: it costs a point now, but its owner begins the next round.
page-learn-azul-centre-task = Take the two white tiles from the centre and put them on your third line.
page-learn-azul-line = A line holds one colour only, and must be full before its tile can go to the wall. Your third line wants one more white tile.
page-learn-azul-line-task = Take the white tile from the lit factory and fill your third line.
page-learn-azul-floor = Tiles that find no room fall to the floor and cost points. Pick some up and look at a line: the board shows beforehand what would happen.
page-learn-azul-floor-task = Take whatever you like.
page-learn-azul-floor-after = So it goes round and round, until the factories and the centre are empty.
page-learn-azul-last = Let us jump to the end of the third round: one tile is left. Once it is taken, every full line sends one tile to the wall.
page-learn-azul-last-task = Take the blue tile and fill your third line.
page-learn-azul-score = The black tile stands alone: 1 point. The blue one makes a run of two across and a run of two down: 4 points. Then the floor was paid for, and lines with gaps wait for the next round.
page-learn-azul-row = The game ends after the round in which somebody completes a row of the wall. Your first row lacks only the white tile.
page-learn-azul-row-task = Take the last white tile and put it on your first line.
page-learn-azul-end = At the end a complete row brings 2 more points, a complete column 7, and all five tiles of a colour 10. You have one of each, and the most points: you win!
page-learn-pavilion-goal = Welcome to the Summer Pavilion! In six rounds you fill stars with tiles, and tiles that lie together score. In each round everybody first takes tiles, then lays them.
page-learn-pavilion-take = Take all tiles of one colour from a factory. Purple is the joker of this round: where jokers lie, exactly one of them comes along.
page-learn-pavilion-take-task = Take the green tiles from the lit factory.
page-learn-pavilion-centre = What is left over goes to the centre. Whoever takes from there first gets the start player token: they begin the laying and the next round, but lose a point for every tile of that turn.
page-learn-pavilion-centre-task = Take the blue tile from the centre.
page-learn-pavilion-centre-after = One tile, one point. When everything is taken, the laying begins, and you will be first.
page-learn-pavilion-lay = Now one tile is laid in every turn. The number of a space is its price in tiles of its colour: one is laid, the others are gone.
page-learn-pavilion-lay-task = Lay a green tile on the green 2 and pay with two green tiles.
page-learn-pavilion-joker = Jokers pay for any colour, as long as one tile has the colour itself. A tile scores as many points as its connected group has tiles: beside the 2 these are two.
page-learn-pavilion-joker-task = Lay your last green tile on the green 3 and pay the rest with two jokers.
page-learn-pavilion-joker-after = The two green tiles lie together: 2 points. The next tile beside them will bring 3.
page-learn-pavilion-bonus = Cover all spaces around a pillar, a statue or a window, and you take 1, 2 or 3 tiles from the supply. Around this pillar only the red 3 is missing.
page-learn-pavilion-bonus-task = Lay a red tile on the 3, then choose a tile from the supply.
page-learn-pavilion-bonus-after = Bonus tiles join your others, and the supply is filled up at once. One gift often pays for the next.
page-learn-pavilion-pass = When you want to lay no more, you pass. Up to four tiles wait in your corners for the next round, every other tile costs a point.
page-learn-pavilion-pass-task = Pass, and choose the tiles you keep.
page-learn-pavilion-pass-after = What you have kept comes back in the next round. Orange will be the joker then, so orange is worth keeping.
page-learn-pavilion-star = This is the last turn of the sixth and last round. Every complete star brings a bonus at the end: 12 points for the one of many colours, up to 20 for the purple one.
page-learn-pavilion-star-task = Complete the blue star.
page-learn-pavilion-end = The blue star brought 15 points. You have also covered every 1 and every 2 of the board: 4 and 8 points (all 3s would be 12, all 4s 16). The most points win: well played!
page-learn-mini-goal = The Mini is Summer Pavilion for a small table: the same stars, the same tiles, the same turns. Two things differ: the supply lies as two stars, and your score may fall to 0, not only to 1.
page-learn-mini-take = Take all tiles of one colour from a factory, and with them one joker, if there is one. The joker of the first round is purple.
page-learn-mini-take-task = Take the yellow tiles from the lit factory.
page-learn-mini-take-after = Two yellow tiles and a joker: a good start. The red one went to the centre.
page-learn-mini-zero = Later, in the fourth round: whoever takes from the centre first gets the start player token and loses a point for every tile. You have one point left, and may do it all the same.
page-learn-mini-zero-task = Take the green tiles from the centre.
page-learn-mini-zero-after = Three tiles, the yellow joker included, and you lost only the one point you had: in the Mini the score stops at 0.
page-learn-mini-lay = In the second part of a round one tile is laid in every turn. A space costs as many tiles of its colour as its number says, and jokers help out.
page-learn-mini-lay-task = Lay yellow on the 3 of the yellow star, and pay.
page-learn-mini-lay-after = One tile lies on the star, the others are gone. It scores as many points as its group has tiles: 1 for now.
page-learn-mini-bonus = A pillar gives one tile from the supply, a statue two, a window three, as soon as all spaces around it are covered. The yellow 6 completes this window.
page-learn-mini-bonus-task = Lay yellow on the 6, and choose three tiles from the supply.
page-learn-mini-bonus-after = Three tiles at once: windows are dear, but generous.
page-learn-garden-goal = Welcome to the Queen's Garden! In four rounds you lay out a garden around the fountain. In your turn you do one thing: acquire, place, buy or pass.
page-learn-garden-colour = This is the display. Every hexagon has a colour and a pattern, and you take all of one colour or all of one pattern.
page-learn-garden-colour-task = Choose a yellow hexagon, and take all that is yellow.
page-learn-garden-colour-after = Both are in your storage now. The stack moves on, and new tiles are laid out.
page-learn-garden-pattern = Now by pattern, and from everywhere at once. The large plate is an expansion: it lies face up, so its butterfly counts too. Of identical hexagons you would get just one.
page-learn-garden-pattern-task = Take all butterflies.
page-learn-garden-pattern-after = Everything must fit: your storage has 12 places for tiles and jokers and 2 for expansions. What does not fit may not be taken.
page-learn-garden-place = Placing costs the value of the pattern: 3 for a butterfly. The tile itself counts as one, and two more pay with it: butterflies of other colours, or yellow ones of other patterns. Jokers stand for any.
page-learn-garden-place-task = Place the yellow butterfly beside the fountain, and pay.
page-learn-garden-place-after = What has paid is gone, so spend what you need least.
page-learn-garden-neighbour = Beside other hexagons, at least one of them must share the colour or the pattern. And no group of a colour or a pattern may hold the same hexagon twice.
page-learn-garden-neighbour-task = Place the yellow bird next to the yellow butterfly, and pay.
page-learn-garden-neighbour-after = They share their yellow and form a group. Groups of three or more will score at the end.
page-learn-garden-fountain = Surround the fountain and you win a joker; a statue or a bench brings two, a pavilion three. One space of the ring is still free.
page-learn-garden-fountain-task = Close the ring with the light blue butterfly, and pay.
page-learn-garden-fountain-after = A joker for you: it will stand for any hexagon when you pay.
page-learn-garden-expansion = An expansion makes your garden larger: five new spaces around a pavilion. Its own hexagon is paid for and must fit like a tile. For 6 points you can also buy one face down.
page-learn-garden-expansion-task = Place your expansion: choose a slot, turn it until it fits, and lay it.
page-learn-garden-expansion-after = Room for more! Every pavilion also brings a point after each round.
page-learn-garden-wheel = Whoever has done enough passes; the first to pass loses a point and begins the next round. When all have passed, the wheel shows what scores: in this round birds, dark purple and butterflies.
page-learn-garden-wheel-task = Pass, and keep what you have stored.
page-learn-garden-wheel-after = Three birds brought 3 points, two butterflies 4, and your pavilion 1.
page-learn-garden-groups = The fourth round is the last. Then every group of three or more of a colour or a pattern scores the sum of its values, a joker 1, and what is left in the storage costs its value.
page-learn-garden-groups-task = Pass for the last time, and keep what you have stored.
page-learn-garden-end = Four yellow hexagons together brought 2 + 3 + 5 + 6 = 16 points, three birds 6. Two jokers brought 2, the plant that was left cost 5. The most points win: well done!
