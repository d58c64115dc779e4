import pytest
from tests.cli.commands import LOCALE, Azulejos


@pytest.fixture
def azulejos_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Azulejos:
    for name in ("LC_ALL", "COLUMNS"):
        monkeypatch.setenv(name, LOCALE[name])
    return Azulejos(capsys)
