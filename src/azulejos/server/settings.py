"""How this server runs: where it listens, where it keeps things, and how much it allows.

Every limit can be set by an environment variable: `AZULEJOS_LIMIT_FRAME_BYTES=16384`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from azulejos.engine.errors import InvalidOptions

LIMIT_PREFIX = "AZULEJOS_LIMIT_"
WEB_VARIABLE = "AZULEJOS_WEB"
PACKAGED_PAGE = Path(__file__).with_name("web")
DATABASE_FILE = "azulejos.db"
DEFAULT_PORT = 8000
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
ANY_ADDRESS = frozenset({"0.0.0.0", "::"})


@dataclass(frozen=True, slots=True)
class Limits:
    """What one guest, one address or one socket may ask for. Times are seconds."""

    frame_bytes: int = 8 * 1024
    messages: int = 100  # of one socket ...
    messages_seconds: int = 20  # ... in this time
    waiting_bytes: int = 1024 * 1024  # not yet taken by a client; beyond this it is dropped
    body_bytes: int = 16 * 1024
    requests: int = 300  # of one address ...
    requests_seconds: int = 20  # ... in this time
    guests: int = 30  # made from one address ...
    guests_seconds: int = 600  # ... in this time
    sockets: int = 200  # open from one address
    sockets_of_guest: int = 20
    tables: int = 20_000  # unfinished, in all
    tables_of_guest: int = 30  # made by a guest ...
    tables_seconds: int = 3600  # ... in this time
    chat_length: int = 300
    chat: int = 8  # messages of one socket ...
    chat_seconds: int = 10  # ... in this time
    bot_seconds: int = 20  # for one turn of a bot, then it is stopped
    bot_workers: int = 0  # processes; 0: one less than there are processors, at least one
    idle_seconds: int = 300  # after which a table that nobody looks at leaves the memory

    @classmethod
    def of(cls, environ: Mapping[str, str]) -> Limits:
        """The usual limits, except those set in the environment."""
        chosen: dict[str, int] = {}
        for limit in fields(cls):
            variable = LIMIT_PREFIX + limit.name.upper()
            if variable in environ:
                chosen[limit.name] = whole_number(variable, environ[variable])
        return cls(**chosen)

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)


def whole_number(variable: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise InvalidOptions("option-value", option=variable, value=text, expected="0..")
    return int(text)


@dataclass(frozen=True, slots=True)
class Settings:
    """What `azulejos serve` was told."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    web: Path = PACKAGED_PAGE

    def __post_init__(self) -> None:
        parts = urlsplit(self.public_url)
        usable = parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/")
        if self.public_url and not usable:
            expected = "https://example.org"
            raise InvalidOptions(
                "option-value", option="--public-url", value=self.public_url, expected=expected
            )

    @property
    def database_url(self) -> str:
        """SQLite in the data folder unless another database was named."""
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def behind_proxy(self) -> bool:
        return bool(self.public_url)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")


def usual_data_folder() -> Path:
    return user_data_path("azulejos", appauthor=False)


def web_folder(environ: Mapping[str, str]) -> Path:
    """Where the web page lies: `AZULEJOS_WEB`, or with the program."""
    named = environ.get(WEB_VARIABLE, "")
    return Path(named).absolute() if named else PACKAGED_PAGE
