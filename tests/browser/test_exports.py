"""What people take along from a table: the record, and the board as a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from azulejos.engine import record
from azulejos.engine.registry import GAMES

PNG = b"\x89PNG\r\n\x1a\n"


def saved(ana: Visitor, name: str) -> bytes:
    with ana.page.expect_download() as download:
        ana.press(name)
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_and_pictures_of_a_table(visit: Visit, game: str) -> None:
    ana = visit()
    ana.introduce("Ana")
    ana.open(f"/table/{ana.set_table(game, 'person', 'easy')}")
    ana.press("page-table-menu")
    written = saved(ana, "page-table-export-record").decode()
    assert not record.verify(record.read(written)).is_over
    drawn = ElementTree.fromstring(saved(ana, "page-table-export-svg"))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert drawn.findall(".//*[@data-part]")
    assert saved(ana, "page-table-export-png").startswith(PNG)
