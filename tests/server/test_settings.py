"""Settings from the environment: every variable, and one clear error for what cannot be used."""

from pathlib import Path

import pytest

from azulejos.engine.errors import InvalidOptions
from azulejos.server.app import create_app
from azulejos.server.keys import UnusableKey, signing_key
from azulejos.server.protocol.errors import TooMany
from azulejos.server.run import configured
from azulejos.server.settings import (
    PACKAGED_PAGE,
    Environment,
    Limits,
    Settings,
    from_environment,
)

SECRET = "s" * 31


def test_a_limit_is_set_by_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Limits()
    monkeypatch.setenv("AZULEJOS_LIMIT_FRAME_BYTES", "16384")
    limits = from_environment(Limits)
    assert limits == usual.model_copy(update={"frame_bytes": 16384})


@pytest.mark.parametrize("value", ["much", "-1", "", "1.5"])
def test_a_limit_that_is_no_number(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_LIMIT_CHAT", value)
    with pytest.raises(InvalidOptions) as refused:
        from_environment(Limits)
    expected = {"option": "AZULEJOS_LIMIT_CHAT", "value": value, "expected": "0.."}
    assert (refused.value.code, dict(refused.value.values)) == ("option-value", expected)


def test_a_limit_without_which_nothing_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_LIMIT_REQUESTS_AT_ONCE", "0")
    with pytest.raises(InvalidOptions) as refused:
        from_environment(Limits)
    assert refused.value.values["expected"] == "1.."


def test_only_our_own_variables_count(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = (Limits(), Environment())
    for name in ("CHAT", "WEB", "SIGNING_KEY", "AZULEJOS_CHAT"):
        monkeypatch.setenv(name, "7")
    assert (Limits(), Environment()) == usual


def test_a_folder_for_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AZULEJOS_WEB", "web")
    assert from_environment(Environment).web == tmp_path / "web"
    monkeypatch.setenv("AZULEJOS_WEB", "")
    assert from_environment(Environment).web == PACKAGED_PAGE


def test_a_key_that_is_too_short_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_SIGNING_KEY", SECRET)
    with pytest.raises(InvalidOptions) as refused:
        from_environment(Environment)
    expected = {"option": "AZULEJOS_SIGNING_KEY", "value": "31", "expected": "32.."}
    assert (refused.value.code, dict(refused.value.values)) == ("option-value", expected)
    assert SECRET not in str(refused.value)


def test_the_hosts_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_ADMIN_KEY", "")
    assert from_environment(Environment).admin_key is None
    monkeypatch.setenv("AZULEJOS_ADMIN_KEY", SECRET[:23])
    with pytest.raises(InvalidOptions) as refused:
        from_environment(Environment)
    expected = {"option": "AZULEJOS_ADMIN_KEY", "value": "23", "expected": "24.."}
    assert (refused.value.code, dict(refused.value.values)) == ("option-value", expected)
    monkeypatch.setenv("AZULEJOS_ADMIN_KEY", SECRET[:24])
    given = from_environment(Environment).admin_key
    assert given is not None
    assert given.get_secret_value() == SECRET[:24]
    assert SECRET[:24] not in repr(from_environment(Environment))


def test_the_key_that_was_given_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_SIGNING_KEY", SECRET + "!")
    settings = Settings(tmp_path, signing_key=from_environment(Environment).signing_key)
    assert signing_key(settings) == (SECRET + "!").encode()
    assert SECRET not in repr(settings)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("written", [b"", b"short", b" " * 64])
def test_a_damaged_key_is_not_used(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "signing.key").write_bytes(written)
    with pytest.raises(UnusableKey) as refused:
        signing_key(Settings(tmp_path))
    assert refused.value.code == "signing-key"


def test_a_new_key_is_on_the_disk_before_it_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    monkeypatch.setattr("os.fsync", lambda _: synced.append("file"))
    monkeypatch.setattr("azulejos.server.keys.sync_folder", lambda _: synced.append("folder"))
    signing_key(Settings(tmp_path))
    assert synced == ["file", "folder"]


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    first = signing_key(Settings(tmp_path))
    assert len(first) >= 32
    assert signing_key(Settings(tmp_path)) == first


def test_only_a_trusted_proxy_speaks_for_others(tmp_path: Path) -> None:
    """Its connections are not counted, and its word is taken; without a public address nobody's."""
    limits = Limits(connections_of_address=1)
    for public, peer, trusted in (
        ("https://example.org", "10.0.0.7", True),
        ("https://example.org", "127.0.0.1", False),
        ("", "10.0.0.7", False),
    ):
        settings = Settings(tmp_path, public_url=public, limits=limits, trusted_proxies="10.0.0.7")
        config = configured(settings, create_app(settings))
        assert config.forwarded_allow_ips == "10.0.0.7"
        assert config.proxy_headers is bool(public)
        counted = config.http.keywords["connections"]  # type: ignore[union-attr]
        counted.add("first", peer)
        if trusted:
            counted.add("second", peer)
        else:
            with pytest.raises(TooMany):
                counted.add("second", peer)
