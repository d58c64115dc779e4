"""What makes a take of Azul likelier than its gain says: terms, and the weights they learned."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bots.test_azul_evaluation import EMPTY_WALL, position
from tests.bots.test_azul_features import played
from tests.bots.test_contract import run

import azulejos
from azulejos.bots.azul.policy import AzulPolicy
from azulejos.bots.azul.take_terms import GROUPS
from azulejos.bots.azul.weights import TUNED
from azulejos.bots.learned_priors import LearnedPriors
from azulejos.engine.game import GameState
from azulejos.search.branches import Reader
from azulejos.search.tree import SearchParameters, Tree

WITHOUT = replace(TUNED, priors=())
OTHER = f"5:{EMPTY_WALL}:-/-/-/-/-:-"

OFFERS = st.builds(
    played,
    st.integers(2, 4),
    st.sampled_from(["standard", "grey"]),
    st.integers(0, 1000),
    st.integers(0, 120),
)

PRIORS_OF_A_GAME = """
import azulejos
from azulejos import bots
for players, variant in [(2, "standard"), (2, "grey"), (3, "standard"), (4, "standard")]:
    policy = bots.policy_for("azul")
    game, rng = azulejos.start("azul", players, variant), azulejos.Rng(5)
    for _ in range(30):
        if game.needs_deal:
            game.deal(rng)
        print(policy.prior_terms(game) if max(game.legal_moves()) < 300 else "", end=" ")
        print([prior.hex() for prior in policy.priors(game).values()])
        game.play(game.random_legal_move(rng))
"""


def named(state: GameState) -> dict[str, dict[str, int]]:
    """For every take: which term of each group it has, from 0 on."""
    found = {}
    for move, (_, terms) in zip(state.legal_moves(), AzulPolicy().prior_terms(state), strict=True):
        assert len(terms) == len(GROUPS)
        first, of_groups = 0, {}
        for (group, size), term in zip(GROUPS.items(), terms, strict=True):
            assert first <= term < first + size, f"each take has one term of {group}"
            of_groups[group] = term - first
            first += size
        found[state.code(move)] = of_groups
    return found


def of(state: GameState, move: str, group: str) -> int:
    return named(state)[move][group]


def weights(**weighed: dict[int, int]) -> LearnedPriors:
    """For two players: 0 but for these terms of these groups."""
    by_group = {
        group: tuple(weighed.get(group, {}).get(term, 0) for term in range(size))
        for group, size in GROUPS.items()
    }
    return LearnedPriors(2, "standard", 400, by_group)


class TestTerms:
    def test_the_source_is_the_centre_or_a_factory_by_what_is_left_of_it(self) -> None:
        state = position("BBBB,YYYB,RRBW,RBKW,-", centre="W")
        rests = {"1B5": 1, "2Y5": 2, "3R5": 3, "4K5": 4, "CW5": 0}
        assert {move: of(state, move, "source") for move in rests} == rests

    def test_what_the_next_player_lacks(self) -> None:
        """Two blue tiles, four yellow ones, a red one; no line with black."""
        other = f"5:{EMPTY_WALL}:-/-/B/-/Y:-"
        state = position("BBKK,BKKK,YBBB,YYYY,-", board1=other)
        wanted = {"1B5": 3, "2B5": 1, "3B5": 2, "4Y5": 3, "3Y5": 1, "1K5": 0}
        assert {move: of(state, move, "next") for move in wanted} == wanted

    def test_whether_enough_is_left_for_the_next_player(self) -> None:
        other = f"5:{EMPTY_WALL}:-/-/B/-/Y:-"
        state = position("BBKK,BBRR,RRRR,YYRR,-", board1=other)
        left = {"1B5": 2, "4Y5": 0, "1K5": 0}
        assert {move: of(state, move, "next_left") for move in left} == left
        state = position("BBKK,BRRR,RRRR,-,-", board1=other)
        assert of(state, "1B5", "next_left") == 1
        assert of(state, "2B5", "next_left") == 2

    def test_every_filling_of_a_line_has_a_term(self) -> None:
        fillings = {}
        for line in range(1, 6):
            for held in range(line):
                for tiles in range(1, line - held + 1):
                    lines = ["-"] * 5
                    lines[line - 1] = "W" * held or "-"
                    state = position(
                        "-,-,-,-,-", f"0:{EMPTY_WALL}:{'/'.join(lines)}:-", centre="W" * tiles
                    )
                    fillings[line, held, tiles] = of(state, f"CW{line}", "line")
        assert list(fillings.values()) == list(range(35))
        assert of(state, "CWF", "line") == 35

    def test_tiles_that_fall_do_not_fill_the_line(self) -> None:
        state = position("-,-,-,-,-", centre="WWWW")
        assert of(state, "CW1", "line") == 0
        assert of(state, "CW2", "line") == 2

    @pytest.mark.parametrize(("elsewhere", "left"), [("", 0), ("R", 1), ("RRRR", 4), ("RRRRRR", 5)])
    def test_what_a_line_lacks_and_what_is_left(self, elsewhere: str, left: int) -> None:
        state = position("RRBB,-,-,-,-", centre=elsewhere or "-")
        assert of(state, "1R2", "left") == left
        assert of(state, "1R3", "left") == 6 + left
        assert of(state, "1R5", "left") == 3 * 6 + left
        assert of(state, "1RF", "left") == left

    def test_a_line_that_is_complete_has_a_row_and_a_column(self) -> None:
        """The space of red in row 1 is the third: three tiles in its row, one below it."""
        board = "5:BY.K./..Y../...../...../.....:-/-/-/-/-:-"
        state = position("RRWW,-,-,-,-", board)
        assert (of(state, "1R1", "row"), of(state, "1R1", "column")) == (1 + 3, 1 + 1)
        assert (of(state, "1W2", "row"), of(state, "1W2", "column")) == (1 + 1, 1 + 1)
        assert (of(state, "1R4", "row"), of(state, "1R4", "column")) == (0, 0)
        assert (of(state, "1RF", "row"), of(state, "1RF", "column")) == (0, 0)

    def test_on_the_grey_wall_the_column_is_not_known_yet(self) -> None:
        state = position("RRWW,-,-,-,-", variant="grey")
        assert (of(state, "1R1", "row"), of(state, "1R1", "column")) == (1, 0)

    @given(OFFERS)
    def test_the_best_takes_of_a_line_gain_most(self, state: GameState) -> None:
        if state.is_over or state.needs_deal or state.legal_moves()[0] >= 300:
            return
        found = list(zip(named(state).items(), AzulPolicy().prior_terms(state), strict=True))
        for line in "12345F":
            gains = [(gain, terms["best"]) for (move, terms), (gain, _) in found if move[2] == line]
            best = max((gain for gain, _ in gains), default=0)
            assert all(is_best == (gain == best) for gain, is_best in gains)


class TestPriors:
    def test_weights_are_added_to_gains(self) -> None:
        """Three points for what leaves a factory empty, one less for what leaves a tile."""
        state = position("RRRR,BBBK,-,-,-", board1=OTHER)
        priors = weights(source={1: 300, 2: -100}, best={1: 50})
        policy = AzulPolicy(replace(TUNED, priors=(priors,)))
        rewards = {"1": 300, "2": -100}
        expected = {}
        for move, (gain, _) in zip(state.legal_moves(), policy.prior_terms(state), strict=True):
            code = state.code(move)
            rest = rewards[code[0]] if code[1] != "K" else 0
            expected[move] = gain + rest + 50 * of(state, code, "best")
        best = max(expected.values())
        shares = {move: (400 / (400 + best - gain)) ** 4 for move, gain in expected.items()}
        total = sum(shares.values())
        assert policy.priors(state) == pytest.approx(
            {move: share / total for move, share in shares.items()}
        )

    @given(OFFERS)
    def test_priors_are_positive_and_together_one(self, state: GameState) -> None:
        if not state.is_over and not state.needs_deal:
            priors = AzulPolicy().priors(state).values()
            assert min(priors) > 0
            assert sum(priors) == pytest.approx(1)

    def test_a_table_without_weights_has_priors_from_gains(self) -> None:
        state = azulejos.start("azul", 3)
        state.deal(azulejos.Rng(1))
        learned = AzulPolicy(replace(TUNED, priors=(weights(source={0: 500}),)))
        assert learned.priors(state) == AzulPolicy(WITHOUT).priors(state)

    def test_weights_of_other_terms_are_refused(self) -> None:
        other = LearnedPriors(2, "standard", 400, {"source": (1, 2)})
        with pytest.raises(ValueError, match="expected weights of"):
            AzulPolicy(replace(TUNED, priors=(other,)))

    def test_what_was_learned_predicts_deep_searches(self) -> None:
        """The searches have priors from gains alone, which can only help those."""
        assert TUNED.priors
        for learned in TUNED.priors:
            surprise = dict.fromkeys(("with", "without"), 0.0)
            for seed in range(12):
                state = played(learned.players, learned.variant, seed, 1 + 3 * seed)
                while state.needs_deal or state.legal_moves()[0] >= 300:
                    state = played(learned.players, learned.variant, seed + 100, 1 + seed)
                tree = Tree(state, AzulPolicy(WITHOUT), seed, SearchParameters())
                tree.run(2000)
                visits = {tried.move: tried.times for tried in Reader(tree).tried(0)}
                for name, policy in (("with", AzulPolicy()), ("without", AzulPolicy(WITHOUT))):
                    priors = policy.priors(state)
                    surprise[name] -= sum(n * math.log(priors[m]) for m, n in visits.items())
            assert surprise["with"] < 0.97 * surprise["without"]


@pytest.mark.slow
@pytest.mark.compiled_only
def test_compiled_and_interpreted_priors_are_the_same() -> None:
    compiled = run(PRIORS_OF_A_GAME)
    assert compiled == run(PRIORS_OF_A_GAME, AZULEJOS_PURE="1")
    assert compiled.count("0x") > 1000
