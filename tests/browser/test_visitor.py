"""Visitors notice what goes wrong unseen."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit

MISHAPS = """() => {
  console.warn("hm");
  setTimeout(() => { throw new Error("oh"); });
  new Image().src = "/nothing.png";
  new Image().src = "http://elsewhere.invalid/picture.png";
}"""


def test_mishaps_are_noticed(visit: Visit) -> None:
    ana = visit().open()
    expect(ana.button("page-home-invite")).to_be_enabled()
    assert ana.left_over_faults() == []
    with ana.page.expect_response("**/nothing.png"):
        ana.page.evaluate(MISHAPS)
    ana.page.wait_for_timeout(200)
    found = "\n".join(ana.left_over_faults())
    for fault in ("console warning: hm", "script: oh", "status 404: ", "elsewhere.invalid"):
        assert fault in found
    ana.forgive("hm|oh|404|elsewhere")
    assert ana.left_over_faults() == []
