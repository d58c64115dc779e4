"""Compressed answers: which a client takes, and a cache of those that take a while to make."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

QUICK = 1
"""What is compressed repeats itself so much that trying harder gains little."""


class GzipCache:
    """The last answers, compressed; made one at a time in a thread, so that games go on."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What is kept by this key, or what `make` returns, compressed."""
        async with self._one_at_a_time:
            kept = self._kept.pop(key, None)
            if kept is None:
                kept = await asyncio.to_thread(lambda: gzip.compress(make(), QUICK, mtime=0))
            self._kept[key] = kept
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return kept


def packed(
    request: Request, content: bytes, kind: str, extra: Mapping[str, str] | None = None
) -> Response:
    """What was compressed beforehand, for browsers that can unpack it and for others."""
    headers = {**(extra or {}), "Vary": "Accept-Encoding"}
    if "gzip" in accepted_codings(request.headers):
        return Response(content, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)
    return Response(gzip.decompress(content), headers=headers, media_type=kind)


def accepted_codings(headers: Headers) -> set[str]:
    """What the browser can unpack; a weight of zero says that it will not."""
    offers = (offer.partition(";q=") for offer in headers.get("accept-encoding", "").split(","))
    return {name.strip() for name, _, weight in offers if not weight or weight.strip(" 0.")}
