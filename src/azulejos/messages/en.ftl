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
