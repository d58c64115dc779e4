"""What the inputs of a net have in common, whatever the game: groups, and how they are written.

While a net learns, a count is a thermometer (a step for every number) and a set has its members
besides. So numbers and sets that are seldom seen learn from those beside them.
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.nets import BadWeights, Learned


@dataclass(frozen=True, slots=True)
class Group:
    """Inputs of one kind, so many of them.

    `kind` is "set" if the n-th input is the set of the bits of n, "count" if it is the number n,
    both from 1 on, and "one" if the inputs have nothing to do with each other.
    """

    name: str
    kind: str
    size: int


def expect_fitting(
    learned: Learned, games: tuple[str, ...], version: int, inputs: int, variants: tuple[str, ...]
) -> None:
    """A net that learned something else would judge nonsense without a word; `BadWeights`.

    `inputs` is how many there are with the players of the net; a net has two heads for each.
    """
    heading, layers = learned.heading, learned.layers
    found = (heading.game, heading.variant, heading.features, layers.inputs, layers.heads)
    wanted = (version, inputs, 2 * heading.players)
    if heading.game not in games or heading.variant not in variants or found[2:] != wanted:
        names = ("/".join(games), "/".join(variants))
        raise BadWeights("weights-of-another-game", value=str(found), expected=str(names + wanted))


def add(inputs: list[int], count: int, first: int, number: int) -> int:
    """The n-th input of a group, from 1 on; for 0 there is none. Returns how many are active."""
    inputs[count] = first + number - 1
    return count + 1 if number > 0 else count
