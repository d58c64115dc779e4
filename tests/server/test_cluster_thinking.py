"""A cluster thinks for the server: the same answers in the same order, whoever is lost."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import azulejos
from azulejos.server.bots import cluster
from azulejos.server.bots.analysts import Errand, Word
from azulejos.server.bots.places import MOST_LOST, Here
from azulejos.server.bots.pool import Question
from azulejos.server.bots.posts import OpenPost
from azulejos.server.bots.queue import Asker, FairQueue
from azulejos.server.bots.slots import Slots
from azulejos.server.bots.thinking import Thinking
from azulejos.server.metrics import Metrics
from azulejos.server.protocol.errors import BotFailed
from azulejos.server.settings import Limits

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only, pytest.mark.slow]

FAKE = Path(__file__).parents[1] / "cluster" / "fake_relay.py"
SECONDS = 60


class FakeCluster:
    """Files that tell the fake relay how the cluster fares."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def has(self, *machines: str) -> None:
        draft = self.folder / "draft"
        draft.write_text("".join(f"{machine}\n" for machine in machines))
        draft.replace(self.folder / "machines")

    def goes_away(self) -> None:
        (self.folder / "machines").unlink()

    def says(self, word: str, text: str = "") -> None:
        (self.folder / word).write_text(text)

    def has_lost(self) -> bool:
        return not (self.folder / "lose").exists()


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeCluster:
    monkeypatch.setattr(cluster, "RELAY", (sys.executable, str(FAKE), str(tmp_path)))
    monkeypatch.setattr(cluster, "AGAIN_SECONDS", 0.05)
    return FakeCluster(tmp_path)


@asynccontextmanager
async def thinking(seconds: int = 30) -> AsyncIterator[Thinking]:
    limits = Limits(bot_workers=1, analysis_workers=1, bot_seconds=seconds)
    thought = Thinking(limits, Metrics(), "ray://127.0.0.1:10001")
    thought.start()
    try:
        async with asyncio.timeout(SECONDS):
            yield thought
    finally:
        await thought.stop()


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def processors(thought: Thinking) -> int:
    assert thought.cluster is not None
    return len(thought.cluster.posts)


def is_busy(thought: Thinking) -> bool:
    """Whether the cluster thinks about a turn."""
    assert thought.cluster is not None
    return any(post.slots._bots for post in thought.cluster.posts.values())


def counted(thought: Thinking, name: str, **labels: str) -> float:
    registry = thought.bots.metrics.registry
    return registry.get_sample_value(f"azulejos_{name}", labels) or 0.0


def where(thought: Thinking, kind: str = "bot") -> tuple[float, float]:
    """How often was thought here, and on the cluster."""
    here, there = (
        counted(thought, "thoughts_total", kind=kind, where=place) for place in ("local", "cluster")
    )
    return here, there


def position() -> str:
    state = azulejos.start("azul")
    state.deal(azulejos.Rng(1))
    return state.position()


@pytest.mark.slow
async def test_where_is_thought_makes_no_difference(fake: FakeCluster) -> None:
    questions = [Question("medium", position(), seed) for seed in range(5)]
    async with thinking() as thought:
        here = [await thought.bots.choose(question) for question in questions]
        hint = await thought.bots.hint(position())
        fake.has("one 2")
        await until(lambda: processors(thought) == 2)
        assert [await thought.bots.choose(question) for question in questions] == here
        assert (await thought.bots.hint(position()))["seat"] == hint["seat"]
        assert where(thought) == (6, 6)


async def test_what_a_lost_worker_had_is_thought_again(fake: FakeCluster) -> None:
    fake.has("one 1")
    async with thinking() as thought:
        await until(lambda: processors(thought) == 1)
        fake.says("lose")
        answers = [await thought.bots.choose(Question("medium", position(), 7)) for _ in range(2)]
        assert fake.has_lost()
        assert counted(thought, "thoughts_lost_total") == 1
        assert answers[0] == answers[1], "by the same seed, so it is the same"
        assert counted(thought, "bot_failures_total") == 0


async def test_a_question_that_ends_every_worker_is_given_up(fake: FakeCluster) -> None:
    fake.has("one 8")
    fake.says("losing")
    async with thinking() as thought:
        await until(lambda: processors(thought) == 8)
        with pytest.raises(BotFailed, match="bot-gone"):
            await thought.bots.choose(Question("medium", position()))
        assert counted(thought, "thoughts_lost_total") == MOST_LOST


@pytest.mark.slow
async def test_without_the_cluster_this_machine_thinks(fake: FakeCluster) -> None:
    question = Question("medium", position())
    async with thinking() as thought:
        assert thought.cluster is not None
        await until(lambda: bool(thought.cluster and thought.cluster.trouble))
        await thought.bots.choose(question)
        assert where(thought) == (1, 0)
        fake.has("one 1")
        await until(lambda: processors(thought) == 1)
        await thought.bots.choose(question)
        assert (where(thought), counted(thought, "cluster_up")) == ((1, 1), 1)
        fake.goes_away()
        await until(lambda: processors(thought) == 0)
        await thought.bots.choose(question)
        assert (where(thought), counted(thought, "cluster_up")) == ((2, 1), 0)
        fake.has("one 1")
        await until(lambda: processors(thought) == 1)
        await thought.bots.choose(question)
        assert where(thought) == (2, 2)


async def test_what_takes_no_time_does_not_wait_for_the_cluster(fake: FakeCluster) -> None:
    fake.has("one 1")
    async with thinking() as thought:
        await until(lambda: processors(thought) == 1)
        long = asyncio.create_task(thought.bots.choose(Question("master", position())))
        await until(lambda: is_busy(thought))
        await thought.bots.choose(Question("greedy", position()))
        assert where(thought) == (1, 0)
        assert not long.done()
        await long


async def test_machines_with_another_version_do_not_think(fake: FakeCluster) -> None:
    fake.says("version", "0.0.1")
    fake.has("one 1")
    async with thinking() as thought:
        await until(lambda: bool(thought.cluster and "0.0.1" in thought.cluster.trouble))
        await thought.bots.choose(Question("medium", position()))
        assert where(thought) == (1, 0)


async def test_the_limit_holds_on_the_cluster(fake: FakeCluster) -> None:
    fake.has("one 1")
    async with thinking() as thought:
        await until(lambda: processors(thought) == 1)
        await thought.bots.choose(Question("medium", position()))  # the program has started
        thought.bots.seconds = 0.1
        with pytest.raises(BotFailed, match="bot-too-slow"):
            await thought.bots.choose(Question("master", position()))
        thought.bots.seconds = 30
        assert await thought.bots.choose(Question("medium", position()))
        assert counted(thought, "thoughts_lost_total") == 0


async def test_people_come_first_on_the_cluster_too(fake: FakeCluster) -> None:
    fake.has("one 1")
    order: list[str] = []

    async def ask(thought: Thinking, name: str, has_people: bool) -> None:
        asker = Asker(name, name, has_people)
        await thought.bots.choose(Question("hard", position()), asker)
        order.append(name)

    async with thinking() as thought:
        await until(lambda: processors(thought) == 1)
        first = asyncio.create_task(ask(thought, "first", True))
        await until(lambda: is_busy(thought))
        await asyncio.gather(
            *(ask(thought, f"bots {number}", False) for number in range(2)),
            *(ask(thought, f"people {number}", True) for number in range(2)),
            first,
        )
        assert where(thought) == (0, 5)
    assert order == ["first", "people 0", "people 1", "bots 0", "bots 1"]


@pytest.mark.slow
async def test_an_analysis_grows_goes_on_after_a_loss_and_can_be_cancelled(
    fake: FakeCluster,
) -> None:
    fake.has("one 1")
    heard: list[Word] = []
    async with thinking() as thought:
        await until(lambda: processors(thought) == 1)
        lines = (f"position {position()}", "analyse sims 1000000000 time 600")
        loop = asyncio.get_running_loop()
        errand = Errand(lines, Asker("analysis"), False, loop, lambda word, _: heard.append(word))
        thought.analysts.ask(errand)
        await until(lambda: heard.count("analysing") >= 2)
        fake.has("two 1")  # while the old one goes on
        await until(lambda: processors(thought) == 2)
        for post in list(thought.cluster.posts.values() if thought.cluster else ()):
            post.close()
        await until(lambda: errand.lost == 1)
        assert "failed" not in heard
        thought.analysts.cancel(errand)


def test_nobody_hears_again_what_was_found_before_a_loss() -> None:
    heard: list[str] = []

    class Loop:
        def call_soon_threadsafe(self, _: object, word: str, text: str) -> None:
            heard.append(f"{word} {text}")

    errand = Errand((), Asker(), False, Loop())  # type: ignore[arg-type]
    for done in range(3):
        errand.tell("progress", f"{done} 5")
    errand.lost = 1
    for done in range(5):
        errand.tell("progress", f"{done} 5")
    errand.tell("review", "{}")
    assert heard == [f"progress {done} 5" for done in range(5)] + ["review {}"]


def test_a_question_keeps_its_seed() -> None:
    """So whoever thinks about it again finds the same."""
    question = Question("medium", position())
    assert question.lines() == question.lines()
    assert question.lines() != Question("medium", position()).lines()


def test_posts_of_a_machine_share_its_slots() -> None:
    """An analysis stands still while bots need all processors of its own machine."""
    slots, other, analysis = Slots(0), Slots(1), Errand((), Asker(), False, None)  # type: ignore[arg-type]
    slots.add(2)
    posts = [OpenPost(number, "one", slots, lambda *_: None) for number in range(2)]
    with slots.for_analysis(analysis):
        with posts[0].slots.for_bot(), other.for_bot():
            assert slots.may_think(analysis)
            with posts[1].slots.for_bot():
                assert not slots.may_think(analysis)
        slots.add(-2)
        assert not slots.may_think(analysis)


def test_this_machine_takes_nothing_while_others_think() -> None:
    others = [True]
    here = Here(1, lambda: others[0])
    queue: FairQueue[Errand] = FairQueue()
    errand = Errand((), Asker(), False, None)  # type: ignore[arg-type]
    queue.put(errand)
    assert queue.take(seconds=0.01, taker=here) is None
    others[0] = False
    assert queue.take(taker=here) is errand
