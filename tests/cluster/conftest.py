from tests.cli.conftest import azulejos_command

__all__ = ["azulejos_command"]
