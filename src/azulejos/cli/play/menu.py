"""The choices of a step as two short lists: first what is taken, then where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from os.path import commonprefix

from azulejos.engine.answers import Choice


@dataclass(frozen=True, slots=True)
class Branch:
    """Choices that begin alike: the same kind, from the same place, with the same tiles."""

    choices: tuple[Choice, ...]

    @property
    def prefix(self) -> str:
        """What their codes have in common; the whole code if there is only one."""
        codes = [choice["code"] for choice in self.choices]
        return commonprefix(codes)  # noqa: RUF071  (codes, not paths)


def branches(choices: Sequence[Choice]) -> list[Branch]:
    found: dict[tuple[str, str, str | None], list[Choice]] = {}
    for choice in choices:
        beginning = (choice["kind"], choice["touches"][0], choice["tile"])
        found.setdefault(beginning, []).append(choice)
    return [Branch(tuple(together)) for together in found.values()]


def starting_with(prefix: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices whose code begins with this text, in capital or small letters."""
    return [choice for choice in choices if choice["code"].upper().startswith(prefix.upper())]


def exactly(code: str, choices: Sequence[Choice]) -> Choice | None:
    for choice in choices:
        if choice["code"].upper() == code.upper():
            return choice
    return None
