"""The levels of the bots, from a first game to one that thinks for a second."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf, nan
from types import MappingProxyType

from azulejos.bots.bot import Bot, RandomBot, UnknownBot
from azulejos.bots.greedy import Greedy
from azulejos.bots.search_bot import NewPolicy, SearchBot
from azulejos.search.search import Budget

# A beginner does not see every move: of a thousand so many are overlooked.
OVERLOOKED = 400
# And in a first game, moves that differ by fewer points (in hundredths) look equally good.
VAGUE = 1200

NewBot = Callable[[NewPolicy, str], Bot]
"""Makes a bot for a game, given what makes its policies and the name of the game."""


def searching(name: str, usual: Budget, of_game: Mapping[str, Budget] | None = None) -> NewBot:
    """Simulations are for each opponent, seconds for the turn."""

    def new_search_bot(policy: NewPolicy, game: str) -> Bot:
        budget = (of_game or {}).get(game, usual)
        return SearchBot(name, policy, budget, per_opponent=budget.seconds == inf)

    return new_search_bot


LEVELS: Mapping[str, NewBot] = MappingProxyType(
    {
        "random": lambda _policy, _game: RandomBot(),
        "beginner": lambda policy, _game: Greedy(policy(), "beginner", OVERLOOKED, VAGUE),
        "easy": lambda policy, _game: Greedy(policy(), "easy", OVERLOOKED),
        "greedy": lambda policy, _game: Greedy(policy()),
        "medium": searching("medium", Budget(simulations=100)),
        # Where further simulations gain less there are fewer, so that every step up is felt.
        "hard": searching(
            "hard", Budget(simulations=1000), {"queens_garden": Budget(simulations=500)}
        ),
        "master": searching("master", Budget(seconds=1.0)),
    }
)
"""Every bot by its name. Each beats the one before."""

# Besides the levels: any budget, as in sims:4000 and time:0.5.
SIMULATIONS = "sims:"
SECONDS = "time:"
KINDS = (*LEVELS, f"{SIMULATIONS}N", f"{SECONDS}SECONDS")
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600.0


def new_bot(name: str, policy: NewPolicy, game: str) -> Bot:
    """The bot of this name for a game; `UnknownBot` if there is none."""
    if name in LEVELS:
        return LEVELS[name](policy, game)
    return SearchBot(name, policy, written_budget(name))


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
