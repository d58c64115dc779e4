"""The fields of a position that is set up by hand: what each can be, and how it is changed.

A game describes its fields in its module `setup`, each with what `put` makes of the placement when
it is changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar, cast

from azulejos.engine.errors import AzulejosError
from azulejos.engine.position_text import CommonPlacement

Form = Literal["number", "word", "counts", "row", "space"]
FieldValue = int | str | Mapping[str, int] | tuple[str, ...]
Item = TypeVar("Item")

MOST_OF_A_KIND = 99
HIGHEST_SCORE = 999
END = "end"
ROUND, PHASE, REASON, START, SEAT = "round", "phase", "reason", "start", "seat"
SCORE, PASSED, JOKERS, TOKEN, PICKS = "score", "passed", "jokers", "token", "picks"
"""The ids of fields that are no parts of a board."""


class InvalidField(AzulejosError):
    """There is no such field, or it cannot have this value."""


@dataclass(frozen=True, slots=True)
class SetupField:
    """Something that can be changed.

    A `number` goes from `least` to `most`; a `word` is one of the `choices`. A `space` holds one of
    them or nothing, a `row` up to `most` in their order, and `counts` say how many there are of
    each: up to `most` together, and `each` of a kind.
    """

    part: str
    form: Form
    value: FieldValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    each: int = MOST_OF_A_KIND
    put: Callable[[FieldValue], object] = field(default=lambda _: None, compare=False, repr=False)


def number(
    part: str, value: int, least: int, most: int, put: Callable[[int], object]
) -> SetupField:
    return SetupField(
        part, "number", value, least=least, most=most, put=lambda one: put(cast("int", one))
    )


def word(part: str, value: str, choices: Iterable[str], put: Callable[[str], object]) -> SetupField:
    return SetupField(part, "word", value, tuple(choices), put=lambda one: put(cast("str", one)))


def space(
    part: str, value: str, choices: Iterable[str], put: Callable[[str], object]
) -> SetupField:
    """An empty text stands for nothing."""
    return SetupField(part, "space", value, tuple(choices), put=lambda one: put(cast("str", one)))


def row(
    part: str,
    value: Iterable[str],
    choices: Iterable[str],
    most: int,
    put: Callable[[tuple[str, ...]], object],
) -> SetupField:
    return SetupField(
        part,
        "row",
        tuple(value),
        tuple(choices),
        most=most,
        put=lambda one: put(cast("tuple[str, ...]", one)),
    )


def counts(
    part: str,
    names: tuple[str, ...],
    value: Iterable[int],
    put: Callable[[tuple[int, ...]], object],
    most: int = 0,
    each: int = MOST_OF_A_KIND,
) -> SetupField:
    """Given and taken as numbers in the order of the names."""
    found = {name: count for name, count in zip(names, value, strict=True) if count}

    def put_numbers(changed: FieldValue) -> object:
        numbers = cast("Mapping[str, int]", changed)
        return put(tuple(numbers.get(name, 0) for name in names))

    return SetupField(part, "counts", found, names, most=most, each=each, put=put_numbers)


def of_seat(seat: int, part: str) -> str:
    """The id of a part that each seat has."""
    return f"{seat}:{part}"


def put_at(values: tuple[Item, ...], at: int, value: Item) -> tuple[Item, ...]:
    return (*values[:at], value, *values[at + 1 :])


# What positions of all games have


def common_fields(
    placed: CommonPlacement, rounds: int, phases: Sequence[str], reasons: Sequence[str]
) -> Iterator[SetupField]:
    yield number(ROUND, placed.round, 1, rounds, lambda one: replace(placed, round=one))
    yield word(PHASE, placed.phase, phases, lambda one: replace(placed, phase=one))
    if placed.phase == END:
        ending = reasons[placed.ending]
        yield word(REASON, ending, reasons, lambda one: replace(placed, ending=reasons.index(one)))


def seat_field(part: str, seat: int, players: int, put: Callable[[int], object]) -> SetupField:
    seats = [str(one) for one in range(players)]
    return word(part, str(seat), seats, lambda one: put(int(one)))


def holder_field(
    part: str, seat: int, nobody: str, players: int, put: Callable[[int], object]
) -> SetupField:
    """Who has something: a seat, or -1 while it lies elsewhere."""
    holders = [nobody, *(str(one) for one in range(players))]
    return word(part, holders[seat + 1], holders, lambda one: put(holders.index(one) - 1))


def passed_fields(
    passed: tuple[int, ...], players: int, put: Callable[[tuple[int, ...]], object]
) -> Iterator[SetupField]:
    for seat in range(players):
        yield _passed(passed, seat, put)


def _passed(
    passed: tuple[int, ...], seat: int, put: Callable[[tuple[int, ...]], object]
) -> SetupField:
    others = tuple(one for one in passed if one != seat)

    def changed(answer: str) -> object:
        return put(tuple(sorted((*others, seat))) if answer == "yes" else others)

    now = "yes" if seat in passed else "no"
    return word(of_seat(seat, PASSED), now, ("no", "yes"), changed)


def score_field(seat: int, score: int, put: Callable[[int], object]) -> SetupField:
    return number(of_seat(seat, SCORE), score, 0, HIGHEST_SCORE, put)


# Values from outside


def checked(one: SetupField, value: object) -> FieldValue:
    """The value if the field can have it, or `InvalidField`."""
    if not _CHECKS[one.form](one, value):
        raise InvalidField("setup-value", part=one.part, expected=_expected(one))
    return tuple(cast("list[str]", value)) if one.form == "row" else cast("FieldValue", value)


def _expected(one: SetupField) -> str:
    return f"{one.least}..{one.most}" if one.form == "number" else " ".join(one.choices)


def _is_number(one: SetupField, value: object) -> bool:
    return type(value) is int and one.least <= value <= one.most


def _is_word(one: SetupField, value: object) -> bool:
    return type(value) is str and value in one.choices


def _is_in_space(one: SetupField, value: object) -> bool:
    return value == "" or _is_word(one, value)


def _is_row(one: SetupField, value: object) -> bool:
    fits = isinstance(value, list | tuple) and len(value) <= one.most
    return fits and all(_is_word(one, item) for item in cast("list[object]", value))


def _is_counts(one: SetupField, value: object) -> bool:
    if not isinstance(value, Mapping) or not all(_is_word(one, name) for name in value):
        return False
    numbers = list(value.values())
    if not all(type(count) is int and 0 <= count <= one.each for count in numbers):
        return False
    return not one.most or sum(numbers) <= one.most


_CHECKS: dict[Form, Callable[[SetupField, object], bool]] = {
    "number": _is_number,
    "word": _is_word,
    "counts": _is_counts,
    "row": _is_row,
    "space": _is_in_space,
}
