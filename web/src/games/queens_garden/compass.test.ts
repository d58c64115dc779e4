import { expect, it } from "vitest";
import { nearestIn } from "./compass";

const SPOTS = [
  { x: 10, y: 0 },
  { x: 30, y: 2 },
  { x: 5, y: 9 },
  { x: -8, y: -1 },
];

it.each([
  ["ArrowRight", 0],
  ["ArrowLeft", 3],
  ["ArrowDown", 2],
  ["ArrowUp", -1],
  ["Enter", -1],
])("%s leads to the nearest part that lies there", (key, index) => {
  expect(nearestIn({ x: 0, y: 0 }, SPOTS, key)).toBe(index);
});
