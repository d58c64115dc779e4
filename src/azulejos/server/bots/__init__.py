"""Bots in seats: programs beside the server, which can be ended when they take long."""
