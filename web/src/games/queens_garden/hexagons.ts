/** Hexagons and categories by their names, `yellow:lily` and `yellow` or `lily`, and their codes. */

import facts from "../../../../src/azulejos/engine/queens_garden/board.json";

export function colourOf(hexagon: string): string {
  return hexagon.slice(0, hexagon.indexOf(":"));
}

export function patternOf(hexagon: string): string {
  return hexagon.slice(hexagon.indexOf(":") + 1);
}

/** What its pattern is worth, as it is printed on the board. */
export function valueOf(hexagon: string): number {
  return facts.values[facts.patterns.indexOf(patternOf(hexagon))] ?? 0;
}

export function isOf(hexagon: string, category: string): boolean {
  return colourOf(hexagon) === category || patternOf(hexagon) === category;
}

export function isColour(category: string): boolean {
  return facts.colours.includes(category);
}

/** `Y6` for `yellow:lily`. */
export function codeOf(hexagon: string): string {
  return categoryCode(colourOf(hexagon)) + categoryCode(patternOf(hexagon));
}

/** `Y` for `yellow`, `6` for `lily`. */
export function categoryCode(category: string): string {
  const colour = facts.colours.indexOf(category);
  return colour >= 0 ? (facts.letters[colour] ?? "") : String(facts.patterns.indexOf(category) + 1);
}

/** `yellow:lily` for `Y6`. */
export function hexagonOf(code: string): string {
  const colour = facts.colours[facts.letters.indexOf(code[0] ?? "")];
  return `${colour}:${facts.patterns[Number(code[1]) - 1]}`;
}

/** The category of a code `AY` or `A4`. */
export function categoryOf(code: string): string {
  const sign = code.slice(1);
  const colour = facts.letters.indexOf(sign);
  return (colour >= 0 ? facts.colours[colour] : facts.patterns[Number(sign) - 1]) ?? "";
}

/** The values that the texts of a hexagon take. */
export function hexagonValues(hexagon: string): { tile_colour: string; tile_pattern: string } {
  return { tile_colour: colourOf(hexagon), tile_pattern: patternOf(hexagon) };
}
