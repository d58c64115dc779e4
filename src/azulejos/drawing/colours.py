"""The page's colours in daylight: those of `web/src/style/tokens.css`, by the same names."""

from __future__ import annotations

PAPER = "#f7f2e7"
CARD = "#fffdf8"
SUNKEN = "#ece4d2"
INK = "#1d2733"
INK_SOFT = "#4d5866"
LINE = "#dcd2bc"
LINE_STRONG = "#8a806a"
ACCENT = "#1f5fa8"
GOLD = "#8f5f12"
GOLD_SOFT = "#f5e6c6"
BAD = "#b3372f"

PAVILION_PURPLE = "#7450ab"
PAVILION_GREEN = "#35875c"
PAVILION_ORANGE = "#e07c28"
PAVILION_YELLOW = "#e9b537"
PAVILION_BLUE = "#2f73bd"
PAVILION_RED = "#c94a43"
PAVILION_SLATE = "#6f7680"
PAVILION_TERRACE = "#f9f3e4"
PAVILION_STONE = "#e9dfc8"
PAVILION_STONE_EDGE = "#c3b595"
PAVILION_CARVED = "#94855f"
PAVILION_GILT_EDGE = "#8f5f12"
PAVILION_GILT_INK = "#4f3405"

GARDEN_GROUND = "#efe7d3"
GARDEN_BED = "#3c4a3a"
GARDEN_BACK = "#d9ddcb"
HEXAGON_LABEL = "#fffaf0"
HEXAGON_LABEL_INK = "#24302b"

Triple = tuple[float, float, float]

# Björn Ottosson's Oklab, in which the page mixes its colours.
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
FROM_CONES = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
FROM_LAB = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)


def mixed(one: str, share: float, other: str) -> str:
    """So much of one colour, the rest of the other: `color-mix(in oklab, …)` of the page.

    >>> mixed("#ffffff", 0.5, "#000000")
    '#636363'
    """
    pairs = zip(oklab(one), oklab(other), strict=True)
    lightness, a, b = (first * share + second * (1 - share) for first, second in pairs)
    cones = [cone**3 for cone in applied(FROM_LAB, (lightness, a, b))]
    linear = applied(FROM_CONES, (cones[0], cones[1], cones[2]))
    return "#" + "".join(f"{round(255 * curved(light)):02x}" for light in linear)


def oklab(colour: str) -> Triple:
    red, green, blue = (straight(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long, middle, short = applied(TO_CONES, (red, green, blue))
    return applied(TO_LAB, (long ** (1 / 3), middle ** (1 / 3), short ** (1 / 3)))


def applied(matrix: tuple[Triple, Triple, Triple], to: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, to, strict=True)) for row in matrix)
    return x, y, z


def straight(value: float) -> float:
    """From the curve of sRGB to light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def curved(light: float) -> float:
    light = min(max(light, 0.0), 1.0)
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
