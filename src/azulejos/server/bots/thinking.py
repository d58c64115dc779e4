"""All thinking of a server: turns of bots, hints, reviews and analyses, wherever it is done.

Questions wait in two queues of this server, one for bots at tables and one for analyses. Places
take them from there: this machine, or the processors of a cluster while it is there.
"""

from __future__ import annotations

import asyncio

from azulejos.server.bots.analysts import Analysts
from azulejos.server.bots.cluster import Cluster
from azulejos.server.bots.places import Here
from azulejos.server.bots.pool import BotPool
from azulejos.server.bots.posts import OpenPost
from azulejos.server.metrics import Metrics
from azulejos.server.settings import Limits


class Thinking:
    """Started and stopped with the server. Without an address there is only this machine."""

    def __init__(self, limits: Limits, metrics: Metrics, address: str = "") -> None:
        self.here = Here(limits.workers)
        self.bots = BotPool(limits.workers, limits.bot_seconds, metrics, self.here)
        self.analysts = Analysts(limits.analysts, self.here, metrics)
        self.cluster: Cluster | None = None
        if address:
            cluster = self.cluster = Cluster(address, metrics, self._open, self._wake)
            self.here.others_think = lambda: cluster.thinks

    def start(self) -> None:
        self.bots.start()
        self.analysts.start()
        if self.cluster is not None:
            self.cluster.start()

    async def stop(self) -> None:
        """Nobody is answered any more."""
        await self.analysts.stop()
        await self.bots.stop()
        if self.cluster is not None:
            self.cluster.leave()
            await asyncio.to_thread(self.cluster.join)

    def _open(self, post: OpenPost) -> None:
        self.bots.join(post, post.program("bot"))
        self.analysts.join(post, post.program("analyst"))

    def _wake(self) -> None:
        self.bots.jobs.wake()
        self.analysts.errands.wake()
