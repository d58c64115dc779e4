"""Everything that people can call, type or set is documented.

Requests, socket messages and limits of the server are compared in tests/server/test_docs.py.
"""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
import runpy
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import azulejos
from azulejos import envs
from azulejos.bots.levels import LEVELS
from azulejos.server.settings import Environment

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
REFERENCE = DOCS / "site" / "reference"
SOURCE = ROOT / "src" / "azulejos"
# Packages whose modules are nobody else's business.
INTERNAL = ("azulejos.cli", "azulejos.server", "azulejos.terminal")
COMMANDS = dict(runpy.run_path(str(DOCS / "site" / "commands.py"))["all_commands"]())


def written() -> str:
    """All that people read, without what is made from the program."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]
    return "\n".join(page.read_text(encoding="utf-8") for page in pages)


WRITTEN = written()


def public_modules() -> Iterator[str]:
    """Every module outside of server and command line that says what it exports."""
    yield "azulejos"
    for module in pkgutil.walk_packages([str(SOURCE)], "azulejos."):
        if not module.name.startswith((*INTERNAL, "azulejos.__main__")):
            path = SOURCE.parent / module.name.replace(".", "/")
            file = path / "__init__.py" if module.ispkg else path.with_suffix(".py")
            if re.search(r"^__all__ = ", file.read_text(encoding="utf-8"), re.MULTILINE):
                yield module.name


PUBLIC = list(public_modules())


def documented_names() -> dict[str, set[str]]:
    """The names of each module that the pages of the reference describe."""
    found: dict[str, set[str]] = {}
    for page in REFERENCE.glob("*.rst"):
        pattern = r"^\.\. (?:auto)?(?:class|data|exception|function):: ([\w.]+)\.(\w+)$"
        for module, name in re.findall(pattern, page.read_text(encoding="utf-8"), re.MULTILINE):
            found.setdefault(module, set()).add(name)
    return found


def test_the_reference_has_every_public_module() -> None:
    assert set(documented_names()) == set(PUBLIC)


@pytest.mark.parametrize("module", PUBLIC)
def test_the_reference_has_every_public_name(module: str) -> None:
    assert documented_names()[module] == set(import_module(module).__all__)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_class_and_function_says_what_it_is(module: str) -> None:
    exported = {
        name: getattr(import_module(module), name) for name in import_module(module).__all__
    }
    silent = [
        name
        for name, thing in exported.items()
        if inspect.isclass(thing) or inspect.isroutine(thing)
        if not thing.__doc__ or thing.__doc__.startswith(f"{name}(")  # as a dataclass is by itself
    ]
    assert silent == []


def test_every_method_of_a_state_is_in_the_reference_or_in_the_inner_contract() -> None:
    page = (REFERENCE / "azulejos.rst").read_text(encoding="utf-8")
    described = set(
        re.findall(r"^   \.\. (?:auto)?(?:method|attribute):: (\w+)", page, re.MULTILINE)
    )
    inner = (DOCS / "engine.md").read_text(encoding="utf-8")
    own = {name for name in vars(azulejos.GameState) if not name.startswith("_")}
    assert {name for name in own - described if f"`{name}" not in inner} <= HELD_BACK
    assert not HELD_BACK & described


# What only states themselves use, and what games supply; `engine/game.py` explains it.
HELD_BACK = {
    "allocate",
    "blank",
    "copy_arrays",
    "copy_common",
    "draw_items",
    "end_reasons",
    "ending",
    "expect_deal",
    "expect_move",
    "expect_seat",
    "fold_common",
    "lay_out",
    "move_cap",
    "prepare",
    "read_event",
    "reset",
    "reset_common",
    "rules",
}


@pytest.mark.parametrize("name", envs.all_environments())
def test_every_environment(name: str) -> None:
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    assert re.search(rf"^{name}$", page, re.MULTILINE)
    assert envs.describe(name)


def test_every_level_of_bots_as_an_opponent() -> None:
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    named = re.search(r"all others are played by a bot \(([^)]+)\)", page)
    assert named
    for text in (named[1], inspect.getdoc(envs.SingleSeatEnv) or ""):
        assert set(LEVELS) <= set(re.findall(r"`(\w+)`", text))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command(command: str) -> None:
    assert re.search(rf"\b{command}\b", WRITTEN)
    assert COMMANDS[command].help
    assert COMMANDS[command].epilog.startswith(f"Example: {command}")
    assert all(parameter.help for parameter in COMMANDS[command].params)


def test_every_option_of_the_server() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    options = {option for each in COMMANDS["azulejos serve"].params for option in each.opts}
    assert options == set(re.findall(r"^\| `(--[a-z-]+)", page, re.MULTILINE))


def variables() -> set[str]:
    """The environment variables that the program reads by name, and the server's settings."""
    found = {f"AZULEJOS_{name.upper()}" for name in Environment.model_fields}
    for path in [*SOURCE.rglob("*.py"), ROOT / "setup.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^AZULEJOS_[A-Z_]*[A-Z]$", node.value))
    return found


@pytest.mark.parametrize("variable", sorted(variables()))
def test_every_environment_variable(variable: str) -> None:
    assert re.search(rf"\b{variable}\b", WRITTEN)
