"""Writes the playthroughs anew (`python -m tests.playthroughs.regenerate`); read the diff."""

from tests.engine.tables import TABLES
from tests.playthroughs.playthrough import FOLDER, file_of, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        file_of(table).write_text(written(table), encoding="utf-8")


if __name__ == "__main__":
    main()
