"""Writes the playthroughs anew; read the diff."""

from tests.queens_garden.playthrough import FOLDER, TABLES, file_of, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players, variant in TABLES:
        file_of(players, variant).write_text(written(players, variant), encoding="utf-8")


if __name__ == "__main__":
    main()
