/** Values as a catalogue can use them: it cannot take ids of board parts apart. */

export type Value = string | number;

const BOARD_PART = /^([a-z]+)(?:\/(?:([a-z]+(?:-[a-z]+)*)(?:-(\d+))?|(\d+)(?:-(\d+))?))?$/;
const TWO_NAMES = /^([a-z_]+):([a-z_]+)$/;

/** A `space` of `wall/2-4` is also given as `space_kind`, `space_number` and `space_column`. */
export function boardPart(name: string, id: string): Record<string, Value> {
  const match = BOARD_PART.exec(id);
  if (!match) return {};
  const [, kind, place, numberThere, number, column] = match;
  const found: Record<string, Value> = { [`${name}_kind`]: kind ?? "" };
  if (place) found[`${name}_place`] = place;
  if (numberThere ?? number) found[`${name}_number`] = Number(numberThere ?? number);
  if (column) found[`${name}_column`] = Number(column);
  return found;
}

/** A `tile` of `yellow:lily` is also given as `tile_colour` and `tile_pattern`. */
export function colourAndPattern(name: string, tile: string): Record<string, Value> {
  const match = TWO_NAMES.exec(tile);
  return match ? { [`${name}_colour`]: match[1] ?? "", [`${name}_pattern`]: match[2] ?? "" } : {};
}

/** All of it; a `seat` (from 0) is also given as `player` (from 1), and what is null as `none`. */
export function textValues(values: Record<string, unknown>): Record<string, Value> {
  const spoken: Record<string, Value> = {};
  for (const [name, given] of Object.entries(values)) {
    const value = given === null ? "none" : given;
    if (typeof value !== "string" && typeof value !== "number") continue;
    spoken[name] = value;
    Object.assign(spoken, boardPart(name, String(value)), colourAndPattern(name, String(value)));
  }
  if (typeof values["seat"] === "number") spoken["player"] = values["seat"] + 1;
  return spoken;
}
