"""Which azulejos a machine has. Only equal ones give equal results."""

from __future__ import annotations

import azulejos
from azulejos.engine.sources import digest_of

DECISIVE = ("analysis", "arena", "bots", "cluster", "engine", "nets", "search", "training")
"""The packages on which results depend, and how machines talk to each other."""


def version_here() -> str:
    """The version, and a digest of its sources: between releases the number stays the same."""
    return f"{azulejos.__version__} ({digest_of(DECISIVE)})"
