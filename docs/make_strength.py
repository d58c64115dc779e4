"""Writes `docs/strength.md` from the match files in `docs/strength/` and the nets themselves.

python docs/make_strength.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from azulejos.bots.registry import packaged_nets
from azulejos.engine.packages import PACKAGES
from azulejos.nets import Learned

DOCS = Path(__file__).parent
RESULTS = DOCS / "strength"
VERSIONS = RESULTS / "versions"
PAGE = DOCS / "strength.md"
TOP = """# What nets are worth

Which [nets](training.md) come with the games, how they were made, and how they play against the evaluation written by hand, and against the version before there were any. `docs/make_strength.py` makes
this page from [the match files](strength/azul-standard-2.json) and the headings of the nets. A table without a net is judged by the evaluation alone.
The nets of Summer Pavilion serve its Mini too, which plays alike. At Queen's Garden a search with a net does not play positions on, and so looks at twice as many in the same time.

To make a net again, with its numbers of games, epochs and deep simulations:
`azulejos train azul --folder nets --players 3 --variant grey --games 6000 --epochs 4 --sims 400 --match-games 0`. It is `generation-1/made.net`. Where the table of nets has two numbers
of games there were two generations (`--generations 2`), and the net of the first played the games of the second.

## Matches

`python benchmarks/nets/match.py NET --deals 40 --to FILE` plays such a match. Each side has so many simulations a turn that both use about the same processor time. Every deal is played from every seat, so of equals each side wins half of
the games; at tables of three and four "alone" is the share of one player with the net among others without (an even share is 0.333 and 0.250). ± is the 95% interval.
All but those of Summer Pavilion with three players were played before the search shared positions that several orders of moves lead to, and before chances and points of nets were corrected.

| game | players | variant | simulations | games | rate | alone | mean scores | processor time a turn | comes with the game |
|---|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501 - lines of the page
NETS = """
## Nets

| game | players | variant | games | positions learned from | epochs | simulations, deep and brief | seed |
|---|---|---|---|---|---|---|---|
"""  # noqa: E501 - lines of the page


AGAINST_BEFORE = """
## Against the version without nets

The version before there were nets, with priors from gains alone and a node for every order of moves, built in another folder: both as programs with the same time for a turn, each deal from
every seat. `python benchmarks/nets/versions.py OLD GAME --to FILE` plays such a match. Intervals hold 95%; "adjusted" is less the [luck of the deals](arena.md#luck). Commits are in the match files.

| game | players | variant | seconds a turn | games | rate | adjusted | alone | mean scores |
|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501 - lines of the page


def page() -> str:
    nets = all_nets()
    tables = {(net.heading.game, net.heading.players, net.heading.variant) for net in nets}
    found = [json.loads(file.read_text()) for file in sorted(RESULTS.glob("*.json"))]
    matches = [match_row(one, table_of(one) in tables) for one in found]
    before = [json.loads(file.read_text()) for file in sorted(VERSIONS.glob("*.json"))]
    matches += [AGAINST_BEFORE, *(version_row(one) for one in before)]
    return TOP + "".join(matches) + NETS + "".join(net_row(net) for net in nets) + FOOT


def all_nets() -> list[Learned]:
    """Each once: editions of a game share a package and its nets."""
    games = {package: game for game, package in reversed(list(PACKAGES.items()))}
    return [net for game in sorted(games.values()) for net in packaged_nets(game)]


def table_of(found: dict[str, Any]) -> tuple[str, int, str]:
    return found["game"], found["players"], found["variant"]


def match_row(found: dict[str, Any], is_kept: bool) -> str:
    new, old = found["simulations"]
    rate = f"{found['rate']:.3f} ± {found['half_interval']:.3f}"
    alone = f"{found['alone']:.3f} ± {found['alone_half_interval']:.3f}"
    scores = " : ".join(f"{score:.1f}" for score in found["mean_scores"])
    used = " : ".join(f"{1000 * one:.2f} ms" for one in found["processor_seconds_per_turn"])
    cells = [
        found["game"],
        str(found["players"]),
        found["variant"],
        f"{new} : {old}",
        str(found["games"]),
        rate,
        alone,
        scores,
        used,
        "yes" if is_kept else "no",
    ]
    return f"| {' | '.join(cells)} |\n"


def version_row(found: dict[str, Any]) -> str:
    adjusted = found["adjusted"]
    cells = [
        found["game"],
        str(found["players"]),
        found["variant"],
        f"{found['seconds']:g}",
        str(found["games"]),
        f"{found['rate']:.3f} ({found['low']:.2f} to {found['high']:.2f})",
        f"{adjusted['rate']:.3f} ({adjusted['low']:.2f} to {adjusted['high']:.2f})",
        f"{found['alone']:.3f}",
        " : ".join(f"{score:.1f}" for score in found["mean_scores"]),
    ]
    return f"| {' | '.join(cells)} |\n"


def net_row(net: Learned) -> str:
    about, heading = net.heading.provenance, net.heading
    plan = about.get("plan", about)
    games = about["games"] if isinstance(about["games"], list) else [about["games"]]
    cells = [
        heading.game,
        heading.players,
        heading.variant,
        " + ".join(map(str, games)),
        about["positions"],
        plan["epochs"],
        f"{plan['deep']}, {plan['brief']}",
        plan.get("seed", about.get("learning_seed")),
    ]
    return f"| {' | '.join(map(str, cells))} |\n"


FOOT = """
The first games of Azul were played at commit dad0781. Its search kept the means of moves in double precision; the present one may play a turn otherwise, so the command makes nets like these, but
not the same bytes. For three players on the coloured wall the first net played 20,000 more games, and the net that comes with the game learned from those alone, as with `--from`.

[How the bots were tuned](bots_tuning.md#a-learned-correction) has what was tried and not kept.
"""  # noqa: E501 - lines of the page

if __name__ == "__main__":
    PAGE.write_text(page())
