import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { SeatStanding, Standing } from "../api/client";
import { words } from "../words/words.svelte";
import { outcomeOf, placesOf, whoLeft } from "./outcome";

const NAMES = ["Ana", "Easy", "Olive"];

beforeEach(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

type Outcome = NonNullable<Standing["outcome"]>;

function ended(ranking: number[][], scores: number[], mine: number[], out: SeatStanding["out"][]) {
  const outcome: Outcome = { ranking, winners: ranking[0] ?? [], reason: "row", scores };
  const seats = scores.map((_, seat): SeatStanding => ({
    kind: "person",
    name: NAMES[seat] ?? "",
    level: null,
    network_bot: false,
    on_device: false,
    free: false,
    out: out[seat] ?? null,
  }));
  return { standing: { outcome, seats }, names: NAMES, mine };
}

test.each([
  [[[0], [1]], [61, 48], [0], "You won 61–48"],
  [[[1], [0]], [51, 53], [0], "You lost 51–53"],
  [[[0, 1]], [50, 50], [1], "You share the victory, 50–50"],
  [[[1], [0]], [51, 53], [], "Easy wins 53–51"],
  [[[2], [0], [1]], [40, 30, 55], [1], "You lost 30–55–40"],
  [[[2], [0], [1]], [40, 30, 55], [0, 1], "Olive wins 55–40–30"],
  [[[0, 2], [1]], [40, 30, 40], [], "Ana, Olive share the victory, 40–40–30"],
])("%j with %j, seen from %j: %s", (ranking, scores, mine, said) => {
  expect(outcomeOf(ended(ranking, scores, mine, []))).toBe(said);
});

test("whoever resigned is named, and points decide nothing", () => {
  const game = ended([[0], [1]], [3, 20], [0], [null, "resigned"]);
  expect(outcomeOf(game)).toBe("You won");
  expect(whoLeft(game)).toBe("Easy resigned.");
  expect(outcomeOf(ended([[0, 2], [1]], [3, 20, 3], [], [null, "time", null]))).toBe(
    "Ana, Olive share the victory",
  );
  expect(whoLeft(ended([[0], [1]], [3, 20], [0], []))).toBe("");
});

test("in a game that was abandoned nobody has won, and nobody has a place", () => {
  expect(outcomeOf(ended([], [3, 20], [0], []))).toBe("The game was abandoned");
  expect(placesOf([], 2)).toEqual([
    { place: 0, seat: 0 },
    { place: 0, seat: 1 },
  ]);
  expect(placesOf([[2, 0], [1]], 3).map(({ place }) => place)).toEqual([1, 1, 3]);
});
