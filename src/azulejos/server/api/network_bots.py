"""Programs that play over the network, as people see them."""

from __future__ import annotations

from fastapi import APIRouter

from azulejos.server.api.models import NetworkBotFacts, NetworkBotsAnswer
from azulejos.server.api.responses import errors
from azulejos.server.services import TheServices

router = APIRouter(tags=["network bots"], responses=errors())


@router.get("/api/bots")
async def network_bots(services: TheServices) -> NetworkBotsAnswer:
    """The programs that are connected and accept challenges."""
    programs = sorted(services.network_bots.programs(), key=lambda program: program.name)
    return NetworkBotsAnswer(
        allowed=services.settings.network_bots,
        bots=[
            NetworkBotFacts(name=program.name, games=list(program.games), busy=program.busy)
            for program in programs
            if program.games
        ],
    )
