"""Pictures as PNG, with the help of a package that not everybody needs."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.drawing.font import DISPLAY, TEXT, Font
from azulejos.drawing.picture import HasView, svg
from azulejos.engine.answers import View
from azulejos.engine.errors import AzulejosError

EXTRA = "azulejos[png]"


class NeedsPackage(AzulejosError):
    """Something can be done only where another package is installed."""


def png(
    position: HasView | View,
    *,
    names: Sequence[str] | None = None,
    language: str = "en",
    scale: float = 2,
) -> bytes:
    """A position as PNG, so many pixels for each of the SVG: `pip install azulejos[png]`."""
    return painted(svg(position, names=names, language=language), scale)


def painted(picture: str, scale: float = 2) -> bytes:
    """A picture of ours as PNG, with our own fonts: it is the same on every system."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415 - few have it
    except ImportError:
        raise NeedsPackage("png-needs", value=EXTRA) from None
    drawn = svg_to_bytes(
        svg_string=picture,
        zoom=scale,
        skip_system_fonts=True,
        font_files=[str(font.path) for font in Font],
        sans_serif_family=TEXT,
        serif_family=DISPLAY,
    )
    return bytes(drawn)
