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

Each bot plays the one below it, on the same deals from every seat, judged by a sequential test
(60% against 70% of victories, error rates of 5%, at most 200 games per pair; see
[arena.md](arena.md)). A search with four times the simulations only has to be stronger at all: 50%
against 60%. The rate is the share of victories with its 95% interval; pairs that stop early look a
little better than they are.
`docs/make_ladders.py` makes this page from the result files, which it links.
"""
HEAD = """
| pair | games | won, shared, lost | rate | 95% | decision | mean points | ms per turn |
|---|---|---|---|---|---|---|---|
"""


def take_over(folder: Path) -> None:
    """Keeps a result file, without the path of its folder."""
    found = finished_ladder(folder)
    del found["folder"]
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(found, indent=1, sort_keys=True)
    (RESULTS / f"{name_of(found['settings'])}.json").write_text(text + "\n")


def finished_ladder(folder: Path) -> dict[str, Any]:
    """What was found in a folder; ends the program if it is no ladder, or not yet a whole one."""
    try:
        found: dict[str, Any] = json.loads((folder / "summary.json").read_text())
    except (OSError, ValueError):
        sys.exit(f"{folder}: expected the results of a ladder, found no readable summary.json")
    kind = found["settings"]["kind"]
    if kind != "ladder":
        sys.exit(f"{folder}: expected the results of a ladder, found those of a {kind}")
    missing = [" - ".join(row["names"]) for row in found["pairings"] if not row["complete"]]
    if missing:
        sys.exit(f"{folder}: expected a finished ladder, games are missing: {', '.join(missing)}")
    return found


def name_of(settings: dict[str, Any]) -> str:
    """
    >>> name_of({"game": "azul", "players": 2, "variant": "grey", "options": {"max_rounds": 5}})
    'azul-2-grey-max_rounds=5'
    """
    table = [str(settings[key]) for key in ("game", "players", "variant")]
    return "-".join(table + extras(settings))


def extras(settings: dict[str, Any]) -> list[str]:
    return [f"{name}={value}" for name, value in sorted(settings["options"].items())]


def page() -> str:
    files = sorted(RESULTS.glob("*.json"))
    return TOP + "".join(section(json.loads(file.read_text())) for file in files)


def section(found: dict[str, Any]) -> str:
    settings, machine = found["settings"], found["machine"]
    table = [settings["game"], f"{settings['players']} players", settings["variant"]]
    title = f"\n## {', '.join(table + extras(settings))}\n"
    rows = "".join(row(pairing) for pairing in found["pairings"])
    place = f"\nSeed {settings['seed']}, {machine['cpu']}, {machine['cores']} cores, "
    place += f"commit {found['commit']}. [Results](ladders/{name_of(settings)}.json).\n"
    return title + HEAD + rows + place


def row(pairing: dict[str, Any]) -> str:
    cells = (
        " – ".join(pairing["names"]),
        str(pairing["games"]),
        f"{pairing['wins']}, {pairing['shared']}, {pairing['losses']}",
        f"{pairing['rate']:.1%}",
        f"{pairing['low']:.1%} to {pairing['high']:.1%}",
        f"{pairing['decision']} ({compared(pairing)})",
        " : ".join(f"{points:.1f}" for points in pairing["mean_scores"]),
        " : ".join(milliseconds(seconds) for seconds in pairing["seconds_per_turn"]),
    )
    return f"| {' | '.join(cells)} |\n"


def compared(pairing: dict[str, Any]) -> str:
    lower, higher = pairing["rates"]
    return f"{lower:.0%}/{higher:.0%}"


def milliseconds(seconds: float) -> str:
    digits = 2 if seconds < 0.01 else 0
    return f"{1000 * seconds:,.{digits}f}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        take_over(Path(name))
    PAGE.write_text(page())
