"""A header repeats what its module says: constants and the shapes of arrays. They must agree."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
HEADERS = sorted((SOURCE / "azulejos").rglob("*.pxd"))
PROGRAM = """
import importlib, json, pathlib, sys
import azulejos
known = {}
for name in json.loads(sys.argv[1]):
    module = importlib.import_module(name)
    package = name.rpartition(".")[0]
    values = {}
    for listed in ("events", "moves"):
        if pathlib.Path(module.__file__).with_name(listed + ".py").exists():
            values |= vars(importlib.import_module(package + "." + listed))
    values |= vars(module)
    known[name] = {key: value for key, value in values.items() if type(value) is int}
    arrays = values.get("ARRAYS", {})
    known[name]["ARRAYS"] = {key: list(shape) for key, shape in arrays.items()}
print(json.dumps(known))
"""

Known = dict[str, dict[str, int]]
Shapes = dict[str, list[int]]


def module_of(header: Path) -> str:
    return ".".join(header.relative_to(SOURCE).with_suffix("").parts)


def enum_constants(text: str) -> dict[str, int]:
    """Every constant of every `cdef enum`; without a value it is one more than the last."""
    constants: dict[str, int] = {}
    for block in re.findall(r"^cdef enum:\n((?:[ \t]+.*\n|\n(?=[ \t]))+)", text, re.MULTILINE):
        value = -1
        for item in re.split(r"[,\n]", block):
            name, _, given = item.partition("=")
            if name.strip():
                value = int(given, 0) if given else value + 1
                constants[name.strip()] = value
    return constants


def wide_constants(text: str) -> dict[str, int]:
    """Every constant that is a macro of C, since some compilers cut an enum to 32 bits."""
    macros = dict(re.findall(r"^ *#define (\w+) U?INT64_C\((0x[0-9A-F]+)\)$", text, re.MULTILINE))
    names = re.findall(r'^    const u?int64_t (\w+) "(\w+)"$', text, re.MULTILINE)
    return {name: int(macros[macro], 16) for name, macro in names}


def array_shapes(text: str) -> Iterator[tuple[str, list[str]]]:
    """Names and dimensions of the arrays that are fields of a class."""
    for name, shape in re.findall(r"^    cdef [\w ]*?(\w+)((?:\[[^\]]+\])+)$", text, re.MULTILINE):
        yield name, re.findall(r"\[([^\]]+)\]", shape)


@pytest.fixture(scope="module")
def interpreted() -> dict[str, dict[str, int]]:
    """The integers that each module with a header knows interpreted, with its events and moves."""
    names = [module_of(header) for header in HEADERS]
    finished = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(names)],
        env=os.environ | {"PYTHONPATH": str(SOURCE), "AZULEJOS_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    known: dict[str, dict[str, int]] = json.loads(finished.stdout)
    return known


@pytest.mark.parametrize("header", HEADERS, ids=module_of)
def test_constants_are_those_of_the_module(header: Path, interpreted: Known) -> None:
    text = header.read_text(encoding="utf-8")
    constants = enum_constants(text) | wide_constants(text)
    known = interpreted[module_of(header)]
    assert constants == {name: known.get(name) for name in constants}


@pytest.mark.parametrize("header", HEADERS, ids=module_of)
def test_arrays_have_the_shapes_of_the_module(header: Path, interpreted: Known) -> None:
    known = interpreted[module_of(header)]
    arrays: Shapes = known["ARRAYS"]  # type: ignore[assignment]
    if not arrays:
        return
    text = header.read_text(encoding="utf-8")
    constants = known | enum_constants(text)
    declared = {
        name: [eval(size, {}, constants) for size in shape] for name, shape in array_shapes(text)
    }
    of_the_base = {"score"}  # declared by GameState
    assert declared == {name: shape for name, shape in arrays.items() if name not in of_the_base}


SINGLE = {
    "azulejos.engine.azul.board": "BOARD",
    "azulejos.engine.masks": "TABLES",
    "azulejos.engine.events": "SILENCE",
}
SHAPES = """
import importlib, json, sys
def shape(value):
    return [len(value), *shape(value[0])] if isinstance(value, list) else []
found = {}
for module, name in json.loads(sys.argv[1]).items():
    fields = vars(getattr(importlib.import_module(module), name))
    found[module] = {key: shape(value) for key, value in fields.items() if shape(value)}
print(json.dumps(found))
"""


def test_tables_have_the_shapes_of_their_headers(interpreted: Known) -> None:
    finished = subprocess.run(
        [sys.executable, "-c", SHAPES, json.dumps(SINGLE)],
        env=os.environ | {"PYTHONPATH": str(SOURCE), "AZULEJOS_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for module, found in json.loads(finished.stdout).items():
        header = SOURCE.joinpath(*module.split(".")).with_suffix(".pxd")
        text = header.read_text(encoding="utf-8")
        constants = interpreted[module] | enum_constants(text)
        declared = {
            name: [eval(size, {}, constants) for size in sizes]
            for name, sizes in array_shapes(text)
        }
        assert declared == found


@pytest.mark.parametrize("header", HEADERS, ids=module_of)
def test_an_enum_fits_into_what_every_compiler_gives_it(header: Path) -> None:
    constants = enum_constants(header.read_text(encoding="utf-8"))
    assert {name for name, value in constants.items() if value >= 2**31} == set()


def test_the_reading_of_headers_itself() -> None:
    text = (
        "cdef enum:\n    A = 3\n    B\n\ncdef enum:\n    C, D\n    E\n\ncdef class X:\n    pass\n"
    )
    assert enum_constants(text) == {"A": 3, "B": 4, "C": 0, "D": 1, "E": 2}
    macro = '    #define X_A UINT64_C(0xFF)\n    """\n    const uint64_t A "X_A"\n'
    assert wide_constants(macro) == {"A": 255}
    fields = "    cdef readonly int16_t wall[SEATS][5]\n    cdef int x\n"
    assert list(array_shapes(fields)) == [("wall", ["SEATS", "5"])]
    assert sum(bool(enum_constants(header.read_text())) for header in HEADERS) >= 5
    assert sum(bool(wide_constants(header.read_text())) for header in HEADERS) == 3
