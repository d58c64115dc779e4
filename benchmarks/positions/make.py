"""Makes the sets of positions on which evaluations are judged; docs/evaluations.md explains them.

python benchmarks/positions/make.py azul --folder build/positions            # goes on where it was
python benchmarks/positions/make.py azul --folder build/positions --pack     # writes what it has

Positions come from games between searching bots: of every round one, mostly before a turn, some
before a deal. Each is played on to the end several times by bots that search less; the best turns
and the position itself are valued by a deeper search. A game is one unit of work and depends on the
seed and its number alone, so the work can be stopped at any time and go on later.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import azulejos
from azulejos import bots
from azulejos.analysis.hints import hint
from azulejos.analysis.review.values import Judge
from azulejos.benchmark.positions import ENDING, FOLDER, write_lines
from azulejos.engine.game import GameState
from azulejos.engine.registry import rule_set
from azulejos.engine.rng import Rng
from azulejos.engine.turns import play_moves
from azulejos.search.search import Budget

SEED = 2026
TURNS = 5
# Of so many positions one is from before a deal.
BEFORE_A_DEAL = 6
# No deal or choice of a game has such a number.
CHOOSING = 1 << 40
PLAYING_ON = 1 << 41


@dataclass(frozen=True, slots=True)
class Depth:
    """Simulations of a turn in games and roll-outs, and of a search; how many roll-outs."""

    game: int
    roll_out: int
    search: int
    roll_outs: int


DEPTHS = {
    "azul": Depth(game=400, roll_out=50, search=4000, roll_outs=16),
    "summer_pavilion": Depth(game=60, roll_out=12, search=600, roll_outs=8),
    "summer_pavilion_mini": Depth(game=60, roll_out=12, search=600, roll_outs=8),
    "queens_garden": Depth(game=50, roll_out=8, search=400, roll_outs=12),
}


@dataclass(frozen=True, slots=True)
class Unit:
    """One game at one table."""

    game: str
    number: int

    @property
    def table(self) -> tuple[int, str]:
        """All tables in turn, so that a set made in part has as much of each."""
        rules = rule_set(self.game)
        tables = [(players, variant) for variant in rules.variants for players in rules.players]
        return tables[self.number % len(tables)]

    def rng(self, stream: int) -> Rng:
        return Rng(SEED, self.number + stream)


def play_on(state: GameState, simulations: int, rng: Rng) -> Iterator[GameState]:
    """Plays to the end on the state itself; shows it before every deal and turn."""
    bot = bots.bot(f"sims:{simulations}", state.options.game)
    while not state.is_over:
        yield state
        if state.needs_deal:
            state.deal(rng)
        else:
            play_moves(state, bot.choose(state, rng))


def chosen_positions(unit: Unit, depth: Depth) -> list[GameState]:
    """One position of every round of a game."""
    players, variant = unit.table
    seen: dict[int, list[GameState]] = {}
    start = azulejos.start(unit.game, players, variant)
    for state in play_on(start, depth.game, unit.rng(0)):
        if state.turn > 0:
            seen.setdefault(state.round, []).append(state.copy())
    rng = unit.rng(CHOOSING)
    return [one_of(states, rng) for states in seen.values()]


def one_of(states: Sequence[GameState], rng: Rng) -> GameState:
    wants_deal = rng.below(BEFORE_A_DEAL) == 0
    wanted = [state for state in states if state.needs_deal == wants_deal]
    return rng.choice(wanted or states)


def valued(state: GameState, depth: Depth, judge: Judge, rng: Rng) -> dict[str, Any]:
    """What a position is worth, by playing on and by search."""
    won, scores = [0.0] * state.players, [0] * state.players
    for _ in range(depth.roll_outs):
        end = state.copy()
        for _ in play_on(end, depth.roll_out, rng):
            pass
        won = [sum(pair) for pair in zip(won, end.utilities(), strict=True)]
        scores = [sum(pair) for pair in zip(scores, end.scores, strict=True)]
    search = judge.value(state, depth.search)
    return {
        "position": state.position(),
        "won": [round(one, 2) for one in won],
        "scores": scores,
        "chances": [round(one / 10_000, 3) for one in search.chances],
        "points": [round(one / 100, 1) for one in search.points],
        "turns": [] if state.needs_deal else valued_turns(state, depth, judge),
    }


def valued_turns(state: GameState, depth: Depth, judge: Judge) -> list[list[Any]]:
    """The best turns, each with the mover's chance and lead by a search from where it leads."""
    found = hint(state, Budget(simulations=depth.search), TURNS, SEED)
    turns = []
    for advice in found.turns:
        after = state.copy()
        play_moves(after, advice.codes)
        value = judge.value(after, depth.search)
        chance, lead = value.worth(found.seat)
        turns.append([" ".join(advice.codes), round(chance / 10_000, 4), round(lead / 100, 1)])
    return turns


def make(game: str, path: Path, games: int, seconds: float) -> None:
    """Adds a line for every game that the file does not have yet."""
    until = time.monotonic() + seconds
    depth, judge = DEPTHS[game], Judge(game)
    done = {json.loads(line)["number"] for line in lines_of(path)}
    with path.open("a") as file:
        for number in range(games):
            if number in done or time.monotonic() > until:
                continue
            unit = Unit(game, number)
            rng = unit.rng(PLAYING_ON)
            rows = [valued(state, depth, judge, rng) for state in chosen_positions(unit, depth)]
            file.write(json.dumps({"number": number, "rows": rows}) + "\n")
            file.flush()
            print(f"{game}: game {number + 1} of {games}", flush=True)


def lines_of(path: Path) -> list[str]:
    """A line that was being written when the program ended is left out."""
    text = path.read_text() if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole)
    return whole.splitlines()


def pack(game: str, path: Path) -> None:
    """Writes the set of a game into the package: in the order of the games, whenever they ended."""
    found = {line["number"]: line for line in map(json.loads, lines_of(path))}
    done = [found[number] for number in sorted(found)]
    simulations = asdict(DEPTHS[game])
    roll_outs = simulations.pop("roll_outs")
    header = {"game": game, "seed": SEED, "games": len(done), "roll_outs": roll_outs}
    header["simulations"] = simulations
    rows = [row for line in done for row in line["rows"]]
    write_lines(FOLDER / f"{game}{ENDING}", [header, *rows])
    print(f"{game}: {len(rows)} positions of {len(done)} games")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the positions to judge evaluations on.")
    parser.add_argument("games", nargs="+", metavar="GAME", choices=list(DEPTHS))
    parser.add_argument("--folder", type=Path, required=True, help="where the work is kept")
    parser.add_argument("--count", type=int, default=400, help="games for each set")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop each set after this time")
    parser.add_argument("--pack", action="store_true", help="write the sets into the package")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        path = asked.folder / f"{game}.jsonl"
        if asked.pack:
            pack(game, path)
        else:
            make(game, path, asked.count, 60 * asked.minutes)


if __name__ == "__main__":
    main()
