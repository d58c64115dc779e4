"""The contract that every game at every table keeps, whatever its rules are."""

import json
import pickle
from typing import Any

import pytest
from tests.engine.tables import TABLES, Table, advance, finished, name_of, positions

import azulejos
from azulejos import (
    GameOver,
    GameState,
    IllegalMove,
    ImpossibleDraw,
    InvalidOptions,
    MalformedMove,
    MalformedPosition,
    Rng,
    UnknownGame,
)
from azulejos.search.playouts import Playouts

NO_MOVES: list[Any] = [
    -1,
    10**6,
    "",
    "?",
    None,
    1.5,
    object(),
]


def misspelled(code: str) -> list[str]:
    return [code.lower(), f" {code}", f"{code} ", f"{code}\n", code + code, "１" + code[1:]]


at_every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def before(game: GameState) -> tuple[str, int]:
    return game.position(), game.fingerprint()


@at_every_table
class TestStart:
    def test_a_game_starts_with_a_deal_for_seat_0(self, table: Table) -> None:
        game = azulejos.start(*table)
        assert game.needs_deal
        assert not game.is_over
        assert (game.current, game.turn, game.round) == (0, 0, 1)
        assert game.players == table[1]
        assert game.legal_moves() == []
        assert game.outcome() is None

    def test_equal_seeds_deal_alike(self, table: Table) -> None:
        one, two, other = (azulejos.start(*table) for _ in range(3))
        one.deal(Rng(5))
        two.deal(Rng(5))
        other.deal(Rng(6))
        assert one == two != other


@at_every_table
class TestEveryPosition:
    def test_legal_moves_ascend_and_are_there_exactly_when_somebody_decides(
        self, table: Table
    ) -> None:
        for game in positions(table, seed=2):
            legal = game.legal_moves()
            assert legal == sorted(set(legal))
            assert bool(legal) == (not game.is_over and not game.needs_deal)
            assert all(game.reason(move) is None for move in legal)
            assert not (game.is_over and game.needs_deal)

    def test_moves_have_codes(self, table: Table) -> None:
        for game in positions(table, seed=2, every=7):
            for move in game.legal_moves():
                assert game.number(game.code(move)) == move
                assert game.code(move).isascii()

    def test_choices_cover_the_legal_moves(self, table: Table) -> None:
        for game in positions(table, seed=3):
            choices = [choice["moves"] for choice in game.choices()]
            assert {moves[0] for moves in choices} == {
                game.code(move) for move in game.legal_moves()
            }
            for moves in choices:
                trial = game.copy()
                for move in moves:
                    assert trial.turn == game.turn
                    trial.play(move)

    def test_view_and_choices_and_events_are_plain(self, table: Table) -> None:
        for game in positions(table, seed=4, every=5):
            assert json.loads(json.dumps(game.view())) == game.view()
            assert json.loads(json.dumps(game.choices())) == game.choices()
            for move in game.legal_moves()[:1]:
                for event in game.attempt([move]).events:
                    assert {"kind", "rule", "seat"} <= json.loads(json.dumps(event.data())).keys()

    def test_positions_round_trip_and_have_no_faults(self, table: Table) -> None:
        for game in positions(table, seed=5):
            assert game.status() == []
            twin = azulejos.from_position(game.position())
            assert twin == game == pickle.loads(pickle.dumps(game))
            assert twin.fingerprint() == game.fingerprint()
            assert twin.legal_moves() == game.legal_moves()
            assert eval(repr(game), {"azulejos": azulejos}) == game

    def test_deals_come_only_between_turns(self, table: Table) -> None:
        turn = -1
        for game in positions(table, seed=6):
            if game.needs_deal:
                assert game.turn != turn
            turn = game.turn

    def test_the_turn_passes_only_when_it_is_complete(self, table: Table) -> None:
        earlier: GameState | None = None
        for game in positions(table, seed=7):
            if earlier is not None and earlier.turn == game.turn and not earlier.needs_deal:
                assert earlier.current == game.current
            earlier = game

    def test_copies_are_silent_and_independent(self, table: Table) -> None:
        for game in positions(table, seed=8, every=9):
            game.start_recording()
            known = before(game)
            for move in game.legal_moves():
                copy = game.copy()
                copy.play(move)
                assert copy.collect_events() == ()
            assert before(game) == known
            assert game.collect_events() == ()


@at_every_table
class TestAttempt:
    def test_it_tells_what_playing_does(self, table: Table) -> None:
        for game in positions(table, seed=9, every=4):
            for move in game.legal_moves()[:3]:
                played = game.copy()
                played.start_recording()
                played.play(move)
                preview = game.attempt([move])
                assert preview.events == played.collect_events()
                assert preview.view == played.view()
                assert list(preview.choices) == played.choices()
                assert preview.turn_complete == (played.turn != game.turn)

    def test_it_refuses_to_go_past_the_turn(self, table: Table) -> None:
        game = azulejos.start(*table)
        game.deal(Rng(1))
        moves: list[int] = []
        trial = game.copy()
        while trial.turn == game.turn:
            moves.append(trial.legal_moves()[0])
            trial.play(moves[-1])
        assert game.attempt(moves).turn_complete
        with pytest.raises(IllegalMove) as refused:
            game.attempt([*moves, moves[0]])
        assert refused.value.code == "turn-complete"

    def test_it_refuses_what_play_refuses(self, table: Table) -> None:
        game = azulejos.start(*table)
        game.deal(Rng(1))
        illegal = next(move for move in range(10**6) if move not in game.legal_moves())
        with pytest.raises(IllegalMove):
            game.attempt([illegal])
        with pytest.raises(MalformedMove):
            game.attempt(["?"])


@at_every_table
class TestErrors:
    def test_what_is_no_move_at_all(self, table: Table) -> None:
        game = azulejos.start(*table)
        game.deal(Rng(1))
        known = before(game)
        for move in [*NO_MOVES, *misspelled(game.code(game.legal_moves()[0]))]:
            with pytest.raises(MalformedMove):
                game.play(move)
            with pytest.raises(MalformedMove):
                game.reason(move)
        assert before(game) == known

    def test_what_is_a_move_but_not_here(self, table: Table) -> None:
        game = azulejos.start(*table)
        game.deal(Rng(1))
        known = before(game)
        illegal = next(move for move in range(10**6) if move not in game.legal_moves())
        for move in (illegal, game.code(illegal)):
            with pytest.raises(IllegalMove) as refused:
                game.play(move)
            assert refused.value.reason == game.reason(move)
        assert before(game) == known

    def test_playing_before_the_deal(self, table: Table) -> None:
        game = azulejos.start(*table)
        with pytest.raises(IllegalMove) as refused:
            game.play(0)
        assert refused.value.code == "deal-due"
        with pytest.raises(IllegalMove):
            game.random_legal_move(Rng(1))

    def test_after_the_end(self, table: Table) -> None:
        game = finished(table)
        known = before(game)
        with pytest.raises(GameOver):
            game.play(0)
        with pytest.raises(GameOver):
            game.random_legal_move(Rng(1))
        with pytest.raises(GameOver):
            game.deal(Rng(1))
        with pytest.raises(GameOver):
            game.draw(0)
        with pytest.raises(GameOver):
            game.deal_explicit([])
        assert game.draws() == []
        assert before(game) == known

    def test_dealing_when_none_is_due(self, table: Table) -> None:
        game = azulejos.start(*table)
        game.deal(Rng(1))
        known = before(game)
        assert game.draws() == []
        for items in ([], [0]):
            with pytest.raises(ImpossibleDraw):
                game.deal_explicit(items)
        with pytest.raises(ImpossibleDraw):
            game.deal(Rng(1))
        with pytest.raises(ImpossibleDraw):
            game.draw(0)
        assert before(game) == known


@at_every_table
class TestDeal:
    def dealt_items(self, game: GameState) -> list[int]:
        """The items of some complete deal."""
        trial = game.copy()
        rng = Rng(3)
        items = []
        while trial.needs_deal:
            items.append(rng.choice(trial.draws())[0])
            trial.draw(items[-1])
        return items

    def test_all_or_nothing(self, table: Table) -> None:
        game = azulejos.start(*table)
        items = self.dealt_items(game)
        known = before(game)
        for wrong in ([], items[:-1], [*items, items[0]], [*items[:-1], -1], [10**6]):
            with pytest.raises(ImpossibleDraw):
                game.deal_explicit(wrong)
            assert before(game) == known
        game.deal_explicit(items)
        assert not game.needs_deal

    def test_item_by_item_is_the_same(self, table: Table) -> None:
        whole, single = azulejos.start(*table), azulejos.start(*table)
        items = self.dealt_items(whole)
        whole.deal_explicit(items)
        for item in items:
            single.draw(item)
        assert whole == single

    def test_the_text_of_a_deal_round_trips(self, table: Table) -> None:
        game = azulejos.start(*table)
        items = self.dealt_items(game)
        assert game.read_deal(game.write_deal(items)) == items
        with pytest.raises(MalformedPosition):
            game.read_deal("?")

    def test_half_a_deal_is_a_position(self, table: Table) -> None:
        game = azulejos.start(*table)
        for item in self.dealt_items(game):
            assert game.status() == []
            assert azulejos.from_position(game.position()) == game
            game.draw(item)


@at_every_table
class TestEnd:
    def test_the_outcome_ranks_every_seat_once(self, table: Table) -> None:
        game = finished(table)
        outcome = game.outcome()
        assert outcome is not None
        assert sorted(seat for place in outcome.ranking for seat in place) == list(range(table[1]))
        assert outcome.reason in game.end_reasons
        assert outcome.scores == game.scores
        assert json.loads(json.dumps(outcome.data())) == outcome.data()

    def test_utilities_share_one_victory(self, table: Table) -> None:
        for seed in range(20):
            game = finished(table, seed)
            outcome = game.outcome()
            assert outcome is not None
            share = 1 / len(outcome.winners)
            expected = [share if seat in outcome.winners else 0 for seat in range(table[1])]
            assert game.utilities() == pytest.approx(expected)


class TestRegistry:
    def test_unknown_games(self) -> None:
        with pytest.raises(UnknownGame):
            azulejos.start("chess")
        with pytest.raises(MalformedPosition):
            azulejos.from_position("chess rules=1")

    @pytest.mark.parametrize("game", azulejos.GAMES)
    def test_options_that_a_game_does_not_offer(self, game: str) -> None:
        players = azulejos.rule_set(game).players
        for wrong in (players[0] - 1, players[-1] + 1):
            with pytest.raises(InvalidOptions):
                azulejos.start(game, wrong)
        with pytest.raises(InvalidOptions):
            azulejos.start(game, variant="purple")
        with pytest.raises(InvalidOptions):
            azulejos.start(game, chocolate=1)


@at_every_table
class TestRandomPlay:
    """Games may take short cuts when nobody listens; they must lead to the same place."""

    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_a_playout_is_a_game_played_move_by_move(self, table: Table, seed: int) -> None:
        playouts, by_hand = (Playouts(azulejos.start(*table)) for _ in range(2))
        playouts.run(seed, 0, 1)
        game, rng = azulejos.start(*table), Rng(seed, stream=0)
        moves = 0
        while not game.is_over:
            moves += not game.needs_deal
            advance(game, rng)
        by_hand.count(game, 0, moves)
        assert (playouts.moves, playouts.checksum) == (moves, by_hand.checksum)

    def test_a_listener_changes_nothing(self, table: Table) -> None:
        silent, heard = azulejos.start(*table), azulejos.start(*table)
        heard.start_recording()
        rngs = Rng(4), Rng(4)
        while not silent.is_over:
            advance(silent, rngs[0])
            advance(heard, rngs[1])
            heard.collect_events()
            assert heard.fingerprint() == silent.fingerprint()
        assert heard.position() == silent.position()
