"""Decides, once per process, whether azulejos runs compiled or interpreted.

Modules with a ``.pxd`` header are compiled at install, and their Python source stays beside the
extension file. Compiled and interpreted classes do not fit together, so a process loads either
every such module from its extension file or all of them from source: the latter when
``AZULEJOS_PURE=1`` asks for it, or when an extension file is missing.

This module is imported before any other of the package, and only light modules may be used here.
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

PACKAGE_FOLDER = os.path.dirname(__file__)
PACKAGE_PREFIX = __name__.rpartition(".")[0] + "."


class InterpretedWarning(RuntimeWarning):
    """The engine runs interpreted although nobody asked for it."""


class SourceOnlyFinder:
    """Finds the modules of this package as Python source, whatever lies beside them."""

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(PACKAGE_PREFIX):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def modules_without_extension(folder: str) -> Iterator[str]:
    """Source files that have a header but no extension file this Python can load."""
    for parent, _, files in os.walk(folder):
        names = set(files)
        for header in names:
            stem, ending = os.path.splitext(header)
            if ending != ".pxd" or stem + ".py" not in names:
                continue
            if not any(stem + suffix in names for suffix in EXTENSION_SUFFIXES):
                yield os.path.relpath(os.path.join(parent, stem + ".py"), folder)


def warn_about(missing: list[str]) -> None:
    warnings.warn(
        "the azulejos engine runs interpreted, much slower than compiled, "
        f"because {len(missing)} of its modules are not compiled (such as {missing[0]}). "
        "Install a C compiler and the Python headers (on Debian: apt install gcc python3-dev), "
        "then reinstall azulejos. AZULEJOS_PURE=1 chooses this mode and silences the warning.",
        InterpretedWarning,
        stacklevel=5,
    )


def choose_compiled() -> bool:
    """True if the extension files are to be used, and can be."""
    if os.environ.get("AZULEJOS_PURE", "") not in ("", "0"):
        return False
    missing = sorted(modules_without_extension(PACKAGE_FOLDER))
    if missing:
        warn_about(missing)
    return not missing


COMPILED: bool = choose_compiled()
if not COMPILED:
    sys.meta_path.insert(0, SourceOnlyFinder())
