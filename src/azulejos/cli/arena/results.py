"""The results of a tournament as tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table

from azulejos.cli import screen
from azulejos.cli.errors import one_line
from azulejos.messages import Messages

PAIRINGS = ("first", "second", "games", "win-draw-loss", "rate", "interval", "points", "turn-time")
ADJUSTED = (
    "first",
    "second",
    "rate",
    "interval",
    "adjusted-rate",
    "interval",
    "adjusted-points",
    "variance",
)


def show(found: Mapping[str, Any], messages: Messages) -> None:
    page, settings = screen.console(), found["settings"]
    page.print(title(found, messages))
    page.print(pairings(found["pairings"], messages))
    for pairing in found["pairings"]:
        for line in remarks(pairing, messages):
            page.print(line)
    page.print()
    if measured := [pairing for pairing in found["pairings"] if pairing["adjusted"]]:
        page.print(messages.text("arena-without-luck"))
        page.print(without_luck(measured, messages))
        page.print()
    page.print(ratings(found["ratings"], messages))
    page.print(messages.text("arena-folder", path=found["folder"], seed=str(settings["seed"])))


def title(found: Mapping[str, Any], messages: Messages) -> str:
    facts = {name: found["settings"][name] for name in ("game", "variant", "players")}
    return messages.text("simulate-title", **facts)


def ratings(rows: Sequence[Mapping[str, Any]], messages: Messages) -> Table:
    headings = [messages.text(f"heading-{name}") for name in ("bot", "rating", "interval")]
    listing = screen.table(*headings, right=(1, 2))
    for row in rows:
        limits = f"{row['low']:+.0f} … {row['high']:+.0f}"
        if not row["bounded"]:
            limits = messages.text("arena-unbounded")
        listing.add_row(row["name"], f"{row['elo']:+.0f}", limits)
    return listing


def pairings(rows: Sequence[Mapping[str, Any]], messages: Messages) -> Table:
    headings = [messages.text(f"heading-{name}") for name in PAIRINGS]
    listing = screen.table(*headings, right=(2, 3, 4, 5, 6, 7))
    for row in rows:
        listing.add_row(
            *row["names"],
            str(row["games"]),
            f"{row['wins']} {row['shared']} {row['losses']}",
            "" if row["rate"] is None else f"{row['rate']:.1%}",
            f"{row['low']:.1%} … {row['high']:.1%}",
            " : ".join(f"{points:.1f}" for points in row["mean_scores"]),
            " : ".join(f"{1000 * seconds:.2f}" for seconds in row["seconds_per_turn"]),
        )
    return listing


def without_luck(rows: Sequence[Mapping[str, Any]], messages: Messages) -> Table:
    """Plain and adjusted rates side by side, with intervals found in the same way."""
    headings = [messages.text(f"heading-{name}") for name in ADJUSTED]
    listing = screen.table(*headings, right=(2, 3, 4, 5, 6, 7))
    for row in rows:
        found, ratio = row["adjusted"], row["adjusted"]["variance_ratio"]
        listing.add_row(
            *row["names"],
            f"{row['rate']:.1%}",
            f"{found['plain_low']:.1%} … {found['plain_high']:.1%}",
            f"{found['rate']:.1%}",
            f"{found['low']:.1%} … {found['high']:.1%}",
            " : ".join(f"{points:.1f}" for points in found["mean_scores"]),
            "" if ratio is None else f"{ratio:.0%}",
        )
    return listing


def remarks(row: Mapping[str, Any], messages: Messages) -> list[str]:
    """What the figures do not tell: decisions, failures, games not yet played."""
    first, second = row["names"]
    lines = []
    if row["decision"] is not None:
        lower, higher = (f"{rate:.0%}" for rate in row["rates"])
        decision = {"decision": str(row["decision"]), "ratio": f"{row['ratio']:.2f}"}
        names = {"first": first, "second": second, "lower": lower, "higher": higher}
        lines.append(messages.text("arena-decision", **names, **decision))
    sides = zip(row["names"], row["failures"], row["usual_failures"], strict=True)
    for name, failures, usual in sides:
        if failures:
            why = explained_failure(usual, messages)
            lines.append(messages.text("arena-failures", name=name, games=failures, why=why))
    if not row["complete"]:
        lines.append(messages.text("arena-incomplete", first=first, second=second))
    return lines


def explained_failure(failure: Mapping[str, Any], messages: Messages) -> str:
    """The sentence of a failure that was written down: what caused it is known by its code only."""
    return one_line(messages.fault(failure["code"], {"why": "", **failure["values"]}))
