"""Whoever cites azulejos names the version they used."""

import re
import tomllib
from pathlib import Path

import azulejos

ROOT = Path(__file__).parents[2]
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def cited(field: str) -> list[str]:
    return re.findall(rf"^ *(?:- )?{field}: (.+)$", CITATION, re.MULTILINE)


def test_version_licence_and_authors_are_those_of_the_package() -> None:
    assert cited("version") == [azulejos.__version__]
    code, _fonts = PROJECT["license"].split(" AND ")
    assert cited("license") == [code]
    assert cited("name") == [author["name"] for author in PROJECT["authors"]]
