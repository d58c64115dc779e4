"""Writes `docs/evaluations.md` from the result files in `docs/evaluations/`.

    python docs/make_evaluations.py [NAME]

With a name, the evaluations that azulejos uses at present are first judged on every set, and kept
under this name, such as `hand`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from azulejos.benchmark.positions import ENDING, FOLDER

DOCS = Path(__file__).parent
RESULTS = DOCS / "evaluations"
GAMES = DOCS / "calibration"
SHOWN = range(1, 10)
"""Tenths of a chance that have a column."""
PAGE = DOCS / "evaluations.md"
TOP = """# Evaluations

Everything that azulejos says about a position (who will win, with how many points, which turn is best) rests on the evaluation of its game.
`azulejos judge azul` compares it in a few seconds with a fixed set of positions whose values are known better:

- **Positions** come from games between searching bots: one of every round, for two to four players, both variants. About one in six is from before a deal.
- **Roll-outs.** Each position is played on to the end several times by bots that search less deeply. What came of it, on average, is the measure for
  chances and points.
- **Searches.** The best turns (five at most) and the position itself are valued by a deeper search with the evaluation written by hand. That is the
  measure for the order of turns.

| figure | meaning | good |
|---|---|---|
| `log_loss` | how surprised the chances are by who won the roll-outs | low |
| `chance_error` | typical distance of a seat's chance from its share of victories; what roll-outs are off by accident is taken off | low |
| `points_error` | typical distance of expected points from the mean of the roll-outs, which is itself off by about 3 points | low |
| `points_bias` | expected points less those of the roll-outs, on average, with 95% interval | 0 |
| `chance_from_search`, `points_from_search` | typical distance from the deeper search | low |
| `rank_correlation` | Spearman's, between the order of the best turns by the evaluation after each of them, and by the deeper search | 1 |
| `best_found` | how often both prefer the same turn | high |
| `chance_lost` | what the turn preferred by the evaluation loses, by the search | low |

Roll-outs are played by bots that think little, so that there can be many. At Summer Pavilion, where they have 12 simulations a turn, they score about 2.5 points less than
searches of 100, to whose games expected points [are fitted](bots_tuning.md#summer-pavilion); hence the bias there.

Turns count where there are at least three and the search sees a difference of one percent. `azulejos.benchmark.judged` judges any other
[guide](bots.md) on the same sets. To make the sets again: `python benchmarks/positions/make.py GAME --folder FOLDER`, then the same with `--pack`.
`docs/make_evaluations.py` makes this page from the result files.
"""  # noqa: E501 - lines of the page
CAME_TRUE = """
## What comes true

In games of bots that search a few hundred simulations a turn: expected less final points, and of seats that were given about this chance, how many percent won. "Evaluation" is what a position
looks worth at once, "search" what is said with the turn that is played, as in hints. ± is the 95% interval, for which a game counts once however much was said in it. None of these games was
used to make or correct a net. `benchmarks/nets/calibration.py` plays them.

"""  # noqa: E501 - lines of the page
FIGURES = (
    "log_loss",
    "chance_error",
    "points_error",
    "rank_correlation",
    "best_found",
    "chance_lost",
)


def judge(game: str, name: str) -> None:
    """Keeps what `azulejos judge` finds."""
    command = [sys.executable, "-m", "azulejos", "judge", game, "--json"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{game}-{name}.json").write_text(json.dumps(found, indent=1) + "\n")


def page() -> str:
    games: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for file in sorted(RESULTS.glob("*.json")):
        game, _, name = file.stem.partition("-")
        games.setdefault(game, []).append((name, json.loads(file.read_text())))
    sections = "".join(section(game, found) for game, found in games.items())
    return TOP + came_true() + sections


def came_true() -> str:
    """What was expected in games between searching bots, and what came of it."""
    found = [json.loads(file.read_text()) for file in sorted(GAMES.glob("*.json"))]
    headings = ["game", "players", "variant", "games", "by", "points off"]
    headings += [f"{10 * tenth}%" for tenth in SHOWN]
    return CAME_TRUE + table(headings, [row for one in found for row in rows_of(one)])


def rows_of(one: dict[str, Any]) -> list[list[str]]:
    rows = []
    for by in ("evaluation", "search"):
        points = one[by]["points"]
        off = f"{points['said'] - points['came']:+.1f} ± {points['half_interval']:.1f}"
        tenths = {round(10 * mean["said"]): mean for mean in one[by]["chances"]}
        cells = [won(tenths[tenth]) if tenth in tenths else "" for tenth in SHOWN]
        table_of = [one["game"], str(one["players"]), one["variant"], str(one["games"])]
        rows.append([*table_of, by, off, *cells])
    return rows


def won(mean: dict[str, float]) -> str:
    return f"{100 * mean['came']:.0f} ± {100 * mean['half_interval']:.0f}"


def section(game: str, found: list[tuple[str, dict[str, Any]]]) -> str:
    made = found[0][1]["set"]
    simulations = made["simulations"]
    facts = (
        f"{found[0][1]['positions']} positions of {made['games']} games with {simulations['game']} "
        f"simulations a turn; {made['roll_outs']} roll-outs with {simulations['roll_out']} "
        f"simulations a turn, searches of {simulations['search']}; seed {made['seed']}.\n"
    )
    return "\n".join(
        [
            f"\n## {game}\n",
            facts,
            table(["evaluation", "players", *FIGURES, "points_bias"], figure_rows(found)),
            "Of seats given about this chance, so many won:\n",
            table(["evaluation", *said(found[0][1])], calibration_rows(found)),
        ]
    )


def figure_rows(found: list[tuple[str, dict[str, Any]]]) -> list[list[str]]:
    return [
        [
            name,
            players,
            *(f"{row[figure]:g}" for figure in FIGURES),
            f"{row['points_bias']:+.2f} ± {row['bias_error']:.2f}",
        ]
        for name, one in found
        for players, row in [("all", one), *one["players"].items()]
    ]


def said(one: dict[str, Any]) -> list[str]:
    return [f"{row['chance']:.0%}" for row in one["calibration"]]


def calibration_rows(found: list[tuple[str, dict[str, Any]]]) -> list[list[str]]:
    return [[name, *(f"{row['won']:.0%}" for row in one["calibration"])] for name, one in found]


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        for path in sorted(FOLDER.glob(f"*{ENDING}")):
            judge(path.name.removesuffix(ENDING), sys.argv[1])
    PAGE.write_text(page())
