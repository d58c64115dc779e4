"""The bot's side: answers a host over two streams of bytes.

One thread listens, so that `stop` is heard while the bot thinks; the thread that calls `serve`
does all the rest, line by line in their order.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache, partial
from queue import Queue
from threading import Event, Thread
from typing import Protocol

from azulejos.bots.bot import Bot
from azulejos.bots.levels import (
    MOST_SECONDS,
    MOST_SIMULATIONS,
    SECONDS,
    SIMULATIONS,
    written_budget,
)
from azulejos.bots.registry import Nets, bot
from azulejos.bots.search_bot import SearchBot
from azulejos.bots.stdio.lines import (
    LONGEST_LINE,
    VERSION,
    Go,
    LineSplitter,
    MalformedLine,
    quoted,
    read_game,
    read_go,
    whole_number,
)
from azulejos.engine.errors import AzulejosError
from azulejos.engine.game import GameState
from azulejos.engine.registry import from_position
from azulejos.engine.rng import Rng

BotFor = Callable[[str, Go], Bot]
"""The bot that plays a game when asked like this."""

SEARCH = "search"
# What `search` is made as, before it hears how long to think.
UNASKED = f"{SIMULATIONS}1"
STOP = "stop"
PAUSE = "pause"
RESUME = "resume"
QUIT = "quit"
HIGHEST_VERSION = 10**9
CHUNK = 1 << 16
WAITING_LINES = 64
KEPT_BOTS = 64
# A bot may be asked to stop a moment before it begins to think: it is told until it has answered.
STOP_AGAIN = 0.02


class Readable(Protocol):
    """A stream whose `read` returns what is there, such as an unbuffered file."""

    def read(self, size: int, /) -> bytes | None: ...


class Writable(Protocol):
    """A stream that takes bytes."""

    def write(self, line: bytes, /) -> object: ...

    def flush(self) -> None: ...


class Adviser(Protocol):
    """Gives hints; like a bot it may have a `stop`."""

    def advise(self, state: GameState, go: Go) -> str:
        """The best turns of this position, as one line of JSON."""
        ...


Words = Mapping[str, Callable[[str], None]]
"""What is done with a line that begins with this word: it gets the rest of the line."""


NetsFor = Callable[[str], Nets | None]
"""The nets to think with at a game; None are those that come with it."""


def of_level(level: str, nets_for: NetsFor = lambda _game: None) -> BotFor:
    """Plays this level, or the one that `go` names; only `search` heeds the budget."""

    @lru_cache(KEPT_BOTS)
    def kept(name: str, game: str) -> Bot:
        return bot(UNASKED if name == SEARCH else name, game, nets_for(game))

    def bot_for(game: str, go: Go) -> Bot:
        wanted = go.level or level
        name = level_for(wanted, go)
        player = kept(wanted, game)
        if wanted == SEARCH and isinstance(player, SearchBot):
            player.budget = written_budget(name)  # the time left differs, its tree is still good
        return player

    return bot_for


def level_for(level: str, go: Go) -> str:
    """
    The protocol allows more than the search can use.

    >>> level_for("search", Go(sims=400)), level_for("greedy", Go(sims=400))
    ('sims:400', 'greedy')
    """
    if level != SEARCH:
        return level
    if go.sims is not None:
        return f"{SIMULATIONS}{min(go.sims, MOST_SIMULATIONS)}"
    if go.seconds is not None:
        return f"{SECONDS}{min(go.seconds, MOST_SECONDS):g}"
    raise MalformedLine("bot-no-budget", expected="go sims N, go time SECONDS")


def serve(
    name: str,
    bot_for: BotFor,
    requests: Readable,
    answers: Writable,
    adviser: Adviser | None = None,
    further: Callable[[Conversation], Words] = lambda _: {},
) -> None:
    """Answers until `quit` or the end of the requests; with an adviser, requests for hints too.

    `further` has the words of this program alone.
    """
    listener = Listener(requests)
    conversation = Conversation(name, bot_for, listener, answers, adviser)
    conversation.words |= further(conversation)
    Thread(target=listener.listen, daemon=True).start()
    leaving = False
    while not leaving:
        request = listener.requests.get()
        leaving = request.word == QUIT
        try:
            conversation.answer(request)
        finally:
            request.done.set()


class Request:
    """A line of the host, None if it was too long; `done` once it has been dealt with."""

    def __init__(self, line: str | None) -> None:
        self.line = line
        self.done = Event()
        self.word, _, self.rest = (line or "").strip().partition(" ")


class Listener:
    """Reads ahead: hands lines on in their order, but hears at once that thinking must stop."""

    def __init__(self, stream: Readable) -> None:
        self.stream = stream
        self.requests: Queue[Request] = Queue(WAITING_LINES)
        self.thinking: object = None
        self.may_go_on = Event()
        self.may_go_on.set()
        self.last = Request("")
        self.last.done.set()

    def listen(self) -> None:
        splitter = LineSplitter()
        while chunk := self.stream.read(CHUNK):
            splitter.feed(chunk)
            if self._pass_on(splitter):
                return
        splitter.finish()
        if not self._pass_on(splitter):
            self._hear(Request(QUIT))

    def _pass_on(self, splitter: LineSplitter) -> bool:
        """Whether the host has said that this is the end."""
        while splitter.lines:
            request = Request(splitter.lines.popleft())
            self._hear(request)
            if request.word == QUIT:
                return True
        return False

    def _hear(self, request: Request) -> None:
        if request.word == PAUSE:
            self.may_go_on.clear()
        elif request.word == RESUME:
            self.may_go_on.set()
        if request.word in (STOP, QUIT):
            self._hurry()
        self.requests.put(request)
        self.last = request

    def _hurry(self) -> None:
        while not self.last.done.wait(STOP_AGAIN):
            stop = getattr(self.thinking, "stop", None)
            if stop is not None:
                stop()


class Conversation:
    """What has been said so far, and the answers."""

    def __init__(
        self,
        name: str,
        bot_for: BotFor,
        listener: Listener,
        answers: Writable,
        adviser: Adviser | None = None,
    ) -> None:
        self.name = name
        self.bot_for = bot_for
        self.listener = listener
        self.answers = answers
        self.state: GameState | None = None
        self.words: dict[str, Callable[[str], None]] = {
            "azulejos": self.greet,
            "game": self.prepare,
            "position": self.look,
            "go": self.think,
        }
        if adviser is not None:
            self.words["hint"] = partial(self.advise, adviser)

    def answer(self, request: Request) -> None:
        """Deals with a line; words that are not known are left to later versions."""
        try:
            if request.line is None:
                raise MalformedLine("bot-line-length", limit=LONGEST_LINE)
            if request.word in self.words:
                self.words[request.word](request.rest)
        except AzulejosError as error:
            self.say(f"error {quoted(str(error))}")

    def say(self, *lines: str) -> None:
        self.answers.write("".join(f"{line}\n" for line in lines).encode())
        self.answers.flush()

    def greet(self, version: str) -> None:
        """The host names the highest version it speaks; ours is the lowest there is."""
        whole_number("azulejos", version.strip(), VERSION, HIGHEST_VERSION)
        self.say(f"id name {self.name}", f"ready {VERSION}")

    def prepare(self, options: str) -> None:
        read_game(options.split())
        self.state = None

    def look(self, position: str) -> None:
        self.state = None  # nobody wants a turn for the position before
        self.state = from_position(position.strip())

    def think(self, budget: str) -> None:
        state, go = self.expect_position(), read_go(budget.split())
        player = self.bot_for(state.options.game, go)
        seed = secrets.randbits(64) if go.seed is None else go.seed
        with self.stoppable(player):
            moves = player.choose(state, Rng(seed))
        self.say(" ".join(["turn", *(state.code(move) for move in moves)]))

    def advise(self, adviser: Adviser, budget: str) -> None:
        state, go = self.expect_position(), read_go(budget.split())
        with self.stoppable(adviser):
            advice = adviser.advise(state, go)
        self.say(f"hint {advice}")

    def expect_position(self) -> GameState:
        if self.state is None:
            raise MalformedLine("bot-no-position")
        return self.state

    @contextmanager
    def stoppable(self, thinking: object) -> Iterator[None]:
        """What thinks may have a `stop`, which another thread calls."""
        self.listener.thinking = thinking
        try:
            yield
        finally:
            self.listener.thinking = None
