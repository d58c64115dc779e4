"""The three catalogues say the same things, and say everything the program can report."""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.messages.codes import SOURCE, codes, trees
from tests.messages.used import is_asked_for

from azulejos.engine.errors import InvalidOptions
from azulejos.engine.summer_pavilion.board import FACTS
from azulejos.messages import LANGUAGES, Messages, UnknownMessage, best_language, bundle

SLAVIC = {"one", "few", "many", "other"}
FOREIGN = [language for language in LANGUAGES if language != "en"]


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    source = (SOURCE / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    repeated = [
        name for name, count in Counter(entry.id.name for entry in messages).items() if count > 1
    ]
    assert repeated == [], f"twice in {language}.ftl"
    return {entry.id.name: entry for entry in messages}


def parts(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, list):
        for child in node:
            yield from parts(child)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from parts(child)


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """The variables of a message and of all messages it refers to."""
    nodes = list(parts(entries(language)[name]))
    own = {node.id.name for node in nodes if isinstance(node, ftl.VariableReference)}
    named = [node.id.name for node in nodes if isinstance(node, ftl.MessageReference)]
    return frozenset(own).union(*(variables(language, other) for other in named))


def plural_selections(language: str) -> Iterator[tuple[str, set[str]]]:
    """The forms of every selection that is made by number."""
    for name, entry in entries(language).items():
        for node in parts(entry):
            if isinstance(node, ftl.SelectExpression):
                keys = [variant.key for variant in node.variants]
                forms = {key.name for key in keys if isinstance(key, ftl.Identifier)}
                if "one" in forms:
                    yield name, forms


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_has_the_messages_of_english_in_the_same_order(language: str) -> None:
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", FOREIGN)
def test_every_message_has_the_variables_it_has_in_english(language: str) -> None:
    different = {
        name: (set(variables("en", name)), set(variables(language, name)))
        for name in entries("en")
        if variables("en", name) != variables(language, name)
    }
    assert different == {}


@pytest.mark.parametrize("language", FOREIGN)
def test_a_selection_by_number_has_every_form_of_the_language_or_falls_back(language: str) -> None:
    """Whole numbers need no `other`; `few` and `many` may go together, where they equal `other`."""
    for name, forms in plural_selections(language):
        assert forms in (SLAVIC, SLAVIC - {"other"}, {"one", "other"}), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_of_the_sources_has_a_message(language: str) -> None:
    named = {"error-" + code.replace(".", "-").replace("_", "-") for code in codes()}
    assert sorted(named - entries(language).keys()) == []


def test_codes_are_found_wherever_they_are_written() -> None:
    """An error, a reason, one passed through a method, one of the commands, a single word."""
    assert codes() >= {"unknown-game", "azul.line-full", "position-field", "bot-count", "deal-due"}
    assert "stale" in codes()


def test_every_text_that_the_commands_ask_for_is_there() -> None:
    asked = {
        node.args[0].value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func).endswith("messages.text")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(asked) > 10
    assert sorted(map(str, asked - entries("en").keys())) == []


def test_every_message_is_used() -> None:
    """By the program, or within another message."""
    within = {
        node.id.name
        for entry in entries("en").values()
        for node in parts(entry)
        if isinstance(node, ftl.MessageReference)
    }
    assert [name for name in entries("en") if not (name in within or is_asked_for(name))] == []


@pytest.mark.parametrize(
    "name",
    [
        "heading-unheard-of",
        "event-unheard-of",
        "error-unheard-of",
        "choice-azul-take-sideways",
        "rule-azul-unheard-of",
        "page-home-unheard-of",
    ],
)
def test_a_message_that_nobody_uses_is_noticed(name: str) -> None:
    assert not is_asked_for(name)


def test_the_texts_need_nothing_but_the_errors_of_the_engine() -> None:
    tree = ast.parse((SOURCE / "messages" / "__init__.py").read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {module for module in modules if module and module.startswith("azulejos")}
    assert ours == {"azulejos.engine.errors"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for name in entries(language):
        values = dict.fromkeys(variables(language, name), 5)
        pattern = bundle(language).get_message(name).value
        assert pattern is not None
        text, errors = bundle(language).format_pattern(pattern, values)
        assert errors == [], name
        assert "{" not in str(text), name


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 game", "2 games", "5 games", "22 games"]),
        ("pl", ["1 gra", "2 gry", "5 gier", "22 gry"]),
        ("uk", ["1 гра", "2 гри", "5 ігор", "22 гри"]),
    ],
)
def test_plural_forms(language: str, expected: list[str]) -> None:
    messages = Messages(language)
    texts = [messages.text("simulate-played", games=n, moves=1, seconds="1") for n in (1, 2, 5, 22)]
    assert [text.startswith(start + " ") for text, start in zip(texts, expected, strict=True)] == [
        True
    ] * 4


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "There is no blue tile on factory 3."),
        ("pl", "W warsztacie 3 nie ma płytki w kolorze niebieskim."),
        ("uk", "На вітрині 3 немає синьої плитки."),
    ],
)
def test_board_parts_and_colours_become_words(language: str, expected: str) -> None:
    values = {"source": "factory/3", "tile": "blue"}
    assert Messages(language).fault("azul.colour-not-there", values) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_of_the_page_have_their_printed_colours(language: str) -> None:
    """`the orange 2` lies on the star whose tiles are orange."""
    messages = Messages(language)
    for star in FACTS["stars"]:
        values = {"target_place": star["id"], "target_number": 2, "amount": 2}
        said = messages.text("page-pavilion-where", variant="coloured", **values)
        if star["colour"]:
            tile = messages.text("summer-pavilion-tile", tile=star["colour"])
            assert said.removeprefix("the ") == f"{tile.split()[0]} 2"


def test_a_missing_translation_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(bundle("pl")._messages, "error-game-over")
    assert Messages("pl").text("error-game-over") == "The game is over."


def test_an_unknown_text_is_a_mistake_of_the_program() -> None:
    with pytest.raises(UnknownMessage):
        Messages("en").text("no-such-text")


def test_an_unknown_code_still_says_something() -> None:
    assert Messages("pl").fault("no-such-code", {"line": 3}) == "no-such-code: line=3"


@pytest.mark.parametrize(
    ("requested", "environ", "expected"),
    [
        ("pl", {"LC_ALL": "uk_UA.UTF-8"}, "pl"),
        ("pl_PL", {}, "pl"),
        (None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "pl_PL"}, "uk"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "uk_UA"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_language_by_request_or_locale(
    requested: str | None, environ: dict[str, str], expected: str
) -> None:
    assert best_language(requested, environ) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(InvalidOptions, match="unknown-language: value=tlh, expected=en pl uk"):
        best_language("tlh", {})


def test_the_engine_loads_without_the_catalogues() -> None:
    program = "import azulejos, sys; sys.exit('fluent' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_whatever_is_advised_has_a_reason() -> None:
    """A hint says why, about the deed or about what goes with it."""
    names = entries("en")
    advised = {name.removeprefix("advice-") for name in names if name.startswith("advice-")}
    accompanying = {"payment", "item-discarded"} | {
        f"summer-pavilion-{kind}" for kind in ("jokers", "tiles-picked", "tiles-kept")
    }
    assert accompanying < advised
    assert {deed for deed in advised - accompanying if f"why-{deed}" not in names} == set()
