"""How often something may be done, and how many connections may be open at a time."""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Container, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from time import monotonic

from starlette.types import Scope

from azulejos.server.protocol.errors import TooMany
from azulejos.server.storage import Store, Wanted

MOST_REMEMBERED = 50_000
LONGEST_TURN = 0.25


class Allowance:
    """So many in so many seconds, refilled evenly: a bucket that starts full."""

    __slots__ = ("_at", "_left", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._left = float(most)
        self._at = monotonic()

    def take(self, now: float | None = None, cost: int = 1) -> bool:
        """Uses so many, if there are so many left."""
        now = monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def retry_after(self) -> int:
        """Whole seconds until there will be one again."""
        return self.wait_for(1)

    def wait_for(self, cost: int) -> int:
        """Whole seconds until there will be so many."""
        missing = min(cost, self.most) - self._left
        return int(missing * self.seconds / self.most) + 1 if missing > 0 else 0


class Rates:
    """An allowance for each of many: addresses or guests. The longest silent are forgotten."""

    def __init__(self, most: int, seconds: float, remembered: int = MOST_REMEMBERED) -> None:
        self._new: Callable[[], Allowance] = lambda: Allowance(most, seconds)
        self._remembered = remembered
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, who: str) -> Allowance:
        allowance = self._of.pop(who, None) or self._new()
        self._of[who] = allowance
        if len(self._of) > self._remembered:
            self._of.popitem(last=False)
        return allowance


class PersonRates:
    """So often for a person, on however many sockets, and so often for all at one address."""

    def __init__(self, of_guest: int, of_address: int, seconds: float) -> None:
        self._guests = Rates(of_guest, seconds)
        self._addresses = Rates(of_address, seconds)

    def of(self, guest: str, address: str) -> tuple[Allowance, Allowance]:
        return self._guests.of(guest), self._addresses.of(address)


class SiteRates:
    """An allowance for each of many, whichever server they ask.

    Several servers count in their database, by a name from which nobody can tell who it is; one
    alone counts in its memory.
    """

    def __init__(self, name: str, most: int, seconds: float, store: Store, key: bytes) -> None:
        self._name, self._most, self._seconds = name, most, seconds
        self._store = store
        self._key = key
        self._here = Rates(most, seconds)

    async def take(self, who: str, cost: int = 1) -> int:
        """0 if there were so many left, which are used now; else whole seconds until then."""
        if self._store.others:
            name = hmac.digest(self._key, f"{self._name}/{who}".encode(), "sha256").hex()
            return await self._store.allow(Wanted(name, cost, self._most, self._seconds))
        allowance = self._here.of(who)
        return 0 if allowance.take(cost=cost) else max(1, allowance.wait_for(cost))


class PersonSiteRates:
    """So often for a person, on however many sockets and servers, and so often for all at one
    address."""

    def __init__(
        self, name: str, of_guest: int, of_address: int, seconds: int, store: Store, key: bytes
    ) -> None:
        self._guests = SiteRates(f"{name} of guest", of_guest, seconds, store, key)
        self._addresses = SiteRates(f"{name} of address", of_address, seconds, store, key)

    async def take(self, guest: str, address: str) -> int:
        return await self._guests.take(guest) or await self._addresses.take(address)


class Turns:
    """Of each address so many requests are worked on at a time; the others wait for their turn.

    Else whoever sends hundreds at once makes everybody wait for all of them. A turn ends with the
    request, or after a moment: who waits for something slow keeps nobody from working.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._of: dict[str, asyncio.Semaphore] = {}
        self._asking: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[Callable[[], None]]:
        """Gives what ends the turn early."""
        self._asking[who] += 1
        turns = self._of.setdefault(who, asyncio.Semaphore(self._at_once))
        end = Once(turns.release)
        try:
            await turns.acquire()
            timer = asyncio.get_running_loop().call_later(LONGEST_TURN, end)
            try:
                yield end
            finally:
                timer.cancel()
                end()
        finally:
            self._asking[who] -= 1
            if not self._asking[who]:
                del self._asking[who], self._of[who]


class Once:
    """Does something when it is first called."""

    __slots__ = ("_action",)

    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def __call__(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            action()


class AtOnce:
    """How many of something there are, such as open sockets, for each address and each guest."""

    code: str

    def __init__(self, code: str, of_address: int, of_guest: int) -> None:
        self.code = code
        self._most = {"address": of_address, "guest": of_guest}
        self._open: Counter[tuple[str, str]] = Counter()
        self.total = 0

    @contextmanager
    def one_more(self, address: str, guest: str | None) -> Iterator[None]:
        """Counts one while it is there; raises if there are too many already."""
        keys = [("address", address), *([("guest", guest)] if guest else [])]
        for key in keys:
            if self._open[key] >= self._most[key[0]]:
                raise TooMany(self.code, expected=self._most[key[0]])
        self._open.update(keys)
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]


class ConnectionCount:
    """How many connections are open, in all and for each address, whatever they are used for."""

    def __init__(self, most: int, of_address: int, proxies: Container[str] = ()) -> None:
        self.most = most
        self.of_address = of_address
        self._proxies = proxies
        self._open: dict[Hashable, str] = {}
        self._of: Counter[str] = Counter()

    def add(self, connection: Hashable, peer: str) -> None:
        """Raises if there are too many already. Everybody comes from the address of a proxy."""
        place = "" if peer in self._proxies else owner(peer)
        if len(self._open) >= self.most:
            raise TooMany("too-many-connections", expected=self.most)
        if place and self._of[place] >= self.of_address:
            raise TooMany("too-many-connections", expected=self.of_address)
        self._open[connection] = place
        self._of[place] += 1

    def remove(self, connection: Hashable) -> None:
        """Nothing, if it was not let in."""
        place = self._open.pop(connection, None)
        if place is not None:
            self._of[place] -= 1
            if not self._of[place]:
                del self._of[place]

    def __len__(self) -> int:
        return len(self._open)


def address(scope: Scope) -> str:
    """Who asks. Behind a trusted proxy uvicorn has already put the forwarded address here."""
    client = scope.get("client")
    return owner(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def owner(written: str) -> str:
    """Whoever has one address of IPv6 has at least the 2**64 that begin like it.

    >>> owner("192.0.2.7"), owner("::ffff:192.0.2.7"), owner("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    if ":" not in written:
        return written
    try:
        found = IPv6Address(written.partition("%")[0])
    except ValueError:
        return written
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
