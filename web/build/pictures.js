/**
 * The symbols of a game's art side by side in one picture, and a style sheet that shows each in the
 * background of the class named like it. A tile is then one element that the browser paints, from
 * one file; each `use` of a symbol would copy all its shapes into the page.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const ART = new URL("../../src/azulejos/drawing/art/", import.meta.url);
const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;
const SIDE = 100;
/** Between two of them, so that none shows at the rim of its neighbour. */
const GAP = 20;

export function makePictures(game, target) {
  const folder = new URL("pictures/", target);
  mkdirSync(folder, { recursive: true });
  const art = readFileSync(new URL(`${game}.svg`, ART), "utf8");
  const symbols = [...art.matchAll(SYMBOL)];
  const width = symbols.length * (SIDE + GAP) - GAP;
  writeFileSync(new URL(`${game}.svg`, folder), strip(art, symbols, width));
  writeFileSync(new URL(`${game}.css`, folder), sheet(game, symbols, width));
}

function strip(art, symbols, width) {
  const shared = /<defs>.*?<\/defs>/s.exec(art)?.[0] ?? "";
  const pieces = symbols.map(([, , box, shapes], index) => {
    const place = `x="${index * (SIDE + GAP)}" width="${SIDE}" height="${SIDE}"`;
    return `<svg ${place} viewBox="${box}">${shapes}</svg>`;
  });
  const content = [shared, ...pieces].join("").replace(/>\s+</g, "><");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}">${content}</svg>\n`;
}

function sheet(game, symbols, width) {
  const size = `${(100 * width) / SIDE}% 100%`;
  return symbols
    .map(([, name], index) => {
      const place = (100 * index * (SIDE + GAP)) / (width - SIDE);
      return `.${name} { background: url("./${game}.svg") ${place.toFixed(4)}% 0 / ${size}; }\n`;
    })
    .join("");
}
