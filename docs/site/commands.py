"""The page of the commands, made from their own help."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer

from azulejos.cli.main import app

TOP = """# Commands

Every command of `azulejos`, as `--help` explains it. `--language en`, `pl` or `uk`, before or after
a command, chooses the language of what it prints; without it the locale decides.
`azulejos --version` prints the version.
"""
EXAMPLE = "Example: "


def all_commands() -> Iterator[tuple[str, Any]]:
    """Every command by its full name, `azulejos record show`."""
    yield from within("azulejos", typer.main.get_command(app))


def within(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    if not hasattr(command, "commands"):
        yield name, command
        return
    for part, inner in command.commands.items():
        yield from within(f"{name} {part}", inner)


def page() -> str:
    return TOP + "".join(section(name, command) for name, command in all_commands())


def section(name: str, command: Any) -> str:
    parts = [f"## {name}", str(command.help), table(command)]
    if command.epilog:
        parts.append(f"```console\n{command.epilog.removeprefix(EXAMPLE)}\n```")
    return "\n" + "\n\n".join(part for part in parts if part) + "\n"


def table(command: Any) -> str:
    rows = [row(parameter) for parameter in command.params if not parameter.hidden]
    return "\n".join(["| argument | meaning |", "|---|---|", *rows]) if rows else ""


def row(parameter: Any) -> str:
    meaning = re.sub(r"--[a-z-]+", r"`\g<0>`", (parameter.help or "").replace("|", "\\|"))
    return f"| {spelled(parameter)} | {meaning}{usual(parameter)} |"


def spelled(parameter: Any) -> str:
    """How an argument is written; a dash for each way to spell an option.

    A bar within code would end the cell of the table.
    """
    value = (parameter.metavar or parameter.name.upper()).replace("|", " or ")
    if parameter.param_type_name == "argument":
        return f"`{value}`"
    if parameter.is_flag:
        return ", ".join(f"`{option}`" for option in parameter.opts)
    return ", ".join(f"`{option} {value}`" for option in parameter.opts)


def usual(parameter: Any) -> str:
    value = parameter.default
    if value in (None, "", False, (), []) or callable(value) or parameter.required:
        return ""
    shown = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else value
    return f" By default `{shown}`."
