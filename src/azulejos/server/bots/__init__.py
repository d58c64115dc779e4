"""Bots in seats: worker processes beside the server, which can be stopped when they take long."""

from azulejos.server.bots.pool import BotPool, Question

__all__ = ["BotPool", "Question"]
