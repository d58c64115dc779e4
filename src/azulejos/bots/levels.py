"""The levels of the bots, from a beginner to one that thinks for a second."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf, nan
from types import MappingProxyType

from azulejos.bots.bot import Bot, RandomBot, UnknownBot
from azulejos.bots.greedy import Greedy
from azulejos.bots.policy import Policy
from azulejos.bots.thinker import Thinker
from azulejos.search.search import Budget

# A beginner does not see every move: of a thousand so many are overlooked.
OVERLOOKED = 400

NAMES: tuple[str, ...] = ("random", "easy", "greedy", "medium", "hard", "master")
"""Each beats the one before."""

# Simulations are for each opponent, seconds for the turn.
BUDGETS: Mapping[str, Budget] = MappingProxyType(
    {
        "medium": Budget(simulations=100),
        "hard": Budget(simulations=1000),
        "master": Budget(seconds=1.0),
    }
)
# Where further simulations gain less there are fewer, so that every step up is felt.
BUDGETS_OF: Mapping[str, Mapping[str, Budget]] = MappingProxyType(
    {"queens_garden": {"hard": Budget(simulations=500)}}
)
# Besides the levels: any budget, as in sims:4000 and time:0.5.
SIMULATIONS = "sims:"
SECONDS = "time:"
KINDS = (*NAMES, f"{SIMULATIONS}N", f"{SECONDS}SECONDS")
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600.0

SIMPLE: Mapping[str, Callable[[Policy], Bot]] = MappingProxyType(
    {
        "random": lambda _: RandomBot(),
        "easy": lambda policy: Greedy(policy, "easy", OVERLOOKED),
        "greedy": Greedy,
    }
)


def seated(name: str, policy: type[Policy], game: str) -> Bot:
    """The bot of this name for a game; `UnknownBot` if there is none."""
    if name in SIMPLE:
        return SIMPLE[name](policy())
    if name in BUDGETS:
        budget = BUDGETS_OF.get(game, {}).get(name, BUDGETS[name])
        return Thinker(name, policy, budget, per_opponent=budget.seconds == inf)
    return Thinker(name, policy, written_budget(name))


def written_budget(name: str) -> Budget:
    if name.startswith(SIMULATIONS):
        count = name.removeprefix(SIMULATIONS)
        if count.isdecimal() and count.isascii() and 0 < int(count) <= MOST_SIMULATIONS:
            return Budget(simulations=int(count))
    if name.startswith(SECONDS):
        seconds = number(name.removeprefix(SECONDS))
        if 0 < seconds <= MOST_SECONDS:
            return Budget(seconds=seconds)
    raise UnknownBot("unknown-bot", value=name, expected=" ".join(KINDS))


def number(text: str) -> float:
    """Not a number for anything that is none."""
    try:
        return float(text)
    except ValueError:
        return nan
