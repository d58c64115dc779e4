"""Everything that can be wrong with a hand-made position is named."""

import pytest
from tests.summer_pavilion.positions import FULL_SUPPLY, Board, Setting, position

import azulejos
from azulejos import InvalidPosition, MalformedPosition
from azulejos.engine.summer_pavilion.board import LETTERS

SOME = {"P": 20, "G": 20, "O": 20, "Y": 20, "B": 21, "R": 21}
ALL = dict.fromkeys(LETTERS, 22)

WRONG: list[tuple[str, Setting]] = [
    ("tile-count", {"bag": SOME | {"P": 19}}),
    ("star-mixed", {"boards": [Board(stars={"centre": "PP...."})]}),
    ("star-mixed", {"variant": "grey", "boards": [Board(stars={"ne": "RRB..."})]}),
    ("wrong-star", {"boards": [Board(stars={"ne": "B....."})]}),
    ("laid-too-early", {"round": 1, "phase": "deal", "boards": [Board(stars={"ne": "R....."})]}),
    ("score-too-low", {"boards": [Board(0)]}),
    ("hand-after-pass", {"passed": "1", "boards": [Board(), Board(hand={"R": 1})]}),
    (
        "hand-after-pass",
        {"phase": "end", "reason": "rounds", "round": 6, "boards": [Board(hand={"R": 1})]},
    ),
    ("hand-too-full", {"phase": "deal", "boards": [Board(hand={"R": 5})]}),
    ("hand-too-full", {"phase": "deal", "round": 1, "boards": [Board(hand={"R": 1})]}),
    ("too-many-kept", {"passed": "1", "boards": [Board(), Board(corner={"R": 5})]}),
    ("kept-without-pass", {"boards": [Board(corner={"R": 1})]}),
    ("kept-without-pass", {"round": 6, "passed": "1", "boards": [Board(), Board(corner={"R": 1})]}),
    ("supply-too-full", {"supply": FULL_SUPPLY | {"R": 2}}),
    ("supply-not-full", {"supply": {"R": 9}}),
    ("supply-not-full", {"phase": "deal", "supply": {"R": 9}, "factories": ["R"]}),
    ("no-refill-due", {"phase": "refill"}),
    ("no-refill-due", {"phase": "refill", "supply": {}, "bag": {}, "boards": [Board(hand=ALL)]}),
    ("nothing-on-display", {"phase": "take"}),
    ("tiles-on-display", {"centre": "R"}),
    ("centre-not-empty", {"phase": "deal", "centre": "R"}),
    ("factory-out-of-order", {"phase": "deal", "factories": ["R", "R"]}),
    ("deal-complete", {"phase": "deal", "factories": ["RRRR"] * 5}),
    ("no-tile-left", {"phase": "deal", "bag": {}, "supply": {}}),
    ("joker-order", {"jokers": "GPOYBR"}),
    ("joker-order", {"joker_order": "ORBYGP"}),
    ("joker-twice", {"joker_order": "random", "jokers": "PP"}),
    ("joker-missing", {"joker_order": "random", "jokers": "PGOYB"}),
    ("token-not-in-centre", {"phase": "deal", "token": 0}),
    ("start-without-token", {"token": 1}),
    ("not-the-starting-player", {"phase": "deal", "seat": 1}),
    ("passed-too-early", {"phase": "take", "factories": ["R"], "passed": "1"}),
    ("has-passed", {"passed": "0"}),
    (
        "too-many-picks",
        {"phase": "pick", "picks": 3, "least": "R", "boards": [Board(stars={"ne": "R....."})]},
    ),
    ("nothing-laid", {"phase": "pick", "picks": 1}),
    ("nothing-to-keep", {"phase": "keep"}),
    ("nothing-to-keep", {"phase": "keep", "round": 6, "boards": [Board(hand={"R": 1})]}),
    ("reason-too-early", {"reason": "rounds"}),
    ("reason-missing", {"phase": "end", "round": 6}),
    ("game-not-over", {"phase": "end", "reason": "rounds", "round": 5}),
]


@pytest.mark.parametrize(("code", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_a_fault_is_named(code: str, said: Setting) -> None:
    with pytest.raises(InvalidPosition) as found:
        azulejos.from_position(position(**said))
    assert f"summer_pavilion.{code}" in [fault.code for fault in found.value.faults]


def test_the_lowest_score_depends_on_the_edition() -> None:
    text = position(game="summer_pavilion_mini", boards=[Board(0)])
    assert azulejos.from_position(text).scores[0] == 0


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"phase": "take", "factories": ["R"]},
        {"phase": "deal"},
        {"variant": "grey", "boards": [Board(stars={"ne": "RRR...", "e": "RBG..."})]},
        {"phase": "keep", "boards": [Board(hand={"R": 5}, corner={"R": 1})]},
        {"passed": "1", "boards": [Board(), Board(corner={"R": 4})]},
        {"phase": "end", "round": 6, "reason": "rounds"},
    ],
)
def test_positions_in_order(said: Setting) -> None:
    text = position(**said)
    state = azulejos.from_position(text)
    assert state.status() == []
    assert state.position().replace(" turn=0", "") == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("supply=P2", "supply=P02"),
        ("supply=P2G2", "supply=G2P2"),
        ("board0=5:......", "board0=5:....."),
        ("board0=5:", "board0=-5:"),
        ("passed=-", "passed=10"),
        ("passed=-", "passed=2"),
        ("passed=-", "passed="),
        ("token=centre", "token=2"),
        ("phase=lay", "phase=pick"),
        ("jokers=PGOYBR", "jokers=PGOYBRR"),
        ("round=2", "round=7"),
        ("bag=", "bag=-"),
        (":-:-", ":x:-"),
        ("summer_pavilion ", "summer_pavilion joker_order=purple "),
    ],
)
def test_what_cannot_be_read(old: str, new: str) -> None:
    text = position()
    assert old in text
    with pytest.raises(MalformedPosition):
        azulejos.from_position(text.replace(old, new, 1))
