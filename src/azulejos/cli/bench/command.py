"""The command itself: measures, then prints the figures as a table or as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

import azulejos
from azulejos.cli import screen
from azulejos.cli.bench import batching, environments, machine, searching, speed, yardstick
from azulejos.cli.errors import BadValue
from azulejos.cli.parameters import Json
from azulejos.engine.options import RuleSet
from azulejos.engine.registry import GAMES, new_game
from azulejos.messages import Messages

EXAMPLE = "Example: azulejos bench --json"
SHORTEST, LONGEST = 0.01, 600.0
# Steps of the progress bar, beside one for every game and every table size of every variant.
SINGLE_FIGURES = 8


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise BadValue(str(text), f"{SHORTEST:g}..{LONGEST:g}")
    return seconds


Seconds = Annotated[
    float, typer.Option(parser=read_seconds, metavar="S", help="Seconds to measure each figure.")
]


def bench(context: typer.Context, seconds: Seconds = 1.0, as_json: Json = False) -> None:
    """Measure the speed of azulejos, and compare it with a C++ program compiled on the spot.

    Figures are for one thread unless they say two. The comparison needs g++ and a processor with
    BMI2.
    """
    messages = context.ensure_object(Messages)
    tables = every_table()
    steps = SINGLE_FIGURES + 2 * len(GAMES) + len(tables)
    with screen.progress(messages.text("progress-bench"), steps) as moved_on:
        found = measured(seconds, tables, lambda: moved_on(1))
    if as_json:
        screen.print_json(found)
    else:
        show(found, messages)


def every_table() -> list[tuple[RuleSet, int, str]]:
    rule_sets = [state.rules for state in GAMES.values()]
    return [
        (rules, players, variant)
        for rules in rule_sets
        for players in rules.players
        for variant in rules.variants
    ]


def measured(
    seconds: float, tables: list[tuple[RuleSet, int, str]], moved_on: Callable[[], None]
) -> dict[str, Any]:
    def step(value: Any) -> Any:
        moved_on()
        return value

    azul = step(speed.playout_speed(azulejos.start("azul"), seconds))
    return {
        "version": azulejos.__version__,
        "commit": machine.commit(),
        "machine": machine.machine(),
        "playouts_per_second": round(azul.playouts_per_second, 1),
        "moves_per_second": round(azul.moves_per_second, 1),
        "ns_per_move": round(azul.ns_per_move, 2),
        "clone_ns": round(step(speed.clone_ns(seconds)), 1),
        "legal_moves_ns": round(step(speed.legal_ns(seconds)), 1),
        "play_ns": round(step(speed.apply_ns(seconds)), 1),
        "import_ms": round(step(speed.import_ms()), 2),
        "yardstick": compared(step(yardstick.compare(seconds))),
        "rollout_ratio": round(step(searching.rollout_ratio(seconds)), 4),
        "searches": [step(searching.searched(game, seconds)) for game in GAMES],
        "batches": [row for game in GAMES for row in step(batching.batched(game, seconds))],
        "environments": step(environments.compared(seconds)),
        "tables": [step(table_speed(*table, seconds)) for table in tables],
    }


def compared(comparison: yardstick.Comparison) -> dict[str, Any]:
    return {
        "playouts_per_second": rounded(comparison.yardstick, 1),
        "azulejos_playouts_per_second": rounded(comparison.ours, 1),
        "ratio": rounded(comparison.ratio, 4),
        "reason": comparison.reason,
    }


def rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def table_speed(rules: RuleSet, players: int, variant: str, seconds: float) -> dict[str, Any]:
    start = new_game(rules.choose(players, variant))
    found = speed.playout_speed(start, seconds / 2)
    lists = speed.list_ns(speed.decisions(start), seconds / 4)
    return {
        "game": rules.name,
        "players": players,
        "variant": variant,
        "playouts_per_second": round(found.playouts_per_second, 1),
        "moves_per_second": round(found.moves_per_second, 1),
        "ns_per_move": round(found.ns_per_move, 2),
        "legal_moves_ns": round(lists, 1),
    }


def show(found: dict[str, Any], messages: Messages) -> None:
    page, place = screen.console(), found["machine"]
    facts = {name: place[name] for name in ("cpu", "cores", "python")}
    page.print(messages.text("bench-machine", **facts))
    built = {
        "commit": found["commit"] or "-",
        "mode": "compiled" if place["compiled"] else "interpreted",
        "flags": place["compiler_flags"] or "-",
    }
    page.print(messages.text("bench-version", version=found["version"], **built))
    page.print()
    page.print(figures(found, messages))
    reason = found["yardstick"]["reason"]
    if reason:
        page.print(messages.text("bench-no-yardstick", reason=reason))
    page.print()
    page.print(searches_shown(found, messages))
    page.print()
    page.print(batches_shown(found, messages))
    page.print()
    page.print(environments_shown(found, messages))
    page.print()
    page.print(tables_shown(found, messages))


def figures(found: dict[str, Any], messages: Messages) -> Any:
    listing = screen.table(
        messages.text("heading-figure"), messages.text("heading-value"), right=(1,)
    )
    rows = {
        "bench-playouts": f"{found['playouts_per_second']:,.0f}",
        "bench-moves": f"{found['moves_per_second']:,.0f}",
        "bench-ns-per-move": f"{found['ns_per_move']:.1f}",
        "bench-clone": f"{found['clone_ns']:,.0f}",
        "bench-legal": f"{found['legal_moves_ns']:,.0f}",
        "bench-apply": f"{found['play_ns']:,.0f}",
        "bench-import": f"{found['import_ms']:.1f}",
    }
    if found["yardstick"]["ratio"] is not None:
        rows["bench-yardstick"] = f"{found['yardstick']['playouts_per_second']:,.0f}"
        rows["bench-ratio"] = f"{found['yardstick']['ratio']:.3f}"
    rows["bench-rollouts"] = f"{found['rollout_ratio']:.3f}"
    for name, value in rows.items():
        listing.add_row(messages.text(name), value)
    return listing


def searches_shown(found: dict[str, Any], messages: Messages) -> Any:
    names = ("game", "simulations", "nodes", "bytes-per-node", "two-threads")
    listing = screen.table(
        *(messages.text(f"heading-{name}") for name in names), right=(1, 2, 3, 4)
    )
    for row in found["searches"]:
        listing.add_row(
            row["game"],
            f"{row['simulations_per_second']:,.0f}",
            f"{row['nodes_per_second']:,.0f}",
            f"{row['bytes_per_node']:,.0f}",
            f"{row['two_threads_gain']:.2f}",
        )
    return listing


def batches_shown(found: dict[str, Any], messages: Messages) -> Any:
    names = ("game", "batch", "steps", "steps-two-threads")
    listing = screen.table(*(messages.text(f"heading-{name}") for name in names), right=(1, 2, 3))
    for row in found["batches"]:
        speeds = (row["steps_per_second"], row["two_threads_steps_per_second"])
        listing.add_row(row["game"], str(row["games"]), *(f"{speed:,.0f}" for speed in speeds))
    return listing


def environments_shown(found: dict[str, Any], messages: Messages) -> Any:
    names = ("environment", "steps")
    listing = screen.table(*(messages.text(f"heading-{name}") for name in names), right=(1,))
    for row in found["environments"]:
        speed = row["steps_per_second"]
        missing = messages.text("bench-not-installed", name=row["missing"] or "")
        listing.add_row(row["environment"], missing if speed is None else f"{speed:,.0f}")
    return listing


def tables_shown(found: dict[str, Any], messages: Messages) -> Any:
    names = ("game", "players", "variant", "playouts", "moves", "ns-per-move", "legal-ns")
    headings = [messages.text(f"heading-{name}") for name in names]
    listing = screen.table(*headings, right=(1, 3, 4, 5, 6))
    for row in found["tables"]:
        figures = [f"{row[name]:,.0f}" for name in ("playouts_per_second", "moves_per_second")]
        figures += [f"{row[name]:.1f}" for name in ("ns_per_move", "legal_moves_ns")]
        listing.add_row(row["game"], str(row["players"]), row["variant"], *figures)
    return listing
