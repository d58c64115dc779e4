"""Bots that play on a server over the network: docs/bot_protocol.md, seen from the bot's side."""
