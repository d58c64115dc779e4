"""Any program can sit in a seat: the line protocol of docs/bot_protocol.md, spoken from both sides.

`external()` starts a program as a bot; `serve()` makes a program of a bot. `Program` is what both
`external()` and the server's pool start and ask.
"""

from azulejos.bots.stdio.external import ExternalBot, external
from azulejos.bots.stdio.lines import VERSION, Go, MalformedLine
from azulejos.bots.stdio.program import Program
from azulejos.bots.stdio.serving import Adviser, BotFor, of_level, serve

__all__ = [
    "VERSION",
    "Adviser",
    "BotFor",
    "ExternalBot",
    "Go",
    "MalformedLine",
    "Program",
    "external",
    "of_level",
    "serve",
]
