"""``python -m azulejos`` is the ``azulejos`` command."""

from azulejos.cli.main import main

if __name__ == "__main__":
    main()
