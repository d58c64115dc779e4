import { expect, test } from "vitest";
import type { GameFacts } from "../../api/client";
import { choiceOf, hintsOf, usualForm, wishOf, withGame, withSeats, wrongFields } from "./form";

const AZUL: GameFacts = {
  game: "azul",
  rules: 1,
  players: [2, 3, 4],
  variants: ["standard", "grey"],
  options: [{ name: "max_rounds", expected: "0..1000", default: 0 }],
};
const PAVILION: GameFacts = {
  game: "summer_pavilion",
  rules: 1,
  players: [2, 3],
  variants: ["coloured", "grey"],
  options: [{ name: "joker_order", expected: "standard random PGOYBR...", default: "standard" }],
};

test("the usual table: you against a bot, no clock, by link, with hints", () => {
  expect(wishOf(usualForm(AZUL, "easy"), AZUL)).toEqual({
    game: "azul",
    variant: "standard",
    options: {},
    seats: [
      { kind: "person", name: "" },
      { kind: "bot", level: "easy", name: "" },
    ],
    clock: { kind: "none" },
    public: false,
    hints: true,
  });
});

test("every kind of seat", () => {
  const form = withSeats(usualForm(AZUL, "hard"), 4);
  form.seats[1] = { sitter: "person", name: " Ana " };
  form.seats[2] = { sitter: "open", name: "" };
  expect(wishOf(form, AZUL).seats).toEqual([
    { kind: "person", name: "" },
    { kind: "person", name: "Ana" },
    { kind: "open" },
    { kind: "bot", level: "hard", name: "" },
  ]);
});

test("hints are off by default where somebody comes by link, and may be switched on", () => {
  const form = usualForm(AZUL, "easy");
  form.seats[1] = { sitter: "open", name: "" };
  expect(hintsOf(form)).toBe(false);
  expect(wishOf({ ...form, hints: true }, AZUL).hints).toBe(true);
});

test("clocks are told in milliseconds", () => {
  const form = usualForm(AZUL, "easy");
  expect(wishOf({ ...form, clock: "per-turn", limit: 90 }, AZUL).clock).toEqual({
    kind: "per-turn",
    limit: 90_000,
  });
  expect(wishOf({ ...form, clock: "per-game", initial: 5, increment: 3 }, AZUL).clock).toEqual({
    kind: "per-game",
    initial: 300_000,
    increment: 3000,
  });
});

test("seats are added like the last one and leave from the end", () => {
  const three = withSeats(usualForm(AZUL, "easy"), 3);
  expect(three.seats.map(({ sitter }) => sitter)).toEqual(["person", "bot:easy", "bot:easy"]);
  expect(withSeats(three, 2).seats).toHaveLength(2);
});

test("another game keeps the table, but neither variant nor options nor too many seats", () => {
  const form = withSeats(usualForm(AZUL, "easy"), 4);
  const other = withGame({ ...form, variant: "grey", door: "public" }, PAVILION);
  expect(other).toMatchObject({
    game: "summer_pavilion",
    variant: "coloured",
    options: { joker_order: "standard" },
    door: "public",
  });
  expect(other.seats).toHaveLength(3);
});

test("options are numbers or words, and are sent when they are unlike the usual ones", () => {
  expect(AZUL.options.map(choiceOf)).toEqual([{ kind: "number", from: 0, to: 1000 }]);
  expect(PAVILION.options.map(choiceOf)).toEqual([
    { kind: "words", words: ["standard", "random"], example: "PGOYBR" },
  ]);
  const form = usualForm(AZUL, "easy");
  expect(wishOf({ ...form, options: { max_rounds: "7" } }, AZUL).options).toEqual({
    max_rounds: 7,
  });
});

test("numbers that cannot be taken are noticed, if they are asked for", () => {
  const form = usualForm(AZUL, "easy");
  const wrong = { ...form, limit: 0, initial: null, increment: 1.5, options: { max_rounds: "x" } };
  expect([...wrongFields(wrong, AZUL)]).toEqual(["max_rounds"]);
  expect([...wrongFields({ ...wrong, clock: "per-turn" }, AZUL)]).toEqual(["limit", "max_rounds"]);
  expect([...wrongFields({ ...wrong, clock: "per-game" }, AZUL)]).toEqual([
    "initial",
    "increment",
    "max_rounds",
  ]);
  expect([...wrongFields({ ...form, clock: "per-game" }, AZUL)]).toEqual([]);
});
