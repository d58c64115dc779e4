"""The picture of a run says what its log says."""

import re
from typing import Any
from xml.etree import ElementTree

from azulejos.training.plot import NET, progress_svg

NAMES = {"svg": "http://www.w3.org/2000/svg"}


def learning(generation: int, written: float, net: float) -> dict[str, Any]:
    losses = {"written": {"log_loss": written}, "net": {"log_loss": net}}
    return {"generation": generation, "step": "learning", **losses}


def match(generation: int, rate: float) -> dict[str, Any]:
    interval = {"low": rate - 0.1, "high": rate + 0.1}
    return {"generation": generation, "step": "match", "rate": rate, **interval}


def dots(picture: str) -> dict[str, float]:
    """How far down each net's value lies."""
    circles = ElementTree.fromstring(picture).findall("svg:circle", NAMES)
    return {
        circle.findtext("svg:title", "", NAMES): float(circle.get("cy", "0"))
        for circle in circles
        if circle.get("fill") == NET
    }


def test_lower_losses_and_higher_rates_lie_where_they_should() -> None:
    log = [
        learning(1, 0.6, 0.55),
        match(1, 0.7),
        learning(2, 0.6, 0.5),
        match(2, 0.45),
    ]
    found = dots(progress_svg(log))
    assert set(found) == {"0.5500", "0.5000", "0.7000", "0.4500"}
    assert found["0.5000"] > found["0.5500"]
    assert found["0.7000"] < found["0.4500"]


def test_without_matches_there_is_one_panel() -> None:
    one, two = (
        progress_svg([learning(1, 0.6, 0.6)]),
        progress_svg([learning(1, 0.6, 0.5), match(1, 0.6)]),
    )
    heights = [int(re.findall(r'height="(\d+)"', picture)[0]) for picture in (one, two)]
    assert heights[1] == 2 * heights[0]
