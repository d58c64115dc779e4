"""A game at a table in this process: turns, bots, undo, and a save after every change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from azulejos import bots
from azulejos.cli.play import history, saves
from azulejos.engine.game import GameState
from azulejos.engine.log_lines import EventData
from azulejos.engine.rng import Rng
from azulejos.table import Bot, Deal, Person, Table, now
from azulejos.table.history import Step, steps

# Chance of the bots and of who begins, far from the numbers of the deals.
BOT_STREAMS = 1 << 40
SEATING_STREAM = 1 << 41


class LocalGame:
    """The table, its seed, and the file it is kept in."""

    def __init__(self, table: Table, seed: int, file: Path) -> None:
        self.table = table
        self.seed = seed
        self.file = file
        levels = {seat.level for seat in table.seats if isinstance(seat, Bot)}
        self.bots = {level: bots.bot(level, table.options.game) for level in levels}
        self.save()

    @property
    def state(self) -> GameState:
        return self.table.state

    @property
    def persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table.seats) if isinstance(who, Person)]

    @property
    def steps(self) -> list[Step]:
        return [step for step, _ in steps(self.table.start, self.table.facts())]

    def save(self) -> None:
        saves.write_game(self.file, self.seed, [entry.data() for entry in self.table.log])

    def play(self, seat: int, moves: Sequence[int | str]) -> list[EventData]:
        change = self.table.play(seat, moves, now())
        self.save()
        return [event.data() for event in change.events]

    def play_bot(self, seat: int) -> list[EventData]:
        who = self.table.seats[seat]
        assert isinstance(who, Bot)
        state = self.state
        rng = Rng(self.seed, BOT_STREAMS + state.view()["turn"])
        return self.play(seat, self.bots[who.level].choose(state, rng))

    def undo(self) -> bool:
        """Back to the last turn in which a person had a choice; False if there is none."""
        turns = history.decisions(self.table.start, self.table.facts())
        target = history.last_decision(turns, self.persons)
        if target is None:
            return False
        while self.turns_played > target:
            seat = self.table.last_person_to_play
            assert seat is not None
            self.table.undo(seat, now())
        self.save()
        return True

    @property
    def turns_played(self) -> int:
        return sum(not isinstance(fact, Deal) for fact in self.table.facts())

    @property
    def deals_made(self) -> int:
        return sum(isinstance(fact, Deal) for fact in self.table.facts())
