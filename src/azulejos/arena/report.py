"""Everything that a tournament has found, as plain data: what `--json` prints and files hold."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from azulejos.arena.errors import ArenaError
from azulejos.arena.ratings import Rating, rate
from azulejos.arena.results_folder import Games, read_games, read_header, read_tournament
from azulejos.arena.runner import PairingProgress
from azulejos.arena.standings import results
from azulejos.arena.tournament import Tournament


def report(folder: Path, anchor: str | None = None) -> dict[str, Any]:
    """The results in a folder; the anchor has rating 0, the first player if there is none."""
    header, tournament, games = read_header(folder), read_tournament(folder), read_games(folder)
    return {
        "settings": tournament.settings(),
        "sources": header["sources"],
        "commit": header.get("commit"),
        "machine": header.get("machine"),
        "folder": str(folder),
        "pairings": [result.data() for result in results(tournament, games)],
        "ratings": ratings(tournament, games, anchor),
    }


def ratings(tournament: Tournament, games: Games, anchor: str | None) -> list[dict[str, Any]]:
    """From the strongest to the weakest; players that cannot be compared are left out."""
    expect_anchor(tournament, anchor)
    names = [player.name for player in tournament.players]
    scores = {
        pairing: counted_deals(tournament, games, number)
        for number, pairing in enumerate(tournament.pairings)
    }
    fixed = 0 if anchor is None else names.index(anchor)
    rated = [rating for rating in rate(names, scores, fixed) if rating is not None]
    return [asdict(rating) for rating in sorted(rated, key=by_strength)]


def expect_anchor(tournament: Tournament, anchor: str | None) -> None:
    """Raises `ArenaError` unless somebody of this name plays."""
    names = [player.name for player in tournament.players]
    if anchor is not None and anchor not in names:
        raise ArenaError("arena-anchor", value=anchor, expected=" ".join(names))


def by_strength(rating: Rating) -> tuple[float, str]:
    return -rating.elo, rating.name


def counted_deals(tournament: Tournament, games: Games, pairing: int) -> list[list[float]]:
    """Deals that were played when the test stopped are not counted."""
    deals = PairingProgress(tournament, pairing, games).deals
    test = tournament.test_of(pairing)
    return deals[: test.judge(deals).deals] if test else deals
