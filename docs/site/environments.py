"""A page for each environment, made from what it says about itself."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import azulejos
from azulejos import drawing, envs

FOLDER = "environments"
AGENTS = ["player_0", "player_1"]
LIST = """
## Every environment

Each has a page with what its numbers and actions mean.

```{toctree}
:maxdepth: 1

"""


def pages() -> Iterator[tuple[str, str]]:
    """Places below `FOLDER`, and what stands there: a page and a picture of each environment."""
    for name in envs.all_environments():
        yield f"{name}.md", page(name)
        yield f"{name}.svg", picture(name)


def links() -> str:
    """For the page of all environments."""
    return LIST + "".join(f"{FOLDER}/{name}\n" for name in envs.all_environments()) + "```\n"


def page(name: str) -> str:
    title, _, meaning = envs.describe(name).partition("\n")
    env = envs.make(name)
    use = f'```python\nfrom azulejos import envs\n\nenv = envs.make("{name}", players=2)\n```'
    shown = f"```{{figure}} {name}.svg\n:class: board\n:alt: {name}\n\nAfter the first deal.\n```"
    modes = ", ".join(f"`{mode}`" for mode in env.metadata["render_modes"])
    rendered = f"`render_mode` is one of {modes}. [Environments](../environments.md) has the rest."
    said = inspect.getdoc(type(env)) or ""
    heading = "## Observations and actions"
    return "\n\n".join([title, use, shown, said, rendered, heading, meaning.strip()]) + "\n"


def picture(name: str) -> str:
    env = envs.make(name)
    env.reset(seed=1)
    game: azulejos.GameState = env.game
    return drawing.svg(game, names=AGENTS)
