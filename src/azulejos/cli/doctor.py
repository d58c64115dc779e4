"""`azulejos doctor`: whether a server would run well here, in words."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from azulejos.cli.exit_codes import NOT_MET
from azulejos.cli.screen import console, print_json, table
from azulejos.cli.serve import (
    Data,
    Database,
    PublicUrl,
    ThinkingAt,
    packages_of_the_server,
    settings_of,
)
from azulejos.messages import Messages

if TYPE_CHECKING:
    from azulejos.server.doctor import Finding

EXAMPLE = "Example: azulejos doctor --public-url https://example.org"


def doctor(
    context: typer.Context,
    database: Database = "",
    public_url: PublicUrl = "",
    data: Data = None,
    thinking: ThinkingAt = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check whether a server would run well: disk, key, database, page, bots and more.

    Looks only, and changes nothing.

    Exits with 3 if the server would not run as it is.
    """
    with packages_of_the_server():
        from azulejos.server.doctor import examine

    messages = context.ensure_object(Messages)
    settings = settings_of(data, database, public_url=public_url)
    settings = replace(settings, thinking=thinking or settings.thinking)
    found = asyncio.run(examine(settings))
    if as_json:
        print_json([written(finding, messages) for finding in found])
    else:
        show(found, messages)
    if any(finding.state == "fault" for finding in found):
        raise typer.Exit(NOT_MET)


def written(finding: Finding, messages: Messages) -> dict[str, str]:
    words = messages.text(finding.message, **finding.values)
    return {"part": finding.part, "state": finding.state, "words": words}


def show(found: list[Finding], messages: Messages) -> None:
    lines = table("", "", "")
    for finding in found:
        state = messages.text("doctor-state", state=finding.state)
        part = messages.text("doctor-part", part=finding.part)
        lines.add_row(state, part, messages.text(finding.message, **finding.values))
    lines.show_header = False
    console().print(lines)
