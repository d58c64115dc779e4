"""Whatever text comes in, only an `AzulejosError` comes out; what is read is written alike."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.engine.tables import TABLES, positions

import azulejos
from azulejos import AzulejosError, GameState, Rng

TEXTS = [
    game.position()
    for number, table in enumerate(TABLES)
    for game in positions(table, seed=number, every=17)
]
LETTERS = "BYRKWMCFTPGOKENSDA+.,:/-=0123456789 abcdeﬂ\n\té"
THOROUGHLY = settings(max_examples=4 * settings().max_examples)
PIECES = sorted({word for text in TEXTS for word in text.split(" ")})


def read_or_refuse(text: str) -> None:
    try:
        game = azulejos.from_position(text)
    except AzulejosError as error:
        assert_speaks(error)
    else:
        assert game.status() == []
        again = azulejos.from_position(game.position())
        assert again == game
        assert again.fingerprint() == game.fingerprint()


def assert_speaks(error: AzulejosError) -> None:
    """An error has a code and can be shown."""
    assert error.code
    assert error.code in str(error)


@THOROUGHLY
@given(st.text())
def test_any_text_as_a_position(text: str) -> None:
    read_or_refuse(text)


@THOROUGHLY
@given(st.sampled_from(list(azulejos.GAMES)), st.lists(st.sampled_from(PIECES), max_size=20))
def test_pieces_of_positions(game: str, words: list[str]) -> None:
    read_or_refuse(" ".join([game, *words]))


@THOROUGHLY
@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 3), st.text(LETTERS, max_size=2))),
)
def test_positions_with_slips(text: str, slips: list[tuple[int, int, str]]) -> None:
    """Letters replaced, left out or added."""
    for anywhere, length, letters in slips:
        place = anywhere % (len(text) + 1)
        text = text[:place] + letters + text[place + length :]
    read_or_refuse(text)


@THOROUGHLY
@given(st.sampled_from(TEXTS), st.data())
def test_positions_with_fields_of_another(text: str, data: st.DataObject) -> None:
    words = text.split(" ")
    other = data.draw(st.sampled_from(TEXTS)).split(" ")
    for index in data.draw(st.sets(st.integers(0, len(words) - 1))):
        if index < len(other):
            words[index] = other[index]
    read_or_refuse(" ".join(words))


@THOROUGHLY
@given(st.sampled_from(TEXTS), st.integers(0, 10**4), st.sampled_from("BYRKW.0123456789-"))
def test_a_single_letter_changed(text: str, place: int, letter: str) -> None:
    place %= len(text)
    read_or_refuse(text[:place] + letter + text[place + 1 :])


@pytest.fixture(scope="module")
def games() -> list[GameState]:
    found = [azulejos.start(*table) for table in TABLES]
    for game in found:
        game.deal(Rng(1))
    return found


@THOROUGHLY
@given(code=st.one_of(st.text(), st.text(LETTERS, max_size=4)))
def test_any_text_as_a_move(games: list[GameState], code: str) -> None:
    for game in games:
        try:
            number = game.number(code)
            assert game.code(number) == code
            game.copy().play(code)
        except AzulejosError as error:
            assert_speaks(error)


@THOROUGHLY
@given(number=st.integers())
def test_any_number_as_a_move(games: list[GameState], number: int) -> None:
    for game in games:
        try:
            assert game.number(game.code(number)) == number
            game.copy().play(number)
        except AzulejosError as error:
            assert_speaks(error)


@THOROUGHLY
@given(text=st.one_of(st.text(), st.text("BYRKWPGOpgo ", max_size=60)))
@example(text="BBBB ")
@example(text="BBBB  YYYY")
@example(text=" BBBB")
def test_any_text_as_a_deal(games: list[GameState], text: str) -> None:
    for game in games:
        try:
            items = game.read_deal(text)
        except AzulejosError as error:
            assert_speaks(error)
        else:
            assert game.write_deal(items) == text.rstrip(" ") == text
