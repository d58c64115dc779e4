"""Every rule has a paragraph on the page, in every language."""

import re

import pytest
from tests.messages.test_catalogues import entries
from tests.rules_pages.pages import FAMILIES, ROOT, rules_of_events, sections

from azulejos.messages import LANGUAGES

# Paragraphs of the page alone: what things are, and where the rulebook is silent.
EXPLAINS = re.compile(r"\.(about|ruling)-")


def rules_of_the_page(family: str) -> list[str]:
    chapters = ROOT / "web" / "src" / "rules" / family / "chapters.ts"
    return re.findall(rf'"({family}\.[a-z-]+)"', chapters.read_text(encoding="utf-8"))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_page_has_every_rule_of_the_document_once(family: str) -> None:
    rules = [rule for rule in rules_of_the_page(family) if not EXPLAINS.search(rule)]
    assert sorted(rules) == sorted(sections(family))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_page_has_the_rule_of_every_event(family: str) -> None:
    assert len(rules_of_events(family)) > 15
    assert sorted(rules_of_events(family) - set(rules_of_the_page(family))) == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text(family: str, language: str) -> None:
    named = {"rule-" + re.sub(r"[._]", "-", rule) for rule in rules_of_the_page(family)}
    start = f"rule-{family.replace('_', '-')}-"
    assert {name for name in entries(language) if name.startswith(start)} == named
