"""A bot in plain Python, without the library: prefers moves by a simple rule, else plays at random.

Try it: azulejos simulate azul --games 10 --bots "mine=python examples/bot.py,random"
The protocol is explained in docs/bot_protocol.md.
"""

import random
import sys


def choose(game, legal):
    """In Azul: not to the floor (codes such as 3BF) if it can be helped. Elsewhere: any move."""
    wanted = [code for code in legal if not (game == "azul" and code.endswith("F"))]
    return random.choice(wanted or legal)


game, legal = "", []
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "azulejos":
        print("id name not-to-the-floor")
        print("ready 1", flush=True)
    elif word == "game":
        game = rest[0]
    elif word == "legal":
        legal = rest
    elif word == "go":
        asked = dict(zip(rest[::2], rest[1::2], strict=True))  # such as {"time": "1", "seed": "42"}
        random.seed(asked.get("seed"))
        print("turn", choose(game, legal), flush=True)  # one move; the host asks on if need be
    elif word == "quit":
        break
