"""When the game is decided, the search plays for the lead; else for the chance alone."""

from __future__ import annotations

import pytest
from tests.search.positions import dealt, search

import azulejos
from azulejos.search import Budget
from azulejos.search.decided import Candidate, chosen, is_decided, lead

USUAL = Candidate(1, 100, 0.99, 3.0)


@pytest.mark.parametrize(
    ("other", "is_chosen"),
    [
        (Candidate(2, 40, 0.99, 9.0), True),
        (Candidate(2, 40, 0.988, 9.0), True),
        (Candidate(2, 40, 0.98, 9.0), False),
        (Candidate(2, 40, 0.99, 2.0), False),
        (Candidate(2, 5, 0.99, 9.0), False),
    ],
    ids=["better lead", "equal chance", "smaller chance", "smaller lead", "hardly tried"],
)
def test_of_equal_chances_the_better_lead(other: Candidate, is_chosen: bool) -> None:
    assert chosen([USUAL, other]) is (other if is_chosen else USUAL)


def test_an_open_game_is_played_for_the_chance() -> None:
    assert chosen([Candidate(1, 100, 0.9, 3.0), Candidate(2, 90, 0.9, 9.0)]).move == 1
    assert [is_decided(chance) for chance in (0.0, 0.02, 0.5, 0.96, 0.98)] == [1, 1, 0, 0, 1]


def test_leads_add_up_to_nothing() -> None:
    assert [lead((30.0, 20.0, 10.0), seat) for seat in range(3)] == [15.0, 0.0, -15.0]


# The last take of games that somebody has won already: a line, or the floor?
LAST_TAKES = {
    "CR5": "round=5 turn=52 phase=offer start=1 seat=0 marker=0 factories=-,-,-,-,- centre=RRRR "
    "board0=28:BYR.W/WBYR./.WBY./..W../..K..:-/KK/KKK/BBBB/-:KMBB "
    "board1=18:.YRKW/.BYRK/.WB.R/...../.....:B/-/KK/WWWW/YYYYY:YYY bag=- lid=B8Y7R11K9W10",
    "CB3": "round=5 turn=56 phase=offer start=1 seat=0 marker=0 factories=-,-,-,-,- centre=B "
    "board0=28:BYRK./WBY.K/KW.Y./.K.../.R...:W/-/-/RRRR/KK:MWWW "
    "board1=26:BYR.W/WBYR./..BYR/.KW../.....:-/KK/-/BBBB/YYYYY:RRY bag=- lid=B10Y8R9K11W11",
    "CK5": "round=5 turn=52 phase=offer start=1 seat=1 marker=0 factories=-,-,-,-,- centre=KK "
    "board0=8:BYRK./W.YRK/..BY./....Y/....B:-/BB/RRR/BB/WWWW:YYMRR "
    "board1=14:BYRK./WB.RK/KW.../...../...W.:W/Y/BBB/YY/-:WWK bag=- lid=B8Y10R11K12W9",
    "CW4": "round=5 turn=53 phase=offer start=0 seat=0 marker=1 factories=-,-,-,-,- centre=W "
    "board0=26:.YRKW/WBYR./K..Y./R..B./.....:B/KK/WWW/-/RRRRR:BR "
    "board1=23:.YRKW/WBYR./KWB.R/....Y/.....:-/K/YYY/WWWW/BBBBB:MWY bag=- lid=B9Y10R8K13W6",
}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("best", LAST_TAKES)
def test_no_tile_is_thrown_on_the_floor_for_nothing(best: str, threads: int) -> None:
    game = azulejos.from_position(f"azul rules=1 players=2 variant=standard {LAST_TAKES[best]}")
    (played,) = search(threads=threads).choose_turn(game, Budget(simulations=100), seed=1)
    found = search(threads=threads).think(game, Budget(simulations=100), seed=1)
    assert [game.code(move) for move in (played, found.best.moves[0])] == [best, best]


def test_in_an_open_game_the_most_tried_move_is_played() -> None:
    game = dealt()
    found = search().think(game, Budget(simulations=200), seed=1)
    assert found.best.visits == max(choice.visits for choice in found.choices)
