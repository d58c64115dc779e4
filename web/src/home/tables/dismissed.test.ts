import { expect, test } from "vitest";
import type { ListedTable } from "../../api/client";
import { dismissed } from "./dismissed.svelte";

const game = (id: string, updated_at: number) => ({ id, updated_at }) as ListedTable;

test("a dismissed game is gone until something happens in it", () => {
  dismissed.add(game("a", 5));
  expect(dismissed.has(game("a", 5))).toBe(true);
  expect(dismissed.has(game("a", 6))).toBe(false);
  expect(dismissed.has(game("b", 1))).toBe(false);
  expect(JSON.parse(localStorage.getItem("azulejos-dismissed") ?? "")).toEqual({ a: 5 });
});

test("what was dismissed can be brought back", () => {
  dismissed.add(game("a", 5));
  dismissed.restore([game("a", 5)]);
  expect(dismissed.has(game("a", 5))).toBe(false);
});
