"""Plays one game of a tournament. A bot that fails loses it, and the tournament goes on."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from azulejos.arena.players import close_bot
from azulejos.arena.tournament import Fixture
from azulejos.bots import Bot
from azulejos.engine import record as records
from azulejos.engine.errors import AzulejosError, Value
from azulejos.engine.game import GameState
from azulejos.engine.record import Header, Record, Recorder
from azulejos.engine.registry import new_game
from azulejos.engine.rng import Rng

FORFEIT = "forfeit"
LIMIT = "limit"


@dataclass(frozen=True, slots=True)
class Failure:
    """Whose bot gave no legal turn, and why: the code and the values of its error."""

    seat: int
    code: str
    values: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class GameResult:
    """What came of a game: for every seat its points, its share of the victory, turns and time."""

    pairing: int
    number: int
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    reason: str
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    failure: Failure | None = None
    luck: tuple[float, ...] | None = None
    """What the deals gave every seat: chance to win."""
    luck_points: tuple[float, ...] | None = None

    @property
    def score(self) -> float:
        """The share of the victory that fell to the first player of the pairing."""
        return self.of_first(self.shares)

    @property
    def adjusted_score(self) -> float | None:
        """The same without the luck of the deals, if that was measured; may leave 0 to 1."""
        return None if self.luck is None else self.score - self.of_first(self.luck)

    def of_first(self, values: tuple[float, ...]) -> float:
        return sum(value for side, value in zip(self.sides, values, strict=True) if side == 0)

    def data(self) -> dict[str, Any]:
        return asdict(self)


def from_data(data: Mapping[str, Any]) -> GameResult:
    """The result that `GameResult.data()` wrote."""
    failure = data["failure"]
    fields: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    fields["failure"] = Failure(**failure) if failure else None
    return GameResult(**fields)


def rounded(values: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(value, 6) for value in values)


def play(fixture: Fixture) -> tuple[GameResult, str]:
    """The result of a game and the text of its record."""
    game = BotGame(fixture)
    try:
        game.play_to_the_end()
    finally:
        game.close()
    return game.result(), game.record()


class BotGame:
    """A game on its way: its record so far, a bot in every seat, and how long they think."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        names = [player.name for player in fixture.seats]
        headers = {"Event": f"{fixture.seed} {fixture.pairing} {fixture.number}"}
        self.recorder = Recorder(new_game(fixture.options), names, headers)
        self.bots: dict[int, Bot] = {}
        self.chances = [fixture.choices(seat) for seat in range(len(names))]
        self.turns = [0] * len(names)
        self.seconds = [0.0] * len(names)
        self.moves = 0
        self.failure: Failure | None = None
        self.luck = fixture.luck_meter()

    @property
    def state(self) -> GameState:
        return self.recorder.state

    @property
    def is_over(self) -> bool:
        return self.state.is_over or self.failure is not None or self.moves >= self.state.move_cap

    def play_to_the_end(self) -> None:
        deals = self.fixture.deals()
        while not self.is_over:
            if self.state.needs_deal:
                self.deal(deals)
            else:
                self.take_turn(self.state.current)

    def deal(self, deals: Rng) -> None:
        before = self.state.copy()
        self.recorder.deal_by_chance(deals)
        if self.luck is not None:
            self.luck.add(before, self.state)

    def take_turn(self, seat: int) -> None:
        try:
            bot = self.bot_of(seat)
            began = time.perf_counter()
            moves = self.chosen(bot, self.chances[seat])
            self.seconds[seat] += time.perf_counter() - began
            self.recorder.turn(moves)
        except AzulejosError as error:
            self.failure = Failure(seat, error.code, error.values)
        else:
            self.turns[seat] += 1
            self.moves += len(moves)

    def chosen(self, bot: Bot, chances: Rng) -> list[int]:
        return bot.choose(self.state.copy(), chances)

    def bot_of(self, seat: int) -> Bot:
        """Takes its seat when its first turn comes, and thinks only from then on."""
        if seat not in self.bots:
            fixture = self.fixture
            self.bots[seat] = fixture.seats[seat].new_bot(
                fixture.options.game, fixture.bot_sims, fixture.bot_time
            )
        return self.bots[seat]

    def close(self) -> None:
        for bot in self.bots.values():
            close_bot(bot)

    def result(self) -> GameResult:
        return GameResult(
            self.fixture.pairing,
            self.fixture.number,
            self.fixture.sides,
            self.state.scores,
            self.shares(),
            self.reason(),
            tuple(self.turns),
            rounded(tuple(self.seconds)),
            self.failure,
            rounded(self.luck.chances) if self.luck else None,
            rounded(self.luck.points) if self.luck else None,
        )

    def shares(self) -> tuple[float, ...]:
        """Each seat's part of the victory; whoever failed has none, however many points it has."""
        loser = self.failure.seat if self.failure else None
        places = [[seat for seat in place if seat != loser] for place in self.state.ranking()]
        winners = next(place for place in places if place)
        seats = range(self.state.players)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    def reason(self) -> str:
        outcome = self.state.outcome()
        if outcome is not None:
            return outcome.reason
        return FORFEIT if self.failure else LIMIT

    def record(self) -> str:
        """A forfeited game has no result; a header says who gave it up, and why."""
        record = self.recorder.record()
        if self.failure:
            why = Header("Forfeit", f"seat {self.failure.seat}: {self.failure.code}")
            record = Record((*record.headers, why), record.entries)
        return records.write(record)
