"""Reads plain data (what JSON can hold) strictly: every field of the right type, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeGuard

from azulejos.engine.errors import Value
from azulejos.table.errors import MalformedEntry


class PlainReader:
    """Takes the fields of one mapping; `finish()` complains about those nobody has taken."""

    def __init__(self, data: object, where: str = "entry") -> None:
        if not isinstance(data, Mapping):
            raise MalformedEntry("entry-data", field=where, value=spelled(data), expected="object")
        self.where = where
        self.left: dict[Any, object] = dict(data)

    def fault(self, name: str, value: object, expected: str) -> MalformedEntry:
        field = f"{self.where}.{name}"
        return MalformedEntry("entry-data", field=field, value=spelled(value), expected=expected)

    def take(self, name: str, expected: str) -> object:
        if name not in self.left:
            raise self.fault(name, "-", expected)
        return self.left.pop(name)

    def number(self, name: str, lowest: int = 0) -> int:
        value = self.take(name, f"{lowest}..")
        if not is_number(value) or value < lowest:
            raise self.fault(name, value, f"{lowest}..")
        return value

    def flag(self, name: str) -> bool:
        value = self.take(name, "true false")
        if not isinstance(value, bool):
            raise self.fault(name, value, "true false")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A field with a default may be missing: entries of earlier versions lack it."""
        if default is not None:
            self.left.setdefault(name, default)
        value = self.take(name, "text")
        if not isinstance(value, str):
            raise self.fault(name, value, "text")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        values = self.take(name, "list of texts")
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.fault(name, values, "list of texts")
        return tuple(values)

    def part(self, name: str) -> Self:
        """The reader of a mapping within this one."""
        return type(self)(self.take(name, "object"), f"{self.where}.{name}")

    def parts(self, name: str) -> list[Self]:
        values = self.take(name, "list of objects")
        if not isinstance(values, list):
            raise self.fault(name, values, "list of objects")
        field = f"{self.where}.{name}"
        return [type(self)(value, f"{field}.{index}") for index, value in enumerate(values)]

    def values(self, name: str) -> dict[str, Value]:
        """A mapping of names to texts and numbers."""
        inner = self.part(name)
        taken: dict[str, Value] = {}
        for key, value in inner.left.items():
            if not isinstance(value, str) and not is_number(value):
                raise inner.fault(str(key), value, "text or number")
            taken[str(key)] = value
        return taken

    def finish(self) -> None:
        for name, value in self.left.items():
            raise self.fault(str(name), value, "-")


def is_number(value: object) -> TypeGuard[int]:
    """A whole number; true and false are none here, though Python counts with them."""
    return isinstance(value, int) and not isinstance(value, bool)


def spelled(value: object) -> Value:
    return value if isinstance(value, str) or is_number(value) else repr(value)
