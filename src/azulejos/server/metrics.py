"""What is counted and measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
MINUTES = (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640)


class Metrics:
    """A registry of its own for every server, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = self._gauge("rooms", "tables in memory")
        self.sockets = self._gauge("sockets", "open sockets")
        self.network_bots = self._gauge("network_bots", "programs that are connected")
        self.turns = self._counter("turns", "turns stored")
        self.commands = self._counter("commands", "commands stored")
        self.resent = self._counter("commands_resent", "commands that were known already")
        self.refused = self._counter("refused", "refused commands and requests", "code")
        self.dropped = self._counter("sockets_dropped", "sockets closed by the server", "reason")
        self.limited = self._counter("limited", "requests and messages over a limit", "limit")
        self.expired = self._counter("expired", "what nobody came back to", "what")
        self.bot_failures = self._counter("bot_failures", "turns that a bot did not give")
        self.bot_seconds = self._histogram("bot_seconds", "time of a bot for a turn")
        self.thoughts = self._counter("thoughts", "answers of programs", "kind", "where")
        self.thoughts_lost = self._counter("thoughts_lost", "begun again after a worker was lost")
        self.cluster_up = self._gauge("cluster_up", "1 while a cluster thinks for this server")
        self.cluster_workers = self._gauge("cluster_workers", "processors of the cluster in use")
        self.analyses = self._counter("analyses", "analyses, also reviews", "kind", "result")
        self.analyses_waiting = self._gauge("analyses_waiting", "analyses that wait for a program")
        self.analysis_seconds = self._histogram("analysis_seconds", "time of an analysis", MINUTES)
        self.commit_seconds = self._histogram("commit_seconds", "time to store a command")
        self.turn_seconds = self._histogram("turn_seconds", "from a command to its broadcast")

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"azulejos_{name}", text, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"azulejos_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...] = MOMENTS) -> Histogram:
        return Histogram(f"azulejos_{name}", text, buckets=buckets, registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
