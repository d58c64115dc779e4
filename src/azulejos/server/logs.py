"""What the server tells those who run it: lines to read, or JSON for programs.

Every line has an event in words and facts beside it: which table, which request. Never a token, a
cookie, an address or the rest of a link.
"""

from __future__ import annotations

import logging
from typing import Any, Literal

import structlog
from structlog.contextvars import bind_contextvars, get_contextvars
from structlog.stdlib import BoundLogger, ExtraAdder, ProcessorFormatter
from structlog.typing import EventDict, Processor

LogFormat = Literal["text", "json"]
LogLevel = Literal["info", "warning", "error"]
REQUEST = "request"
OF_REQUESTS = ("uvicorn", "azulejos.server.gateway")
"""Whose lines are about the request at hand. Others may be written by a task that a request has
begun and that goes on long after it."""


def logger(name: str) -> BoundLogger:
    """Writes records of the standard library, so that tests and other programs can read them."""
    log: BoundLogger = structlog.wrap_logger(
        logging.getLogger(name),
        wrapper_class=BoundLogger,
        processors=[structlog.stdlib.filter_by_level, structlog.stdlib.render_to_log_kwargs],
    )
    return log


def begin_request(request: str) -> None:
    """Lines about this request name it from now on: each is handled by a task of its own."""
    bind_contextvars(request=request)


def name_request(_logger: object, _method: str, event: EventDict) -> EventDict:
    if event["logger"].startswith(OF_REQUESTS):
        event.setdefault(REQUEST, get_contextvars().get(REQUEST))
        if event[REQUEST] is None:
            del event[REQUEST]
    return event


def write_to_standard_error(style: LogFormat, level: LogLevel) -> None:
    """From now on; what libraries say in passing is left out."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(style))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("azulejos").setLevel(level.upper())


def formatter(style: LogFormat) -> logging.Formatter:
    facts: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        ExtraAdder(),
        name_request,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    return ProcessorFormatter(foreign_pre_chain=facts, processors=RENDERING[style])


def without_record(_logger: object, _method: str, event: EventDict) -> EventDict:
    return ProcessorFormatter.remove_processors_meta(None, "", event)


def as_line(_logger: object, _method: str, event: EventDict) -> str:
    """`2026-01-31T12:00:00Z warning a bot failed (bot=hard, table=9f2c)`"""
    at, level, words = event.pop("timestamp"), event.pop("level"), event.pop("event")
    event.pop("logger")
    trace = event.pop("exception", "")
    facts = ", ".join(f"{name}={value}" for name, value in event.items())
    line = f"{at} {level} {words}" + (f" ({facts})" if facts else "")
    return f"{line}\n{trace}" if trace else line


RENDERING: dict[LogFormat, Any] = {
    "text": [without_record, structlog.processors.format_exc_info, as_line],
    "json": [
        without_record,
        structlog.processors.dict_tracebacks,
        structlog.processors.JSONRenderer(ensure_ascii=False, default=str),
    ],
}
