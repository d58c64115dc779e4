"""Something that is being thought about, and everybody who waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass
from typing import Any, Literal

import orjson

from azulejos.engine.errors import AzulejosError
from azulejos.server.bots.analysts import Errand, Word
from azulejos.server.protocol import encoding
from azulejos.server.protocol.errors import BotFailed

Kind = Literal["review", "analysis", "tried"]


@dataclass(frozen=True, slots=True)
class News:
    """A message without its address: what to send to whoever has asked."""

    kind: str
    fields: dict[str, Any]
    is_last: bool = False


def review_news(written: bytes) -> News:
    return News("review", {"review": encoding.raw(written)}, is_last=True)


class Job:
    """One errand. It is given up when nobody listens any more."""

    def __init__(self, kind: Kind, errand: Errand, give_up: Callable[[Job], None]) -> None:
        self.kind = kind
        self.errand = errand
        self.place = 0
        self._give_up = give_up
        self._listeners: set[asyncio.Queue[News | AzulejosError]] = set()
        self._latest: News | None = None

    async def news(self) -> AsyncGenerator[News, None]:
        """Until the last; raises what went wrong. Whoever stops listening may end the job."""
        heard: asyncio.Queue[News | AzulejosError] = asyncio.Queue()
        self._listeners.add(heard)
        if self._latest is not None:
            heard.put_nowait(self._latest)
        try:
            while True:
                news = await heard.get()
                if isinstance(news, AzulejosError):
                    raise news
                yield news
                if news.is_last:
                    return
        finally:
            self._listeners.discard(heard)
            if not self._listeners:
                self._give_up(self)

    def tell(self, news: News | AzulejosError) -> None:
        self._latest = news if isinstance(news, News) else None
        for heard in self._listeners:
            heard.put_nowait(news)

    def waits_at(self, place: int) -> None:
        """The place among those that wait, from 1; told when it changes."""
        if place != self.place:
            self.place = place
            self.tell(News("queued", {"place": place}))


def news_in(word: Word, text: str) -> News | AzulejosError | None:
    """What a program has said, as it is passed on; None if nobody needs to know."""
    if word == "progress":
        done, steps = map(int, text.split())
        return News("progress", {"done": done, "steps": steps})
    if word in ("analysing", "analysis"):
        return News("analysis", orjson.loads(text), is_last=word == "analysis")
    if word == "tried":
        return News("tried", {"turn": encoding.raw(text.encode())}, is_last=True)
    if word == "review":
        return review_news(text.encode())
    return BotFailed("analysis-failed") if word == "failed" else None
