"""The review of a game: what every turn lost, what luck gave, and how the result came about.

>>> import azulejos
>>> from azulejos.analysis.review import Depth, review
>>> from azulejos.engine.record import Recorder
>>> recorder = Recorder(azulejos.start("azul", players=2))
>>> recorder.deal_by_chance(azulejos.Rng(1))
>>> recorder.turn(["5W5"])
>>> found = review(recorder.record(), Depth(100, deals=4, deal_simulations=20))
>>> [turn.moves for turn in found.turns], len(found.deals)
([('5W5',)], 1)
"""

from azulejos.analysis.review.game import Review, review, steps
from azulejos.analysis.review.plain import plain, turn_data
from azulejos.analysis.review.settings import Depth, usual_depth
from azulejos.analysis.review.turns import review_turn

__all__ = [
    "Depth",
    "Review",
    "plain",
    "review",
    "review_turn",
    "steps",
    "turn_data",
    "usual_depth",
]
