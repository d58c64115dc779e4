/** Where everything lies on a board, made of the rules' own data. The unit is the side of a tile. */

import drawn from "../../../../src/azulejos/drawing/art/summer_pavilion.json";
import facts from "../../../../src/azulejos/engine/summer_pavilion/board.json";

/** The middle of a tile or decoration and the bearing of its long diagonal. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

/** Half of a tile's long diagonal. */
export const LONG = Math.sqrt(3) / 2;
export const FRAME = drawn.board;
export const LETTERS = new Map(
  facts.colours.map((colour, index) => [facts.letters[index], colour]),
);
export const ROUNDS = facts.rounds;
export const CORNERS: Place[] = drawn.corners.map(([x = 0, y = 0]) => ({ x, y, angle: 0 }));

export const STARS = new Map<string, Place>();
export const SPACES = new Map<string, Place>();
for (const { id, centre, angle_of_slot_1: first, numbers } of facts.stars) {
  const [x = 0, y = 0] = centre;
  STARS.set(`star/${id}`, { x, y, angle: 0 });
  numbers.coloured.forEach((_, slot) => {
    SPACES.set(`space/${id}-${slot + 1}`, outwards({ x, y, angle: first + 60 * slot }, LONG));
  });
}

export const DECORATIONS = new Map<string, Place>(
  facts.decorations.map(({ id, centre: [x = 0, y = 0], long_axis: angle }) => [
    id,
    { x, y, angle },
  ]),
);

/** The place that lies so far from another, in the direction of its angle. */
function outwards({ x, y, angle }: Place, distance: number): Place {
  const turned = (angle * Math.PI) / 180;
  return {
    x: x + distance * Math.sin(turned),
    y: y - distance * Math.cos(turned),
    angle: angle % 360,
  };
}

/** The middle of a space, drawn somewhat nearer to the tip of its star, where the number stands. */
export function numberPlace(space: string): Place {
  const place = placeOf(space);
  return outwards(place, 0.12);
}

export function placeOf(id: string): Place {
  return SPACES.get(id) ?? DECORATIONS.get(id) ?? STARS.get(id) ?? { x: 0, y: 0, angle: 0 };
}

export function factoryPlaces(tiles: number): Place[] {
  const places = drawn.factory[String(tiles) as keyof typeof drawn.factory] ?? [];
  return places.map(([x = 0, y = 0]) => ({ x, y, angle: 0 }));
}

/** The quarter of a factory in which a tile lies: all of it may be pressed. */
export function quarterOf({ x, y }: Place): string {
  const middle = Math.atan2(y, x);
  const corner = (turn: number): string =>
    `${(2 * Math.cos(middle + turn)).toFixed(4)} ${(2 * Math.sin(middle + turn)).toFixed(4)}`;
  return `M0 0L${corner(-Math.PI / 4)}A2 2 0 0 1 ${corner(Math.PI / 4)}Z`;
}

interface Supply {
  half: [number, number];
  places: Place[];
}

/** The ten places of the supply in one row, where there is no room for more. */
export function supplyRow(): Supply {
  const tiles = facts.supply_spaces;
  const places = Array.from({ length: tiles }, (_, index) => ({
    x: 1.04 * (index - (tiles - 1) / 2),
    y: 0,
    angle: 0,
  }));
  return { half: [0.52 * tiles, LONG], places };
}

/** The ten places of the supply: a rosette, in the small edition two stars. */
export function supplyPlaces(game: string): Supply {
  const mini = game.endsWith("_mini");
  const supply = drawn.supply[mini ? "summer_pavilion_mini" : "summer_pavilion"];
  const places = supply.rosettes.flatMap(({ centre: [x = 0, y = 0], tiles, distance, first }) =>
    Array.from({ length: tiles }, (_, index) =>
      outwards({ x, y, angle: first + (360 / tiles) * index }, distance),
    ),
  );
  return { half: [supply.half_width, supply.half_height], places };
}

export function moved({ x, y, angle }: Place): string {
  return `translate(${x.toFixed(4)} ${y.toFixed(4)}) rotate(${angle})`;
}

/** The outline of a tile that is `inset` smaller on every side. */
export function rhombus(inset = 0): string {
  const part = 1 - inset / (LONG / 2);
  const [width, height] = [(part / 2).toFixed(4), (part * LONG).toFixed(4)];
  return `M0 -${height}L${width} 0L0 ${height}L-${width} 0Z`;
}

/** The outline of a whole star around its middle; its tips lie on multiples of 60 degrees. */
export function starOutline(): string {
  const corners = Array.from({ length: 12 }, (_, index) => {
    const distance = index % 2 ? 1 : 2 * LONG;
    const { x, y } = outwards({ x: 0, y: 0, angle: 30 * index }, distance);
    return `${x.toFixed(4)} ${y.toFixed(4)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The nearest of some places in a direction, given as a step to the right and down. */
export function nextPlace(from: string, among: string[], right: number, down: number): string {
  const start = placeOf(from);
  let best = from;
  let least = Infinity;
  for (const id of among) {
    const place = placeOf(id);
    const [dx, dy] = [place.x - start.x, place.y - start.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (id === from || ahead < 0.1 || aside > ahead * 1.8) continue;
    const cost = ahead + 1.6 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
