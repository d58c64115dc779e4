"""Every rule of Azul has a paragraph on the page, in every language."""

import re
from pathlib import Path

import pytest
from tests.messages.test_catalogues import entries

from azulejos.engine.azul import events
from azulejos.engine.events import Event
from azulejos.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
CHAPTERS = ROOT / "web" / "src" / "rules" / "azul" / "chapters.ts"
DOCUMENT = ROOT / "docs" / "rules" / "azul.md"


def rules_of_events() -> set[str]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    return {
        kind.rule
        for kind in kinds
        if issubclass(kind, Event) and kind.__module__ == events.__name__
    }


def rules_of_the_document() -> list[str]:
    return re.findall(r"^### (azul\.[a-z-]+)", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)


def rules_of_the_page() -> list[str]:
    return re.findall(r'"(azul\.[a-z-]+)"', CHAPTERS.read_text(encoding="utf-8"))


def test_the_page_has_every_rule_of_the_document_once() -> None:
    assert sorted(rules_of_the_page()) == sorted(rules_of_the_document())


def test_the_page_has_the_rule_of_every_event() -> None:
    assert len(rules_of_events()) > 15
    assert sorted(rules_of_events() - set(rules_of_the_page())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text(language: str) -> None:
    named = {"rule-" + rule.replace(".", "-") for rule in rules_of_the_page()}
    assert {name for name in entries(language) if name.startswith("rule-azul-")} == named
