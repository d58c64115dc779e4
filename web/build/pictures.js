/**
 * Every symbol of a game's art as a picture in a file of its own, and a style sheet that makes it
 * the background of the class named like it. A tile is then one element that the browser paints;
 * each `use` of a symbol would copy all its shapes into the page. What is large on the screen comes
 * with the style sheet itself; all of them would make it slow to read.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const ART = new URL("../../src/azulejos/drawing/art/", import.meta.url);
const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;
const DEFINITION = /<(\w+) id="([\w-]+)".*?<\/\1>/gs;

export function makePictures(game, large, target) {
  const folder = new URL(`pictures/${game}/`, target);
  mkdirSync(folder, { recursive: true });
  const pictures = picturesOf(readFileSync(new URL(`${game}.svg`, ART), "utf8"));
  for (const { name, picture } of pictures) writeFileSync(new URL(`${name}.svg`, folder), picture);
  writeFileSync(new URL("pictures.css", folder), sheetOf(pictures, large));
}

function picturesOf(art) {
  const shared = [...(/<defs>(.*?)<\/defs>/s.exec(art)?.[1] ?? "").matchAll(DEFINITION)];
  return [...art.matchAll(SYMBOL)].map(([, name, box, shapes]) => {
    const used = shared.filter(([, , id]) => shapes.includes(`url(#${id})`)).map(([text]) => text);
    const content = [...used, shapes].join("").replace(/>\s+</g, "><").trim();
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
    return { name, picture };
  });
}

function sheetOf(pictures, large) {
  return pictures
    .map(({ name, picture }) => {
      const address = large.includes(name) ? inline(picture) : `./${name}.svg`;
      return `.${name} { background: url("${address}") center / contain no-repeat; }\n`;
    })
    .join("");
}

function inline(picture) {
  return `data:image/svg+xml,${encodeURIComponent(picture.trim())}`;
}
