"""Any program can sit in a seat: the line protocol of docs/bot_protocol.md, spoken from both sides.

`external()` starts a program as a bot; `serve()` makes a program of a bot.
"""

from azulejos.bots.stdio.external import ExternalBot, external
from azulejos.bots.stdio.lines import VERSION, Go, MalformedLine
from azulejos.bots.stdio.serving import BotFor, of_level, serve

__all__ = [
    "VERSION",
    "BotFor",
    "ExternalBot",
    "Go",
    "MalformedLine",
    "external",
    "of_level",
    "serve",
]
