"""Records to review: saved ones, played ones, and ones with a turn nobody should play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import azulejos
from azulejos import GameState, Rng, bots
from azulejos.analysis.review import Depth, Review
from azulejos.engine import record as records
from azulejos.engine.record import Deal, Record, Recorder, Turn

FOLDER = Path(__file__).parents[1] / "records" / "games"
SAVED = sorted(FOLDER.glob("*.azl"))
SHALLOW = Depth(12, deals=3, deal_simulations=4, futures=2)

Plan = Callable[[GameState], Sequence[str] | None]


def saved(name: str) -> Record:
    return records.read_bytes((FOLDER / name).read_bytes())


def beginning(record: Record, turns: int) -> Record:
    """The record of the first turns, as if the game had stopped there."""
    return replayed(record, records.opening(record), turns=turns)


def replayed(
    record: Record,
    start: GameState,
    deal: Callable[[str], str] = str,
    move: Callable[[str], str] = str,
    turns: int = 10_000,
) -> Record:
    """The same deals and moves, or what the functions make of them, from another start."""
    recorder = Recorder(start, [record.seat_name(seat) for seat in range(start.players)])
    for entry in record.entries:
        if isinstance(entry, Deal):
            recorder.deal(recorder.state.read_deal(deal(entry.items)))
        elif isinstance(entry, Turn):
            recorder.turn([move(code) for code in entry.moves])
            turns -= 1
        if turns == 0:
            break
    return recorder.record()


def played(level: str, seed: int, plan: Plan = lambda _: None, most: int = 10_000) -> Record:
    """A game of Azul between two bots of this level, except where the plan says otherwise."""
    recorder = Recorder(azulejos.start("azul", players=2), ["Ana", "Taras"])
    rng, bot = Rng(seed), bots.bot(level, "azul")
    while not recorder.state.is_over and recorder.state.turn < most:
        if recorder.state.needs_deal:
            recorder.deal_by_chance(rng)
        else:
            recorder.turn(plan(recorder.state) or bot.choose(recorder.state, rng))
    return recorder.record()


def most_to_the_floor(state: GameState) -> list[str]:
    """The take that drops the most tiles to the floor line."""
    to_floor = [code for move in state.legal_moves() if (code := state.code(move)).endswith("F")]

    def dropped(code: str) -> int:
        events = [event.data() for event in state.attempt([code]).events]
        return sum(event["amount"] for event in events if event["kind"] == "tiles-dropped")

    return [max(to_floor, key=dropped)]


def values(review: Review) -> list[tuple[object, ...]]:
    """All that a review says of turns and deals, for comparison."""
    return [
        *((turn.grade, turn.before, turn.after, turn.stake) for turn in review.turns),
        *((deal.before, deal.after) for deal in review.deals),
    ]
