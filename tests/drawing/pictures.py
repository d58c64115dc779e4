"""What can be read off a picture: which pieces of the art lie on which part of the board."""

from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"


def root_of(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def pieces(picture: str) -> dict[str, Counter[str]]:
    """The symbols of every part that no part within it owns; those of no part are those of ``."""
    found: dict[str, Counter[str]] = {}
    collect(root_of(picture), "", found)
    return found


def collect(element: Element, part: str, found: dict[str, Counter[str]]) -> None:
    part = element.get("data-part", part)
    on_it = found.setdefault(part, Counter())
    if element.tag == f"{SVG}use":
        on_it[element.attrib["href"].removeprefix("#")] += 1
    for child in element:
        if child.tag != f"{SVG}defs":
            collect(child, part, found)


def words(picture: str) -> list[str]:
    return ["".join(element.itertext()) for element in root_of(picture).iter(f"{SVG}text")]
