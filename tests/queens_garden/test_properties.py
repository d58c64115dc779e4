"""What holds in every position that a game of Queen's Garden can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from tests.queens_garden.positions import table

import azulejos
from azulejos import Rng, bots
from azulejos.engine.events import Scored
from azulejos.engine.queens_garden import moves
from azulejos.engine.queens_garden.board import BOARD
from azulejos.engine.queens_garden.state import QueensGardenState

TABLES = st.tuples(st.integers(2, 4), st.sampled_from(["standard", "variant"]))
SEEDS = st.integers(0, 2**32)


def whole_game(players: int, variant: str, seed: int) -> Iterator[QueensGardenState]:
    """Every position of a game of greedy and random players; the same object each time.

    Interpreted, greedy takes long: random players all of them.
    """
    game = azulejos.start("queens_garden", players, variant)
    assert isinstance(game, QueensGardenState)
    game.start_recording()
    rng = Rng(seed)
    names = ("greedy" if azulejos.COMPILED else "random", "random")
    seats = [bots.bot(name, "queens_garden") for name in 2 * names]
    while not game.is_over:
        yield game
        if game.needs_deal:
            game.deal(rng)
            continue
        for move in seats[game.current].choose(game, rng):
            yield game
            game.play(move)
    yield game


def some_positions(players: int, variant: str, seed: int) -> Iterator[QueensGardenState]:
    """Every fourth position of a game, not the same ones in each: looking at one takes long."""
    for number, game in enumerate(whole_game(players, variant, seed)):
        if (number + seed) % 4 == 0 or game.is_over:
            yield game


def tiles_everywhere(game: QueensGardenState) -> Counter[str]:
    view = game.view()
    found: Counter[str] = Counter()
    for place in view["display"]:
        found.update(place["tiles"])
    for board in view["boards"]:
        found.update(board["tiles"])
        spaces = board["spaces"]
        found.update(space["tile"] for space in spaces if space["tile"] and not space["printed"])
    for pool in (view["bag"], view["tower"]):
        found.update(pool["counts"])
    return found


def expansions_in_sight(game: QueensGardenState) -> list[str]:
    view = game.view()
    found = [place["expansion"] for place in view["display"] if place["expansion"]]
    for board in view["boards"]:
        found += board["expansions"]
        found += [slot["tile"] for slot in board["slots"] if slot["face"] == "up"]
    return found


def face_down(game: QueensGardenState) -> int:
    """Expansions that nobody can see: supply, stacks, display and gardens."""
    view = game.view()
    hidden = sum(not place["expansion"] and not place["stack"] for place in view["display"])
    hidden += game.supply + game.stack_size - game.top + (4 - game.round) * game.stack_size
    slots = [slot for board in view["boards"] for slot in board["slots"]]
    return int(hidden + sum(slot["face"] == "down" for slot in slots))


@given(TABLES, SEEDS)
def test_nothing_is_lost_and_nothing_appears(table: tuple[int, str], seed: int) -> None:
    """108 tiles, three of each hexagon, and 36 expansions, one of each."""
    for game in some_positions(*table, seed):
        tiles = tiles_everywhere(game)
        assert len(tiles) == 36
        assert set(tiles.values()) == {3}
        seen = expansions_in_sight(game)
        assert len(seen) == len(set(seen))
        assert len(seen) + face_down(game) == 36
        assert not set(seen) & game.view()["unseen"]["counts"].keys()


@given(TABLES, SEEDS)
def test_storages_and_sets_are_in_order(table: tuple[int, str], seed: int) -> None:
    for game in some_positions(*table, seed):
        for seat in range(game.players):
            assert game.scores[seat] >= 0
            assert game.jokers[seat] + game.tile_count[seat] <= 12
            assert game.expansion_count[seat] <= 2
            assert game.held_expansions[seat].bit_count() == game.expansion_count[seat]
            assert sum(game.stored[seat]) == game.tile_count[seat]
        assert game.status() == []


@given(TABLES, SEEDS)
def test_points_of_the_events_add_up_to_the_scores(table: tuple[int, str], seed: int) -> None:
    points = [0] * table[0]
    for game in whole_game(*table, seed):
        for event in game.collect_events():
            if isinstance(event, Scored):
                assert event.seat is not None
                points[event.seat] += event.points
        if game.turn or not game.needs_deal:
            assert tuple(points) == game.scores


@given(TABLES, SEEDS)
def test_gardens_hold_no_twins_in_a_group_and_no_group_is_above_six(
    table: tuple[int, str], seed: int
) -> None:
    *_, game = whole_game(*table, seed)
    for seat in range(game.players):
        garden = dict(enumerate(game.garden[seat]))
        for by_colour in (True, False):
            for group in groups({s: h for s, h in garden.items() if h >= 0}, by_colour):
                held = [garden[space] for space in group]
                assert len(held) == len(set(held)) <= 6


def groups(garden: dict[int, int], by_colour: bool) -> Iterator[set[int]]:
    """Everything that hangs together, one hexagon after the other."""
    kinds = {s: h // 6 if by_colour else h % 6 for s, h in garden.items()}
    left = set(garden)
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            beside = {
                space
                for space in left
                if any(
                    BOARD.neighbours[space] >> other & 1 and kinds[space] == kinds[other]
                    for other in group
                )
            }
            grown = bool(beside)
            group |= beside
            left -= beside
        yield group


@given(TABLES, SEEDS)
def test_a_move_is_legal_exactly_if_it_has_no_reason_against_it(
    table: tuple[int, str], seed: int
) -> None:
    for number, game in enumerate(whole_game(*table, seed)):
        if number % 25 == 0 and not game.is_over and not game.needs_deal:
            legal = set(game.legal_moves())
            for move in range(moves.MOVES):
                assert (game.reason(move) is None) == (move in legal)
                assert game.copy().is_over is False


@given(TABLES, SEEDS)
def test_no_two_ways_lead_to_the_same_turn(table: tuple[int, str], seed: int) -> None:
    """Every complete turn has its own result: position, or what it discarded and took."""
    games = [game.copy() for game in whole_game(*table, seed)]
    for game in games[:: max(1, len(games) // 6)]:
        if game.is_over or game.needs_deal or game.steps or max(game.tile_count) > 5:
            continue
        results = Counter(ends(game))
        assert max(results.values()) <= 2  # a colour and a pattern may take the same hexagon


def ends(game: QueensGardenState) -> Iterator[int]:
    """The fingerprints of all positions after a complete turn."""
    for move in game.legal_moves():
        trial = game.copy()
        trial.play(move)
        if trial.turn == game.turn:
            yield from ends(trial)
        else:
            yield trial.fingerprint()


def test_moves_integers_types_and_codes_are_one() -> None:
    for number in range(moves.MOVES):
        move = moves.from_number(number)
        assert move.number == number
        assert moves.from_code(move.code) is moves.typed(move) is moves.typed(number) is move
    assert len({moves.from_number(number).code for number in range(moves.MOVES)}) == moves.MOVES


def test_a_deal_is_the_same_for_everybody() -> None:
    """A position says nothing that chance has not decided: equal texts, equal futures."""
    one = table(display=["Y1", "B2G3L4V5"], top=1)
    two = azulejos.from_position(one.position())
    for state in (one, two):
        state.play("AY")
        state.deal(Rng(9))
    assert one == two
