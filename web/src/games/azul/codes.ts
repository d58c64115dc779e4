/** Azul's codes of moves, to and from the parts of the board that they touch. */

const COLOURS: Record<string, string> = {
  B: "blue",
  Y: "yellow",
  R: "red",
  K: "black",
  W: "white",
};
const TAKE = /^([1-9C])([BYRKW])([1-5F])$/;
const TILE = /^T([1-5])([1-5])$/;

/** All tiles of one colour on one display: what a player takes. */
export interface Group {
  source: string;
  tile: string;
}

export function takeCode(group: Group, target: string): string {
  const source = group.source === "centre" ? "C" : last(group.source);
  const colour = Object.keys(COLOURS).find((letter) => COLOURS[letter] === group.tile) ?? "";
  return source + colour + (target === "floor" ? "F" : last(target));
}

/** The code of tiling a space of the grey wall: `wall/2-4` is `T24`. */
export function tilingCode(space: string): string {
  return "T" + last(space).replace("-", "");
}

/** The group and the part that a code speaks of; for tiling there is no group. */
export function read(code: string): { group: Group | null; target: string } | null {
  const take = TAKE.exec(code);
  if (take) {
    const [, source = "", letter = "", target] = take;
    const group = {
      source: source === "C" ? "centre" : `factory/${source}`,
      tile: COLOURS[letter] ?? "",
    };
    return { group, target: target === "F" ? "floor" : `line/${target}` };
  }
  const tile = TILE.exec(code);
  return tile ? { group: null, target: `wall/${tile[1]}-${tile[2]}` } : null;
}

function last(part: string): string {
  return part.slice(part.indexOf("/") + 1);
}
