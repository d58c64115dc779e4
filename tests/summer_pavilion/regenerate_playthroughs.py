"""Writes the playthroughs anew (`python -m tests.summer_pavilion.regenerate_playthroughs`)."""

from tests.summer_pavilion.playthrough import FOLDER, TABLES, file_of, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        file_of(*table).write_text(written(*table), encoding="utf-8")


if __name__ == "__main__":
    main()
