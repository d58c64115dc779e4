"""What people type: moves, numbers, prefixes, commands, and mistakes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from tests.terminal.conversation import decisions, talk

import azulejos
from azulejos import GameState, Rng
from azulejos.engine.azul.moves import MOVES
from azulejos.messages import LANGUAGES, Messages

EXPLAINED = {
    "azul.no-such-factory": ("standard", "There is no factory [6-9]"),
    "azul.colour-not-there": (
        "standard",
        "There is no [a-z]+ tile (on factory [1-5]|in the centre)",
    ),
    "azul.line-full": ("standard", "Line [1-5] is full"),
    "azul.line-other-colour": ("standard", "Line [1-5] holds [a-z]+ tiles, so [a-z]+ ones cannot"),
    "azul.wall-has-colour": ("standard", "Row [1-5] of the wall already has a [a-z]+ tile"),
    "azul.wall-is-printed": ("standard", "On the coloured wall"),
    "azul.tiling-now": ("grey", "The walls are being tiled"),
    "azul.offer-now": ("grey", "Tiles are still being taken"),
    "azul.other-line-first": ("grey", "Line [1-5] must be tiled before line [1-5]"),
    "azul.space-taken": ("grey", "The space in row [1-5], column [1-5] is taken"),
    "azul.column-has-colour": ("grey", "Column [1-5] of the wall already has a [a-z]+ tile"),
}


def positions(wanted: Callable[[GameState], bool], variant: str = "standard") -> Iterator[str]:
    """Positions of random games in which somebody must decide, and which are as wanted."""
    for seed in range(200):
        game, rng = azulejos.start("azul", 2, variant), Rng(seed)
        while not game.is_over:
            if game.needs_deal:
                game.deal(rng)
            if wanted(game):
                yield game.position()
            game.play(game.random_legal_move(rng))


def refused(game: GameState, code: str) -> str | None:
    """A move that is refused in this position for this reason."""
    for number in range(MOVES):
        reason = game.reason(number)
        if reason is not None and reason.code == code:
            return game.code(number)
    return None


def scoring_move(game: GameState) -> str | None:
    """A move that brings the seat to move more points than it has."""
    for choice in game.choices() if len(game.choices()) > 1 else ():
        if game.attempt(choice["moves"]).view["scores"][game.current] > game.scores[game.current]:
            return choice["code"]
    return None


class TestMoves:
    @pytest.mark.parametrize("move", ["3R1", "3r1", "  3r1  "])
    def test_code_in_any_spelling(self, move: str) -> None:
        answer = talk(f"{move}\n", seats="Ana,Taras").after(move)
        assert answer[0].startswith("Ana: ")
        assert "from factory 3 to line 1" in answer[0]

    def test_number_of_tiles_and_then_of_place(self) -> None:
        heard = talk("\n1\n2\n", seats="Ana,Taras")
        [heading, first, *_] = heard.after("1")
        assert heading == "2 blue tiles from factory 1"
        assert first.split()[:2] == ["1", "1B1"]
        assert heard.after("2")[0].startswith(f"Ana: {heading} to line 2")

    def test_prefix_lists_where_tiles_can_go(self) -> None:
        answer = talk("1b\n", seats="Ana,Taras").after("1b")
        codes = [line.split()[1] for line in answer[1:7]]
        assert codes == ["1B1", "1B2", "1B3", "1B4", "1B5", "1BF"]
        assert answer[1].endswith("1 falls to the floor line")

    def test_shorter_prefix_lists_what_can_be_taken(self) -> None:
        answer = talk("1\n").after("1")
        assert re.findall(r"\d \w\w  (\d \w+)", " ".join(answer)) == [
            "2 blue",
            "1 black",
            "1 white",
        ]

    def test_only_choice_is_played_with_a_note(self) -> None:
        """Both players in turn have no line for what is left."""
        position = next(positions(lambda game: len(game.legal_moves()) == 1))
        [choice] = azulejos.from_position(position).choices()
        heard = talk("", position=position, seats="Ana,Taras")
        assert (
            f"Only one move was possible, so it was played for you: {choice['code']}" in heard.lines
        )
        assert choice["code"][-1] == "F"


class TestPreview:
    @pytest.mark.parametrize("variant", ["standard", "grey"])
    def test_preview_is_what_then_happens(self, variant: str) -> None:
        """For every decision of a game that is a whole turn, the last ones of a round included."""
        game = list(decisions("Ana,Taras", variant, 11))
        lines = "".join(f"p {step.code}\n{step.code}\n" for step in game)
        heard = talk(lines, seats="Ana,Taras", variant=variant, seed=11, width=200)
        compared = 0
        rest = heard.text
        for step in game:
            _, _, rest = rest.partition(f"> p {step.code}\n")
            preview, _, rest = rest.partition(f"> {step.code}\n")
            promised = [line.strip() for line in preview.splitlines() if line.startswith("  ")]
            promised = [line for line in promised if not line.startswith("Points for")]
            happened = [line.strip() for line in rest.splitlines()[: len(promised)]]
            if step.code[0] != "T":
                assert happened == promised
                compared += 1
        assert compared > 30

    def test_preview_shows_the_points(self) -> None:
        """Of a take that ends the round, and with it everybody's points."""
        position = next(positions(lambda game: scoring_move(game) is not None))
        state = azulejos.from_position(position)
        move = scoring_move(state)
        assert move is not None
        scores = state.attempt([move]).view["scores"]
        answer = talk(f"p {move}\n", position=position, seats="Ana,Taras").after(f"p {move}")
        for name, before, after in zip(("Ana", "Taras"), state.scores, scores, strict=True):
            assert (f"  Points for {name}: {before} → {after}" in answer) == (before != after)

    def test_preview_changes_nothing(self) -> None:
        heard = talk("pos\np 1B2\npos\n", seats="Ana,Taras")
        first, second = [line for line in heard.lines if line.startswith("azul rules")]
        assert first == second


class TestUndo:
    def test_takes_back_the_own_turn_and_the_bots(self) -> None:
        heard = talk("pos\n1B2\nu\npos\n", seats="Ana,random")
        first, second = [line for line in heard.lines if line.startswith("azul rules")]
        assert first == second
        assert "Taken back." in heard.lines

    def test_nothing_to_take_back(self) -> None:
        assert talk("u\n").after("u") == ["! There is nothing to take back."]

    def test_step_of_a_grey_turn(self) -> None:
        """Of two tiles to lay the first is taken back, and can be laid elsewhere."""
        game = list(decisions("Ana,Taras", "grey", 2))
        laid = [index for index, step in enumerate(game) if step.code.startswith("T")]
        first = next(index for index in laid if game[index].seat == game[index + 1].seat)
        assert game[first + 1].code.startswith("T")
        codes = [step.code for step in game[: first + 1]]
        lines = "\n".join([*codes[:-1], codes[-1], "u", codes[-1], game[first + 1].code, ""])
        heard = talk(lines, seats="Ana,Taras", variant="grey", seed=2)
        assert heard.lines.count("Taken back.") == 1
        assert "!" not in "".join(line[:1] for line in heard.lines)

    def test_over_the_end_of_a_round(self) -> None:
        """The round comes back as it was; what is dealt after it is new."""
        game = list(decisions("Ana,Taras", "standard", 3))
        codes = [step.code for step in game if step.round == 1]
        lines = "\n".join([*codes, "pos", "u", codes[-1], "pos", ""])
        heard = talk(lines, seats="Ana,Taras", seed=3)
        assert "Taken back. What was dealt since then will be dealt again." in heard.lines
        first, second = [line for line in heard.lines if line.startswith("azul rules")]
        assert "round=2" in second
        assert first.partition(" factories=")[0] == second.partition(" factories=")[0]
        assert first != second

    def test_game_goes_on_after_undo(self) -> None:
        heard = talk("1B2\nu\n1B3\n", seats="Ana,random")
        assert heard.after("1B3")[0].startswith("Ana: 2 blue tiles from factory 1 to line 3")


class TestMistakes:
    @pytest.mark.parametrize(
        ("line", "answer"),
        [
            ("hello", "! “hello” is not a move in Azul. For example: 3B2 CB5 CWF T24"),
            ("9B1", "! There is no factory 9. Expected: 1 to 5, or the centre"),
            ("cw1", "! There is no white tile in the centre."),
            ("T11", "! On the coloured wall every tile goes to the space printed in its colour."),
            ("p", "! Which move do you want to preview? For example: p 1B1"),
            ("p xyz", "! “xyz” is not a move in Azul. For example: 3B2 CB5 CWF T24"),
            ("l fr", "! Unknown language “fr”. Expected: en pl uk"),
        ],
    )
    def test_one_clear_line(self, line: str, answer: str) -> None:
        assert talk(f"{line}\n").after(line) == [answer]

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("code", sorted(EXPLAINED))
    def test_every_reason_explains_itself(self, code: str, language: str) -> None:
        variant, beginning = EXPLAINED[code]
        position = next(positions(lambda game: refused(game, code) is not None, variant))
        move = refused(azulejos.from_position(position), code)
        assert move is not None
        [answer] = talk(f"{move}\n", language, position=position, seats="a,b").after(move)
        assert "{" not in answer
        assert language != "en" or re.match(f"! {beginning}", answer)

    def test_number_that_is_not_in_the_list(self) -> None:
        heard = talk("\n99\n")
        assert heard.after("99")[0].startswith("! 99 is not in the list. Expected: 1 to")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_input_breaks_the_game(self, language: str) -> None:
        noise = ["0", "-1", "1", "٣", "[bold]", "\x1b[31m", "3B22", "p p", "u u", "?" * 300, "ŻŻ"]
        heard = talk("\n".join([*noise, "q", ""]), language)
        assert heard.code == 0
        assert Messages(language).text("play-keep").strip() in heard.text


class TestCommands:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_help_has_commands_and_rules(self, language: str) -> None:
        answer = "\n".join(talk("?\n", language).after("?"))
        assert "p 3B2" in answer
        assert "T24" in answer

    def test_log_tells_this_round(self) -> None:
        answer = talk("1B2\nh\n", seats="Ana,Taras").after("h")
        assert answer[0].startswith("Round 1: ")
        assert answer[1].startswith("Ana: 2 blue tiles from factory 1 to line 2")

    def test_language_can_be_changed_on_the_way(self) -> None:
        heard = talk("l uk\nl\n")
        assert heard.after("l uk")[0] == "Мова: українська."
        assert heard.after("l")[0] == "Language: English."

    def test_position_is_a_way_back_into_the_game(self) -> None:
        line = next(line for line in talk("1B2\npos\n").lines if line.startswith("azul rules"))
        assert line in talk("pos\n", position=line).lines


@pytest.mark.parametrize("digits", ["0", "999", "9" * 5000, "٣" * 5000])
def test_numbers_that_are_not_in_the_list(digits: str) -> None:
    heard = talk(f"\n{digits}\nq\n", seats="Ana,Taras")
    [answer] = [line for line in heard.lines if line.startswith("! ")]
    assert answer.startswith(f"! {digits[:8]}")
    assert len(answer) < 80


@pytest.mark.parametrize("width", [1, 10, 20, 30, 39, 40, 41])
def test_a_very_narrow_terminal_gets_the_whole_board(width: int) -> None:
    heard = talk("\n1\n?\nq\n", seats="Ana,Taras", width=width)
    assert "╭─ ▶ Ana · 0 points ──────────────────╮" in heard.lines
