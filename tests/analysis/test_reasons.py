"""Reasons: points are counted by source, and only clear differences are told."""

from __future__ import annotations

from collections import Counter

import pytest

import azulejos
from azulejos import bots
from azulejos.analysis import reasons
from azulejos.analysis.reasons import (
    Argument,
    Futures,
    Playout,
    Prospect,
    by_source,
    by_tile,
    compared,
    counted,
    is_clear,
    taken_by_other,
)
from azulejos.engine.azul.events import (
    FloorScored,
    RowBonus,
    ScoredAcross,
    ScoredDown,
    TileLaid,
    TilesTaken,
)

SIZES = (2.0, 5.0, 3.0, 6.0, 4.0)
FEW_TILES = "BBYR KKWW RRRB YYKW BRKW"


def dealt() -> azulejos.GameState:
    game = azulejos.start("azul", players=2)
    game.deal_explicit(game.read_deal(FEW_TILES))
    return game


def futures(*games: dict[tuple[int, str], int]) -> Futures:
    points = tuple(Counter(game) for game in games)
    return Futures((), ((),) * len(games), (Counter(),) * len(games), points)


class TestCounting:
    def test_points_are_counted_by_seat_and_source(self) -> None:
        events = [
            TileLaid(0, "red", "line/1", "wall/1-2"),
            ScoredAcross(0, 3, "wall/1-2"),
            ScoredDown(0, 2, "wall/1-2"),
            FloorScored(1, -4, 3),
            RowBonus(1, 2, 1),
        ]
        assert counted(events) == {
            (0, "tile-scored"): 5,
            (1, "floor-scored"): -4,
            (1, "row-bonus"): 2,
        }

    @pytest.mark.compiled_only
    @pytest.mark.parametrize("game", list(azulejos.GAMES))
    def test_the_points_of_a_game_are_its_scores(self, game: str) -> None:
        state = azulejos.start(game, players=2)
        before = state.scores
        state.deal(azulejos.Rng(1))
        playout = Playout(state, bots.bot("greedy", game), 5)
        playout.to_the_next_deal()
        playout.to_the_end()
        for seat, score in enumerate(playout.now.scores):
            points = [value for (who, _), value in playout.points.items() if who == seat]
            assert before[seat] + sum(points) == score

    def test_the_same_turn_twice_makes_no_difference(self) -> None:
        turn = Prospect(("3R3",), ((), ()))
        found = compared(dealt(), turn, turn)
        assert found.arguments == ()
        assert found.better == found.worse


class TestArguments:
    def test_the_seat_gains_or_the_other_loses(self) -> None:
        good = futures({(0, "column-bonus"): 7, (1, "row-bonus"): 0})
        bad = futures({(0, "column-bonus"): 0, (1, "row-bonus"): 2})
        assert by_source(good, bad, seat=0) == [
            Argument("own-points", 0, 7.0, 0.0, "column-bonus"),
            Argument("other-points", 1, 0.0, 2.0, "row-bonus"),
        ]

    def test_what_speaks_for_the_worse_turn_is_no_reason(self) -> None:
        good = futures({(0, "column-bonus"): 0, (1, "row-bonus"): 2})
        bad = futures({(0, "column-bonus"): 7, (1, "row-bonus"): 0})
        assert by_source(good, bad, seat=0) == []

    def test_points_that_are_lost_are_a_source_too(self) -> None:
        good, bad = futures({(0, "floor-scored"): -1}), futures({(0, "floor-scored"): -4})
        [argument] = by_source(good, bad, seat=0)
        assert (argument.better, argument.worse, argument.size) == (-1.0, -4.0, 3.0)

    def test_at_most_three_and_the_largest_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = [Argument("own-points", 0, points, 0.0, f"source-{points}") for points in SIZES]
        monkeypatch.setattr(reasons, "by_source", lambda *_: found)
        turn = Prospect(("3R3",), ((), ()))
        told = compared(dealt(), turn, turn).arguments
        assert [one.size for one in told] == [6.0, 5.0, 4.0]

    def test_losses_after_both_turns_are_told_as_losses(self) -> None:
        def is_of_losses(better: float, worse: float) -> bool:
            return Argument("own-points", 0, better, worse).is_of_losses

        assert is_of_losses(0.0, -4.0)
        assert not is_of_losses(1.0, -4.0)
        assert not is_of_losses(4.0, 2.0)
        all_points = Argument("taken-by-other", 1, -3.0, -1.0, event={"kind": "tiles-taken"})
        assert not all_points.is_of_losses

    def test_what_chance_may_have_done_is_not_told(self) -> None:
        assert is_clear([3, 4, 3, 4])
        assert not is_clear([30, -26, 28, -24])
        assert not is_clear([1, 0, 1, 1])

    def test_of_many_differences_some_are_large_by_chance(self) -> None:
        """Two and a half standard errors are not enough, with so many sources of points."""
        assert not is_clear([5, 0, 5, 0, 5, 1])
        assert is_clear([5, 1, 5, 1, 5, 2])

    def test_tiles_that_the_opponent_takes(self) -> None:
        wanted = TilesTaken(0, "red", "factory/3", "line/3", 3)
        lost = TilesTaken(1, "red", "factory/3", "line/4", 3)
        good = Futures((wanted,), ((), ()), (), (Counter({(1, "row-bonus"): 0}),) * 2)
        points = (Counter({(1, "row-bonus"): 5}),) * 2
        found = taken_by_other(good, Futures((), ((lost,), (lost,)), (), points), seat=0)
        assert found is not None
        assert (found.kind, found.seat, found.better, found.worse) == (
            "taken-by-other",
            1,
            0.0,
            5.0,
        )
        assert found.event == lost.data()
        seldom = Futures((), ((lost,), ()), (), points)
        assert taken_by_other(good, seldom, seat=0) is None
        back = Futures((), ((wanted, lost), (wanted, lost)), (), points)
        assert taken_by_other(good, back, seat=0) is None

    def test_tiles_that_become_likely(self) -> None:
        own = (TileLaid(0, "red", "line/1", "wall/1-2"), ScoredAcross(0, 3, "wall/1-2"))
        theirs = (TileLaid(1, "blue", "line/2", "wall/2-2"), ScoredAcross(1, 2, "wall/2-2"))
        good = Futures((), (own, own), (), ())
        bad = Futures((), (theirs, (*own, *theirs)), (), ())
        gained, prevented = by_tile(good, bad, seat=0)
        assert (gained.kind, gained.better, gained.worse) == ("own-tile", 1.0, 0.5)
        assert (gained.points, gained.size, gained.event) == (3.0, 1.5, own[0].data())
        assert (prevented.kind, prevented.seat, prevented.better) == ("other-tile", 1, 0.0)
        assert by_tile(bad, good, seat=0) == []
