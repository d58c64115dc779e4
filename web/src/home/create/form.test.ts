import { expect, test } from "vitest";
import type { GameFacts } from "../../api/client";
import {
  choiceOf,
  companyOf,
  hintsOf,
  networkBotOf,
  offeredOptions,
  patienceOf,
  usualForm,
  wishOf,
  withCompany,
  withGame,
  withSeats,
  wrongFields,
} from "./form";

const AZUL: GameFacts = {
  game: "azul",
  rules: 1,
  players: [2, 3, 4],
  variants: ["standard", "grey"],
  options: [
    {
      name: "max_rounds",
      variants: ["standard", "grey"],
      expected: "0..1000",
      default: 0,
      numbers: null,
    },
  ],
};
const TILES: GameFacts = {
  ...AZUL,
  game: "tiles",
  options: [{ name: "tiles", variants: ["standard"], expected: "1..9", default: 4, numbers: null }],
};
const PAVILION: GameFacts = {
  game: "summer_pavilion",
  rules: 1,
  players: [2, 3],
  variants: ["coloured", "grey"],
  options: [
    {
      name: "joker_order",
      variants: ["coloured", "grey"],
      expected: "standard random PGOYBR...",
      default: "standard",
      numbers: null,
    },
  ],
};
const GARDEN: GameFacts = {
  game: "queens_garden",
  rules: 1,
  players: [2],
  variants: ["standard", "variant"],
  options: [
    {
      name: "wheel",
      variants: ["variant"],
      expected: "tree,yellow/bird,lily 0..9",
      default: "2,1/2,1",
      numbers: {
        rows: [
          ["tree", "yellow"],
          ["bird", "lily"],
        ],
        lowest: 0,
        highest: 9,
      },
    },
  ],
};

const againstBot = () => withCompany(usualForm(AZUL), "bot", "easy");

test("the usual table: you and a friend by link, no clock, no hints, and no bot that stands in", () => {
  expect(wishOf(usualForm(AZUL), AZUL)).toEqual({
    game: "azul",
    variant: "standard",
    options: {},
    seats: [{ kind: "person", name: "" }, { kind: "open" }],
    clock: { kind: "none" },
    public: false,
    hints: false,
    network_bots: false,
    patience: null,
    watchers_chat: true,
  });
  const silent = { ...usualForm(AZUL), watchersChat: false };
  expect(wishOf(silent, AZUL).watchers_chat).toBe(false);
});

test("the company can be chosen for all other seats at once", () => {
  const three = withSeats(usualForm(AZUL), 3);
  expect(companyOf(three)).toBe("friend");
  const sitters = (company: "friend" | "device" | "bot") =>
    withCompany(three, company, "hard").seats.map(({ sitter }) => sitter);
  expect(sitters("bot")).toEqual(["person", "bot:hard", "bot:hard"]);
  expect(sitters("device")).toEqual(["person", "person", "person"]);
  expect(companyOf(withCompany(three, "device", ""))).toBe("device");
  expect(companyOf(withCompany(three, "bot", "easy"))).toBe("bot");
  const mixed = withCompany(three, "bot", "easy");
  mixed.seats[1] = { sitter: "open", name: "" };
  expect(companyOf(mixed)).toBe("");
});

test("with a clock a bot stands in after a minute, without one only if that is chosen", () => {
  const form = usualForm(AZUL);
  expect(patienceOf(form)).toBe(0);
  expect(patienceOf({ ...form, clock: "per-turn" })).toBe(60);
  expect(wishOf({ ...form, clock: "per-turn", patience: 0 }, AZUL).patience).toBeNull();
  expect(wishOf({ ...form, patience: 600 }, AZUL).patience).toBe(600);
});

test("every kind of seat", () => {
  const form = withSeats(withCompany(usualForm(AZUL), "bot", "hard"), 4);
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
  const form = againstBot();
  form.seats[1] = { sitter: "open", name: "" };
  expect(hintsOf(form)).toBe(false);
  expect(wishOf({ ...form, hints: true }, AZUL).hints).toBe(true);
});

test("clocks are told in milliseconds", () => {
  const form = againstBot();
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
  const three = withSeats(againstBot(), 3);
  expect(three.seats.map(({ sitter }) => sitter)).toEqual(["person", "bot:easy", "bot:easy"]);
  expect(withSeats(three, 2).seats).toHaveLength(2);
});

test("another game keeps the table, but neither variant nor options nor too many seats", () => {
  const form = withSeats(againstBot(), 4);
  const other = withGame({ ...form, variant: "grey", door: "public" }, PAVILION);
  expect(other).toMatchObject({
    game: "summer_pavilion",
    variant: "coloured",
    options: { joker_order: "standard" },
    door: "public",
  });
  expect(other.seats).toHaveLength(3);
});

test("options are rounds, numbers or words, and are sent when they are unlike the usual ones", () => {
  expect(AZUL.options.map(choiceOf)).toEqual([{ kind: "rounds", rounds: [0, 3, 4, 5] }]);
  expect(TILES.options.map(choiceOf)).toEqual([{ kind: "number", from: 1, to: 9 }]);
  expect(PAVILION.options.map(choiceOf)).toEqual([
    { kind: "words", words: ["standard", "random"], example: "PGOYBR" },
  ]);
  const form = againstBot();
  expect(wishOf({ ...form, options: { max_rounds: "5" } }, AZUL).options).toEqual({
    max_rounds: 5,
  });
});

test("numbers that cannot be taken are noticed, if they are asked for", () => {
  const form = withCompany(usualForm(TILES), "bot", "easy");
  const wrong = { ...form, limit: 0, initial: null, increment: 1.5, options: { tiles: "x" } };
  expect([...wrongFields(wrong, TILES)]).toEqual(["tiles"]);
  expect([...wrongFields({ ...wrong, clock: "per-turn" }, TILES)]).toEqual(["limit", "tiles"]);
  expect([...wrongFields({ ...wrong, clock: "per-game" }, TILES)]).toEqual([
    "initial",
    "increment",
    "tiles",
  ]);
  expect([...wrongFields({ ...form, clock: "per-game" }, TILES)]).toEqual([]);
});

test("numbers of a side are asked for and sent with that side alone", () => {
  const form = usualForm(GARDEN);
  expect(offeredOptions(form, GARDEN)).toEqual([]);
  const standard = { ...form, options: { wheel: "9,/x,1" } };
  expect([...wrongFields(standard, GARDEN)]).toEqual([]);
  expect(wishOf(standard, GARDEN).options).toEqual({});
  const variant = { ...form, variant: "variant" };
  expect(wishOf(variant, GARDEN).options).toEqual({});
  const own = { ...variant, options: { wheel: "2,1/2,3" } };
  expect(wishOf(own, GARDEN).options).toEqual({ wheel: "2,1/2,3" });
  expect([...wrongFields(own, GARDEN)]).toEqual([]);
});

test("each number that is missing or out of range is wrong by itself", () => {
  const form = { ...usualForm(GARDEN), variant: "variant", options: { wheel: "10,/1.5,9" } };
  expect([...wrongFields(form, GARDEN)]).toEqual(["wheel/tree", "wheel/yellow", "wheel/bird"]);
});

test("a program has one seat, and leaves it when another game is chosen", () => {
  const form = usualForm(AZUL);
  form.seats[1] = { sitter: networkBotOf("champion"), name: "" };
  expect(wishOf(form, AZUL).seats[1]).toEqual({ kind: "network-bot", name: "champion" });
  expect(withSeats(form, 3).seats[2]?.sitter).toBe("open");
  expect(withGame(form, PAVILION).seats[1]?.sitter).toBe("open");
});

test("programs may take free seats only if there are some", () => {
  const form = { ...usualForm(AZUL), networkBots: true };
  expect(wishOf(form, AZUL).network_bots).toBe(true);
  expect(wishOf(withCompany(form, "device", "easy"), AZUL).network_bots).toBe(false);
});
