"""Finds every error code in the sources: what errors, reasons and faults get as `code`."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "azulejos"
CODE = re.compile(r"[a-z]+(-[a-z]+)+|[a-z_]+\.[a-z]+(-[a-z]+)*")
# A single word is a code only where an error is made of it; methods take other words too.
WORD = re.compile(r"[a-z]+")


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


def takers(tree: ast.Module) -> dict[str, tuple[int, str]]:
    """Functions and classes that take a code: at which place, and what they put before it."""
    found: dict[str, tuple[int, str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and is_code_class(node):
            found[node.name] = (0, "")
        elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
            names = [argument.arg for argument in node.args.args if argument.arg != "self"]
            if "code" in names:
                found[node.name] = (names.index("code"), prefix(node))
    return found


def is_code_class(node: ast.ClassDef) -> bool:
    """An error (all of them have one root), or plain data with a field called `code`."""
    fields = [ast.unparse(item.target) for item in node.body if isinstance(item, ast.AnnAssign)]
    bases = [ast.unparse(base) for base in node.bases]
    return "code" in fields or bool(error_names() & {node.name, *bases})


@cache
def error_names() -> set[str]:
    source = (SOURCE / "engine" / "errors.py").read_text(encoding="utf-8")
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return {node.name for node in classes}


def prefix(function: ast.FunctionDef) -> str:
    """What stands before the code in a text such as f"azul.{code}"."""
    for node in ast.walk(function):
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
            start, rest = node.values
            if isinstance(start, ast.Constant) and ast.unparse(rest).strip("f'\"") == "{code}":
                return str(start.value)
    return ""


@cache
def codes() -> set[str]:
    everywhere: dict[str, tuple[int, str]] = {}
    for tree in trees():
        everywhere |= {
            name: take for name, take in takers(tree).items() if not name.startswith("_")
        }
    return {code for tree in trees() for code in codes_in(tree, everywhere | takers(tree))}


def codes_in(tree: ast.Module, known: dict[str, tuple[int, str]]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in known:
                position, start = known[name]
                passed = node.args[position : position + 1]
                passed += [word.value for word in node.keywords if word.arg == "code"]
                yield from (start + text for text in texts(passed) if is_code(start + text, name))


def is_code(text: str, taker: str) -> bool:
    return bool(CODE.fullmatch(text) or (taker[0].isupper() and WORD.fullmatch(text)))


def texts(passed: list[ast.expr]) -> Iterator[str]:
    """Text constants, also of `a if condition else b`."""
    for argument in passed:
        if isinstance(argument, ast.IfExp):
            yield from texts([argument.body, argument.orelse])
        elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
