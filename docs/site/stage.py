"""Puts the sources of the documentation site together: `python docs/site/stage.py FOLDER`.

The pages are the Markdown files of the repository, which read well without a site too. Here they
get the places they have on the site, rules get drawn boards, and pages that are made from the
program and from result files are added. `make docs` then has Sphinx build the site.
"""

from __future__ import annotations

import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import boards
import commands
import environments
import formats
import results
from links import relinked

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
MADE = ("commands.md", "results.md")
# Pages from outside of docs, and their places on the site.
ELSEWHERE = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
}


def places() -> dict[str, str]:
    """Where each page of the repository stands on the site, and each that will be made."""
    found = ELSEWHERE | {f"docs/site/{page}": page for page in MADE}
    for page in sorted([*DOCS.rglob("*.md"), *DOCS.rglob("*.rst")]):
        parent = SITE if page.is_relative_to(SITE) else DOCS
        found[page.relative_to(ROOT).as_posix()] = page.relative_to(parent).as_posix()
    return found


def put(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def written_pages() -> Iterator[tuple[str, str, set[str]]]:
    """Place and text of the pages of the repository, and the files that each of them links to."""
    where = places()
    for source, place in where.items():
        if place in MADE:
            continue
        text = (ROOT / source).read_text(encoding="utf-8")
        files: set[str] = set()
        if source.endswith(".md"):
            text = relinked(text, source, where, files)
        yield place, text, files


def completed(place: str, text: str) -> str:
    """A page with what the site adds to it."""
    if place in ("evaluations.md", "ladders.md", "nodes_measured.md", "strength.md"):
        made: str = runpy.run_path(str(DOCS / f"make_{place[:-3]}.py"))["page"]()
        return relinked(made, f"docs/{place}", places(), set())
    if place == "environments.md":
        return text + environments.links()
    if place == "positions.md":
        return text + formats.sections()
    if place.startswith("rules/"):
        return boards.illustrated(text, Path(place).stem)
    return text


def stage(folder: Path) -> None:
    """Fills the folder, which holds nothing else afterwards."""
    shutil.rmtree(folder, ignore_errors=True)
    for place, text, files in written_pages():
        put(folder / place, completed(place, text))
        for file in files:
            put(folder / "files" / file, (ROOT / file).read_bytes())
    for rule, picture in boards.pictures():
        put(folder / "rules" / "boards" / f"{rule}.svg", picture)
    for place, content in environments.pages():
        put(folder / environments.FOLDER / place, content)
    put(folder / "commands.md", commands.page())
    put(folder / "results.md", results.page())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    stage(Path(sys.argv[1]))
