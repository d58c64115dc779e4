"""Reviews, live analyses and tried turns of a running server.

Whoever asks for the same review shares it. A finished review of a table is stored, and so is there
at once for whoever asks again; the last ones of records are remembered.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import aclosing
from dataclasses import dataclass

from azulejos.analysis.review import usual_depth
from azulejos.server.analysis.job import Job, Kind, News, news_in, review_news
from azulejos.server.analysis.quotas import Inquirer, Quotas
from azulejos.server.analysis.subjects import Game, Subjects
from azulejos.server.bots.analysts import Analysts, Errand, Word
from azulejos.server.bots.queue import Asker
from azulejos.server.logs import logger
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.analysis_messages import AnalyseRequest, ReviewRequest, TryRequest
from azulejos.server.protocol.errors import TooMany
from azulejos.server.protocol.reviews import Depth
from azulejos.server.rooms.client import Client
from azulejos.server.rooms.registry import RoomRegistry
from azulejos.server.settings import Limits
from azulejos.server.storage import StorageError, Store, StoredReview
from azulejos.table.turns import play_turn

log = logger(__name__)

VERSION = 3
"""Of the form and the method of reviews: what was stored with another is made again."""
LARGEST = 1024 * 1024
"""Compressed bytes that are stored; the longest games need about 40 KB."""
REMEMBERED = 32
PLACES_SECONDS = 0.5

Request = ReviewRequest | AnalyseRequest | TryRequest
Answers = AsyncGenerator[News, None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A review that several may want."""

    game: Game
    depth: Depth


class Analyses:
    """Started and stopped with the server."""

    def __init__(
        self, registry: RoomRegistry, analysts: Analysts, metrics: Metrics, limits: Limits
    ) -> None:
        self._store: Store = registry.store
        self._subjects = Subjects(registry, limits.record_bytes)
        self._analysts = analysts
        self._metrics = metrics
        self._limits = limits
        self._quotas = Quotas(limits, metrics)
        self._shared: dict[Wanted, Job] = {}
        self._jobs: dict[Errand, Job] = {}
        self._remembered: OrderedDict[Wanted, bytes] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.clients: set[Client] = set()

    def start(self) -> None:
        self._spawn(self._tell_places())

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def answers(self, wanted: Request, who: Inquirer) -> Answers:
        """What is to be sent to whoever asks, as it comes; raises what is refused."""
        with self._quotas.one_more(who):
            async with aclosing(self._answers(wanted, who)) as answers:
                async for news in answers:
                    yield news

    def _answers(self, wanted: Request, who: Inquirer) -> Answers:
        if isinstance(wanted, ReviewRequest):
            return self._review(wanted, who)
        return self._analyse(wanted, who)

    async def stored(self, table: str, depth: Depth) -> bytes | None:
        """The finished review of a table, compressed."""
        found = await self._store.review(table, depth)
        return found.content if found is not None and found.version == VERSION else None

    # What is asked for

    async def _review(self, wanted: ReviewRequest, who: Inquirer) -> Answers:
        if wanted.record is not None:
            self._quotas.take_analysis(who)
        review = Wanted(await self._subjects.game(wanted, who.guest), wanted.depth)
        kept = await self._kept(review)
        if kept is not None:
            yield review_news(gzip.decompress(kept))
            return
        job = self._shared.get(review) or self._begin_review(review, who)
        async with aclosing(job.news()) as found:
            async for news in found:
                yield news

    async def _analyse(self, wanted: AnalyseRequest | TryRequest, who: Inquirer) -> Answers:
        self._quotas.take_analysis(who)
        moment = await self._subjects.moment(wanted, who.guest)
        state, limits = moment.state, self._limits
        kind: Kind = "tried" if isinstance(wanted, TryRequest) else "analysis"
        if isinstance(wanted, TryRequest):
            codes = play_turn(state.copy(), state.current, wanted.moves)
            budget = self._budget(state.options.game, wanted.depth)
            line = f"try {budget} number {moment.turns + 1} moves {' '.join(codes)}"
        else:
            budget = f"sims {limits.analysis_simulations} time {limits.analysis_seconds}"
            line = f"analyse {budget} count {wanted.count}"
        job = self._begin(kind, [f"position {state.position()}", line], who)
        async with aclosing(job.news()) as found:
            async for news in found:
                yield news

    async def _kept(self, review: Wanted) -> bytes | None:
        table = review.game.table
        stored = None if table is None else await self.stored(table, review.depth)
        return stored or self._remembered.get(review)

    # Jobs

    def _begin_review(self, review: Wanted, who: Inquirer) -> Job:
        self._expect_room()
        self._quotas.take_review(who, review.depth)
        lines = [f"record {line}" for line in review.game.text.split("\n")]
        budget = self._budget(review.game.name, review.depth)
        job = self._begin("review", [*lines, f"review {budget}"], who, review)
        self._shared[review] = job
        return job

    def _budget(self, game: str, depth: Depth) -> str:
        wanted = usual_depth(game, depth == "deep").simulations
        return f"sims {min(wanted, self._limits.review_simulations)}"

    def _begin(
        self, kind: Kind, lines: Sequence[str], who: Inquirer, review: Wanted | None = None
    ) -> Job:
        self._expect_room()
        asker = Asker(kind, who.guest)
        errand = Errand(tuple(lines), asker, kind == "tried", asyncio.get_running_loop())
        job = Job(kind, errand, self._give_up)
        errand.on_news = lambda word, text: self._hear(job, review, word, text)
        self._jobs[errand] = job
        self._analysts.ask(errand)
        return job

    def _expect_room(self) -> None:
        if len(self._analysts.errands.waiting()) >= self._limits.analyses_waiting:
            raise TooMany("analysis-busy", expected=self._limits.analyses_waiting)

    def _hear(self, job: Job, review: Wanted | None, word: Word, text: str) -> None:
        """What a program says, in the loop of the server."""
        news = news_in(word, text)
        if word == "review" and review is not None:
            self._spawn(self._keep(job, review, text.encode()))
        elif news is not None:
            job.tell(news)
            if not isinstance(news, News) or news.is_last:
                self._forget(job, "failed" if word == "failed" else "done")

    async def _keep(self, job: Job, review: Wanted, written: bytes) -> None:
        """Stores a review, then tells of it; whoever asked gets it even if it cannot be stored."""
        content = await asyncio.to_thread(gzip.compress, written, mtime=0)
        table = review.game.table
        try:
            if table is not None and len(content) <= LARGEST:
                await self._store.save_review(StoredReview(table, review.depth, VERSION, content))
        except StorageError as error:
            log.warning("a review is not stored", table=table, cause=str(error))
        self._remember(review, content)
        job.tell(review_news(written))
        self._forget(job, "done")

    def _remember(self, review: Wanted, content: bytes) -> None:
        self._remembered[review] = content
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)

    def _give_up(self, job: Job) -> None:
        """Nobody listens to it any more."""
        if job.errand in self._jobs:
            self._analysts.cancel(job.errand)
            self._forget(job, "cancelled")

    def _forget(self, job: Job, result: str) -> None:
        if self._jobs.pop(job.errand, None) is None:
            return
        for review in [review for review, one in self._shared.items() if one is job]:
            del self._shared[review]
        self._metrics.analyses.labels(job.kind, result).inc()
        self._metrics.analysis_seconds.observe(job.errand.used)

    async def _tell_places(self) -> None:
        while True:
            await asyncio.sleep(PLACES_SECONDS)
            waiting = self._analysts.errands.waiting()
            self._metrics.analyses_waiting.set(len(waiting))
            for place, errand in enumerate(waiting, start=1):
                if errand in self._jobs:
                    self._jobs[errand].waits_at(place)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
