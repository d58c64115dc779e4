"""A net corrects what search is told, at its own table and nowhere else."""

import math
import pickle
from dataclasses import replace

import pytest
from tests.nets.random_layers import random_layers

import azulejos
from azulejos import bots
from azulejos.bots.azul.features import VERSION, input_count
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.policy import Policy
from azulejos.bots.queens_garden import features
from azulejos.bots.queens_garden.policy import QueensGardenPolicy
from azulejos.bots.registry import packaged_nets, policy_type
from azulejos.bots.summer_pavilion import features as pavilion_features
from azulejos.engine.game import GameState
from azulejos.nets import BadWeights, Heading, Layers, Learned, Net
from azulejos.nets.shape import ONE, UNIT
from azulejos.nets.weights_file import MOST_CERTAIN

HEADING = Heading("azul", 2, "standard", VERSION)


def fixed(values: list[int], players: int = 2, variant: str = "standard") -> Learned:
    """A net whose heads say this of every position."""
    layers = Layers.zeros(input_count(players), 2 * players)
    for head, value in enumerate(values):
        layers.last_steps[head] = value
    return Learned(replace(HEADING, players=players, variant=variant), layers)


def dealt(players: int = 2, variant: str = "standard") -> GameState:
    state = azulejos.start("azul", players, variant)
    state.deal(azulejos.Rng(5))
    state.play(state.legal_moves()[0])
    return state


def evaluated(state: GameState, *learned: Learned) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return AzulPolicy(learned=learned).evaluate(state, azulejos.Rng(1))


def test_heads_at_zero_change_nothing() -> None:
    assert evaluated(dealt(), fixed([0, 0, 0, 0])) == evaluated(dealt())


def test_heads_begin_with_the_seat_to_move() -> None:
    """After one take that is seat 1. A tilt of three quarters doubles the odds."""
    state = dealt()
    assert state.current == 1
    before, points = evaluated(state)
    tilt = 3 * UNIT // 4
    chances, learned_points = evaluated(state, fixed([tilt, 0, UNIT, -UNIT // 2]))
    odds = chances[1] / chances[0] / (before[1] / before[0])
    assert odds == pytest.approx(2.0)
    assert sum(chances) == pytest.approx(1.0)
    assert learned_points == pytest.approx((points[0] - 10, points[1] + 20))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("quarters", range(1, MOST_CERTAIN + 1))
def test_a_net_says_how_certain_its_chances_are(players: int, quarters: int) -> None:
    state, values = dealt(players), [UNIT // 3, -UNIT // 2, *[0] * (2 * players - 2)]
    net = fixed(values, players)
    certain = replace(net, heading=replace(net.heading, certainty=quarters))
    before, points = evaluated(state, net)
    powers = [chance ** (quarters / 4) for chance in before]
    chances, same_points = evaluated(state, certain)
    assert chances == pytest.approx([power / sum(powers) for power in powers])
    assert same_points == points


@pytest.mark.parametrize(("players", "variant"), [(3, "standard"), (2, "grey")])
def test_other_tables_are_judged_as_before(players: int, variant: str) -> None:
    state = dealt(players, variant)
    assert evaluated(state, fixed([UNIT, 0, 0, 0])) == evaluated(state)
    own = fixed([UNIT] + [0] * (2 * players - 1), players, variant)
    assert evaluated(state, own) != evaluated(state)


@pytest.mark.parametrize(
    "wrong",
    [
        replace(HEADING, game="queens_garden"),
        replace(HEADING, players=3),
        replace(HEADING, variant="blue"),
        replace(HEADING, features=VERSION + 1),
    ],
)
def test_a_net_of_something_else_is_refused(wrong: Heading) -> None:
    with pytest.raises(BadWeights, match="weights-of-another-game"):
        AzulPolicy(learned=(Learned(wrong, fixed([]).layers),))


def test_a_game_that_is_over_is_left_to_its_result() -> None:
    state = dealt()
    rng = azulejos.Rng(3)
    while not state.is_over:
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(state.random_legal_move(rng))
    assert evaluated(state, fixed([UNIT, 0, UNIT, 0])) == evaluated(state)


def test_bots_with_a_net_can_be_sent_to_other_processes() -> None:
    learned = Learned(HEADING, random_layers(input_count(2), 4))
    state = dealt()
    bot = bots.bot("sims:60", "azul", (learned,))
    sent = pickle.loads(pickle.dumps(bot))
    assert sent.choose(state, azulejos.Rng(1)) == bot.choose(state, azulejos.Rng(1))


def test_one_is_an_activation_of_one() -> None:
    assert UNIT == ONE * ONE


def test_every_table_is_judged_by_its_own_net() -> None:
    tables = [(2, "standard"), (3, "standard"), (4, "grey")]
    nets = [
        fixed([UNIT * number // 4] + [0] * (2 * players - 1), players, variant)
        for number, (players, variant) in enumerate(tables, start=1)
    ]
    for net, (players, variant) in zip(nets, tables, strict=True):
        state = dealt(players, variant)
        assert evaluated(state, *nets) == evaluated(state, net) != evaluated(state)
    assert evaluated(dealt(4), *nets) == evaluated(dealt(4))


def test_of_two_nets_for_a_table_the_second_counts() -> None:
    first, second = fixed([UNIT, 0, 0, 0]), fixed([0, UNIT, 0, 0])
    assert evaluated(dealt(), first, second) == evaluated(dealt(), second)


def test_a_policy_without_inputs_refuses_nets() -> None:
    with pytest.raises(BadWeights, match="weights-of-another-game"):
        Policy(learned=(fixed([]),))


class TestQueensGarden:
    """A net corrects the position as it will be when the turn under way is over."""

    def learned(self, values: list[int], variant: str = "standard") -> Learned:
        layers = Layers.zeros(features.input_count(2), 4)
        for head, value in enumerate(values):
            layers.last_steps[head] = value
        return Learned(Heading("queens_garden", 2, variant, features.VERSION), layers)

    def half_a_turn(self) -> GameState:
        """The first seat has chosen what to place, but not where."""
        state, rng = azulejos.start("queens_garden"), azulejos.Rng(5)
        while state.position().endswith("half=-"):
            if state.needs_deal:
                state.deal(rng)
            else:
                state.play(QueensGardenPolicy().suggest(state))
        return state

    def evaluated(self, state: GameState, *nets: Learned) -> tuple[tuple[float, ...], ...]:
        return QueensGardenPolicy(learned=nets).evaluate(state, azulejos.Rng(1))

    def test_heads_at_zero_leave_what_nets_correct(self) -> None:
        state = self.half_a_turn()
        bare = QueensGardenPolicy.to_correct().evaluate(state, azulejos.Rng(1))
        assert self.evaluated(state, self.learned([0, 0, 0, 0])) == bare
        assert self.evaluated(state) != bare

    def test_heads_begin_with_the_seat_that_plays_next(self) -> None:
        state = self.half_a_turn()
        bare = QueensGardenPolicy.to_correct().evaluate(state, azulejos.Rng(1))
        points = self.evaluated(state, self.learned([0, 0, UNIT, 0]))[1]
        changed = [seat for seat in range(2) if points[seat] != bare[1][seat]]
        assert changed == [QueensGardenPolicy().inputs(state)[0]] != [state.current]

    def test_the_other_side_is_judged_as_before(self) -> None:
        state = self.half_a_turn()
        assert self.evaluated(state, self.learned([UNIT], "variant")) == self.evaluated(state)

    def test_a_net_of_azul_is_refused(self) -> None:
        with pytest.raises(BadWeights, match="weights-of-another-game"):
            QueensGardenPolicy(learned=(fixed([]),))


def test_the_nets_of_a_game_are_read_once_and_fit() -> None:
    for game in bots.POLICIES:
        nets = packaged_nets(game)
        assert nets is packaged_nets(game)
        tables = [(net.heading.players, net.heading.variant) for net in nets]
        assert len(tables) == len(set(tables))
        assert bots.policy_for(game).learned == nets
        assert policy_type(game)().learned == ()


@pytest.mark.parametrize("game", ["summer_pavilion", "summer_pavilion_mini"])
def test_a_net_of_summer_pavilion_judges_both_editions(game: str) -> None:
    """By the inputs of the very position that the evaluation has just looked at."""
    layers = random_layers(pavilion_features.input_count(2), 4)
    heading = Heading("summer_pavilion", 2, "coloured", pavilion_features.VERSION)
    policy = policy_type(game)(learned=(Learned(heading, layers),))
    state, rng = azulejos.start(game), azulejos.Rng(5)
    for _ in range(40):
        written = policy_type(game)().evaluate(state, rng)
        chances, points = policy.evaluate(state, rng)
        assert [*chances, *points] == pytest.approx(corrected(state, layers, *written))
        if state.needs_deal:
            state.deal(rng)
        else:
            state.play(state.random_legal_move(rng))


def corrected(
    state: GameState, layers: Layers, chances: tuple[float, ...], points: tuple[float, ...]
) -> list[float]:
    """What the heads make of the chances and points of two seats."""
    heads = [head / UNIT for head in Net(layers).judged(pavilion_features.FEATURES.active(state))]
    places = [(seat - state.current) % 2 for seat in (0, 1)]
    weighed = [
        chance * (heads[place] + math.hypot(1, heads[place]))
        for chance, place in zip(chances, places, strict=True)
    ]
    more = [20 * heads[2 + place] for place in places]
    return [
        *(one / sum(weighed) for one in weighed),
        *(point + one for point, one in zip(points, more, strict=True)),
    ]
