"""How Sphinx builds the documentation site from what `stage.py` has put together."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

os.environ["AZULEJOS_PURE"] = "1"  # interpreted, functions show their signatures

import azulejos

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "web" / "src" / "style" / "tokens.css"
FONTS = ROOT / "src" / "azulejos" / "drawing" / "fonts"
# Furo's names for colours, and the names of those of the web page.
COLOURS = {
    "color-brand-primary": "accent",
    "color-brand-content": "accent",
    "color-brand-visited": "accent-strong",
    "color-background-primary": "card",
    "color-background-secondary": "paper",
    "color-background-hover": "sunken",
    "color-background-border": "line",
    "color-background-item": "line",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "ink-soft",
    "color-foreground-muted": "ink-soft",
    "color-foreground-border": "line-strong",
    "color-api-name": "accent",
    "color-api-pre-name": "ink-soft",
    "color-api-background": "paper",
    "color-highlight-on-target": "gold-soft",
    "color-code-background": "paper",
    "color-inline-code-background": "paper",
    "gold": "gold",
}


def shades() -> dict[str, tuple[str, str]]:
    """The colours of the web page by their names: in the light and in the dark."""
    pattern = r"--([\w-]+): light-dark\((#\w+), (#\w+)\);"
    found = re.findall(pattern, TOKENS.read_text(encoding="utf-8"))
    return {name: (light, dark) for name, light, dark in found}


project = html_title = "Azulejos"
author = copyright = "the Azulejos authors"  # noqa: A001  (Sphinx's name for it)
version = release = azulejos.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
myst_heading_anchors = 4  # the same anchors as where the pages are read as plain Markdown
default_role = "code"

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
maximum_signature_line_length = 88
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_logo = html_favicon = str(ROOT / "art" / "logo.svg")
html_static_path = ["static", *map(str, FONTS.glob("Alegreya-*"))]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {name: shades()[ours][0] for name, ours in COLOURS.items()},
    "dark_css_variables": {name: shades()[ours][1] for name, ours in COLOURS.items()},
}


def readable(*event: Any) -> tuple[str | None, str | None]:
    """A signature that Sphinx can read: a default that is made anew each time is none."""
    *_, signature, returns = event
    return signature and signature.replace("<factory>", "..."), returns


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", readable)
