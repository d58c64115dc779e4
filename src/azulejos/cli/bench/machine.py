"""What was measured, and on what: processor, Python, how azulejos was built, which commit."""

from __future__ import annotations

import ast
import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import azulejos


def machine() -> dict[str, Any]:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 1,
        "system": platform.platform(),
        "python": platform.python_version(),
        "compiled": azulejos.COMPILED,
        "compiler_flags": compiler_flags() if azulejos.COMPILED else None,
    }


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def checkout() -> Path | None:
    """The project's own folder, if azulejos runs from its sources."""
    folder = Path(azulejos.__file__).parents[2]
    return folder if (folder / "setup.py").exists() and (folder / ".git").exists() else None


def compiler_flags() -> str | None:
    """What the build script adds to Python's own flags; an installed package does not tell."""
    folder = checkout()
    if folder is None:
        return None
    for node in ast.parse((folder / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "OPTIMISED":
            return " ".join(ast.literal_eval(node.value))
    return None


def commit() -> str | None:
    """The commit of a checkout, marked if there are changes on top of it."""
    folder = checkout()
    if folder is None:
        return None
    command = ["git", "-C", str(folder), "describe", "--always", "--dirty=+changes", "--abbrev=12"]
    try:
        finished = subprocess.run(
            [*command, "--exclude=*"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return finished.stdout.strip()
