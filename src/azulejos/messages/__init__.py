"""Every text that people read, in three languages: `en.ftl`, `pl.ftl` and `uk.ftl`.

The files are Fluent catalogues, so each language has its own plural forms and word order. The rest
of the program works with codes and values; this package puts them into words.

>>> Messages("pl").text("error-deal-due")
'Najpierw trzeba rozdać płytki.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.engine.errors import InvalidOptions, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl", "uk")
DEFAULT = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
TWO_NAMES = re.compile(r"([a-z_]+):([a-z_]+)", re.ASCII)
BOARD_PART = re.compile(
    r"([a-z]+)(?:/(?:([a-z]+(?:-[a-z]+)*)(?:-(\d+))?|(\d+)(?:-(\d+))?))?", re.ASCII
)


class UnknownMessage(LookupError):
    """No catalogue has a text with this name: a bug in the program, not bad input."""


class Messages:
    """The texts of one language; missing texts are taken from English."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = checked_language(language)

    def text(self, name: str, /, **values: Value | float) -> str:
        """The text with this name, with its values filled in."""
        for language in (self.language, DEFAULT):
            catalogue = bundle(language)
            if catalogue.has_message(name):
                pattern = catalogue.get_message(name).value
                if pattern is not None:
                    return str(catalogue.format_pattern(pattern, written(values))[0])
        raise UnknownMessage(name)

    def has(self, name: str) -> bool:
        return bundle(self.language).has_message(name) or bundle(DEFAULT).has_message(name)

    def fault(self, code: str, values: Mapping[str, Value]) -> str:
        """The text of an error, a reason or a position's fault, given its code and values."""
        name = "error-" + code.replace(".", "-").replace("_", "-")
        if not self.has(name):
            return f"{code}: " + ", ".join(f"{key}={value}" for key, value in values.items())
        return self.text(name, **self.in_words(values))

    def in_words(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values in the form a catalogue needs.

        They cannot split the ids of board parts, so a `source` of `factory/3` is also given as
        `source_kind` and `source_number`. A `tile` of `yellow:lily` is also given as `tile_colour`
        and `tile_pattern`. A `seat` (from 0) is also given as `player` (from 1).
        """
        spoken = dict(values)
        for name, value in values.items():
            spoken |= board_part(name, str(value)) | colour_and_pattern(name, str(value))
        seat = values.get("seat")
        return spoken | ({"player": seat + 1} if isinstance(seat, int) else {})


def written(values: Mapping[str, Value | float]) -> dict[str, Value | float]:
    """Points that are lost with a minus instead of a hyphen; what somebody typed stays as it is.

    >>> written({"points": -3, "value": -1})
    {'points': '−3', 'value': -1}
    """
    points = values.get("points")
    if isinstance(points, int) and points < 0:
        return {**values, "points": f"−{-points}"}
    return dict(values)


def board_part(name: str, board_id: str) -> dict[str, Value]:
    """
    >>> board_part("space", "wall/2-4")
    {'space_kind': 'wall', 'space_number': 2, 'space_column': 4}
    >>> board_part("target", "space/ne-4")
    {'target_kind': 'space', 'target_place': 'ne', 'target_number': 4}
    """
    match = BOARD_PART.fullmatch(board_id)
    if match is None:
        return {}
    kind, place, number_there, number, column = match.groups()
    numbers = {"number": number_there or number, "column": column}
    found = {f"{name}_{key}": int(value) for key, value in numbers.items() if value}
    return {f"{name}_kind": kind, **({f"{name}_place": place} if place else {}), **found}


def colour_and_pattern(name: str, tile: str) -> dict[str, Value]:
    """
    >>> colour_and_pattern("tile", "yellow:lily")
    {'tile_colour': 'yellow', 'tile_pattern': 'lily'}
    """
    match = TWO_NAMES.fullmatch(tile)
    return {f"{name}_colour": match[1], f"{name}_pattern": match[2]} if match else {}


@cache
def bundle(language: str) -> FluentBundle:
    """Loaded with the first text, so that users of the engine alone never wait for it."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    catalogue = FluentBundle([language], use_isolating=False)
    source = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    catalogue.add_resource(FluentResource(source))
    return catalogue


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        expected = " ".join(LANGUAGES)
        raise InvalidOptions("unknown-language", value=language, expected=expected)
    return language


def best_language(requested: str | None, environ: Mapping[str, str]) -> str:
    """The requested language, or that of the locale, or English.

    >>> best_language(None, {"LANG": "uk_UA.UTF-8"}), best_language("pl-PL", {})
    ('uk', 'pl')
    """
    if requested is not None:
        tag = primary_tag(requested)
        return checked_language(tag if tag in LANGUAGES else requested)
    locales = [environ[name] for name in LOCALE_VARIABLES if environ.get(name)]
    tag = primary_tag(locales[0]) if locales else DEFAULT
    return tag if tag in LANGUAGES else DEFAULT


def primary_tag(locale: str) -> str:
    """`pl` of `pl_PL.UTF-8` or `pl-PL`."""
    return locale.partition(".")[0].replace("-", "_").partition("_")[0].lower()
