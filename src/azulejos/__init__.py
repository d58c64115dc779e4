"""The Azul family of board games: rules at native speed, records, tables and bots.

>>> import azulejos
>>> game = azulejos.start("azul", players=2)
>>> game.deal(azulejos.Rng(1))
>>> game.play(game.legal_moves()[0])
>>> game.current
1
"""

from azulejos._mode import COMPILED, InterpretedWarning  # first: it decides how the rest is loaded
from azulejos.engine.answers import Attempt, Choice, Outcome
from azulejos.engine.errors import (
    AzulejosError,
    Fault,
    GameOver,
    IllegalMove,
    ImpossibleDraw,
    InvalidOptions,
    InvalidPosition,
    MalformedMove,
    MalformedPosition,
    MalformedRecord,
    Reason,
    RecordMismatch,
    UnknownGame,
)
from azulejos.engine.game import GameState
from azulejos.engine.options import Options, RuleSet
from azulejos.engine.registry import GAMES, from_position, rule_set, start
from azulejos.engine.rng import Rng

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "GAMES",
    "Attempt",
    "AzulejosError",
    "Choice",
    "Fault",
    "GameOver",
    "GameState",
    "IllegalMove",
    "ImpossibleDraw",
    "InterpretedWarning",
    "InvalidOptions",
    "InvalidPosition",
    "MalformedMove",
    "MalformedPosition",
    "MalformedRecord",
    "Options",
    "Outcome",
    "Reason",
    "RecordMismatch",
    "Rng",
    "RuleSet",
    "UnknownGame",
    "__version__",
    "from_position",
    "rule_set",
    "start",
]
