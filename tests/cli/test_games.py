"""`azulejos games` lists what the registry offers."""

from tests.cli.commands import Azulejos

import azulejos


def test_every_rule_set_is_listed_as_json(azulejos_command: Azulejos) -> None:
    listed = azulejos_command("games", "--json").json
    assert [game["game"] for game in listed] == list(azulejos.GAMES)
    assert listed[0] == {
        "game": "azul",
        "rules": azulejos.rule_set("azul").version,
        "players": [2, 3, 4],
        "variants": ["standard", "grey"],
        "options": [
            {
                "name": "max_rounds",
                "variants": ["standard", "grey"],
                "expected": "0..1000",
                "default": 0,
            }
        ],
    }


def test_an_option_of_one_variant_says_so(azulejos_command: Azulejos) -> None:
    listed = {game["game"]: game for game in azulejos_command("games", "--json").json}
    wheel = next(one for one in listed["queens_garden"]["options"] if one["name"] == "wheel")
    assert wheel["variants"] == ["variant"]
    assert wheel["expected"].endswith("/plant,light_green,lily 0..9")
    assert wheel["default"] == "1,2,1/2,1,2/1,2,1/2,1,2"
    assert "wheel (only variant)" in azulejos_command("games").out


def test_the_table_names_games_players_variants_and_options(azulejos_command: Azulejos) -> None:
    finished = azulejos_command("games")
    assert finished.code == 0
    for word in ("azul", "2–4", "standard, grey", "max_rounds: 0..1000"):
        assert word in finished.out


def test_headings_are_translated(azulejos_command: Azulejos) -> None:
    assert "Warianty" in azulejos_command("--language", "pl", "games").out
    assert "Варіанти" in azulejos_command("--language", "uk", "games").out
