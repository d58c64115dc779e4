"""Writes `docs/ladders.md` from the result files of ladders, kept in `docs/ladders/`.

    python docs/make_ladders.py [FOLDER …]

takes over the `summary.json` of each results folder named (such as those of `make soak-ladders` in
`build/ladders/`), and then writes the page.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
RESULTS = DOCS / "ladders"
PAGE = DOCS / "ladders.md"
TOP = """# Ladders

Each bot against the one below it, on the same deals from every seat, judged by a sequential test
(60 % against 70 % of the victories, 5 % errors, at most 200 games for a pair; see
[arena.md](arena.md)). The rate is the share of victories with its 95 % interval; a test that ends
early looks a little better than it is. This page is made from the result files in
[ladders/](ladders) by `docs/make_ladders.py`.
"""
HEAD = """
| pair | games | won, shared, lost | rate | 95 % | decision | mean points | ms a turn |
|---|---|---|---|---|---|---|---|
"""


def take_over(folder: Path) -> None:
    """Keeps a result file; where it lay is nobody's business."""
    found = json.loads((folder / "summary.json").read_text())
    del found["folder"]
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(found, indent=1, sort_keys=True)
    (RESULTS / f"{name_of(found['settings'])}.json").write_text(text + "\n")


def name_of(settings: dict[str, Any]) -> str:
    return "-".join(str(settings[key]) for key in ("game", "players", "variant"))


def page() -> str:
    files = sorted(RESULTS.glob("*.json"))
    return TOP + "".join(section(json.loads(file.read_text())) for file in files)


def section(found: dict[str, Any]) -> str:
    settings, machine = found["settings"], found["machine"]
    title = f"\n## {settings['game']}, {settings['players']} players, {settings['variant']}\n"
    rows = "".join(row(pairing) for pairing in found["pairings"])
    place = f"\nSeed {settings['seed']}, {machine['cpu']}, {machine['cores']} cores.\n"
    return title + HEAD + rows + place


def row(pairing: dict[str, Any]) -> str:
    cells = (
        " – ".join(pairing["names"]),
        str(pairing["games"]),
        f"{pairing['wins']}, {pairing['shared']}, {pairing['losses']}",
        f"{pairing['rate']:.1%}",
        f"{pairing['low']:.1%} to {pairing['high']:.1%}",
        pairing["decision"],
        " : ".join(f"{points:.1f}" for points in pairing["mean_scores"]),
        " : ".join(milliseconds(seconds) for seconds in pairing["seconds_per_turn"]),
    )
    return f"| {' | '.join(cells)} |\n"


def milliseconds(seconds: float) -> str:
    digits = 2 if seconds < 0.01 else 0
    return f"{1000 * seconds:,.{digits}f}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        take_over(Path(name))
    PAGE.write_text(page())
