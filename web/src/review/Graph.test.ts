import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../words/words.svelte";
import Graph from "./Graph.svelte";
import { REVIEW } from "./sample";

/** There is no layout in which anything could change its size. */
class NoResizes {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizes);
  words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function drawn(turn: number) {
  const onturn = vi.fn();
  const shown = render(Graph, { review: REVIEW, names: ["Ana", "Taras"], turn, onturn });
  return { ...shown, onturn, graph: shown.getByRole("slider") };
}

test("a line and a line of luck for every seat, a diamond for every deal, a sign for mistakes", () => {
  const { container } = drawn(0);
  const count = (selector: string) => container.querySelectorAll(selector).length;
  expect(count("[data-line=chance]")).toBe(2);
  expect(count("[data-line=luck]")).toBe(2);
  expect(count("[data-deal]")).toBe(2);
  const signs = [...container.querySelectorAll("[data-mistake] text")];
  expect(signs.map(({ textContent }) => textContent)).toEqual(["?!", "??"]);
});

test("the turn that is looked at is said", () => {
  const { graph } = drawn(3);
  expect(graph.getAttribute("aria-valuenow")).toBe("3");
  expect(graph.getAttribute("aria-valuetext")).toBe("Turn 3, Ana: blunder, Ana 40%, Taras 60%");
  cleanup();
  expect(drawn(0).graph.getAttribute("aria-valuetext")).toBe("Result, Ana 0%, Taras 100%");
});

test("a press goes to the turn there, and near a sign to the sign", async () => {
  // Without a layout it is 260 wide: turns lie from 40 to 246.
  const { graph, onturn } = drawn(0);
  await fireEvent.click(graph, { clientX: 96 });
  await fireEvent.click(graph, { clientX: 185 });
  await fireEvent.click(graph, { clientX: 244 });
  expect(onturn.mock.calls.flat()).toEqual([1, 3, 4]);
});
