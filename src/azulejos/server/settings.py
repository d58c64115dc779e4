"""How this server runs: where it listens, where it keeps things, and how much it allows.

Every limit can be set by an environment variable: `AZULEJOS_LIMIT_FRAME_BYTES=16384`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, TypeVar
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    NonNegativeInt,
    PositiveInt,
    SecretStr,
    ValidationError,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from azulejos.cluster.address import checked_address
from azulejos.engine.errors import InvalidOptions
from azulejos.server.logs import LogFormat, LogLevel

PACKAGED_PAGE = Path(__file__).with_name("web")
DATABASE_FILE = "azulejos.db"
DEFAULT_PORT = 8000
SHORTEST_KEY = 32
SHORTEST_ADMIN_KEY = 24
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
TRUSTED_PROXIES = "127.0.0.1"
ANY_ADDRESS = frozenset({"0.0.0.0", "::"})


class Limits(BaseSettings):
    """What one guest, one address or one socket may ask for. Times are seconds."""

    model_config = SettingsConfigDict(env_prefix="AZULEJOS_LIMIT_", frozen=True)

    connections: NonNegativeInt = 10_000  # open in all, but at most three quarters of open files
    connections_of_address: NonNegativeInt = 300
    header_bytes: NonNegativeInt = 16 * 1024  # of one request
    header_seconds: PositiveInt = 10  # from a connection or its first byte to the whole header
    frame_bytes: NonNegativeInt = 8 * 1024
    messages: NonNegativeInt = 100  # frames of any kind of one socket ...
    messages_seconds: NonNegativeInt = 20  # ... in this time
    waiting_bytes: NonNegativeInt = 1024 * 1024  # not yet read by a client; then it is dropped
    body_bytes: NonNegativeInt = 16 * 1024
    record_bytes: NonNegativeInt = 160 * 1024  # of a body with a record
    requests: NonNegativeInt = 300  # of one address ...
    requests_seconds: NonNegativeInt = 20  # ... in this time
    requests_at_once: PositiveInt = 8  # of one address; more of them wait for each other
    guests: NonNegativeInt = 30  # made from one address ...
    guests_seconds: NonNegativeInt = 600  # ... in this time
    sockets: NonNegativeInt = 200  # open from one address
    sockets_of_guest: NonNegativeInt = 20
    tables: NonNegativeInt = 20_000  # unfinished, in all
    tables_of_guest: NonNegativeInt = 40  # made by a guest, by weight ...
    tables_seconds: NonNegativeInt = 3600  # ... in this time
    tables_of_address: NonNegativeInt = 400  # made from one address, by weight ...
    tables_of_address_seconds: NonNegativeInt = 24 * 3600  # ... in this time
    waiting_table_seconds: NonNegativeInt = 24 * 3600  # kept if nobody comes back; 0: for ever
    bots_table_seconds: NonNegativeInt = 3600
    people_table_seconds: NonNegativeInt = 30 * 24 * 3600
    cancelled_table_seconds: NonNegativeInt = 7 * 24 * 3600
    guest_seconds: NonNegativeInt = 30 * 24 * 3600  # who has no tables; 0: for ever
    chat_length: NonNegativeInt = 300
    chat: NonNegativeInt = 8  # messages of one guest ...
    chat_of_address: NonNegativeInt = 40  # ... and of all at one address ...
    chat_seconds: NonNegativeInt = 10  # ... in this time
    bot_seconds: NonNegativeInt = 20  # for one turn of a bot, then it is stopped
    network_bots: NonNegativeInt = 50  # programs that are connected at a time
    network_bot_tables: NonNegativeInt = 8  # unfinished ones where a program has a seat
    network_bot_new_tables: NonNegativeInt = 600  # made by a program in `tables_seconds`, by weight
    network_bot_messages: NonNegativeInt = 1000  # frames of its stream in `messages_seconds`
    network_bot_seconds: PositiveInt = 60  # for one turn of a program where no clock runs
    bot_workers: NonNegativeInt = 0  # processes; 0: one less than processors, at least one
    reviews: NonNegativeInt = 30  # begun by one guest, a deep one counts ten times ...
    reviews_of_address: NonNegativeInt = 120  # ... and by all at one address ...
    reviews_seconds: NonNegativeInt = 3600  # ... in this time
    review_simulations: PositiveInt = 100_000  # at most, in each search of a review
    analyses: NonNegativeInt = 60  # of positions and tried turns, by one guest ...
    analyses_of_address: NonNegativeInt = 240  # ... and by all at one address ...
    analyses_seconds: NonNegativeInt = 60  # ... in this time
    analyses_at_once: NonNegativeInt = 4  # reviews as well, under way for one guest
    analyses_at_once_of_address: NonNegativeInt = 16
    analyses_waiting: NonNegativeInt = 200  # in all
    analysis_simulations: PositiveInt = 500_000  # of one position
    analysis_seconds: PositiveInt = 60  # of thinking about it
    analysis_workers: NonNegativeInt = 0  # processes; 0: two more than for bots
    reports: NonNegativeInt = 5  # made by one guest ...
    reports_of_address: NonNegativeInt = 20  # ... and by all at one address ...
    reports_seconds: NonNegativeInt = 3600  # ... in this time
    reports_waiting: NonNegativeInt = 1000  # in all, that the host has not handled
    kept_report_seconds: NonNegativeInt = 90 * 24 * 3600  # 0: for ever
    kept_audit_seconds: NonNegativeInt = 365 * 24 * 3600  # what the host has done; 0: for ever
    admin_attempts: NonNegativeInt = 10  # to sign in as the host, from one address ...
    admin_attempts_of_site: NonNegativeInt = 100  # ... and from all ...
    admin_attempts_seconds: NonNegativeInt = 900  # ... in this time
    log_entries: NonNegativeInt = 500  # of one table; then nothing can be undone or left any more
    idle_seconds: NonNegativeInt = 300  # after which a table that nobody looks at leaves the memory

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def analysts(self) -> int:
        return self.analysis_workers or self.workers + 2


class Networks:
    """Addresses and networks, written with commas between them: `10.0.0.7, 192.168.0.0/16`."""

    def __init__(self, written: str) -> None:
        self.written = written
        parts = [part.strip() for part in written.split(",")]
        self._networks = [ip_network(part) for part in parts if part]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def networks(written: str) -> str:
    Networks(written)
    return written


class Environment(BaseSettings):
    """What the environment says beside the limits."""

    model_config = SettingsConfigDict(env_prefix="AZULEJOS_", frozen=True)

    web: Annotated[
        Path,
        BeforeValidator(lambda folder: folder or PACKAGED_PAGE),
        AfterValidator(Path.absolute),
    ] = PACKAGED_PAGE
    signing_key: Annotated[SecretStr, Field(min_length=SHORTEST_KEY)] | None = None
    trusted_proxies: Annotated[str, AfterValidator(networks)] = TRUSTED_PROXIES
    hosts: str = ""
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    network_bots: bool = False
    thinking: str = ""
    admin_key: Annotated[
        Annotated[SecretStr, Field(min_length=SHORTEST_ADMIN_KEY)] | None,
        BeforeValidator(lambda key: key or None),
    ] = None


AnySettings = TypeVar("AnySettings", bound=BaseSettings)


def from_environment(kind: type[AnySettings]) -> AnySettings:
    """The settings, or `InvalidOptions` for the first variable that cannot be used."""
    try:
        return kind()
    except ValidationError as error:
        raise unusable(kind, error) from None


EXPECTED = {
    "value_error": TRUSTED_PROXIES,
    "literal_error": "{words}",
    "bool_parsing": "true, false",
}
"""By the kind of fault; all others are numbers out of their bounds."""


def unusable(kind: type[BaseSettings], error: ValidationError) -> InvalidOptions:
    """Names the variable; of a secret it tells the length alone."""
    fault = error.errors()[0]
    variable = f"{kind.model_config['env_prefix']}{fault['loc'][0]}".upper()
    bounds = fault.get("ctx", {})
    is_secret = "min_length" in bounds
    value = str(len(fault["input"]) if is_secret else fault["input"])
    expected = EXPECTED.get(fault["type"], "{lowest}..").format(
        lowest=bounds.get("min_length", bounds.get("gt", -1) + 1), words=bounds.get("expected")
    )
    return InvalidOptions("option-value", option=variable, value=value, expected=expected)


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
    signing_key: SecretStr | None = None  # else one is kept in the data folder
    trusted_proxies: str = TRUSTED_PROXIES
    hosts: str = ""  # further names of this server, with commas between them
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    network_bots: bool = False  # whether programs with a token may play
    thinking: str = ""  # the address of a cluster that thinks; else this machine does
    admin_key: SecretStr | None = None  # without it there is no page for the host

    def __post_init__(self) -> None:
        if self.thinking:
            checked_address(self.thinking)
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
    def proxies(self) -> Networks:
        """Whose word is taken for the address of a client; nobody's without a public address."""
        return Networks(self.trusted_proxies)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")


def usual_data_folder() -> Path:
    return user_data_path("azulejos", appauthor=False)
