"""Finds the messages that the sources ask for, those included whose names are put together.

The sources are the program's, and those of the web page.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.messages.codes import codes, trees

from azulejos.terminal import DRAWINGS

PAGE = Path(__file__).parents[2] / "web" / "src"
FAMILIES = {"event", "effect", "item", "points", "end", "advice", "why"}

NAME = re.compile(r"[a-z_]+(-[a-z_]+)*")
# Enough of a name to tell a message from other text: `heading-{name}`, `{game}-rules`.
NAME_WITH_GAPS = re.compile(r"[a-z_]+-[a-z_-]*\0[a-z_\0-]*|\0(-[a-z_\0]+)*-[a-z_]+")
# Texts in the sources of the page, and values within them.
QUOTED = re.compile(r"""(["'`])([^"'`\n]*)\1""")
VALUE = re.compile(r"\$\{[^{}]*\}")
RULE = re.compile(r"[a-z_]+\.[a-z-]+")


@cache
def texts_of_the_page() -> frozenset[str]:
    """With a zero sign in the place of every value."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)]
    files += (PAGE / "learn" / "lessons").glob("*.json")
    own = [file for file in files if "generated" not in file.parts]
    sources = [VALUE.sub("\0", file.read_text(encoding="utf-8")) for file in own]
    return frozenset(text for source in sources for _, text in QUOTED.findall(source))


@cache
def words() -> frozenset[str]:
    """Every text in the sources that could be a name or a part of one; events are classes."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)} | texts_of_the_page()
    classes = {node.name for node in nodes if isinstance(node, ast.ClassDef)}
    kinds = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in classes}
    named = {text for text in texts if isinstance(text, str) and NAME.fullmatch(text)}
    return frozenset(named | kinds)


def names_with_gaps() -> Iterator[str]:
    """Texts such as f"event-{kind}", with a zero sign in the place of every value."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    str(part.value) if isinstance(part, ast.Constant) else "\0"
                    for part in node.values
                ]
                if NAME_WITH_GAPS.fullmatch("".join(parts)):
                    yield "".join(parts)
    yield from filter(NAME_WITH_GAPS.fullmatch, texts_of_the_page())


@cache
def put_together() -> re.Pattern[str]:
    """Only words of the sources fill a gap, so that a name nobody can make up does not match."""
    word = "(?:" + "|".join(sorted(words(), key=len, reverse=True)) + ")"
    patterns = (re.escape(name).replace(re.escape("\0"), word) for name in set(names_with_gaps()))
    return re.compile("|".join(patterns))


@cache
def plain_codes() -> frozenset[str]:
    return frozenset(code.replace(".", "-").replace("_", "-") for code in codes())


def is_asked_for(name: str) -> bool:
    """An error by its code, which is not always handed to an error where it is written."""
    if name.startswith("error-"):
        code = name.removeprefix("error-")
        return code in plain_codes() or is_written(name) or is_written(code)
    if name.startswith("rule-"):
        return name.removeprefix("rule-") in rules_of_the_page()
    # The page has words of its own where its boards show no names.
    common = name.removeprefix("page-")
    return is_written(name) or is_written(common) or is_said_of_an_event(common)


@cache
def rules_of_the_page() -> frozenset[str]:
    """The rules that the page lists, as they stand in the names of their texts."""
    rules = filter(RULE.fullmatch, texts_of_the_page())
    return frozenset(rule.replace(".", "-").replace("_", "-") for rule in rules)


def is_said_of_an_event(name: str) -> bool:
    """`event-tile-laid`, or in a game's own words `event-summer-pavilion-tile-laid`."""
    family, _, rest = name.partition("-")
    games = {drawing.vocabulary for drawing in DRAWINGS.values()}
    kinds = {rest} | {rest.removeprefix(f"{game}-") for game in games}
    return family in FAMILIES and bool(kinds & (words() | games))


def is_written(name: str) -> bool:
    return name in words() or put_together().fullmatch(name) is not None
