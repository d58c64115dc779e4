"""Whatever goes wrong, as one line in the language of the person who reads it."""

from __future__ import annotations

import errno
import re
from typing import Any

import typer

from azulejos.engine.errors import AzulejosError, IllegalMove, InvalidPosition, Value
from azulejos.messages import Messages

FILE_FAULTS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-missing",
}


class CommandError(AzulejosError):
    """The command line asks for something that cannot be done."""


class BadValue(typer.BadParameter):
    """An option whose value cannot be read: raised while the command line is being parsed."""

    def __init__(self, value: str, expected: str) -> None:
        super().__init__(f"expected {expected}")
        self.value = value
        self.expected = expected


def explained(error: Exception, messages: Messages) -> str:
    """One line that says what was expected, and where."""
    if isinstance(error, InvalidPosition):
        faults = [messages.fault(fault.code, fault.values) for fault in error.faults]
        return one_line(" ".join(faults))
    return one_line(explained_fault(as_fault(error), messages))


def explained_fault(error: AzulejosError, messages: Messages) -> str:
    """The text of the error; the error that caused it can be told in it as `why`."""
    values: dict[str, Value] = dict(error.values)
    if isinstance(error.__cause__, AzulejosError):
        values["why"] = explained(error.__cause__, messages)
    said = messages.fault(error.code, values)
    if isinstance(error, IllegalMove) and error.values["move"] != "-":
        return messages.text("error-illegal-move", move=error.values["move"], why=said)
    return said


def one_line(text: str) -> str:
    return " ".join(text.split())


def as_fault(error: Exception) -> AzulejosError:
    if isinstance(error, AzulejosError):
        return error
    if isinstance(error, OSError):
        return file_fault(error)
    if isinstance(error, UnicodeDecodeError):
        return CommandError("not-text", place=error.start + 1)
    return usage_fault(error)


def file_fault(error: OSError, path: str = "-") -> CommandError:
    """What went wrong with the file that the error names, or else with the one at hand."""
    path = str(error.filename or path)
    code = FILE_FAULTS.get(error.errno or 0)
    if code is not None:
        return CommandError(code, path=path)
    return CommandError("file-failed", path=path, cause=error.strerror or str(error))


def usage_fault(error: Exception) -> CommandError:
    """What the parser of the command line found, which it would say in English and several lines.

    Its classes have moved between the packages of different versions, so they are known by name.
    """
    if isinstance(error, BadValue):
        values: dict[str, Value] = {"value": error.value, "expected": error.expected}
        return CommandError("option-value", option=parameter(error), **values)
    kind = type(error).__name__
    if kind == "MissingParameter":
        return CommandError("argument-missing", argument=parameter(error))
    if kind == "BadParameter":
        return CommandError("argument-bad", argument=parameter(error))
    if kind == "NoSuchOption":
        return CommandError("switch-unknown", value=str(getattr(error, "option_name", "")))
    if kind == "BadOptionUsage":
        return CommandError("switch-usage", value=str(getattr(error, "option_name", "")))
    return other_usage_fault(error)


def other_usage_fault(error: Exception) -> CommandError:
    """What the parser tells by its words alone."""
    said = str(error)
    context: Any = getattr(error, "ctx", None)
    commands = " ".join(getattr(getattr(context, "command", None), "commands", ()))
    if said.startswith("Missing command"):
        return CommandError("command-missing", expected=commands)
    if unknown := re.match(r"No such command '(.*?)'\.", said):
        return CommandError("command-unknown", value=unknown[1], expected=commands)
    if extra := re.fullmatch(r"Got unexpected extra argument.*? \((.*)\)", said):
        return CommandError("argument-extra", value=extra[1])
    return CommandError("usage", cause=said)


def parameter(error: Exception) -> str:
    """The option as it is written, or the name of the argument."""
    found = getattr(error, "param", None)
    name = str((getattr(found, "opts", None) or ["?"])[0])
    if name.startswith("-"):
        return name
    return str(getattr(found, "metavar", None) or name.upper()).rstrip(".")
