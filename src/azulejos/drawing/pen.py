"""Elements of SVG as text. Lengths are in pixels, unless a group says otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from azulejos.drawing import colours, font

Value = str | float | None
Point = tuple[float, float]

TEXT = f"system-ui, 'Segoe UI', Roboto, '{font.TEXT}', 'DejaVu Sans', sans-serif"
DISPLAY = (
    f"{font.DISPLAY}, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', "
    "'DejaVu Serif', Georgia, serif"
)


def element(name: str, /, *content: str, **attributes: Value) -> str:
    """An element; attributes that are None are left out, `stroke_width` is `stroke-width`."""
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(shown(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(content)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def shown(value: str | float) -> str:
    """Numbers with three decimals at most, and none that say nothing."""
    if isinstance(value, str):
        return value
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def ink(**attributes: Value) -> dict[str, Value]:
    """Attributes that several elements share."""
    return attributes


def group(*content: str, **attributes: Value) -> str:
    return element("g", *content, **attributes)


def part(id_: str, *content: str, seat: int | None = None, **attributes: Value) -> str:
    """A part of the board, with the id by which views, moves and the page know it."""
    name = id_ if seat is None else f"{seat}:{id_}"
    return element("g", *content, data_part=name, **attributes)


def moved(x: float, y: float, *content: str) -> str:
    return group(*content, transform=f"translate({shown(x)} {shown(y)})")


def faded(drawn: str, opacity: float = 0.5) -> str:
    return group(drawn, opacity=opacity)


def use(symbol: str, x: float, y: float, width: float, height: float, /, **more: Value) -> str:
    """A piece of the art, `azul-blue`, in a box."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **more)


def rect(x: float, y: float, width: float, height: float, /, **more: Value) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **more)


def circle(x: float, y: float, radius: float, /, **more: Value) -> str:
    return element("circle", cx=x, cy=y, r=radius, **more)


def path(way: str, /, **more: Value) -> str:
    return element("path", d=way, **more)


def polygon(points: Iterable[Point], /, **more: Value) -> str:
    way = "L".join(f"{shown(x)} {shown(y)}" for x, y in points)
    return path(f"M{way}Z", **more)


def text(words: str, x: float, y: float, size: float, /, **more: Value) -> str:
    """Words on the line `y`."""
    plain = ink(font_family=TEXT, fill=colours.INK)
    return element("text", spelled(words), x=x, y=y, font_size=size, **{**plain, **more})


def number(words: object, x: float, y: float, size: float, /, **more: Value) -> str:
    """Few signs around the point (x, y)."""
    bold = ink(font_weight=700, text_anchor="middle")
    return text(str(words), x, y + size * 0.36, size, **{**bold, **more})


def chip(words: object, x: float, y: float, size: float, /, **more: Value) -> str:
    """Few signs on a small round ground around the point (x, y)."""
    high = size * 1.4
    wide = max(high, font.width_of(str(words), size, font.Font.BOLD) + size * 0.7)
    ground = rect(x - wide / 2, y - high / 2, wide, high, rx=high / 2, **more)
    return ground + number(words, x, y, size)


def spelled(words: str) -> str:
    """Words as SVG can carry them, whatever signs a name may have."""
    return escape("".join(sign if sign.isprintable() else " " for sign in words))
