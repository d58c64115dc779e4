"""A review: what it says of turns, that its sums are exact, and that it treats all seats alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.analysis import games
from tests.analysis.games import SHALLOW

import azulejos
from azulejos import Rng
from azulejos.analysis.review import Depth, Review, plain, review, steps, usual_depth
from azulejos.analysis.review.deals import SEED, review_deal
from azulejos.analysis.review.grading import GRADES, LEAST_COST, accuracy, cost, grade
from azulejos.analysis.review.turns import TurnReviewer
from azulejos.analysis.review.values import Judge, Judgement, rounded
from azulejos.engine.errors import InvalidOptions, RecordMismatch
from azulejos.engine.record import Deal, Record, Recorder, Turn, opening, replay
from azulejos.search.luck import sampled_deals

pytestmark = pytest.mark.compiled_only  # too long without; one test compares both

KEYS = {"game", "players", "simulations", "seats", "turns", "deals", "remainder"}
SEAT_KEYS = {"accuracy", "luck", "loss", "score"}
TURN_KEYS = {"turn", "round", "seat", "moves", "chance", "chance_after", "loss", "class", "best"}


@pytest.fixture(scope="module")
def whole() -> Review:
    return review(games.saved("two-standard.azl"), SHALLOW)


class TestEveryGame:
    @pytest.mark.parametrize("path", games.SAVED, ids=lambda path: path.stem)
    def test_a_review_follows_its_record_and_adds_up(self, path: Path) -> None:
        record = games.beginning(games.saved(path.name), turns=5)
        found = review(record, SHALLOW)
        assert [turn.moves for turn in found.turns] == [turn.moves for turn in record.turns]
        assert [turn.seat for turn in found.turns] == [turn.seat for turn in record.turns]
        for (before, _), turn in zip(turns_of(record), found.turns, strict=True):
            assert 0 <= turn.loss <= 10_000
            assert turn.grade in GRADES
            for candidate in turn.best:
                assert before.attempt(candidate.moves).turn_complete
            worths = [candidate.value.worth(turn.seat) for candidate in turn.best]
            assert worths == sorted(worths, reverse=True)
            assert turn.before == turn.best[0].value
        check_sum(found)
        assert not plain(found)["finished"]


def turns_of(record: Record) -> list[tuple[azulejos.GameState, Turn]]:
    """Every turn with the position before it."""
    before, found = opening(record), list[tuple[azulejos.GameState, Turn]]()
    for entry, after in replay(record):
        if isinstance(entry, Turn):
            found.append((before, entry))
        before = after
    return found


def check_sum(found: Review) -> None:
    """Read off the plain data: start + luck + turns + remainder = result, to the last digit."""
    data = json.loads(json.dumps(plain(found)))
    for seat in range(data["players"]):
        luck = sum(units(deal["luck"][seat]) for deal in data["deals"])
        turns = sum(
            units(turn["chance_after"][seat]) - units(turn["chance"][seat])
            for turn in data["turns"]
        )
        start, remainder = units(data["start"][seat]), units(data["remainder"][seat])
        assert start + luck + turns + remainder == units(data["result"][seat])
        assert units(data["seats"][seat]["luck"]) == luck
        for name in ("balance", "balance_points"):
            parts = {part: units(value) for part, value in data["seats"][seat][name].items()}
            assert sum(parts.values()) - parts["result"] == parts["result"]


def units(value: float) -> int:
    """Ten-thousandths, in which all values are whole."""
    assert round(value * 10_000) / 10_000 == value
    return round(value * 10_000)


class TestWholeGame:
    def test_the_sum_ends_at_the_result(self, whole: Review) -> None:
        check_sum(whole)
        outcome = games.saved("two-standard.azl").result
        assert outcome is not None
        winners = [int(seat in outcome.winners) for seat in range(2)]
        assert plain(whole)["result"] == [won / sum(winners) for won in winners]
        assert [seat["score"] for seat in plain(whole)["seats"]] == list(outcome.scores)

    def test_the_sum_ends_at_a_deal_that_nobody_has_answered(self) -> None:
        """The deal was searched with less than the last position."""
        recorder = Recorder(azulejos.start("azul", players=2))
        recorder.deal_by_chance(Rng(3))
        found = review(recorder.record(), Depth(300, deals=3, deal_simulations=4, futures=2))
        check_sum(found)
        assert found.deals[0].after != found.balance.result

    def test_what_one_seat_loses_the_other_gains(self, whole: Review) -> None:
        own, others = whole.balance.own.chances, whole.balance.others.chances
        assert own == tuple(-sum(t.loss for t in whole.turns if t.seat == seat) for seat in (0, 1))
        assert [abs(own[0] + others[1]) <= len(whole.turns), others[0] >= 0] == [True, True]

    def test_the_data_has_the_documented_keys(self, whole: Review) -> None:
        data = plain(whole)
        assert data.keys() >= KEYS
        assert all(seat.keys() >= SEAT_KEYS for seat in data["seats"])
        assert all(turn.keys() >= TURN_KEYS for turn in data["turns"])
        assert all(
            best.keys() >= {"moves", "chance", "points"}
            for turn in data["turns"]
            for best in turn["best"]
        )
        assert all(deal.keys() >= {"before_turn", "luck"} for deal in data["deals"])
        documented = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
        turn = next(turn for turn in data["turns"] if turn["why"] is not None)
        shown = [data, data["seats"][0], turn, turn["best"][0], turn["why"], data["deals"][0]]
        missing = {key for part in shown for key in part if f"`{key}`" not in documented}
        assert missing == set()

    def test_every_deal_stands_before_a_turn(self, whole: Review) -> None:
        record = games.saved("two-standard.azl")
        expected, number = [], 1
        for entry in record.entries:
            number += isinstance(entry, Turn)
            if isinstance(entry, Deal):
                expected.append(number)
        assert [deal.before_turn for deal in whole.deals] == expected

    def test_progress_counts_every_step(self) -> None:
        record = games.beginning(games.saved("two-standard.azl"), turns=5)
        seen: list[int] = []
        review(record, SHALLOW, seen.append)
        assert sum(seen) == steps(record) == 6


class TestClasses:
    def test_a_planted_blunder_is_found_and_named(self) -> None:
        def plan(state: azulejos.GameState) -> list[str] | None:
            return games.most_to_the_floor(state) if state.turn == 4 else None

        found = review(games.played("medium", 9, plan, most=10), Depth.of(400))
        worst = max(found.turns, key=lambda turn: turn.cost)
        assert (worst.number, worst.grade) == (5, "blunder")
        assert worst.moves[0].endswith("F")
        assert not worst.best[0].moves[0].endswith("F")
        assert worst.why is not None
        sources = [(one.kind, one.source) for one in worst.why.arguments]
        assert ("own-points", "floor-scored") in sources

    def test_the_best_turn_loses_nothing(self, whole: Review) -> None:
        best = [turn for turn in whole.turns if turn.moves == turn.best[0].moves]
        assert best
        assert {(turn.loss, turn.lost_lead, turn.grade) for turn in best} == {(0, 0, "best")}

    def test_as_good_as_the_best_is_the_best(self, monkeypatch: pytest.MonkeyPatch) -> None:
        state = azulejos.start("azul")
        state.deal(Rng(1))
        same = Judgement(rounded((0.5, 0.5), (10.0, 10.0)), ())
        monkeypatch.setattr(Judge, "judge", lambda *_: same)
        for move in state.legal_moves():
            codes = (state.code(move),)
            found = TurnReviewer(Judge("azul"), state, Depth.of(20)).review(state, codes, 1)
            assert (found.best[0].moves, found.grade) == (codes, "best")

    @pytest.mark.parametrize("chance", [0.998, 0.6, 0.001])
    def test_when_the_game_is_decided_the_lead_counts(
        self, monkeypatch: pytest.MonkeyPatch, chance: float
    ) -> None:
        """A thousandth of the chance, which a search cannot tell from nothing, is no reason."""
        state = azulejos.start("azul", players=3)
        state.deal(Rng(1))
        played = state.copy()
        played.play("1BF")

        def judge(_: Judge, now: azulejos.GameState, __: int) -> Judgement:
            own, points = (chance + 0.001, 10.0) if now == played else (chance, 30.0)
            others = ((1 - own) * 0.75, (1 - own) * 0.25)
            return Judgement(rounded((own, *others), (points, 20.0, 20.0)), ())

        monkeypatch.setattr(Judge, "judge", judge)
        found = TurnReviewer(Judge("azul"), state, Depth.of(20)).review(state, ("1BF",), 1)
        if chance == 0.6:
            assert (found.best[0].moves, found.grade) == (("1BF",), "best")
            return
        assert found.best[0].value.points[0] == 3000
        assert (found.loss, found.lost_lead, found.grade) == (0, 2000, "mistake")
        assert sum(found.before.chances) == sum(found.after.chances) == 10_000

    def test_a_lead_is_over_the_mean_of_the_others(self) -> None:
        assert rounded((1.0, 0.0, 0.0), (30.0, 20.0, 4.0)).leads == (1800, 300, -2100)

    def test_classes_follow_their_thresholds(self) -> None:
        for name, least in LEAST_COST.items():
            assert grade(least) == name
            assert grade(least - 1) != name
        assert grade(0) == "best"
        assert [grade(n) for n in (1, 400, 800, 1500)] == list(GRADES[1:])

    def test_a_lost_game_still_costs_points(self) -> None:
        assert cost(loss=5, lost_lead=2000) == 1000
        assert cost(loss=900, lost_lead=100) == 900
        assert cost(loss=0, lost_lead=700) == 350
        assert cost(loss=100, lost_lead=-900) == 100

    def test_accuracy_falls_with_what_is_lost(self) -> None:
        scale = [accuracy([(loss, 1000), (0, 1000)]) for loss in (0, 200, 500, 1000)]
        assert scale[0] == 100
        assert scale == sorted(scale, key=lambda one: -(one or 0))
        much, little = accuracy([(500, 2000), (0, 200)]), accuracy([(500, 500), (0, 2000)])
        assert much is not None
        assert little is not None
        assert much < little

    def test_accuracy_is_as_written_down(self) -> None:
        """100 · exp(−10 · mean cost), each turn weighed by its stake, at least its cost and 1 %."""
        assert [accuracy([(cost, cost)]) for cost in (0, 200, 1000)] == [100.0, 81.9, 36.8]
        assert accuracy([(1000, 0), (0, 3000)]) == accuracy([(250, 1000)]) == 77.9
        assert accuracy([(300, 0), (0, 0)]) == accuracy([(225, 1000)]) == 79.9

    def test_forced_turns_do_not_count(self, whole: Review) -> None:
        record = games.saved("two-standard.azl")
        forced = [turn for turn in whole.turns if turn.is_forced]
        only = [
            number
            for number, (before, _) in enumerate(turns_of(record), start=1)
            if len(before.legal_moves()) == 1
        ]
        assert [turn.number for turn in forced] == only != []
        assert all(turn.loss == 0 and turn.why is None for turn in forced)
        counted = sum(sum(seat["classes"].values()) for seat in plain(whole)["seats"])
        assert counted == len(whole.turns) - len(forced)


class TestFairness:
    def test_seats_can_be_swapped(self) -> None:
        record = games.played("greedy", 2, most=24)
        start = azulejos.start("azul", players=2)
        swapped = azulejos.from_position(
            start.position().replace("start=0 seat=0", "start=1 seat=1")
        )
        other = games.replayed(record, swapped)
        found, exchanged = (review(one, SHALLOW) for one in (record, other))
        assert [turn.seat for turn in exchanged.turns] == [1 - turn.seat for turn in found.turns]
        assert [turn.grade for turn in exchanged.turns] == [turn.grade for turn in found.turns]
        for one, two in zip(found.turns, exchanged.turns, strict=True):
            assert one.after.chances == two.after.chances[::-1]
            assert one.after.points == two.after.points[::-1]
        for deal, same in zip(found.deals, exchanged.deals, strict=True):
            assert deal.luck.chances == same.luck.chances[::-1]
        assert found.accuracy(0) == exchanged.accuracy(1)

    def test_a_mirror_image_is_worth_the_same(self) -> None:
        """The factories in the opposite order: only which of equals comes first can differ."""
        record = games.played("greedy", 2, most=12)

        def turned(deal: str) -> str:
            return " ".join(reversed(deal.split(" ")))

        def other_side(code: str) -> str:
            return code if code[0] == "C" else f"{6 - int(code[0])}{code[1:]}"

        mirrored = games.replayed(record, azulejos.start("azul", players=2), turned, other_side)
        depth = Depth(2000, deals=2, deal_simulations=2, futures=2)
        found, image = (review(one, depth) for one in (record, mirrored))
        for one, two in zip(found.turns, image.turns, strict=True):
            assert abs(one.after.chances[0] - two.after.chances[0]) < 150
            assert abs(one.cost - two.cost) < 400
        losses = [[turn.number for turn in of.turns if turn.cost > 1500] for of in (found, image)]
        assert losses[0] == losses[1] != []

    def test_the_same_review_every_time(self, whole: Review) -> None:
        again = review(games.saved("two-standard.azl"), SHALLOW)
        assert again == whole

    @pytest.mark.slow
    def test_interpreted_it_is_the_same(self) -> None:
        found = plain(review(games.beginning(games.saved("two-standard.azl"), 3), SHALLOW))
        script = (
            "import json; from tests.analysis import games; "
            "from azulejos.analysis.review import plain, review; "
            "record = games.beginning(games.saved('two-standard.azl'), 3); "
            "print(json.dumps(plain(review(record, games.SHALLOW))))"
        )
        answer = subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"AZULEJOS_PURE": "1"},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=True,
        )
        assert json.loads(answer.stdout) == json.loads(json.dumps(found))


class TestRefusals:
    def test_a_wrong_turn_is_named_before_any_work(self) -> None:
        record = games.saved("two-standard.azl")
        entries = list(record.entries)
        place = entries.index(record.turns[20])
        entries[place] = Turn(record.turns[20].seat, ("9X9",))
        seen: list[int] = []
        with pytest.raises(RecordMismatch) as refused:
            review(Record(record.headers, tuple(entries)), SHALLOW, seen.append)
        assert refused.value.line == record.entry_line(place)
        assert seen == []

    def test_nothing_played_is_nothing_to_review(self) -> None:
        found = review(Recorder(azulejos.start("azul", players=3)).record(), SHALLOW)
        assert found.turns == ()
        assert found.accuracy(0) is None
        check_sum(found)

    def test_a_depth_has_limits(self) -> None:
        assert usual_depth("azul", deep=True).simulations == 10 * usual_depth("azul").simulations
        for wrong in (0, -1, 10_000_000):
            with pytest.raises(InvalidOptions):
                Depth.of(wrong)


class TestLuck:
    def test_it_is_the_deal_that_came_less_the_mean_of_others(self) -> None:
        """All of them searched alike: a deal that is known better would be lucky by that alone."""
        before = azulejos.start("azul", players=3)
        came = before.copy()
        came.deal(Rng(4))
        judge, depth = Judge("azul"), Depth(200, deals=5, deal_simulations=10)
        found = review_deal(judge, before, came, 1, depth)
        others = [judge.value(state, 10) for state in sampled_deals(before, SEED, 5)]
        for seat in range(3):
            mean = round(sum(value.chances[seat] for value in others) / 5)
            assert found.luck.chances[seat] == judge.value(came, 10).chances[seat] - mean
            points = round(sum(value.leads[seat] for value in others) / 5)
            assert found.luck.leads[seat] == judge.value(came, 10).leads[seat] - points

    def test_the_depth_of_deals_is_as_written_down(self) -> None:
        assert (Depth.of(5000).deals, Depth.of(5000).deal_simulations) == (48, 500)


def test_luck_is_nothing_on_average() -> None:
    """Over many deals of random games, for each seat, within three standard errors."""
    judge, depth, lucks = Judge("azul"), Depth(10, deals=32, deal_simulations=10), []
    for seed in range(40):
        game, rng = azulejos.start("azul", players=3), Rng(seed, stream=5)
        while not game.is_over and game.round <= 3:
            if not game.needs_deal:
                game.play(game.random_legal_move(rng))
                continue
            before = game.copy()
            game.deal(rng)
            lucks.append(review_deal(judge, before, game, 1, depth).luck.chances)
    for seat in range(3):
        values = [luck[seat] for luck in lucks]
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        assert abs(mean) < 3 * (variance / len(values)) ** 0.5
        assert variance > 0
