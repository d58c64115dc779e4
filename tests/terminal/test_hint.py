"""`t` in the terminal: a whole turn, its chance to win, the points to expect."""

from __future__ import annotations

import re

import pytest
from tests.terminal.conversation import talk

from azulejos.analysis import hints
from azulejos.search import Budget


@pytest.fixture(autouse=True)
def _few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second of thought finds nothing that this test needs."""
    monkeypatch.setattr(hints.hint, "__defaults__", (Budget(simulations=20), 3, 0))


@pytest.mark.parametrize(
    ("game", "best"),
    [
        ("azul", r"Best turn: \w+\. Win chance \d+%, expected final score \d+ to \d+\."),
        ("queens_garden", r"Best turn: \S+.*\. Win chance \d+%, expected"),
        ("summer_pavilion", r"Best turn: \S+.*\. Win chance \d+%, expected"),
    ],
)
def test_a_hint_names_a_turn(game: str, best: str) -> None:
    said = "\n".join(talk("t\n", game=game).after("t"))
    assert re.search(best, said)
    assert said.count("Also good: ") == 2


def test_the_turn_of_a_hint_can_be_typed() -> None:
    said = "\n".join(talk("hint\n").after("hint"))
    found = re.search(r"Best turn: (\w+)\.", said)
    assert found is not None
    code = found[1]
    played = talk(f"{code}\n").after(code)
    assert played
    assert "You:" in played[0]


@pytest.mark.parametrize(("language", "word"), [("pl", "Najlepsza tura"), ("uk", "Найкращий хід")])
def test_a_hint_in_other_languages(language: str, word: str) -> None:
    assert any(word in line for line in talk("t\n", language).after("t"))
