/** How a game ended, as whoever looks at it would say it. */

import type { SeatStanding, Standing } from "../api/client";
import { t } from "../words/words.svelte";

type Outcome = NonNullable<Standing["outcome"]>;

interface Ended {
  standing: Pick<Standing, "outcome" | "seats"> | null;
  names: string[];
  /** The seats of whoever looks. */
  mine: readonly number[];
}

/** "You won 61–48", "You lost 51–53", or who has won. */
export function outcomeOf({ standing, names, mine }: Ended): string {
  const outcome = standing?.outcome;
  if (!outcome) return "";
  if (!outcome.winners.length)
    return t(outcome.reason === "closed" ? "page-table-closed" : "page-table-abandoned");
  const winners = outcome.winners.map((seat) => names[seat] ?? "").join(", ");
  const own = mine.length === 1 ? mine[0] : undefined;
  const scores = isDecidedByPoints(standing.seats) ? scoresOf(outcome, own) : "";
  return t("page-table-outcome", { who: whoWon(outcome, own), names: winners, scores })
    .trim()
    .replace(/,$/, "");
}

function whoWon({ winners }: Outcome, own: number | undefined): string {
  const isShared = winners.length > 1;
  if (own === undefined) return isShared ? "winners" : "winner";
  if (!winners.includes(own)) return "lost";
  return isShared ? "shared" : "won";
}

/** Whoever left the game loses with any number of points. */
function isDecidedByPoints(seats: SeatStanding[]): boolean {
  return seats.every(({ out }) => !out);
}

/** One's own first, then from first to last place. */
function scoresOf({ ranking, scores }: Outcome, own: number | undefined): string {
  const others = ranking.flat().filter((seat) => seat !== own);
  const order = own === undefined ? others : [own, ...others];
  return order.map((seat) => scores[seat]).join("–");
}

/** Those who have left the game, with the reason; nothing if it was played to its end. */
export function whoLeft({ standing, names }: Ended): string {
  const left = (standing?.seats ?? []).flatMap(({ out }, seat) => (out ? [{ out, seat }] : []));
  return ["resigned", "time"]
    .map((why) => ({ why, seats: left.filter(({ out }) => out === why) }))
    .filter(({ seats }) => seats.length)
    .map(({ why, seats }) =>
      t("page-table-outcome-out", {
        why,
        names: seats.map(({ seat }) => names[seat] ?? "").join(", "),
      }),
    )
    .join(" ");
}

/** Place and seat, best first; equals share a place. Place 0 where nobody has one. */
export function placesOf(ranking: number[][], seats: number): { place: number; seat: number }[] {
  if (!ranking.length) return Array.from({ length: seats }, (_, seat) => ({ place: 0, seat }));
  return ranking.flatMap((equals, index) => {
    const before = ranking.slice(0, index).flat().length;
    return equals.map((seat) => ({ place: before + 1, seat }));
  });
}
