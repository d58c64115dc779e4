import { expect, test } from "vitest";
import type { ListedTable } from "../../api/client";
import { endsSoon, freeSeats, partOf, since, toContinue, toJoin, toReplay, until } from "./lists";

type Seat = ListedTable["seats"][number];

const SOMEBODY: Seat = {
  kind: "person",
  name: "Ana",
  level: null,
  network_bot: false,
  on_device: false,
  free: false,
  out: null,
};
const FREE: Seat = { ...SOMEBODY, name: "", free: true };

function table(id: string, given: Partial<ListedTable>): ListedTable {
  return {
    id,
    game: "azul",
    variant: "standard",
    players: 2,
    options: {},
    public: true,
    phase: "running",
    seats: [SOMEBODY, SOMEBODY],
    clock: {},
    to_move: 0,
    round: 1,
    scores: [0, 0],
    outcome: null,
    created_at: 0,
    updated_at: 0,
    finished_at: null,
    ends_at: null,
    link: "",
    your_seats: [],
    ...given,
  };
}

const ids = (tables: ListedTable[]) => tables.map(({ id }) => id);

test("your turn first, then what was played last, then what waits for players", () => {
  const tables = [
    table("waits", { phase: "waiting", to_move: null, updated_at: 9, seats: [SOMEBODY, FREE] }),
    table("theirs", { to_move: 1, your_seats: [0], updated_at: 3 }),
    table("old", { to_move: 0, your_seats: [0], updated_at: 1 }),
    table("over", { phase: "finished", to_move: null, your_seats: [0], updated_at: 8 }),
    table("new", { to_move: 1, your_seats: [0, 1], updated_at: 2 }),
  ];
  expect(ids(toContinue(tables))).toEqual(["new", "old", "theirs", "waits"]);
});

test("a game is nobody's turn of yours when another seat or nobody is to move", () => {
  expect(partOf(table("a", { to_move: 1, your_seats: [0] }))).toBe("running");
  expect(partOf(table("a", { to_move: null, your_seats: [0] }))).toBe("running");
  expect(partOf(table("a", { to_move: 0, your_seats: [0] }))).toBe("your-turn");
});

test("open tables: a free seat before a game to watch, without one's own", () => {
  const tables = [
    table("full", { created_at: 5 }),
    table("free", { phase: "waiting", seats: [SOMEBODY, FREE], created_at: 1 }),
    table("freer", { phase: "waiting", seats: [FREE, FREE], created_at: 2 }),
    table("mine", { phase: "waiting", seats: [SOMEBODY, FREE], created_at: 3 }),
  ];
  expect(ids(toJoin(tables, [table("mine", {})]))).toEqual(["freer", "free", "full"]);
  expect(tables.map(freeSeats)).toEqual([0, 1, 2, 1]);
});

test("a game that one has left is no game to go on with", () => {
  const out = [{ ...SOMEBODY, out: "resigned" }, SOMEBODY, SOMEBODY];
  expect(toContinue([table("left", { seats: out, your_seats: [0] })])).toEqual([]);
  expect(toContinue([table("watched", { seats: out })])).toHaveLength(1);
});

test("finished games: one's own among the others, none twice, the last first", () => {
  const over = (id: string, at: number) => table(id, { phase: "finished", finished_at: at });
  const shown = toReplay(
    [over("a", 3), over("b", 1)],
    [over("c", 2), over("a", 3), table("d", {})],
  );
  expect(ids(shown)).toEqual(["a", "c", "b"]);
});

test("how long ago, in the language", () => {
  expect(since(0, 30_000, "en")).toBe("now");
  expect(since(0, 5 * 60_000, "en")).toBe("5 minutes ago");
  expect(since(0, 3 * 3_600_000, "pl")).toBe("3 godziny temu");
  expect(since(0, 2 * 86_400_000, "en")).toBe("2 days ago");
});

test("a table that is closed soon says so", () => {
  const day = 86_400_000;
  expect(endsSoon(table("kept", {}), 0)).toBe(false);
  expect(endsSoon(table("later", { ends_at: 8 * day }), 0)).toBe(false);
  expect(endsSoon(table("soon", { ends_at: 6 * day }), 0)).toBe(true);
  expect(until(3 * day + 5, 0, "en")).toBe("in 3 days");
  expect(until(3 * day + 5, 0, "pl")).toBe("za 3 dni");
  expect(until(0, 5, "en")).toBe("now");
});
