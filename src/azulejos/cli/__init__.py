"""The `azulejos` command. Each command has a module of its own; `main` puts them together."""
