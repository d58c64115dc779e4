"""What a table of Queen's Garden may choose, and how its games end."""

from __future__ import annotations

from azulejos.engine.options import Numbers, Options, RuleSet
from azulejos.engine.queens_garden.board import CATEGORY_NAMES, FACTS

END_REASONS = ("rounds",)
STANDARD = "standard"
VARIANT = "variant"
MOST_EACH = 9
MOST_EXTRA = 20


def wheel_of(side: str) -> Numbers:
    """What each colour and pattern scores per hexagon, one row for each round."""
    quarters = FACTS["wheel"][side]
    return Numbers(
        "wheel",
        rows=tuple(tuple(quarter) for quarter in quarters),
        lowest=0,
        highest=MOST_EACH,
        usual=tuple(points for quarter in quarters for points in quarter.values()),
        variants=(side,),
    )


def group_bonus_of(side: str) -> Numbers:
    """What a group scores at the end besides its values, by its size."""
    bonuses = FACTS["group_bonus"][side]
    return Numbers(
        "group_bonus",
        rows=(tuple(f"group_of_{size}" for size in bonuses),),
        lowest=0,
        highest=MOST_EXTRA,
        usual=tuple(bonuses.values()),
        variants=(side,),
    )


WHEEL = {side: wheel_of(side) for side in FACTS["wheel"]}
GROUP_BONUS = {side: group_bonus_of(side) for side in FACTS["wheel"]}

QUEENS_GARDEN = RuleSet(
    name="queens_garden",
    version=1,
    players=range(2, 5),
    variants=(STANDARD, VARIANT),
    options=(GROUP_BONUS[VARIANT], WHEEL[VARIANT]),
)


def wheel_points(options: Options) -> list[int]:
    """What every category scores per hexagon when its round is over."""
    points = WHEEL[options.variant].chosen(options)
    return [points[name] for name in CATEGORY_NAMES]


def group_bonuses(options: Options) -> dict[int, int]:
    """The extra points of a group by its size."""
    bonuses = GROUP_BONUS[options.variant].chosen(options)
    return {int(name.rpartition("_")[2]): points for name, points in bonuses.items()}


def has_own_numbers(options: Options) -> bool:
    """Whether the table has typed in what is printed on its board."""
    return bool(options.extras)
