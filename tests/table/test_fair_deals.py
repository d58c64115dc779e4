"""The fair shuffle: even, bound to a promise, mixed by the seats, secret until the end."""

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from tests.table.tables import APART, HERE, open_table, play_turn, play_until, refused, summary

from azulejos.engine import record as records
from azulejos.engine.draws import Draws
from azulejos.engine.errors import GameOver
from azulejos.table import FairDeals, LogMismatch, Refused, Table, Undo, read_entry
from azulejos.table.fair_deals import WORDS, commitment
from azulejos.table.log import Dealt, SeatTaken, ShuffleRevealed, TableOpened
from azulejos.table.records import recorded
from azulejos.table.table import Batch

KEY = bytes(range(32))
OPTIONS = open_table().options


@dataclass(frozen=True, slots=True)
class Noted(FairDeals):
    """Remembers the number of every draw it was asked for, whatever entropy it got."""

    numbers: list[int] = field(default_factory=list)

    def item(self, draws: Draws, number: int) -> int:
        self.numbers.append(number)
        return FairDeals(self.key, self.entropy).item(draws, number)


def fair_table(key: bytes = KEY) -> Table:
    """Two persons on one screen: undo is free."""
    return Table.open(OPTIONS, HERE, FairDeals(key), at=0)


def seated_table(*entropies: str) -> Table:
    table = Table.open(OPTIONS, APART, FairDeals(KEY), at=0)
    for seat, entropy in enumerate(entropies):
        table.take_seat(seat, f"guest-{seat}", at=0, entropy=entropy)
    return table


def first_deal(table: Table) -> str:
    return next(entry.items for entry in table.log if isinstance(entry, Dealt))


def chi_square(counts: Counter[int], expected: list[float]) -> float:
    return sum((counts[place] - each) ** 2 / each for place, each in enumerate(expected))


class TestNumbers:
    def test_every_place_is_equally_likely(self) -> None:
        deals = FairDeals(KEY, "0:c0ffee")
        counts = Counter(deals.below(60, number) for number in range(30_000))
        assert chi_square(counts, [500.0] * 60) < 98.3  # exceeded by chance once in 1,000 keys

    def test_neighbouring_draws_know_nothing_of_each_other(self) -> None:
        deals = FairDeals(KEY, "0:c0ffee")
        places = [deals.below(7, number) for number in range(20_001)]
        pairs = Counter(7 * one + other for one, other in pairwise(places))
        assert chi_square(pairs, [20_000 / 49] * 49) < 84.0  # likewise

    def test_items_follow_their_weights(self) -> None:
        deals = FairDeals(KEY)
        counts = Counter(deals.item([(0, 1), (1, 2), (2, 5)], n) for n in range(8_000))
        assert chi_square(counts, [1000.0, 2000.0, 5000.0]) < 13.8

    def test_words_that_would_favour_some_places_are_thrown_away(self) -> None:
        bound = 2**63 + 1  # nearly half of all words are beyond the last whole run
        deals = FairDeals(KEY)
        words = [[deals.word(number, attempt) for attempt in range(20)] for number in range(200)]
        expected = [next(word for word in row if word < bound) for row in words]
        assert [deals.below(bound, number) for number in range(200)] == expected
        assert 60 < sum(row[0] >= bound for row in words) < 140

    @pytest.mark.parametrize("bound", [1, 3, 7, 60, 100])
    def test_the_edge_is_exact(self, bound: int) -> None:
        usable = WORDS // bound * bound

        class Scripted(FairDeals):
            def word(self, number: int, attempt: int) -> int:
                return [usable, WORDS - 1, usable - 1, 0][number + attempt]

        if usable < WORDS:
            assert Scripted(KEY).below(bound, 0) == bound - 1
            assert Scripted(KEY).below(bound, 1) == bound - 1
        assert Scripted(KEY).below(bound, 2) == bound - 1
        assert Scripted(KEY).below(bound, 3) == 0

    def test_key_entropy_and_number_all_matter(self) -> None:
        def words(deals: FairDeals, first: int = 0) -> list[int]:
            return [deals.word(number, 0) for number in range(first, first + 5)]

        all_words = words(FairDeals(KEY)) + words(FairDeals(KEY, "0:aa"))
        all_words += words(FairDeals(bytes(32))) + words(FairDeals(KEY), first=5)
        all_words += [FairDeals(KEY).word(number, 1) for number in range(5)]
        assert len(set(all_words)) == 25


class TestPromise:
    def test_the_commitment_stands_in_the_first_entry(self) -> None:
        opened = fair_table().log[0]
        assert isinstance(opened, TableOpened)
        assert opened.commitment == commitment(KEY)

    def test_a_table_goes_on_only_with_the_promised_key(self) -> None:
        table = fair_table()
        play_turn(table)
        again = Table.replay(table.log, FairDeals(KEY))
        assert summary(again) == summary(table)
        for log, key in [(table.log, bytes(32)), (open_table().log, KEY)]:
            with pytest.raises(LogMismatch) as caught:
                Table.replay(log, FairDeals(key))
            assert (caught.value.code, caught.value.seq) == ("shuffle-key", 0)

    def test_a_replayed_table_draws_what_the_first_would(self) -> None:
        table = seated_table("ab", "cd")
        again = Table.replay(table.log, FairDeals(KEY))
        for each in (table, again):
            play_until(each, lambda it: it.state.round == 3)
        assert again.log == table.log


class TestEntropy:
    def test_every_seat_changes_the_deals(self) -> None:
        entropies = [("", ""), ("ab", ""), ("", "ab"), ("ab", "cd"), ("ab", "ce")]
        deals = {first_deal(seated_table(*pair)) for pair in entropies}
        assert len(deals) == len(entropies)

    def test_the_last_to_sit_down_counts_too(self) -> None:
        """Their entropy and the first deal are one batch."""
        table = seated_table("ab")
        change = table.take_seat(1, "guest-1", at=0, entropy="cd")
        assert [entry.kind for entry in change.entries] == ["seat-taken", "dealt"]
        assert table.shuffle.entropy == "0:ab 1:cd"
        deals = FairDeals(KEY, "0:ab 1:cd")
        state = Table.open(OPTIONS, HERE, deals, at=0).start
        items = state.read_deal(first_deal(table))
        for number, item in enumerate(items):
            assert deals.item(state.draws(), number) == item
            state.draw(item)

    def test_nothing_can_be_added_after_the_first_deal(self) -> None:
        table = seated_table("ab", "cd")
        table.leave_seat(0, at=0)
        table.take_seat(0, "another", at=0, entropy="ef")
        assert table.shuffle.entropy == "0:ab 1:cd"

    def test_who_leaves_before_the_start_has_added_all_the_same(self) -> None:
        table = seated_table("ab")
        table.leave_seat(0, at=0)
        table.take_seat(0, "another", at=0, entropy="ef")
        assert table.shuffle.entropy == "0:ab 0:ef"

    @pytest.mark.parametrize("entropy", ["xyz", "AB", "a b", "ab\n", "0" * 65, "٣"])
    def test_only_hexadecimal_digits(self, entropy: str) -> None:
        table = seated_table()
        refused(
            Refused, "seat-entropy", table, lambda: table.take_seat(0, "g", at=0, entropy=entropy)
        )

    def test_entries_of_earlier_versions_can_be_read(self) -> None:
        taken = {"kind": "seat-taken", "at": 1, "seat": 0, "who": "g", "name": "n"}
        assert read_entry(taken) == SeatTaken(1, 0, "g", "n", entropy="")
        opened = open_table().log[0]
        older = {name: value for name, value in opened.data().items() if name != "commitment"}
        assert read_entry(older) == opened


class TestSecret:
    def test_the_key_is_nowhere_before_the_end(self) -> None:
        table = seated_table("ab", "cd")
        while not table.is_over:
            text = records.write(recorded(table)) + records.write_json(recorded(table))
            shown = [json.dumps([entry.data() for entry in table.log]), text, repr(table.deals)]
            assert all(secret not in each for each in shown for secret in (KEY.hex(), repr(KEY)))
            assert table.shuffle.key == ""
            change = play_turn(table)
        assert [entry.kind for entry in change.entries] == ["turn", "shuffle-revealed"]
        assert table.log[-1] == ShuffleRevealed(0, KEY.hex())
        assert recorded(table).header("ShuffleKey") == KEY.hex()

    def test_a_game_that_is_given_up_reveals_it_too(self) -> None:
        table = seated_table("ab", "cd")
        play_turn(table)
        change = table.resign(0, at=0)
        assert [entry.kind for entry in change.entries] == ["resigned", "shuffle-revealed"]
        table.leave_seat(0, at=0)
        assert [entry.kind for entry in table.log].count("shuffle-revealed") == 1

    def test_it_is_revealed_neither_early_nor_wrongly_nor_twice(self) -> None:
        table = seated_table("ab", "cd")
        with pytest.raises(LogMismatch) as caught:
            table.append(Batch(table.seq, (ShuffleRevealed(0, KEY.hex()),)))
        assert caught.value.code == "shuffle-too-early"
        table.resign(0, at=0)
        for key in (KEY.hex(), bytes(32).hex(), "no key"):
            with pytest.raises(LogMismatch) as caught:
                table.append(Batch(table.seq, (ShuffleRevealed(0, key),)))
            assert caught.value.code == "game-over"
        for key in (bytes(32).hex(), "no key"):
            with pytest.raises(LogMismatch) as caught:
                Table.replay([*table.log[:-1], ShuffleRevealed(0, key)])
            assert caught.value.code == "shuffle-key"

    def test_other_shuffles_reveal_nothing(self) -> None:
        table = open_table()
        play_until(table, lambda it: it.is_over)
        assert table.log[-1].kind == "turn"
        assert not [h for h in recorded(table).headers if h.name.startswith("Shuffle")]


class TestUndo:
    def test_no_number_is_used_twice(self) -> None:
        deals = Noted(KEY)
        table = Table.open(OPTIONS, HERE, deals, at=0)
        play_until(table, lambda it: it.state.round == 2)
        undone = table.facts()[-1]
        seat = table.last_person_to_play
        assert seat is not None
        table.undo(seat, at=0)
        play_until(table, lambda it: it.state.round == 3)
        assert deals.numbers == list(range(80))
        assert undone not in table.facts()
        assert recorded(table).header("ShuffleDraws") == "0 40 60"

    def test_without_undo_no_numbers_are_written_down(self) -> None:
        table = fair_table()
        play_until(table, lambda it: it.state.round == 2)
        assert recorded(table).header("ShuffleDraws") is None

    def test_who_knows_the_key_cannot_go_back(self) -> None:
        table = fair_table()
        play_until(table, lambda it: it.is_over)
        refused(GameOver, "game-over", table, lambda: table.run(Undo(0), at=0))
