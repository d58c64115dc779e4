"""Search without rules: playouts, counting, batches of games, and a tree over any game.

>>> import azulejos
>>> from azulejos import bots
>>> from azulejos.search import Budget, Search
>>> game = azulejos.start("azul")
>>> game.deal(azulejos.Rng(1))
>>> result = Search(lambda: bots.policy_for("azul")).think(game, Budget(simulations=100))
>>> result.simulations, sum(choice.visits for choice in result.choices)
(100, 99)
"""

from azulejos.search.batch import Batch
from azulejos.search.evaluation import Evaluation, Evaluator
from azulejos.search.guide import Guide, RandomGuide
from azulejos.search.result import Found, SearchResult, Step
from azulejos.search.search import Budget, Search
from azulejos.search.tree import SearchParameters

__all__ = [
    "Batch",
    "Budget",
    "Evaluation",
    "Evaluator",
    "Found",
    "Guide",
    "RandomGuide",
    "Search",
    "SearchParameters",
    "SearchResult",
    "Step",
]
