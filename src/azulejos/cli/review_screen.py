"""A review on the screen of a terminal: the summary, then every turn that lost much, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from azulejos.analysis.reasons import Argument
from azulejos.analysis.review.deals import DealReview
from azulejos.analysis.review.game import Played, Review, played
from azulejos.analysis.review.grading import GRADES, INACCURACY, LEAST_COST
from azulejos.analysis.review.plain import PARTS
from azulejos.analysis.review.turns import Codes, TurnReview
from azulejos.analysis.review.values import CERTAIN, POINT, Value
from azulejos.cli import screen
from azulejos.cli.record_screen import plain, result_line
from azulejos.drawing.review_graph import change, signed
from azulejos.engine.game import GameState
from azulejos.engine.record import Record, Turn
from azulejos.messages import Messages
from azulejos.terminal import DRAWINGS
from azulejos.terminal.words import Words

# Luck of less than so many ten-thousandths of the chance to win is not told.
LEAST_LUCK = 400
# So many turns of a line are shown.
SHOWN_TURNS = 6


def show(record: Record, review: Review, names: Sequence[str], messages: Messages) -> None:
    console = screen.console()
    shown = ReviewScreen(record, review, names, messages)
    for line in shown.summary():
        console.print(plain(line))
    console.print()
    shown.print_seats(console)
    console.print()
    shown.print_balance(console)
    for told in shown.moments():
        console.print(told, soft_wrap=not console.is_terminal)


class ReviewScreen:
    """The words for one review."""

    def __init__(
        self, record: Record, review: Review, names: Sequence[str], messages: Messages
    ) -> None:
        self.record = record
        self.review = review
        self.drawing = DRAWINGS[review.game]
        self.words = Words(messages, tuple(names), self.drawing.vocabulary)
        self.before = positions(played(record)[0])

    def text(self, name: str, /, **values: str | int | float) -> str:
        return self.words.messages.text(name, **values)

    # Summary

    def summary(self) -> Iterator[str]:
        review, words = self.review, self.words
        game = self.text(f"{words.vocabulary}-name", game=review.game)
        variant = self.text(f"{words.vocabulary}-variant", variant=review.variant)
        yield self.text("play-title", game=game, variant=variant, players=review.players)
        yield result_line(self.record, words.messages)
        yield self.text("review-simulations", simulations=review.depth.simulations)
        yield ""
        for seat, name in enumerate(words.names):
            balance = review.balance
            skill = balance.own.leads[seat] + balance.others.leads[seat]
            luck = balance.luck.leads[seat]
            values = {"skill": self.points(skill), "luck": self.points(luck)}
            yield self.text("review-skill", who=name, **values)

    def print_seats(self, console: Console) -> None:
        headings = ["score", "accuracy", *GRADES, "rounds"]
        columns = [self.text(f"review-heading-{heading}") for heading in headings]
        grid = screen.table(
            self.text("record-heading-player"), *columns, right=tuple(range(1, len(columns)))
        )
        for seat, name in enumerate(self.words.names):
            grid.add_row(plain(name), *self.seat_row(seat))
        console.print(grid)

    def seat_row(self, seat: int) -> list[str]:
        review = self.review
        grades = [turn.grade for turn in review.turns_of(seat)]
        rounds = [percent(review.accuracy(seat, number)) for number in review.rounds]
        return [
            str(review.scores[seat]),
            percent(review.accuracy(seat)),
            *(str(grades.count(grade)) for grade in GRADES),
            "  ".join(rounds),
        ]

    def print_balance(self, console: Console) -> None:
        headings = [self.text("review-heading-part")]
        for name in self.words.names:
            headings.append(self.text("review-heading-chance", who=name))
            headings.append(self.text("review-heading-lead"))
        grid = screen.table(
            *(plain(heading).plain for heading in headings), right=tuple(range(1, len(headings)))
        )
        for part in PARTS:
            value: Value = getattr(self.review.balance, part)
            cells = [
                cell
                for seat in range(self.review.players)
                for cell in self.balance_cells(part, value, seat)
            ]
            grid.add_row(self.text("review-part", part=part), *cells)
        console.print(grid)

    def balance_cells(self, part: str, value: Value, seat: int) -> tuple[str, str]:
        is_level = part in ("start", "result")
        chance = value.chances[seat]
        shown = level(chance) if is_level else change(chance / CERTAIN)
        return shown, self.points(value.leads[seat])

    # Moments

    def moments(self) -> Iterator[Text]:
        """Round by round: the deals that mattered, and the turns that lost much."""
        steps: list[DealReview | TurnReview] = [
            *(deal for deal in self.review.deals if max(deal.luck.chances) >= LEAST_LUCK),
            *(turn for turn in self.review.turns if turn.cost >= LEAST_COST[INACCURACY]),
        ]
        if not steps:
            yield Text()
            yield plain(self.text("review-no-moments"))
        number = 0
        for step in sorted(steps, key=in_order):
            if step.round != number:
                number = step.round
                yield Text()
                yield Text(self.text("record-round", number=number), "bold")
            yield from self.deal(step) if isinstance(step, DealReview) else self.turn(step)

    def deal(self, deal: DealReview) -> Iterator[Text]:
        """Told about whom it helped most."""
        luck = deal.luck
        yield Text()
        seat = max(range(self.review.players), key=lambda one: luck.chances[one])
        yield plain(
            self.text(
                "review-deal",
                turn=deal.before_turn,
                who=self.words.names[seat],
                chance=change(luck.chances[seat] / CERTAIN),
                points=self.points(luck.leads[seat]),
            )
        )

    def turn(self, turn: TurnReview) -> Iterator[Text]:
        before, best = self.before[turn.number], turn.best[0]
        heading = self.text(
            "review-moment",
            turn=turn.number,
            who=self.words.names[turn.seat],
            **{"class": turn.grade},
            chance=change(-turn.loss / CERTAIN),
            points=self.points(-turn.lost_lead),
        )
        yield Text()
        yield Text(plain(heading).plain, "bold")
        yield self.indented(self.told("review-played", before, turn.moves))
        yield self.indented(self.told("review-better", before, best.moves))
        yield self.indented(self.prospects(turn))
        for argument in turn.why.arguments if turn.why else ():
            yield self.indented("– " + self.reason(argument))
        if best.line:
            moves = ", ".join(" ".join(codes) for codes in best.line[:SHOWN_TURNS])
            yield self.indented(self.text("review-line", moves=moves))

    def prospects(self, turn: TurnReview) -> str:
        before, after = turn.before, turn.after
        return self.text(
            "review-prospects",
            chance=level(before.chances[turn.seat]),
            chance_after=level(after.chances[turn.seat]),
            points=self.final_score(before, turn.seat),
            points_after=self.final_score(after, turn.seat),
        )

    def final_score(self, value: Value, seat: int) -> str:
        """The seat's own first, as in a hint."""
        others = [points for other, points in enumerate(value.points) if other != seat]
        return " : ".join(self.figure(points / POINT) for points in (value.points[seat], *others))

    def told(self, name: str, before: GameState, moves: Codes) -> str:
        """What a turn does, in the words of the log."""
        events = [event.data() for event in before.attempt(moves).events]
        line = self.drawing.log_lines(events)[0]
        told = self.words.line(line, self.drawing.item)
        return self.text(name, code=" ".join(moves), event=told)

    def reason(self, argument: Argument) -> str:
        is_tile = argument.kind.endswith("-tile")
        shown = chance if is_tile else self.figure
        sign = -1 if argument.is_of_losses else 1
        values = {
            "who": self.words.names[argument.seat],
            "better": shown(sign * argument.better),
            "worse": shown(sign * argument.worse),
            "points": self.figure(argument.points),
        }
        if argument.event is not None:
            values["event"] = self.words.sentence(argument.event)
        else:
            values["source"] = self.text(self.words.message("points", argument.source))
            values["soon"] = "yes" if argument.is_soon else "no"
            values["lost"] = "yes" if argument.is_of_losses else "no"
        return self.text(f"review-why-{argument.kind}", **values)

    def indented(self, text: str) -> Text:
        return plain(f"  {text}")

    # Numbers

    def points(self, hundredths: int) -> str:
        """A change or a lead: with its sign."""
        return signed(hundredths / POINT, self.words.messages)

    def figure(self, points: float) -> str:
        decimal = self.text("decimal-sign")
        return f"{points:.1f}".replace("-", "−").replace(".", decimal)


def positions(course: Sequence[Played]) -> dict[int, GameState]:
    """The position before each turn, by its number."""
    turns = [before for before, entry, _ in course if isinstance(entry, Turn)]
    return dict(enumerate(turns, start=1))


def in_order(step: DealReview | TurnReview) -> tuple[int, int]:
    """A deal comes before the turn that it is for."""
    if isinstance(step, DealReview):
        return step.before_turn, 0
    return step.number, 1


def chance(part: float) -> str:
    return f"{part:.0%}"


def level(chance: int) -> str:
    return f"{chance / CERTAIN:.0%}"


def percent(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.0f}%"
