"""The record of a table, and the check of a fair shuffle in a record.

What the shuffle needs stands in free headers: `ShuffleCommitment`, `ShuffleEntropy`, once the game
is over `ShuffleKey`, and `ShuffleDraws` with the number of the first draw of each deal where undone
deals have used up some numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from azulejos.engine import record as records
from azulejos.engine.errors import RecordMismatch
from azulejos.engine.record import Record
from azulejos.table.deals import DealSource, deal_from
from azulejos.table.fair_deals import FairDeals, commitment
from azulejos.table.table import Table
from azulejos.table.turns import Deal

COMMITMENT = "ShuffleCommitment"
ENTROPY = "ShuffleEntropy"
KEY = "ShuffleKey"
DRAWS = "ShuffleDraws"
NUMBERS = re.compile(r"(0|[1-9][0-9]{0,8})( (0|[1-9][0-9]{0,8}))*", re.ASCII)


def recorded(table: Table, headers: Mapping[str, str] | None = None) -> Record:
    """The record of a table as far as the game has come, without what was undone."""
    names = [seat.name for seat in table.seats]
    shuffle = shuffle_headers(table)
    recorder = records.Recorder(table.start, names, {**(headers or {}), **shuffle})
    for fact in table.facts():
        if isinstance(fact, Deal):
            recorder.deal(recorder.state.read_deal(fact.items))
        else:
            recorder.turn(fact.moves, clock=fact.left)
    return recorder.record()


def shuffle_headers(table: Table) -> dict[str, str]:
    """What anybody may know of the shuffle by now."""
    shuffle = table.shuffle
    if not shuffle.commitment:
        return {}
    headers = {COMMITMENT: shuffle.commitment, ENTROPY: shuffle.entropy}
    if shuffle.key:
        headers[KEY] = shuffle.key
    firsts = [fact.first_draw for fact in table.facts() if isinstance(fact, Deal)]
    if firsts != list(first_draws(table)):
        headers[DRAWS] = " ".join(map(str, firsts))
    return headers


def first_draws(table: Table) -> Iterator[int]:
    """The number of the first draw of each deal if no number was used up by an undone deal."""
    state, number = table.start, 0
    for fact in table.facts():
        if isinstance(fact, Deal):
            yield number
            number += len(state.read_deal(fact.items))
        fact.play_on(state)


@dataclass(frozen=True, slots=True)
class ShuffleCheck:
    """How the check went: `draws` were found to be right, `undone` numbers were passed over.

    Without `revealed` the game was not over, and nothing could be checked.
    """

    revealed: bool
    draws: int = 0
    undone: int = 0


def verify_shuffle(record: Record) -> ShuffleCheck | None:
    """Makes every draw of a record again; None if its table had no fair shuffle.

    Raises `RecordMismatch` at the first deal that the key does not lead to.
    """
    published = record.header(COMMITMENT)
    if published is None and record.header(KEY) is None:
        return None
    if record.header(KEY) is None:
        return ShuffleCheck(revealed=False)
    deals = FairDeals(revealed_key(record), record.header(ENTROPY) or "")
    return check_deals(record, deals)


def revealed_key(record: Record) -> bytes:
    text = record.header(KEY) or ""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    published = record.header(COMMITMENT) or "-"
    if key.hex() != text or commitment(key) != published:
        line = record.header_line(KEY)
        raise RecordMismatch("record-shuffle-key", line, found=text, expected=published)
    return key


def check_deals(record: Record, deals: DealSource) -> ShuffleCheck:
    number = checked = 0
    firsts = written_first_draws(record)
    state = records.opening(record)
    for index, (entry, reached) in enumerate(records.replay(record)):
        if isinstance(entry, records.Deal):
            number = next_first_draw(record, firsts, number)
            items = state.read_deal(entry.items)
            expected = deal_from(deals, state.copy(), number)
            if items != expected:
                line, values = record.entry_line(index), state.write_deal(expected)
                raise RecordMismatch(
                    "record-shuffle-deal", line, found=entry.items, expected=values
                )
            number += len(items)
            checked += len(items)
        state = reached
    if firsts:
        raise draws_fault(record, "-")
    return ShuffleCheck(True, checked, number - checked)


def written_first_draws(record: Record) -> list[int] | None:
    """The header with the numbers; None if it is not there, and no number was passed over."""
    text = record.header(DRAWS)
    if text is None:
        return None
    if not NUMBERS.fullmatch(text):
        raise draws_fault(record, "0 20 ...")
    return [int(number) for number in text.split(" ")]


def next_first_draw(record: Record, firsts: list[int] | None, number: int) -> int:
    """The number of the next draw: no number is ever used twice, so it is `number` or later."""
    if firsts is None:
        return number
    if not firsts or firsts[0] < number:
        raise draws_fault(record, f"{number}..")
    return firsts.pop(0)


def draws_fault(record: Record, expected: str) -> RecordMismatch:
    line, found = record.header_line(DRAWS), record.header(DRAWS) or ""
    return RecordMismatch("record-shuffle-draws", line, found=found, expected=expected)
