"""The door of the server: who may come in, how often, how much they may bring."""
