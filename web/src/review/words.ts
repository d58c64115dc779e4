/** A review in words, with the same sentences as `azulejos review`. */

import { change, figure, level, signed } from "../analysis/numbers";
import type { Reason, Review, ReviewedDeal, ReviewedTurn } from "../analysis/messages";
import { eventText, linesOf, type Cast, type Told } from "../words/logLines";
import { about, saidOf, t, words, type Said } from "../words/words.svelte";
import { luckiest } from "./course";

/** A score stays on one line. */
const UNBROKEN_COLON = "\u00a0:\u00a0";

/** "Ana: skill +7.2 points, luck −11.5 points". */
export function skillText({ seats }: Review, seat: number, who: string): string {
  const parts = seats[seat]?.balance_points;
  const skill = signed((parts?.own ?? 0) + (parts?.others ?? 0));
  return t("review-skill", { who, skill, luck: signed(parts?.luck ?? 0) });
}

export function momentText(turn: ReviewedTurn, names: string[]): string {
  return t("review-moment", {
    turn: turn.turn,
    who: names[turn.seat] ?? "",
    class: turn.class,
    chance: change(-turn.loss),
    points: signed(-turn.loss_points),
  });
}

/** Told about whom it helped most. */
export function dealText(deal: ReviewedDeal, names: string[]): string {
  const seat = luckiest(deal);
  return t("review-deal", {
    turn: deal.before_turn,
    who: names[seat] ?? "",
    chance: change(deal.luck[seat] ?? 0),
    points: signed(deal.luck_points[seat] ?? 0),
  });
}

/** The seat's own points first, as in a hint. */
export function scoreText(points: readonly number[], seat: number): string {
  const others = points.filter((_, other) => other !== seat);
  return [points[seat] ?? 0, ...others].map(figure).join(UNBROKEN_COLON);
}

export function prospectsText(turn: ReviewedTurn): string {
  const { seat } = turn;
  return t("review-prospects", {
    chance: level(turn.chance[seat] ?? 0),
    chance_after: level(turn.chance_after[seat] ?? 0),
    points: scoreText(turn.points, seat),
    points_after: scoreText(turn.points_after, seat),
  });
}

export function reasonText(game: string, reason: Reason, cast: Cast): string {
  const { kind, seat, source, event } = reason;
  const shown = kind.endsWith("-tile") ? level : figure;
  // What a source costs after either turn is told as losses, without signs.
  const lost = !event && Math.max(reason.better, reason.worse) <= 0;
  const sign = lost ? -1 : 1;
  const what: Record<string, string> = event
    ? { event: eventText(game, event, cast.names, cast.variant) }
    : {
        source: about("points", game, source, {}),
        soon: reason.soon ? "yes" : "no",
        lost: lost ? "yes" : "no",
      };
  return words.text(`review-why-${kind}`, {
    who: cast.names[seat] ?? "",
    better: shown(sign * reason.better),
    worse: shown(sign * reason.worse),
    points: figure(reason.points),
    ...what,
  });
}

/** What a turn does, in the words of the log. */
export function turnText(game: string, told: Told, cast: Cast): Said {
  return linesOf(game, told, cast)[0] ?? saidOf("", "");
}
