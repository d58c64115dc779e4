"""Moves tried in positions of no table."""

from typing import Any

import httpx
import pytest
from tests.server.running import Running

from azulejos.engine.game import GameState
from azulejos.engine.registry import GAMES, start
from azulejos.engine.rng import Rng
from azulejos.server.protocol.messages import LONGEST_POSITION, LONGEST_TURN

pytestmark = [pytest.mark.anyio, pytest.mark.compiled_only]
PATH = "/api/positions/attempt"


def dealt(game: str) -> GameState:
    state = start(game)
    state.deal(Rng(1))
    return state


async def asked(server: Running, **body: Any) -> httpx.Response:
    """By somebody who has no cookie."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.post(PATH, json=body)


@pytest.mark.parametrize("game", GAMES)
class TestAnswers:
    async def test_a_position_as_it_stands(self, server: Running, game: str) -> None:
        state = dealt(game)
        answer = (await asked(server, position=state.position())).json()
        assert answer["view"] == state.view()
        assert answer["choices"] == state.choices()
        assert answer["position"] == state.position()
        assert (answer["events"], answer["turn_complete"]) == ([], False)

    async def test_turn_after_turn(self, server: Running, game: str) -> None:
        """The same as the engine, choice by choice, as far as chance lets it."""
        state, rng = dealt(game), Rng(2)
        for _ in range(6):
            position, moves, complete = state.position(), list[str](), False
            while not complete:
                moves.append(state.code(state.random_legal_move(rng)))
                state.play(moves[-1])
                answer = (await asked(server, position=position, moves=moves)).json()
                assert answer["view"] == state.view()
                assert answer["position"] == state.position()
                complete = answer["turn_complete"]
            assert answer["events"]
            if state.needs_deal:
                assert answer["choices"] == []
                state.deal(rng)


class TestRefusals:
    async def refused(self, server: Running, **body: Any) -> tuple[int, str]:
        answer = await asked(server, **body)
        return answer.status_code, answer.json()["code"]

    async def test_what_the_rules_forbid(self, server: Running) -> None:
        position = dealt("azul").position()
        answer = await asked(server, position=position, moves=["CB1"])
        assert answer.status_code == 200
        assert set(answer.json()) == {"refused"}
        told = answer.json()["refused"]
        assert (told["code"], told["details"]["move"]) == ("azul.colour-not-there", "CB1")
        state = dealt("azul")
        first = state.code(state.legal_moves()[0])
        twice = await asked(server, position=position, moves=[first, first])
        assert twice.json()["refused"]["code"] == "turn-complete"
        early = await asked(server, position=start("azul").position(), moves=[first])
        assert early.json()["refused"]["code"] == "deal-due"

    async def test_what_is_no_move(self, server: Running) -> None:
        position = dealt("azul").position()
        assert await self.refused(server, position=position, moves=["x"]) == (422, "azul.move-code")

    async def test_what_is_no_position(self, server: Running) -> None:
        position = dealt("azul").position()
        assert await self.refused(server, position="chess") == (422, "position-game")
        assert await self.refused(server, position=position[:-1]) == (422, "position-value")
        false = position.replace("lid=-", "lid=B1")
        assert await self.refused(server, position=false) == (422, "azul.tile-count")

    async def test_a_game_that_is_over(self, server: Running) -> None:
        state, rng = start("azul"), Rng(1)
        while not state.is_over:
            if state.needs_deal:
                state.deal(rng)
            state.play(state.random_legal_move(rng))
        position = state.position()
        assert (await asked(server, position=position)).json()["choices"] == []
        over = await self.refused(server, position=position, moves=["1B1"])
        assert over == (409, "game-over")

    @pytest.mark.parametrize(
        "body",
        [
            {},
            {"position": ""},
            {"position": "x" * (LONGEST_POSITION + 1)},
            {"position": "x", "moves": ["1B1"] * (LONGEST_TURN + 1)},
            {"position": "x", "moves": ["x" * 41]},
            {"position": "x", "moves": [1]},
            {"position": "x", "seat": 0},
        ],
    )
    async def test_what_does_not_have_the_form(self, server: Running, body: dict[str, Any]) -> None:
        assert await self.refused(server, **body) == (422, "malformed-request")
