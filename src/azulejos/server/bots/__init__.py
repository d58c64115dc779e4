"""Bots in seats: worker processes beside the server, which can be stopped when they take long.

Nothing is imported here, because a worker needs nothing but the bots themselves.
"""
