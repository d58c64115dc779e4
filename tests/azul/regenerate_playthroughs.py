"""Writes the playthroughs anew (`python -m tests.azul.regenerate_playthroughs`); read the diff."""

from tests.azul.playthrough import FOLDER, TABLES, file_of, written


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players, variant in TABLES:
        file_of(players, variant).write_text(written(players, variant), encoding="utf-8")


if __name__ == "__main__":
    main()
