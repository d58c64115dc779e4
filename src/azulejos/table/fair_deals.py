"""A shuffle that nobody can steer and everybody can check afterwards.

Whoever runs the table chooses a secret key and publishes its hash, the commitment, when the table
opens. Every person adds a few random digits, the entropy, when taking a seat. Each single draw is
decided by key, entropy and the number of the draw. When the game is over the key is revealed, and
all draws can be made again. docs/fair_shuffle.md explains it with a program of twenty lines.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass, field, replace
from itertools import count

from azulejos.engine.draws import Draws, item_at, ways
from azulejos.table.deals import DealSource

PURPOSE = "azulejos shuffle 1"
WORDS = 1 << 64
ENTROPY = re.compile(r"[0-9a-f]{0,64}")


def commitment(key: bytes) -> str:
    """What is published of a key before it is revealed."""
    return hashlib.sha256(key).hexdigest()


def is_entropy(text: str) -> bool:
    """What one person may add: up to 64 hexadecimal digits."""
    return ENTROPY.fullmatch(text) is not None


def with_contribution(entropy: str, seat: int, digits: str) -> str:
    """The entropy of a table after one more person has added to it."""
    return f"{entropy} {seat}:{digits}".lstrip() if digits else entropy


@dataclass(frozen=True, slots=True)
class FairDeals(DealSource):
    """Draws decided by a secret key and by what the persons at the table have added.

    >>> deals = FairDeals(bytes(32), "0:c0ffee 1:facade")
    >>> [deals.item([(0, 20), (1, 20), (2, 20)], number) for number in range(8)]
    [1, 2, 2, 0, 2, 2, 0, 2]
    """

    key: bytes = field(repr=False)
    entropy: str = ""

    @property
    def commitment(self) -> str:
        return commitment(self.key)

    @property
    def revealed_key(self) -> str:
        return self.key.hex()

    def with_entropy(self, entropy: str) -> FairDeals:
        return replace(self, entropy=entropy)

    def item(self, draws: Draws, number: int) -> int:
        return item_at(draws, self.below(ways(draws), number))

    def below(self, bound: int, number: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely as the others.

        Words beyond the last whole run of `bound` words would favour small numbers: they are
        thrown away.
        """
        usable = WORDS - WORDS % bound
        words = (self.word(number, attempt) for attempt in count())
        return next(word for word in words if word < usable) % bound

    def word(self, number: int, attempt: int) -> int:
        """64 bits that nobody can know without the key."""
        message = f"{PURPOSE}|{self.entropy}|{number}|{attempt}"
        return int.from_bytes(hmac.digest(self.key, message.encode(), "sha256")[:8], "big")
