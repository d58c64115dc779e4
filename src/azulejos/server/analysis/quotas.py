"""How much a guest and an address may have thought about for them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass

from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import TooMany
from azulejos.server.protocol.reviews import Depth
from azulejos.server.rates import AtOnce, PersonRates
from azulejos.server.settings import Limits

WEIGHTS: dict[Depth, int] = {"usual": 1, "deep": 10}


@dataclass(frozen=True, slots=True)
class Inquirer:
    """Who asks, and from where."""

    guest: str
    address: str


class Quotas:
    """Of all guests and addresses."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._metrics = metrics
        self._reviews = PersonRates(
            limits.reviews, limits.reviews_of_address, limits.reviews_seconds
        )
        self._analyses = PersonRates(
            limits.analyses, limits.analyses_of_address, limits.analyses_seconds
        )
        self._at_once = AtOnce(
            "analyses-at-once", limits.analyses_at_once_of_address, limits.analyses_at_once
        )

    def one_more(self, who: Inquirer) -> AbstractContextManager[None]:
        """While a request is under way; raises if there are too many already."""
        return self._at_once.one_more(who.address, who.guest)

    def take_review(self, who: Inquirer, depth: Depth) -> None:
        self._take(self._reviews, who, WEIGHTS[depth])

    def take_analysis(self, who: Inquirer) -> None:
        self._take(self._analyses, who, 1)

    def _take(self, rates: PersonRates, who: Inquirer, cost: int) -> None:
        for allowance in rates.of(who.guest, who.address):
            if not allowance.take(cost=cost):
                self._metrics.limited.labels("analyses").inc()
                raise TooMany("too-many-analyses", seconds=allowance.wait_for(cost))
