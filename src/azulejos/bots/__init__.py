"""What can sit in a seat.

>>> from azulejos import bots
>>> bots.bot("greedy", "azul").name
'greedy'
"""

from azulejos.bots.bot import Bot, BotFailed, TellingBot, UnknownBot
from azulejos.bots.policy import Policy
from azulejos.bots.registry import NAMES, POLICIES, bot, policy_for

__all__ = [
    "NAMES",
    "POLICIES",
    "Bot",
    "BotFailed",
    "Policy",
    "TellingBot",
    "UnknownBot",
    "bot",
    "policy_for",
]
