"""Why one turn is better than another: from what happens, and from points by their source.

Both turns are played out: first in the ways the search thinks the game goes on, then by the greedy
bot to the end, several times with the same random numbers for both. The engine's events say
where each point came from. So every number in an argument is a mean of counted points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from azulejos import bots
from azulejos.bots.bot import Bot
from azulejos.engine.events import Event, Scored
from azulejos.engine.game import GameState
from azulejos.engine.log_lines import EventData
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves

MOST_ARGUMENTS = 3
# Fewer points are not worth a sentence.
LEAST_POINTS = 1.0
# A difference must be so many times its standard error. About twenty are looked at for every turn,
# so with 2 some reasons vanished when the futures were drawn anew: 5 of 44, with 3 it was 1 of 34.
SURE = 3.0
SEED = 0xF07_0123
# Moves that the greedy bot may look at for one turn, beyond the least number of futures.
MOST_LOOKED = 100_000
LEAST_FUTURES = 16
TILES = "tile-scored"
# A tile is told of if it is so much more likely after one of the turns, and for so many points.
LEAST_SHARE = 0.4
LEAST_TILE_POINTS = 0.5
# The last part of the rules by which players take what is there for all of them.
TAKING = ("take", "acquire")

Source = tuple[int, str]
Points = Counter[Source]
Sources = dict[str, float]
Taking = tuple[object, ...] | None
Place = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Argument:
    """One reason. `kind` is the name of its sentence, `seat` whose points it is about.

    `own-points`: the seat that moves gets more from this source. `other-points`: an opponent gets
    less. `taken-by-other`: after the worse turn an opponent takes what the better one takes, which
    is the `event`, and gets more in all. `better` and `worse` are points after either turn: until
    the next deal if that `is_soon`, else until the end.

    `own-tile`, `other-tile`: a tile that is more likely, or less likely, to lie on its place before
    the next deal. `better` and `worse` are how likely, `points` is what it brings.
    """

    kind: str
    seat: int
    better: float
    worse: float
    source: str = ""
    is_soon: bool = False
    event: EventData | None = None
    points: float = 1.0

    @property
    def size(self) -> float:
        """How many points speak for the better turn."""
        return abs(self.better - self.worse) * self.points

    @property
    def is_of_losses(self) -> bool:
        """Whether its points come from a source that costs points after either turn."""
        return self.event is None and max(self.better, self.worse) <= 0


@dataclass(frozen=True, slots=True)
class Prospect:
    """A whole turn, and several ways the search sees after it, at most until the next deal."""

    moves: tuple[str, ...]
    courses: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Futures:
    """What the turn does, what happens in each of several games until the next deal, and points.

    `soon` are the points until the next deal, `points` those until the end.
    """

    turn: tuple[Event, ...]
    next: tuple[tuple[Event, ...], ...]
    soon: tuple[Points, ...]
    points: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Why a turn is better: at most three arguments, the one with the most points first.

    There is none where chance hides the difference. `better` and `worse` are the points that every
    seat can expect by their source.
    """

    arguments: tuple[Argument, ...]
    better: tuple[Sources, ...]
    worse: tuple[Sources, ...]


def compared(state: GameState, better: Prospect, worse: Prospect) -> Comparison:
    """Two turns of a position, each played out as often as it has courses."""
    seat, seats = state.current, range(state.players)
    bot = bots.bot("greedy", state.options.game)
    good, bad = (played_on(state, turn, bot) for turn in (better, worse))
    tiles = by_tile(good, bad, seat)
    told = {(one.seat, TILES, True) for one in tiles}
    sources = by_source(good, bad, seat)
    found = [one for one in sources if (one.seat, one.source, one.is_soon) not in told] + tiles
    taken = taken_by_other(good, bad, seat)
    if taken is not None:  # in its sentence are all points of that opponent
        found = [*(one for one in found if one.seat != taken.seat), taken]
    return Comparison(
        tuple(sorted(found, key=lambda one: -one.size)[:MOST_ARGUMENTS]),
        tuple(expected(good.points, who) for who in seats),
        tuple(expected(bad.points, who) for who in seats),
    )


def expected(games: Sequence[Points], seat: int) -> Sources:
    """The mean points of a seat by source."""
    sources = sorted({source for points in games for who, source in points if who == seat})
    return {source: mean([points[seat, source] for points in games]) for source in sources}


# Playing on


def played_on(state: GameState, turn: Prospect, bot: Bot) -> Futures:
    """A game for each course, or fewer where there is so much to choose that it takes long."""
    now = state.copy()
    now.start_recording()
    play_moves(now, turn.moves)
    own = now.collect_events()
    following, soon, points, looked = [], [], [], 0
    for number, course in enumerate(turn.courses):
        game = Playout(now, bot, number)
        add(game.points, counted(own))
        following.append((*game.follow(course), *game.to_the_next_deal()))
        soon.append(game.points.copy())
        game.to_the_end()
        points.append(game.points)
        looked += game.looked
        if looked > MOST_LOOKED and number + 1 >= LEAST_FUTURES:
            break
    return Futures(own, tuple(following), tuple(soon), tuple(points))


class Playout:
    """One game that goes on from a position; deals and ties depend on its number."""

    def __init__(self, state: GameState, bot: Bot, number: int) -> None:
        self.now = state.copy()
        self.now.start_recording()
        self.bot = bot
        self.dealer, self.rng = Rng(SEED, number), Rng(SEED + 1, number)
        self.points = Points()
        self.looked = 0

    def follow(self, course: Sequence[int]) -> tuple[Event, ...]:
        for move in course:
            self.now.play(move)
        return self.count()

    def to_the_next_deal(self) -> tuple[Event, ...]:
        events: list[Event] = []
        while not (self.now.is_over or self.now.needs_deal):
            self.looked += len(self.now.legal_moves())
            play_moves(self.now, self.bot.choose(self.now, self.rng))
            events += self.count()
        return tuple(events)

    def to_the_end(self) -> None:
        while not self.now.is_over:
            if self.now.needs_deal:
                self.now.deal(self.dealer)
            self.count()
            self.to_the_next_deal()

    def count(self) -> tuple[Event, ...]:
        events = self.now.collect_events()
        add(self.points, counted(events))
        return events


def counted(events: Iterable[Event]) -> Points:
    """By kind, except that the points for a tile in its place are one source, however counted.

    What a tile scores across it does not score alone: apart they would say more than there is.
    """
    points, places = Points(), set[Place]()
    for event in events:
        place = place_of(event)
        if not isinstance(event, Scored):
            places |= {place} if place else set()
            continue
        points[event.seat, TILES if place in places else event.kind()] += event.points
    return points


def place_of(event: Event) -> Place | None:
    target = getattr(event, "target", None)
    return None if event.seat is None or target is None else (event.seat, str(target))


def add(points: Points, more: Points) -> None:
    """Points can be lost: the `+` of counters would forget those."""
    for source, amount in more.items():
        points[source] += amount


# Comparing


def by_source(good: Futures, bad: Futures, seat: int) -> list[Argument]:
    """What the seat gains and the others lose by the better turn, where that is beyond chance.

    Until the end if it is clear then, else until the next deal.
    """
    found = []
    for who, source in sorted({key for points in (*good.points, *bad.points) for key in points}):
        for is_soon in (False, True):
            some, others = (games.soon if is_soon else games.points for games in (good, bad))
            better, worse = ([points[who, source] for points in games] for games in (some, others))
            sign = 1 if who == seat else -1
            if is_clear([sign * (one - other) for one, other in pairs(better, worse)]):
                kind = "own-points" if who == seat else "other-points"
                found.append(Argument(kind, who, mean(better), mean(worse), source, is_soon))
                break
    return found


def by_tile(good: Futures, bad: Futures, seat: int) -> list[Argument]:
    """Tiles that score before the next deal: those the better turn makes likely or prevents."""
    some, others = (
        [laid((*games.turn, *events)) for events in games.next] for games in (good, bad)
    )
    found = []
    for place in sorted({place for games in (*some, *others) for place in games}):
        who = place[0]
        kind, sign = ("own-tile", 1) if who == seat else ("other-tile", -1)
        better, worse = (share(games, place) for games in (some, others))
        if sign * (better - worse) < LEAST_SHARE:
            continue
        seen = [games[place] for games in (*some, *others) if place in games]
        points = mean([amount for _, amount in seen])
        event = Counter(one for one, _ in seen).most_common(1)[0][0].data()
        argument = Argument(kind, who, better, worse, is_soon=True, event=event, points=points)
        if argument.size >= LEAST_TILE_POINTS:
            found.append(argument)
    return found


def laid(events: Iterable[Event]) -> dict[Place, tuple[Event, int]]:
    """By seat and place: the event that brought a tile there, and the points it scored there."""
    tiles: dict[Place, Event] = {}
    found: dict[Place, tuple[Event, int]] = {}
    for event in events:
        place = place_of(event)
        if place is None:
            continue
        if not isinstance(event, Scored):
            tiles[place] = event
        elif place in tiles:
            found[place] = tiles[place], found.get(place, (event, 0))[1] + event.points
    return found


def share(games: Sequence[Container[Place]], place: Place) -> float:
    return round(sum(place in game for game in games) / len(games), 2)


def taken_by_other(good: Futures, bad: Futures, seat: int) -> Argument | None:
    """What the better turn takes, if after the worse one an opponent mostly takes the same."""
    wanted = [key for event in good.turn if (key := taking(event)) is not None]
    found = [event for events in bad.next if (event := first_taking(events, wanted, seat))]
    if 2 * len(found) <= len(bad.next):
        return None
    event = Counter(found).most_common(1)[0][0]
    who = event.seat
    assert who is not None, "somebody takes it"
    better, worse = (totals(games.points, who) for games in (good, bad))
    if not is_clear([other - one for one, other in pairs(better, worse)]):
        return None
    return Argument("taken-by-other", who, mean(better), mean(worse), event=event.data())


def first_taking(events: Iterable[Event], wanted: Container[Taking], seat: int) -> Event | None:
    """Where an opponent takes one of these before the seat does."""
    takings = (event for event in events if taking(event) in wanted)
    first = next(takings, None)
    return first if first is not None and first.seat != seat else None


def taking(event: Event) -> Taking:
    """What and where from, if the event is that somebody takes from what all are offered."""
    if event.rule.rpartition(".")[2] not in TAKING:
        return None
    return event.kind(), getattr(event, "tile", None), getattr(event, "source", None)


def totals(games: Sequence[Points], seat: int) -> list[int]:
    return [sum(amount for (who, _), amount in points.items() if who == seat) for points in games]


def pairs(some: Sequence[int], others: Sequence[int]) -> list[tuple[int, int]]:
    """The same future of both turns; where one ends the game, it has only one."""
    counts = len(some), len(others)
    count = min(counts) if min(counts) > 1 else max(counts)
    return [(some[at % len(some)], others[at % len(others)]) for at in range(count)]


def mean(points: Sequence[int]) -> float:
    return round(sum(points) / len(points), 1)


def is_clear(differences: Sequence[int]) -> bool:
    """Whether the mean is large enough to be told, and too large to be chance."""
    count = len(differences)
    middle = sum(differences) / count
    if count == 1:
        return middle >= LEAST_POINTS
    squares = sum((one - middle) ** 2 for one in differences)
    error = sqrt(squares / (count - 1) / count)
    return middle >= max(LEAST_POINTS, SURE * error)
