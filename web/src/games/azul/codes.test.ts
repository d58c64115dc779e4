import { describe, expect, it } from "vitest";
import { read, takeCode, tilingCode } from "./codes";

describe("codes of moves", () => {
  it("are written from what a hand does", () => {
    expect(takeCode({ source: "factory/3", tile: "blue" }, "line/2")).toBe("3B2");
    expect(takeCode({ source: "centre", tile: "black" }, "floor")).toBe("CKF");
    expect(tilingCode("wall/2-4")).toBe("T24");
  });

  it("are read back to the same parts", () => {
    for (const source of ["factory/1", "factory/9", "centre"])
      for (const tile of ["blue", "yellow", "red", "black", "white"])
        for (const target of ["line/1", "line/5", "floor"]) {
          const group = { source, tile };
          expect(read(takeCode(group, target))).toEqual({ group, target });
        }
    expect(read("T24")).toEqual({ group: null, target: "wall/2-4" });
  });

  it("of other games are not read", () => {
    expect(read("0B1")).toBeNull();
    expect(read("3B22")).toBeNull();
    expect(read("")).toBeNull();
  });
});
