"""Every text that people read, once, in three languages: `en.ftl`, `pl.ftl` and `uk.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"


class Messages:
    """The texts of one language; what it lacks is said in English."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language

    def text(self, name: str, **values: object) -> str:
        """The text of this name with its values filled in."""
        for language in (self.language, DEFAULT):
            catalogue = bundle(language)
            if catalogue.has_message(name):
                pattern = catalogue.get_message(name).value
                if pattern is not None:
                    return str(catalogue.format_pattern(pattern, values)[0])
        raise LookupError(name)

    def has(self, name: str) -> bool:
        return bundle(self.language).has_message(name) or bundle(DEFAULT).has_message(name)

    def fault(self, code: str, values: Mapping[str, object]) -> str:
        """What an error says, given its code and values."""
        name = "error-" + code.replace(".", "-").replace("_", "-")
        if self.has(name):
            return self.text(name, **values)
        return f"{code}: " + ", ".join(f"{key}={value}" for key, value in values.items())


@cache
def bundle(language: str) -> FluentBundle:
    catalogue = FluentBundle([language], use_isolating=False)
    source = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    catalogue.add_resource(FluentResource(source))
    return catalogue
