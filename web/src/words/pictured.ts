/** Texts with pictures of tiles in the place of their names: a mark says which tile is meant. */

const [OPEN, SHUT] = ["\uE000", "\uE001"];
const MARK = new RegExp(`${OPEN}([^${SHUT}]*)${SHUT}`);

/** A piece of text, or a tile. */
export type Piece = string | { tile: string };

const tile = (name: string): string => `${OPEN}${name}${SHUT}`;
const tiles = `{ $amount ->
    [1] ${tile("{ $tile }")}
   *[other] { $amount }\u00a0${tile("{ $tile }")}
}`;

/** What takes the place of the catalogue's texts, in every language. */
export const PICTURED = `
azul-tile = ${tile("{ $tile }")}
azul-tiles = ${tiles}
summer-pavilion-tile = ${tile("{ $tile }")}
summer-pavilion-tiles = ${tiles}
item-summer-pavilion-colour = ${tile("{ $tile }")}
queens-garden-hexagon = ${tile("{ $tile_colour }:{ $tile_pattern }")}
`;

export function piecesOf(text: string): Piece[] {
  return text
    .split(MARK)
    .map((piece, index) => (index % 2 ? { tile: piece } : piece))
    .filter(Boolean);
}
