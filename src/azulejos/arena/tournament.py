"""What a tournament plays: pairs of players, each on the same deals, from every seat.

A pairing has two sides. With two seats a deal is two games, one from each seat. With three or four
seats one player of a side sits alone among others of the other side: first the first player, in
every seat in turn, then the second, so a deal is six or eight games. Over the games of a deal both
sides hold every seat equally often, and of equals each wins half.

Deal number d is the same for every pairing. Nothing depends on who plays a game, or when.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from azulejos import bots
from azulejos.arena.errors import ArenaError
from azulejos.arena.players import Player, read_player, read_players
from azulejos.arena.sequential import SequentialTest
from azulejos.engine.options import Options
from azulejos.engine.registry import rule_set
from azulejos.engine.rng import Rng
from azulejos.search.luck import LuckMeter

# Deals come from stream d; what bots leave to chance comes from streams that no deal uses.
CHOICES = 2**63
MOST_SEATS = 4
# What might have been dealt instead comes from others again, the same for all games of a deal.
OTHER_DEALS = 2**62
MOST_OTHER_DEALS = 2**20
LUCK_DEALS = 32
STRONGER_AT_ALL = SequentialTest(lower=0.5, higher=0.6)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: `sides` says for every seat which player of the pairing sits there."""

    pairing: int
    number: int
    deal: int
    sides: tuple[int, ...]
    seats: tuple[Player, ...]
    options: Options
    seed: int
    bot_sims: int | None = None
    bot_time: float | None = None
    luck: int = 0

    def deals(self) -> Rng:
        return Rng(self.seed, self.deal)

    def luck_meter(self) -> LuckMeter | None:
        """What measures the luck of its deals, if it is to be measured."""
        if not self.luck:
            return None
        first = OTHER_DEALS + self.deal * MOST_OTHER_DEALS
        policy = bots.policy_for(self.options.game)
        return LuckMeter(policy, self.luck, LUCK_DEALS, self.seed, first)

    def choices(self, seat: int) -> Rng:
        """What the bot in this seat leaves to chance."""
        return Rng(self.seed, CHOICES + self.number * MOST_SEATS + seat)


@dataclass(frozen=True, slots=True)
class Tournament:
    """`games` is the most that a pairing plays, in whole deals; a test may end it earlier.

    `bot_sims` and `bot_time` (seconds) are the budget of programs for each turn. `luck` is how many
    simulations value each deal where the luck of deals is measured; it changes no game.
    """

    kind: str
    options: Options
    players: tuple[Player, ...]
    pairings: tuple[tuple[int, int], ...]
    games: int
    seed: int
    test: SequentialTest | None = None
    bot_sims: int | None = None
    bot_time: float | None = None
    checks: int = 0
    """So many of the last pairings are only asked whether the first is the stronger at all."""
    luck: int = 0

    @property
    def games_per_deal(self) -> int:
        seats = self.options.players
        return seats if seats == 2 else 2 * seats

    @property
    def deals(self) -> int:
        return max(1, self.games // self.games_per_deal)

    @property
    def games_per_pairing(self) -> int:
        return self.deals * self.games_per_deal

    def test_of(self, pairing: int) -> SequentialTest | None:
        is_check = pairing >= len(self.pairings) - self.checks
        return STRONGER_AT_ALL if self.test and is_check else self.test

    def fixture(self, pairing: int, number: int) -> Fixture:
        """Game number so-and-so (from 0) of a pairing."""
        deal, rotation = divmod(number, self.games_per_deal)
        side, seat = divmod(rotation, self.options.players)
        sides = tuple(side if place == seat else 1 - side for place in range(self.options.players))
        seats = tuple(self.players[self.pairings[pairing][side]] for side in sides)
        budget = (self.bot_sims, self.bot_time, self.luck)
        return Fixture(pairing, number, deal, sides, seats, self.options, self.seed, *budget)

    def names(self, pairing: int) -> tuple[str, str]:
        first, second = self.pairings[pairing]
        return self.players[first].name, self.players[second].name

    def settings(self) -> dict[str, Any]:
        """Everything that decides which games are played, as plain data."""
        return {
            "kind": self.kind,
            "game": self.options.game,
            "players": self.options.players,
            "variant": self.options.variant,
            "options": dict(sorted(self.options.extras.items())),
            "bots": [player.spec for player in self.players],
            "pairings": [list(self.names(pairing)) for pairing in range(len(self.pairings))],
            "games": self.games_per_pairing,
            "seed": self.seed,
            "test": self.test.settings() if self.test else None,
            "checks": self.checks,
            "bot_sims": self.bot_sims,
            "bot_time": self.bot_time,
            "luck": self.luck,
        }


def everybody_meets(players: int) -> Iterator[tuple[int, int]]:
    """Every pairing of a round robin."""
    return ((first, second) for second in range(players) for first in range(second))


def climb(
    options: Options,
    names: Sequence[str] | None,
    checks: Sequence[tuple[str, str]],
    games: int,
    seed: int,
) -> Tournament:
    """A ladder, from the weakest to the strongest, and further pairs of stronger and weaker.

    A check may name a rung instead of repeating its command line.
    """
    rungs = list(bots.NAMES if names is None else names)
    known = [read_player(rung).name for rung in rungs]
    checked = dict.fromkeys(chain.from_iterable(checks))
    specs = [*rungs, *(spec for spec in checked if spec not in {*rungs, *known})]
    players = read_players(specs, options.game)
    places = {player.spec: place for place, player in enumerate(players)}
    places |= {player.name: place for place, player in enumerate(players)}
    steps = [(stronger, weaker) for weaker, stronger in pairwise(rungs)]
    climbed = dict.fromkeys(pairing(places, *pair) for pair in steps)
    pairings = climbed | dict.fromkeys(pairing(places, *pair) for pair in checks)
    further = len(pairings) - len(climbed)
    table = (options, players, tuple(pairings), games, seed)
    return Tournament("ladder", *table, SequentialTest(), checks=further)


def pairing(places: Mapping[str, int], first: str, second: str) -> tuple[int, int]:
    one, other = (places[read_player(spec).spec] for spec in (first, second))
    if one == other:
        raise ArenaError("arena-player-twice", value=read_player(first).name)
    return one, other


def from_settings(settings: Mapping[str, Any]) -> Tournament:
    """The tournament whose settings these are."""
    players = tuple(map(read_player, settings["bots"]))
    names = [player.name for player in players]
    test = settings["test"]
    return Tournament(
        settings["kind"],
        rule_set(settings["game"]).choose(
            settings["players"], settings["variant"], **settings["options"]
        ),
        players,
        tuple((names.index(first), names.index(second)) for first, second in settings["pairings"]),
        settings["games"],
        settings["seed"],
        SequentialTest(**test) if test else None,
        settings.get("bot_sims"),
        settings.get("bot_time"),
        settings.get("checks", 0),
        settings.get("luck", 0),
    )
