"""`azulejos arena`: matches, round robins and ladders between bots."""

from azulejos.cli.arena.command import app

__all__ = ["app"]
