"""The tree search: its counts, its choices, its budgets, and what it keeps."""

from __future__ import annotations

import threading
import time
from dataclasses import FrozenInstanceError
from functools import partial
from math import inf, nan

import pytest
from tests.engine import tables
from tests.search.positions import best_possible, dealt, last_takes, search

import azulejos
from azulejos import Rng
from azulejos.bots import policy_for
from azulejos.search import Budget, RandomGuide, Search, SearchParameters, SearchResult
from azulejos.search import nodes as nodes_module
from azulejos.search import tree as tree_module
from azulejos.search.branches import Reader
from azulejos.search.result import Found


def think(game: azulejos.GameState, simulations: int, seed: int = 1) -> SearchResult:
    return search(game.options.game).think(game, Budget(simulations=simulations), seed)


class TestCounts:
    @pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
    def test_every_simulation_but_the_first_tries_a_move(self, table: tables.Table) -> None:
        result = think(dealt(table), 40)
        assert result.simulations == 40
        assert sum(choice.visits for choice in result.choices) == 39
        assert result.finished

    @pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
    def test_chances_share_one_victory(self, table: tables.Table) -> None:
        for choice in think(dealt(table), 40).choices:
            assert len(choice.value) == len(choice.score) == table[1]
            assert sum(choice.value) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in choice.value)

    def test_the_moves_are_legal_and_the_most_tried_comes_first(self) -> None:
        game = dealt()
        result = think(game, 200)
        visits = [choice.visits for choice in result.choices]
        assert {choice.moves[0] for choice in result.choices} <= set(game.legal_moves())
        assert visits == sorted(visits, reverse=True)
        assert result.best == result.choices[0]

    def test_the_line_can_be_played(self) -> None:
        game = dealt()
        best = think(game, 200).best
        for move in (*best.moves, *best.line):
            game.play(move)

    def test_a_result_cannot_be_changed(self) -> None:
        result = think(dealt(), 10)
        with pytest.raises(FrozenInstanceError):
            result.nodes = 0  # type: ignore[misc]


class TestChoices:
    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("seed", range(4))
    def test_the_last_moves_are_played_as_well_as_can_be(self, players: int, seed: int) -> None:
        game = last_takes(players, seed, left=3)
        seat = game.current
        chosen = search().choose_turn(game, Budget(simulations=400))
        after = game.copy()
        after.play(chosen[0])
        assert best_possible(after)[seat] == best_possible(game)[seat]

    def test_who_is_to_move_wants_the_own_victory(self) -> None:
        game = last_takes(3, seed=5, left=1)
        result = think(game, 100)
        best = max(choice.value[result.seat] for choice in result.choices)
        assert result.best.value[result.seat] == pytest.approx(best)

    def test_a_forced_turn_needs_no_simulation(self) -> None:
        found = next(
            game
            for seed in range(50)
            if len((game := last_takes(2, seed, left=1)).legal_moves()) == 1
        )
        thinker = search()
        assert thinker.choose_turn(found, Budget(simulations=50)) == found.legal_moves()
        assert thinker.trees == []

    @pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
    def test_a_turn_is_whole(self, table: tables.Table) -> None:
        game, rng = dealt(table), Rng(9)
        while game.round == 1 and game.turn < 12:
            turn = game.turn
            for move in search(table[0]).choose_turn(game, Budget(simulations=12)):
                assert game.turn == turn
                game.play(move)
            assert game.turn == turn + 1
            if game.needs_deal:
                game.deal(rng)


class TestChance:
    def test_a_search_looks_beyond_a_deal_and_deals_alike_again(self) -> None:
        game = last_take_of_a_round(dealt(seed=2))
        thinker = search()
        thinker.think(game, Budget(simulations=600))
        columns = thinker.trees[0].columns
        deals = [node for node in range(thinker.trees[0].nodes) if columns["kind"][node] == 1]
        most = max(deals, key=lambda node: columns["visits"][node])
        opened = columns["opened"][most]
        assert 2 <= opened <= columns["visits"][most] ** 0.5 + 1
        first = columns["first"][most]
        below = [columns["child"][edge] for edge in range(first, first + opened)]
        counts = [columns["visits"][node] for node in below]
        assert max(counts) - min(counts) <= max(2, columns["visits"][most] ** 0.5)

    def test_random_playouts_agree_with_random_games(self) -> None:
        game = last_takes(2, seed=3, left=6)
        rng = Rng(5)
        wins = 0.0
        for _ in range(400):
            played = game.copy()
            while not played.is_over:
                played.play(played.random_legal_move(rng))
            wins += played.utilities()[0]
        guide = RandomGuide(game)
        means = [guide.evaluate(game, rng)[0][0] for _ in range(400)]
        assert sum(means) / 400 == pytest.approx(wins / 400, abs=0.12)


def last_take_of_a_round(game: azulejos.GameState) -> azulejos.GameState:
    rng, before = Rng(1), game
    while not game.needs_deal:
        before = game.copy()
        game.play(game.random_legal_move(rng))
    return before


class TestBudgets:
    def test_the_same_seed_gives_the_same_result(self) -> None:
        game = dealt(("summer_pavilion", 3, "coloured"))
        first, second = think(game, 100, seed=7), think(game, 100, seed=7)
        assert first.choices == second.choices

    def test_two_threads_share_the_simulations(self) -> None:
        game = dealt()
        results = [search(threads=2).think(game, Budget(simulations=200), seed=3) for _ in range(2)]
        assert results[0].choices == results[1].choices
        assert results[0].simulations == 200
        assert sum(choice.visits for choice in results[0].choices) == 198

    @pytest.mark.parametrize(("threads", "budget"), [(1, 2), (2, 201), (4, 7), (3, 100)])
    def test_simulations_are_exact(self, threads: int, budget: int) -> None:
        found = search(threads=threads).think(dealt(), Budget(simulations=budget))
        assert found.simulations == budget

    @pytest.mark.parametrize("threads", [1, 4])
    def test_the_smallest_budget_tries_a_move(self, threads: int) -> None:
        found = search(threads=threads).think(dealt(), Budget(simulations=1))
        assert (found.simulations, len(found.choices)) == (2, 1)

    @pytest.mark.compiled_only
    def test_time_is_kept(self) -> None:
        began = time.perf_counter()
        search("queens_garden").choose_turn(
            dealt(("queens_garden", 2, "standard")), Budget(seconds=0.2)
        )
        assert 0.1 < time.perf_counter() - began < 0.6

    @pytest.mark.compiled_only
    def test_a_search_can_be_watched_and_stopped(self) -> None:
        game, thinker = dealt(), search(threads=2)
        found: list[SearchResult] = []
        worker = threading.Thread(
            target=lambda: found.append(thinker.think(game, Budget(seconds=20)))
        )
        assert thinker.progress() is None
        worker.start()
        seen = [watched(thinker), watched(thinker)]
        thinker.stop()
        worker.join(timeout=10)
        assert not worker.is_alive()
        assert seen[0].simulations < seen[1].simulations <= found[0].simulations
        assert not seen[0].finished
        assert not found[0].finished
        assert found[0].best.moves[0] in game.legal_moves()

    def test_a_search_can_be_watched_while_its_trees_make_room(self) -> None:
        for seed in range(6):
            game, thinker = dealt(), search(threads=2)
            job = partial(thinker.think, game, Budget(seconds=0.25), seed)
            worker = threading.Thread(target=job)
            worker.start()
            while worker.is_alive():
                thinker.progress()
            worker.join()

    def test_a_search_stopped_at_once_has_an_answer(self) -> None:
        game, thinker = dealt(), search()
        thinker.begin(game, seed=1)
        thinker.stop()
        thinker.grow(1000, until=inf)
        assert thinker.best_move() in game.legal_moves()
        assert thinker.trees[0].simulations == 2

    @pytest.mark.parametrize("table", tables.FOR_TWO, ids=tables.name_of)
    def test_a_full_tree_forgets_what_it_seldom_came_to(
        self, table: tables.Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """And goes on, with all that it found about the moves at hand."""
        state = dealt(table)
        roomy = think(state, 300)
        monkeypatch.setattr(nodes_module, "FIRST_ROOM", 128)
        monkeypatch.setattr(nodes_module, "MOST_NODES", 128)
        result = think(state, 300)
        assert result.finished
        assert result.simulations == 300
        assert result.nodes <= 128 < roomy.nodes
        assert sum(choice.visits for choice in result.choices) == 299
        assert result.best.value == pytest.approx(roomy.best.value, abs=0.1)
        assert think(state, 300).choices == result.choices

    def test_a_tree_without_room_for_moves_has_an_answer(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(nodes_module, "MOST_EDGES", 1060)
        monkeypatch.setattr(nodes_module, "EDGES_A_NODE", 2)
        game, thinker = dealt(("azul", 4, "standard")), search()
        assert not thinker.think(game, Budget(simulations=5000)).finished
        for branch in Reader(thinker.trees[0]).branches():
            after = game.copy()
            after.play(branch.move)
            thinker.begin(after, seed=0)
            thinker.stop()
            thinker.grow(10, until=inf)
            assert thinker.best_move() in after.legal_moves()
            thinker.think(game, Budget(simulations=500))

    def test_slices_do_not_change_what_is_found(self) -> None:
        """How long a slice is depends on the clock, what a search finds must not."""
        game = dealt(("azul", 4, "standard"))
        whole, sliced = (
            tree_module.Tree(game, policy_for("azul"), 1, SearchParameters()) for _ in range(2)
        )
        whole.run(1000)
        for _ in range(100):
            sliced.run(10)
        assert Reader(whole).branches() == Reader(sliced).branches()

    def test_a_budget_has_a_limit(self) -> None:
        with pytest.raises(ValueError, match="simulations"):
            Budget()
        for wrong in (0, -5, nan):
            with pytest.raises(ValueError, match="above 0"):
                Budget(simulations=wrong)
        with pytest.raises(ValueError, match="at least one thread"):
            search(threads=0)

    def test_a_judge_of_another_game_is_refused(self) -> None:
        with pytest.raises(TypeError, match="expected AzulState, got QueensGardenState"):
            search("azul").think(dealt(("queens_garden", 2, "standard")), Budget(simulations=1))

    def test_random_games_of_another_game_are_refused(self) -> None:
        guide = RandomGuide(dealt())
        with pytest.raises(TypeError, match="expected AzulState, got QueensGardenState"):
            guide.evaluate(dealt(("queens_garden", 4, "standard")), Rng(1))

    def test_there_must_be_something_to_decide(self) -> None:
        with pytest.raises(azulejos.IllegalMove):
            search().think(azulejos.start("azul"), Budget(simulations=1))


def watched(thinker: Search) -> SearchResult:
    time.sleep(0.1)
    until = time.monotonic() + 10
    while (seen := thinker.progress()) is None and time.monotonic() < until:
        time.sleep(0.01)
    assert seen is not None
    return seen


@pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
def test_priors_are_shares_of_the_legal_moves(table: tables.Table) -> None:
    guide = policy_for(table[0])
    for game in tables.positions(table, seed=6, every=5):
        priors = guide.priors(game)
        assert list(priors) == game.legal_moves()
        assert not priors or sum(priors.values()) == pytest.approx(1)
        assert all(prior > 0 for prior in priors.values())


class TestKeptTrees:
    def test_what_is_known_of_the_next_position_is_kept(self) -> None:
        game, thinker = dealt(), search()
        best = thinker.think(game, Budget(simulations=300)).best
        old = Reader(thinker.trees[0])
        game.play(best.moves[0])
        node = old.find(game)
        assert node is not None
        before = old.branches_of(node, game, fewest=1)
        thinker.begin(game, seed=0)
        assert thinker.trees[0].simulations == best.visits
        assert Reader(thinker.trees[0]).branches_of(0, game, fewest=1) == before

    def test_a_kept_tree_grows_on_as_the_whole_one_would(self) -> None:
        game, thinker = dealt(("queens_garden", 2, "standard")), search("queens_garden")
        thinker.think(game, Budget(simulations=200))
        kept = thinker.trees[0].moved_to(game, 0)
        kept.run(100)
        thinker.trees[0].run(100)
        assert Reader(kept).branches() == Reader(thinker.trees[0]).branches()

    def test_another_deal_is_another_tree(self) -> None:
        thinker = search()
        thinker.think(dealt(seed=3), Budget(simulations=50))
        thinker.begin(dealt(seed=4), seed=0)
        assert thinker.trees[0].simulations == 0


class TestCompleteTurns:
    @pytest.mark.parametrize(
        "table", [("queens_garden", 2, "standard"), ("summer_pavilion", 2, "coloured")]
    )
    def test_steps_are_folded_into_turns(self, table: tables.Table) -> None:
        games = [
            game
            for game in tables.positions(table, seed=4, every=7)
            if not game.needs_deal and not game.is_over
        ][:12]
        longest = 0
        for game in games:
            result = think(game, 120)
            turns = result.complete_turns()
            assert turns[0].moves[0] == result.best.moves[0]
            assert len({turn.moves for turn in turns}) == len(turns)
            for turn in turns:
                check_turn(game, turn)
            longest = max(longest, *(len(turn.moves) for turn in turns))
        assert longest > 1

    def test_a_move_that_ends_the_turn_is_a_turn(self) -> None:
        result = think(dealt(), 60)
        assert [turn.moves for turn in result.complete_turns()] == [
            choice.moves for choice in result.choices
        ]


def check_turn(game: azulejos.GameState, turn: Found) -> None:
    played = game.copy()
    for move in turn.moves:
        assert played.turn == game.turn
        played.play(move)
