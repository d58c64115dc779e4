"""`azulejos train` shows what was learned, and says in one line what it cannot do."""

import json
from pathlib import Path

import pytest
from tests.cli.commands import Azulejos, process
from tests.nets.random_layers import random_layers

from azulejos.bots.azul.features import VERSION, input_count
from azulejos.nets import Heading, Learned, write_weights
from azulejos.training import tables

QUICK = ("--games", "100", "--sims", "10", "--epochs", "1", "--match-games", "2")


@pytest.mark.slow
@pytest.mark.compiled_only
def test_a_generation_is_made_and_shown(tmp_path: Path) -> None:
    command = ("train", "azul", "--folder", str(tmp_path), *QUICK)
    shown = process(*command)
    assert (shown.code, shown.err) == (0, "")
    assert "generation" in shown.out
    again = process(*command, "--json")
    log = again.json["log"]
    assert [step["step"] for step in log] == ["games", "learning", "match"]
    assert log[1]["written"]["positions"] == log[1]["net"]["positions"] > 100
    assert (tmp_path / "generation-1" / "made.net").stat().st_size < 200_000


@pytest.mark.slow
@pytest.mark.compiled_only
def test_without_a_match_every_net_is_kept(tmp_path: Path) -> None:
    command = ("train", "azul", "--folder", str(tmp_path), *QUICK[:-1], "0", "--brief", "3")
    shown = process(*command)
    assert (shown.code, shown.err) == (0, "")
    log = process(*command, "--json").json["log"]
    assert log[2] == {"generation": 1, "step": "match", "kept": True}
    assert (tmp_path / "best.net").exists()
    assert json.loads((tmp_path / "plan.json").read_text())["brief"] == 3


def test_games_without_inputs_are_refused(
    azulejos_command: Azulejos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FEATURES", {"azul": tables.features_of("azul")})
    refused = azulejos_command("train", "queens_garden", "--folder", str(tmp_path / "nets"), *QUICK)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "Expected: azul" in refused.err
    assert not (tmp_path / "nets").exists()


def test_other_options_need_another_folder(azulejos_command: Azulejos, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text(json.dumps({"game": "azul"}))
    refused = azulejos_command("train", "azul", "--folder", str(tmp_path))
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "plan.json" in refused.err


class TestBotsWithANet:
    def test_a_file_that_is_no_net(self, azulejos_command: Azulejos, tmp_path: Path) -> None:
        (tmp_path / "some.net").write_text("nothing")
        refused = azulejos_command("bot", "search", "--stdio", "--net", str(tmp_path / "some.net"))
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "some.net" in refused.err

    def test_a_net_with_other_inputs(self, azulejos_command: Azulejos, tmp_path: Path) -> None:
        heading = Heading("azul", 2, "standard", VERSION)
        write_weights(tmp_path / "some.net", Learned(heading, random_layers(5, 4)))
        refused = azulejos_command("bot", "search", "--stdio", "--net", str(tmp_path / "some.net"))
        assert refused.code == 2
        assert str(input_count(2)) in refused.err

    def test_a_net_is_for_programs(self, azulejos_command: Azulejos) -> None:
        refused = azulejos_command(
            "bot", "greedy", "--connect", "http://localhost:1", "--net", "some.net"
        )
        assert (refused.code, refused.err.count("\n")) == (2, 1)
        assert "--stdio" in refused.err
