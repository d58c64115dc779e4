"""Records of no table: a tree of positions from a record, a record from a tree, and deals."""

from typing import Any

import httpx
import pytest
from tests.records.play import random_record
from tests.server.running import Running

from azulejos.engine import record
from azulejos.engine.record import Node, write_tree
from azulejos.engine.registry import GAMES, from_position, rule_set, start
from azulejos.server.api.board_models import LONGEST_RECORD, MOST_NODES
from azulejos.server.settings import Limits

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]
DEAL = "BBYR KKWW RRRB YYKW BRKW"


async def asked(server: Running, path: str, **body: Any) -> httpx.Response:
    """By somebody who has no cookie."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.post(f"/api/{path}", json=body)


async def refused(server: Running, path: str, **body: Any) -> tuple[int, str]:
    answer = await asked(server, path, **body)
    return answer.status_code, answer.json()["code"]


class TestTrees:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("form", ["text", "json"])
    async def test_there_and_back(self, server: Running, game: str, form: str) -> None:
        played = random_record(2, rule_set(game).variants[0], seed=5, turns=30, game=game)
        nodes = [node for node, _ in record.tree_of(played)]
        branched = write_tree(
            record.opening(played),
            [*nodes, Node(-1, deal=nodes[0].deal, comment="the same again")],
            ["Ana", "Taras"],
            {"Comment": "a start"},
        )
        text = record.write(branched) if form == "text" else record.write_json(branched)
        tree = (await asked(server, "records/read", text=text)).json()
        assert (tree["names"], tree["comment"]) == (["Ana", "Taras"], "a start")
        assert len(tree["nodes"]) == len(nodes) + 1
        for node in tree["nodes"]:
            assert from_position(node["position"]).status() == []
            assert (node["seat"] is None) == bool(node["deal"])
            for extra in ("seat", "position", "lines"):
                del node[extra]
        assert (await asked(server, "records/write", **tree, form=form)).text == text

    async def test_a_node_tells_what_it_did(self, server: Running) -> None:
        game = write_tree(start("azul"), [Node(-1, deal=DEAL), Node(0, moves=("3R3",))])
        tree = (await asked(server, "records/read", text=record.write(game))).json()
        assert tree["nodes"][1]["lines"][0][0]["values"]["amount"] == 3
        assert tree["nodes"][1]["seat"] == 0

    async def test_a_position_is_a_tree_without_nodes(self, server: Running) -> None:
        position = start("azul").position()
        tree = (await asked(server, "records/read", text=position + "\n")).json()
        assert (tree["start"], tree["nodes"]) == (position, [])

    async def test_what_is_no_record_is_refused_with_its_line(self, server: Running) -> None:
        text = record.write(random_record(turns=3)).replace("\n0 ", "\n1 ", 1)
        answer = await asked(server, "records/read", text=text)
        assert (answer.status_code, answer.json()["code"]) == (422, "record-seat")
        assert answer.json()["details"]["line"] > 0
        assert await refused(server, "records/read", text="hello") == (422, "record-line")
        assert await refused(server, "records/read", text="azul x") == (422, "position-field")

    async def test_an_impossible_tree_is_refused(self, server: Running) -> None:
        position = start("azul").position()
        for nodes, code in (
            ([{"parent": 0, "deal": DEAL}], "record-tree"),
            ([{"parent": -1, "moves": ["3B2"]}], "deal-due"),
            ([{"parent": -2, "deal": DEAL}], "malformed-request"),
        ):
            found = await refused(server, "records/write", start=position, nodes=nodes)
            assert found[1] == code

    async def test_sizes_are_limited(self, server: Running) -> None:
        long = "x" * (LONGEST_RECORD + 1)
        assert await refused(server, "records/read", text=long) == (422, "malformed-request")
        huge = "x" * Limits().record_bytes
        assert await refused(server, "records/read", text=huge) == (413, "body-too-large")
        many = [{"parent": -1, "deal": DEAL}] * (MOST_NODES + 1)
        body = {"start": start("azul").position(), "nodes": many}
        assert await refused(server, "records/write", **body) == (422, "malformed-request")

    async def test_a_record_with_too_many_nodes(self, server: Running) -> None:
        nodes = [Node(-1, deal=DEAL)] * (MOST_NODES + 1)
        text = record.write(write_tree(start("azul"), nodes))
        assert len(text) < LONGEST_RECORD
        assert await refused(server, "records/read", text=text) == (413, "record-too-long")


class TestDeals:
    @pytest.mark.parametrize("game", GAMES)
    async def test_by_chance(self, server: Running, game: str) -> None:
        position = (await asked(server, "positions/start", game=game)).json()["position"]
        assert position == start(game).position()
        dealt = (await asked(server, "positions/draw", position=position, by_chance=True)).json()
        state = start(game)
        state.deal_explicit(state.read_deal(dealt["deal"]))
        assert dealt["position"] == state.position()
        assert (dealt["draws"], dealt["choices"]) == ([], state.choices())
        assert dealt["events"]

    @pytest.mark.parametrize("game", GAMES)
    async def test_item_by_item(self, server: Running, game: str) -> None:
        position, drawn = start(game).position(), list[str]()
        while True:
            body = {"position": position, "drawn": drawn}
            answer = (await asked(server, "positions/draw", **body)).json()
            if not answer["draws"]:
                break
            assert answer["deal"] is None
            first = answer["draws"][0]
            assert (first["ways"] > 0, bool(first["tile"])) == (True, True)
            drawn.append(first["item"])
        again = start(game)
        again.deal_explicit(again.read_deal(answer["deal"]))
        assert again.position() == answer["position"]

    async def test_where_no_deal_is_due(self, server: Running) -> None:
        state = start("azul")
        state.deal_explicit(state.read_deal(DEAL))
        found = await refused(server, "positions/draw", position=state.position())
        assert found == (422, "no-deal-due")

    async def test_what_is_not_in_the_bag(self, server: Running) -> None:
        position = start("azul", 3).position()
        found = await refused(server, "positions/draw", position=position, drawn=["B"] * 21)
        assert found == (422, "item-not-there")

    async def test_another_player_count(self, server: Running) -> None:
        body = {"game": "azul", "players": 4, "variant": "grey", "options": {"max_rounds": 5}}
        position = (await asked(server, "positions/start", **body)).json()["position"]
        assert "players=4 variant=grey max_rounds=5" in position
        assert (await refused(server, "positions/start", game="chess"))[1] == "unknown-game"
        body = {"game": "azul", "options": {"players": 3}}
        assert (await refused(server, "positions/start", **body))[1] == "unknown-option"


class TestEditing:
    async def test_a_change_its_faults_and_the_way_out(self, server: Running) -> None:
        position = start("azul").position()
        body: dict[str, Any] = {"part": "factory/1", "value": {"red": 2}}
        edited = (await asked(server, "positions/edit", position=position, **body)).json()
        assert "factories=RR," in edited["position"]
        assert [fault["parts"] for fault in edited["faults"]] == [["bag"]]
        assert edited["view"] is None
        body = {"position": edited["position"], "fill_up": True}
        mended = (await asked(server, "positions/edit", **body)).json()
        assert (mended["faults"], mended["view"]["bag"]["counts"]["red"]) == ([], 18)

    @pytest.mark.parametrize("game", GAMES)
    async def test_the_fields_of_every_game(self, server: Running, game: str) -> None:
        edited = (await asked(server, "positions/edit", position=start(game).position())).json()
        assert {"round", "phase", "seat", "bag", "0:score", "1:score"} <= {
            field["part"] for field in edited["fields"]
        }
        assert edited["view"]["game"] == game

    async def test_impossible_changes(self, server: Running) -> None:
        position = start("azul").position()
        for part, value, code in (
            ("factory/1", {"red": 9}, "setup-value"),
            ("round", "1", "setup-value"),
            ("nowhere", 1, "setup-part"),
            ("round", 1.5, "malformed-request"),
        ):
            body = {"position": position, "part": part, "value": value}
            assert await refused(server, "positions/edit", **body) == (422, code)
        assert (await refused(server, "positions/edit", position="azul"))[1] == "position-field"
