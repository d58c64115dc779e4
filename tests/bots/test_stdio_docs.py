"""The page of the protocol names what the host does not accept, with the limits that hold."""

import re

from tests.bots.processes import ROOT
from tests.messages.codes import codes

from azulejos.bots.stdio import VERSION
from azulejos.bots.stdio.external import GRACE, TURN_LIMIT
from azulejos.bots.stdio.lines import LONGEST_LINE
from azulejos.bots.stdio.process import MOST_CHATTER
from azulejos.bots.stdio.program import START_LIMIT

PAGE = (ROOT / "docs" / "bot_protocol.md").read_text(encoding="utf-8")
OF_THE_BOT_SIDE = {"bot-line-value", "bot-line-pairs", "bot-line-length"}
OF_THE_BOT_SIDE |= {"bot-no-position", "bot-no-budget"}
OF_THE_SERVER = {"bot-too-slow", "bot-gone", "bot-error", "bot-token-missing", "bot-token-unknown"}


def test_every_failure_is_on_the_page() -> None:
    failures = {code for code in codes() if code.startswith("bot-")}
    elsewhere = OF_THE_BOT_SIDE | OF_THE_SERVER | {"bot-count"}
    assert set(re.findall(r"`(bot-[a-z-]+)`", PAGE)) == failures - elsewhere


def test_the_limits_are_those_of_the_page() -> None:
    assert f"This is version {VERSION}." in PAGE
    assert f"{LONGEST_LINE:,} bytes" in PAGE
    assert f"{START_LIMIT:.0f} s |" in PAGE
    assert f"else {TURN_LIMIT:.0f} s |" in PAGE
    assert f"waits {GRACE:.0f} s more" in PAGE
    assert f"{MOST_CHATTER >> 20} MiB" in PAGE


def test_the_example_is_as_short_as_the_page_says() -> None:
    example = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(example.splitlines()) < 40
    assert "import azulejos" not in example
