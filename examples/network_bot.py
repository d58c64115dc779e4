"""A bot that plays on a server over the network, at all its tables at once.

Try it: AZULEJOS_BOT_TOKEN=… python examples/network_bot.py http://127.0.0.1:8000
The token and the protocol are explained in docs/bot_protocol.md.
"""

import json
import os
import random
import sys
import time

from websockets.sync.client import connect

ADDRESS = "ws" + sys.argv[1].removeprefix("http").rstrip("/") + "/api/bots/stream"
TOKEN = {"Authorization": "Bearer " + os.environ["AZULEJOS_BOT_TOKEN"].strip()}
GAMES = ["azul", "summer_pavilion", "summer_pavilion_mini", "queens_garden"]


def answer(message):
    """What we say to a message; None if nothing."""
    if message["type"] == "welcome":
        return {"type": "open", "games": GAMES}  # challenges are welcome
    if message["type"] == "challenge":
        return {"type": "accept", "table": message["table"]}
    if message["type"] == "your-turn":  # one more move; the server asks on if the turn needs it
        command = {"type": "play", "id": str(random.random()), "expected_seq": message["seq"]}
        where = {"table": message["table"], "seat": message["seat"]}
        return {**command, **where, "moves": [*message["begun"], random.choice(message["legal"])]}


while True:
    with connect(ADDRESS, additional_headers=TOKEN, compression=None) as stream:
        for text in stream:
            if said := answer(json.loads(text)):
                stream.send(json.dumps(said))
    if stream.protocol.close_code in (4401, 4409):  # revoked, or used by another program
        sys.exit(f"The server has ended the stream: {stream.protocol.close_reason}")
    time.sleep(1)  # after a restart the server tells again whose turn it is
