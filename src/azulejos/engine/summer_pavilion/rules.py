"""What a table of Summer Pavilion may choose, in both editions, and how its games end."""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.engine.errors import Value
from azulejos.engine.options import Options, OptionSpec, RuleSet
from azulejos.engine.summer_pavilion.board import FACTS, LETTERS, STANDARD_ORDER

END_REASONS = ("rounds",)
STANDARD = "standard"
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class JokerOrder(OptionSpec):
    """The joker of each round: the printed order, six letters in any other, or left to chance.

    A random order is part of the first deal, so that it stands in every record.
    """

    @property
    def default(self) -> Value:
        return STANDARD

    @property
    def expected(self) -> str:
        return f"{STANDARD} {RANDOM} {LETTERS}..."

    def checked(self, value: Value) -> Value:
        if value in (STANDARD, RANDOM):
            return value
        order = str(value).upper()
        if sorted(order) != sorted(LETTERS):
            raise self.refusal(value)
        return STANDARD if order == STANDARD_ORDER else order


def rule_set(name: str) -> RuleSet:
    return RuleSet(
        name=name,
        version=1,
        players=range(2, 5),
        variants=("coloured", "grey"),
        options=(JokerOrder("joker_order"),),
    )


SUMMER_PAVILION = rule_set("summer_pavilion")
SUMMER_PAVILION_MINI = rule_set("summer_pavilion_mini")


def printed_order(options: Options) -> str:
    """The letters of the jokers of all rounds; empty where chance decides them."""
    order = str(options.extras.get("joker_order", STANDARD))
    return {STANDARD: STANDARD_ORDER, RANDOM: ""}.get(order, order)


def lowest_score(options: Options) -> int:
    """Where the score track of the edition begins."""
    floor: int = FACTS["score"]["floor"][options.game]
    return floor
