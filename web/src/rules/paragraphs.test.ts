import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs";

test("lines become paragraphs where sentences end, and typing moves is left out", () => {
  const text = "Azul in short\n  Take tiles,\n  then lay them.\n  Score.\n\nMoves\n  1B2";
  expect(paragraphs(text)).toEqual({
    title: "Azul in short",
    paragraphs: ["Take tiles, then lay them.", "Score."],
  });
});
