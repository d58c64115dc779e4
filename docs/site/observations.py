"""What observations and actions of the environments mean, as the engine says it."""

from __future__ import annotations

import re

from azulejos import envs
from azulejos.envs.names import environments


def sections() -> str:
    """One for each game; the variants of a game have the same numbers."""
    first = {known.game: name for name, known in reversed(environments().items())}
    parts = [
        re.sub("^# .*", f"## Numbers of {name}", envs.describe(name)) for name in first.values()
    ]
    return "\n" + "\n\n".join(reversed(parts)) + "\n"
