import { expect, test } from "vitest";
import { hasRoom, partNameOf, rowsOf, withOne, type Field } from "./editor.svelte";

function field(part: string, form: Field["form"], value: Field["value"], most = 0): Field {
  return { part, form, value, choices: ["blue", "red"], least: 0, most, each: 3 };
}

test("ids of parts are taken apart", () => {
  expect(partNameOf("0:wall/2-3")).toEqual({ seat: 0, kind: "wall", place: "2", number: 3 });
  expect(partNameOf("1:space/nw-6")).toEqual({ seat: 1, kind: "space", place: "nw", number: 6 });
  expect(partNameOf("factory/4")).toEqual({ seat: null, kind: "factory", place: "4", number: 0 });
  expect(partNameOf("bag")).toEqual({ seat: null, kind: "bag", place: "", number: 0 });
});

test("spaces of a row lie together, everything else by itself", () => {
  const fields = [
    field("0:wall/1-1", "space", ""),
    field("0:wall/1-2", "space", "red"),
    field("0:wall/2-1", "space", ""),
    field("0:line/1", "counts", {}),
  ];
  expect(rowsOf(fields).map(({ fields: row }) => row.length)).toEqual([2, 1, 1]);
});

test("one more and one less, as far as there is room", () => {
  const pile = field("factory/1", "counts", { blue: 1, red: 2 }, 4);
  expect(withOne(pile, "blue", 1)).toEqual({ blue: 2, red: 2 });
  expect(withOne(pile, "red", -1)).toEqual({ blue: 1, red: 1 });
  expect(hasRoom(pile, "blue")).toBe(true);
  expect(hasRoom({ ...pile, value: { blue: 3 } }, "blue")).toBe(false);
  expect(hasRoom({ ...pile, value: { blue: 2, red: 2 } }, "blue")).toBe(false);
  const floor = field("0:floor", "row", ["red", "blue", "red"], 3);
  expect(withOne(floor, "red", -1)).toEqual(["blue", "red"]);
  expect(hasRoom(floor, "blue")).toBe(false);
  expect(hasRoom(floor, "green")).toBe(false);
});
