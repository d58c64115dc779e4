"""A hint names whole turns that can be played, and what they promise."""

from __future__ import annotations

import pytest
from tests.engine import tables

import azulejos
from azulejos.analysis import hint
from azulejos.analysis.hints import read_hint
from azulejos.engine.turns import play_moves
from azulejos.search import Budget, Found, SearchResult, Step

FEW = Budget(simulations=24)


def decisions(table: tables.Table) -> list[azulejos.GameState]:
    found = tables.positions(table, seed=8, every=9)
    return [game for game in found if not game.is_over and not game.needs_deal][:4]


@pytest.mark.parametrize("table", tables.TABLES, ids=tables.name_of)
def test_every_turn_of_a_hint_is_whole(table: tables.Table) -> None:
    for game in decisions(table):
        found = hint(game, FEW)
        assert found.seat == game.current
        assert 1 <= len(found.turns) <= 3
        for advice in found.turns:
            assert game.attempt(advice.codes).turn_complete
            assert 0 <= advice.chance <= 1
            assert len(advice.points) == table[1]
            assert 0 < advice.share <= 1
            after = game.copy()
            for codes in (advice.codes, *advice.line):
                assert after.attempt(codes).turn_complete
                play_moves(after, codes)


def test_the_best_turn_comes_first() -> None:
    game = decisions(("azul", 2, "standard"))[0]
    shares = [advice.share for advice in hint(game, FEW).turns]
    assert shares == sorted(shares, reverse=True)
    firsts = [advice.codes[0] for advice in hint(game, FEW).turns]
    assert len(set(firsts)) == len(firsts)


def test_a_turn_known_in_part_is_completed() -> None:
    game = next(
        game
        for seed in range(9)
        for game in tables.positions(("summer_pavilion", 2, "coloured"), seed)
        if not game.is_over
        and not game.needs_deal
        and any(not game.attempt([move]).turn_complete for move in game.legal_moves())
    )
    begun = next(move for move in game.legal_moves() if not game.attempt([move]).turn_complete)
    step = Step((begun,), 1, (0.6, 0.4), (50.0, 40.0), (), ())
    result = SearchResult(game.current, (step,), 2, 2, 0.0, finished=True)
    turns = result.complete_turns()
    assert turns == (Found((begun,), 1, (0.6, 0.4), (50.0, 40.0), ()),)
    best = read_hint(game, result).best
    assert best.codes[0] == game.code(begun)
    assert game.attempt(best.codes).turn_complete
    assert best.chance == (0.6, 0.4)[game.current]


def test_there_is_no_hint_without_a_decision() -> None:
    with pytest.raises(azulejos.IllegalMove):
        hint(azulejos.start("azul"), FEW)
