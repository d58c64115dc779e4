"""Links between files of the repository, made to links between pages of the site."""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = r"(?P<code>^```.*?^```|`[^`\n]*`)"
LINK = r"\]\((?P<target>[^)\s]+)\)"
CODE_OR_LINK = re.compile(f"{CODE}|{LINK}", re.DOTALL | re.MULTILINE)


def relinked(text: str, source: str, places: Mapping[str, str], files: set[str]) -> str:
    """The page with its links as they are on the site; other files that it needs go to `files`.

    >>> places = {"docs/bots.md": "bots.md", "docs/rules/azul.md": "rules/azul.md"}
    >>> relinked("[Bots](../bots.md#search), `[x](y)`", "docs/rules/azul.md", places, set())
    '[Bots](../bots.md#search), `[x](y)`'
    >>> relinked("[Azul](docs/rules/azul.md)", "README.md", places | {"README.md": "a.md"}, set())
    '[Azul](rules/azul.md)'
    """

    def on_the_site(match: re.Match[str]) -> str:
        target = match["target"]
        if match["code"] or target.startswith("#") or ":" in target:
            return match[0]
        path, mark, anchor = target.partition("#")
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if wanted in places:
            place = places[wanted]
        elif (ROOT / wanted).is_file():
            files.add(wanted)
            place = f"files/{wanted}"
        else:
            sys.exit(f"{source}: expected a link to a file of the repository, found {target}")
        here = posixpath.dirname(places[source])
        return f"]({posixpath.relpath(place, here or '.')}{mark}{anchor})"

    return CODE_OR_LINK.sub(on_the_site, text)
