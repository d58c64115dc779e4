"""What clients send, read into types."""

from __future__ import annotations

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from starlette.types import Message

from azulejos.server.protocol.errors import Malformed
from azulejos.server.protocol.faults import malformed

AnyMessage = TypeVar("AnyMessage")


def read(frame: Message, adapter: TypeAdapter[AnyMessage]) -> AnyMessage:
    text = frame.get("text")
    if text is None:
        raise Malformed("malformed-message", field="", expected="text")
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise malformed("malformed-message", first) from None
