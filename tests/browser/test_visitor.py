"""Visitors notice what goes wrong unseen."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit

PATIENT_LOOKS = 200
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
    wanted = ("console warning: hm", "script: oh", "status 404: ", "elsewhere.invalid")
    for _ in range(PATIENT_LOOKS):
        found = "\n".join(ana.left_over_faults())
        if all(fault in found for fault in wanted):
            break
        ana.page.wait_for_timeout(50)
    assert [fault for fault in wanted if fault not in found] == []
    ana.forgive("hm|oh|404|elsewhere")
    assert ana.left_over_faults() == []
