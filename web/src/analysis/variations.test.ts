import { expect, test } from "vitest";
import { START, Variations, type Step } from "./variations.svelte";

function turn(seat: number, ...moves: string[]): Step {
  return { deal: "", moves, seat, position: `after ${moves.join(" ")}`, lines: [] };
}

function deal(items: string): Step {
  return { deal: items, moves: [], seat: null, position: `dealt ${items}`, lines: [] };
}

/** A deal, a turn of each seat, and another turn of the second seat. */
function branched(): Variations {
  const tree = new Variations("start");
  tree.play(deal("BBYR"));
  tree.play(turn(0, "1B2"));
  const fork = tree.at;
  tree.play(turn(1, "2R3"));
  tree.at = fork;
  tree.play(turn(1, "CK1"));
  return tree;
}

const codes = (tree: Variations, id: number): string[] =>
  tree.path(id).map(({ deal: items, moves }) => items || moves.join(" "));

test("a step that is there already is not added again", () => {
  const tree = branched();
  const { at, size } = tree;
  tree.at = tree.current.parent ?? START;
  tree.play(turn(1, "CK1"));
  expect([tree.at, tree.size]).toEqual([at, size]);
  expect(codes(tree, at)).toEqual(["BBYR", "1B2", "CK1"]);
});

test("the first way is the main line until another is promoted", () => {
  const tree = branched();
  const other = tree.at;
  expect(tree.isMain(other)).toBe(false);
  expect(codes(tree, tree.end(START))).toEqual(["BBYR", "1B2", "2R3"]);
  tree.promote(other);
  expect(tree.isMain(other)).toBe(true);
  expect(tree.end(START)).toBe(other);
});

test("what is removed takes along what follows, and whoever is there", () => {
  const tree = branched();
  const [dealt] = tree.after(START);
  tree.remove(dealt?.id ?? -1);
  expect([tree.at, tree.size, tree.written()]).toEqual([START, 0, []]);
});

test("it is written with parents before what follows them, and read back", () => {
  const tree = branched();
  tree.comment(tree.at, "why not");
  const written = tree.written();
  expect(written.map(({ parent, moves }) => [parent, moves?.join(" ")])).toEqual([
    [-1, ""],
    [0, "1B2"],
    [1, "2R3"],
    [1, "CK1"],
  ]);
  expect(written[3]?.comment).toBe("why not");
  const nodes = written.map((node) => ({
    ...{ deal: "", moves: [], comment: "", clock: null, value: null },
    ...node,
    seat: node.deal ? null : 0,
    position: "p",
    lines: [],
  }));
  const again = Variations.from({ start: "start", names: [], comment: "", nodes });
  expect(again.written()).toEqual(written);
});

test("a record opens at its end, or after so many turns with the deal that follows", () => {
  const steps = ["deal", "turn", "deal", "turn"];
  const nodes = steps.map((kind, place) => ({
    parent: place - 1,
    deal: kind === "deal" ? "BBYR" : "",
    moves: kind === "deal" ? [] : ["1B2"],
    comment: "",
    clock: null,
    value: null,
    seat: kind === "deal" ? null : 0,
    position: String(place),
    lines: [],
  }));
  const read = { start: "start", names: [], comment: "", nodes };
  const opened = [null, 0, 1, 2, 9].map((turn) => Variations.from(read, turn).current.position);
  expect(opened).toEqual(["3", "0", "2", "3", "3"]);
});
