import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refusal, type SeatStanding, type TableAnswer } from "../api/client";
import { me } from "../settings/me.svelte";
import { words } from "../words/words.svelte";
import PlayOn from "./PlayOn.svelte";
import { sittersOf } from "./sitters";

function seat(kind: "person" | "bot", name: string, level: string | null): SeatStanding {
  return { kind, name, level, network_bot: false, on_device: false, free: false, out: null };
}

const SEATS = [
  seat("person", "Olive", null),
  seat("person", "Ana", null),
  seat("bot", "easy", "easy"),
];

beforeEach(() => {
  words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8"));
  vi.spyOn(api, "games").mockResolvedValue({ games: [], bots: ["easy", "medium"] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function opened(your_seats: number[], toMove: number): Promise<Element> {
  const table = { table: { id: "t" }, standing: { seats: SEATS }, your_seats } as unknown;
  const { container } = render(PlayOn, {
    game: "azul",
    variant: "standard",
    options: {},
    names: SEATS.map(({ name }) => name),
    sitters: sittersOf(table as TableAnswer, toMove),
    position: () => Promise.resolve("azul …"),
  });
  await vi.waitFor(() => expect(container.querySelectorAll("option")).toHaveLength(3 * 4));
  return container;
}

async function proposed(your_seats: number[], toMove: number): Promise<string[]> {
  const container = await opened(your_seats, toMove);
  return [...container.querySelectorAll("select")].map(({ value }) => value);
}

test("whoever played keeps the seat and the opponents", async () => {
  expect(await proposed([1], 0)).toEqual(["open", "person", "easy"]);
});

test("whoever watched takes the seat that moves", async () => {
  expect(await proposed([], 0)).toEqual(["person", "open", "easy"]);
});

test("nobody has chosen that a bot plays for somebody who is away", async () => {
  me.name = "Ana";
  const create = vi
    .spyOn(api, "create")
    .mockRejectedValue(new Refusal(429, "too-many-tables", { seconds: 5 }));
  await opened([1], 0);
  await fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]?.[0]).toEqual({
    game: "azul",
    variant: "standard",
    options: {},
    seats: [
      { kind: "open" },
      { kind: "person", name: "" },
      { kind: "bot", level: "easy", name: "" },
    ],
    position: "azul …",
    order: "given",
  });
});
