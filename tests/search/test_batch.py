"""Games in a batch are the games that would be played one by one."""

from __future__ import annotations

import hashlib
import threading
from array import array

import pytest
from tests.engine import tables

import azulejos
from azulejos import GameState, IllegalMove, MalformedMove, Rng
from azulejos.search import batch as batches
from azulejos.search.batch import Batch
from azulejos.search.rewards import rewards

STEPS = 150 if azulejos.COMPILED else 12
# Of the arrays after each of 25 steps of four games. A change here is a change for everybody who
# has trained on these numbers: the environments need a new version.
DIGESTS = {
    "azul": "599298a2c5ba742e",
    "queens_garden": "e165197f4311cbf4",
    "summer_pavilion": "57e0736d7a6b01a9",
    "summer_pavilion_mini": "aa9750d4b4b745ff",
}
ARRAYS = ("observations", "masks", "seats", "rewards", "dones", "truncated")


@pytest.fixture(autouse=True)
def shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several threads share batches that are short enough for tests."""
    monkeypatch.setattr(batches, "FEWEST_SHARED", 2)


class Single:
    """One game of a batch, played with the public contract alone."""

    def __init__(self, start: GameState, seed: int) -> None:
        self.start = start
        self.rng = Rng(seed)
        self.begin()

    def begin(self) -> None:
        self.state = self.start.copy()
        self.state.deal(self.rng)

    def step(self, move: int) -> list[float] | None:
        """The rewards if the move ends the game."""
        self.state.play(move)
        if self.state.needs_deal:
            self.state.deal(self.rng)
        if not self.state.is_over:
            return None
        result = rewards(self.state)
        self.begin()
        return result


def assert_shows(batch: Batch, game: int, single: Single, result: list[float] | None) -> None:
    state = single.state
    seen = array("f", state.observation(state.current))
    assert batch.observations[game : game + 1].tobytes() == seen.tobytes()
    legal = [move for move in range(batch.move_count) if batch.masks[game, move]]
    assert legal == state.legal_moves()
    assert batch.seats[game] == state.current
    assert batch.dones[game] == (result is not None)
    assert not batch.truncated[game]
    shown = [batch.rewards[game, seat] for seat in range(state.players)]
    assert shown == pytest.approx(result or [0.0] * state.players)


def play_both(start: GameState, steps: int, threads: int) -> int:
    """How many games ended while a batch and single games went the same way."""
    ended = 0
    with Batch(start, games=3, seed=20, threads=threads) as batch:
        singles = [Single(start, 20 + game) for game in range(3)]
        for _ in range(steps):
            moves = batch.random_actions()
            batch.step(moves)
            results = [one.step(move) for one, move in zip(singles, moves, strict=True)]
            ended += sum(result is not None for result in results)
            for game, result in enumerate(results):
                assert_shows(batch, game, singles[game], result)
    return ended


class TestTheSameGames:
    @pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
    def test_as_one_by_one(self, table: tables.Table) -> None:
        play_both(azulejos.start(*table), STEPS, threads=2)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_from_one_game_to_the_next(self, players: int) -> None:
        assert play_both(azulejos.start("azul", players, max_rounds=1), 40, threads=1) >= 3

    @pytest.mark.parametrize("game", azulejos.GAMES)
    def test_on_any_number_of_threads(self, game: str) -> None:
        digests = set()
        for threads in (1, 2, 5):
            with Batch(azulejos.start(game, 3), games=5, seed=3, threads=threads) as batch:
                for _ in range(STEPS // 3):
                    batch.step(batch.random_actions())
                digests.add(digest(batch))
        assert len(digests) == 1

    @pytest.mark.parametrize("game", azulejos.GAMES)
    def test_compiled_and_interpreted(self, game: str) -> None:
        found = hashlib.sha256()
        batch = Batch(azulejos.start(game), games=4, seed=1)
        for _ in range(25):
            batch.step(batch.random_actions())
            found.update(digest(batch).encode())
        assert found.hexdigest()[:16] == DIGESTS[game]

    def test_reset_starts_the_same_games_again(self) -> None:
        batch = Batch(azulejos.start("azul"), games=2, seed=4)
        first = digest(batch)
        batch.step(batch.random_actions())
        assert digest(batch) != first
        batch.reset(seed=4)
        assert digest(batch) == first


def digest(batch: Batch) -> str:
    return hashlib.sha256(b"".join(getattr(batch, name).tobytes() for name in ARRAYS)).hexdigest()


class TestActions:
    def test_an_illegal_one_is_named_and_no_game_changes(self) -> None:
        batch = Batch(azulejos.start("azul"), games=3)
        before = digest(batch)
        moves = array("i", batch.random_actions())
        moves[2] = next(move for move in range(325) if not batch.masks[2, move])
        with pytest.raises(IllegalMove) as refused:
            batch.step(moves)
        assert refused.value.__notes__ == ["in game 2 of the batch"]
        assert digest(batch) == before

    @pytest.mark.parametrize("move", [-1, 325, 1 << 30])
    def test_a_number_that_is_no_move(self, move: int) -> None:
        batch = Batch(azulejos.start("azul"), games=1)
        with pytest.raises(MalformedMove):
            batch.step(array("i", [move]))

    @pytest.mark.parametrize(
        "actions", [array("q", [0, 0]), array("i", [0]), memoryview(array("i", range(4)))[::2]]
    )
    def test_a_buffer_of_another_kind(self, actions: array[int] | memoryview[int]) -> None:
        batch = Batch(azulejos.start("azul"), games=2)
        with pytest.raises(ValueError, match="expected 2 contiguous C ints"):
            batch.step(actions)


class TestResults:
    def test_a_long_game_is_cut_off_and_judged_as_it_stands(self) -> None:
        batch = Batch(azulejos.start("azul", 3), games=2, move_cap=5)
        for _ in range(4):
            batch.step(batch.random_actions())
            assert not any(batch.dones)
        batch.step(batch.random_actions())
        assert list(batch.dones) == list(batch.truncated) == [1, 1]
        assert all(batch.rewards[0, seat] == 0 for seat in range(3)), "nobody has points yet"
        assert list(batch.seats) == [0, 0], "the next games have begun"
        batch.step(batch.random_actions())
        assert list(batch.dones) == list(batch.truncated) == [0, 0]

    @pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
    def test_what_one_wins_others_lose(self, table: tables.Table) -> None:
        state = tables.finished(table)
        outcome = state.outcome()
        assert outcome is not None
        first = outcome.ranking[0]
        won, ranked = rewards(state), rewards(state, "rank")
        assert sum(won) == pytest.approx(0)
        assert sum(ranked) == pytest.approx(0)
        assert {seat for seat in range(state.players) if won[seat] == max(won)} == set(first)
        if len(first) == 1:
            assert won[first[0]] == ranked[first[0]] == 1
        places = [seat for together in outcome.ranking for seat in together]
        assert sorted(ranked, reverse=True) == [ranked[seat] for seat in places]

    def test_equals_share_their_places(self) -> None:
        """All four begin with the same points."""
        state = azulejos.start("azul", 4)
        assert rewards(state) == rewards(state, "rank") == [0, 0, 0, 0]

    def test_an_unknown_scheme_is_refused(self) -> None:
        with pytest.raises(ValueError, match="expected one of win, rank, got 'points'"):
            Batch(azulejos.start("azul"), games=1, rewards="points")


@pytest.mark.parametrize("wrong", [{"games": 0}, {"threads": 0}, {"move_cap": 0}])
def test_there_is_at_least_one_of_everything(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"expected {next(iter(wrong))} above 0, got 0"):
        Batch(azulejos.start("azul"), **({"games": 1} | wrong))  # type: ignore[arg-type]


def test_what_no_other_thread_begins_is_done_all_the_same() -> None:
    alone = Batch(azulejos.start("azul"), 70, seed=3)
    helped = Batch(azulejos.start("azul"), 70, seed=3, threads=2)
    helped.close()  # as if they never got to it
    for _ in range(STEPS):
        for batch in (alone, helped):
            batch.step(batch.random_actions())
        for name in ARRAYS:
            assert getattr(alone, name).tobytes() == getattr(helped, name).tobytes()


def test_a_batch_that_is_forgotten_leaves_no_thread() -> None:
    others = set(threading.enumerate())
    batch = Batch(azulejos.start("azul"), 70, threads=3)
    batch.step(batch.random_actions())
    threads = set(threading.enumerate()) - others
    assert len(threads) == 2
    del batch
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
