import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import scenes from "../../gallery/azul_scenes.json";
import { settings } from "../../settings/settings.svelte";
import type { SeatStanding } from "../../api/client";
import { words } from "../../words/words.svelte";
import type { BoardProps } from "../contract";
import { azul } from "./azul";

const badge = createRawSnippet((seat: () => number) => ({
  render: () => `<b>${seat()}</b>`,
}));

type Name = keyof typeof scenes;

function person(name: string): SeatStanding {
  const empty = { level: null, network_bot: false, on_device: false, free: false, out: null };
  return { kind: "person", name, ...empty };
}

async function show(name: Name, given: Partial<BoardProps> = {}) {
  const scene = scenes[name];
  const props: BoardProps = {
    view: scene.view,
    seats: ["Ana", "Taras"].map(person),
    near: 0,
    badge,
    choices: scene.choices,
    preview: null,
    hinted: [],
    last: [],
    onchoose: vi.fn(),
    onlook: vi.fn(),
    onwhy: vi.fn(),
    onrule: vi.fn(),
    ...given,
  };
  const shown = render(azul.Board, { props });
  const isThere = () => expect(shown.container.querySelector(".coming")).toBeNull();
  await vi.waitFor(isThere, { timeout: 30_000 });
  return { props, ...shown };
}

function button(container: Element, name: string): HTMLElement | undefined {
  const buttons = [...container.querySelectorAll<HTMLElement>("button[aria-label]")];
  return buttons.find((found) => found.getAttribute("aria-label")?.startsWith(name));
}

async function click(element: Element | undefined): Promise<void> {
  expect(element).toBeDefined();
  if (element) await fireEvent.click(element);
}

// A whole board is much for a browser that is played by Node on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = vi.fn();
  settings.motion = "full";
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the board", () => {
  it("has an element for every part that views and events speak of", async () => {
    const { container } = await show("four");
    const { factories, centre, bag, lid, boards } = scenes.four.view;
    const ids = [...factories, centre, bag, lid].map(({ id }) => id);
    for (const { seat, lines, wall, floor } of boards)
      ids.push(...[...lines, ...wall.flat(), ...floor].map(({ id }) => `${seat}:${id}`));
    const drawn = [...container.querySelectorAll<HTMLElement>("[data-part]")];
    expect(drawn.map(({ dataset }) => dataset["part"])).toEqual(expect.arrayContaining(ids));
  });

  it("is played by the names of groups and lines", async () => {
    const { props, container } = await show("early", { near: 1 });
    expect(button(container, "Line 2")).toBeUndefined();
    await click(button(container, "1 blue tile on factory 3"));
    const line = button(container, "Line 2: empty. Place 1 blue tile here");
    line?.focus();
    expect(props.onlook).toHaveBeenLastCalledWith(expect.objectContaining({ code: "3B2" }));
    await click(line);
    expect(props.onchoose).toHaveBeenCalledWith(expect.objectContaining({ code: "3B2" }));
  });

  it("lets go of the tiles by Escape and by a click elsewhere", async () => {
    const { container } = await show("early", { near: 1 });
    const group = button(container, "1 blue tile on factory 3");
    await click(group);
    expect(button(container, "Line 2")).toBeDefined();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(button(container, "Line 2")).toBeUndefined();
    await click(group);
    await click(document.body);
    expect(button(container, "Line 2")).toBeUndefined();
  });

  it("offers nothing to those who only watch", async () => {
    const { container } = await show("early", { choices: [] });
    expect(container.querySelectorAll("[data-group]:not(:disabled)")).toHaveLength(0);
  });

  it("explains what was scored last", async () => {
    const { props, container } = await show("scored", {
      last: scenes.scored.events,
    });
    await click(button(container, "+5. Ana: 3 tiles across in row 1: +3"));
    expect(props.onrule).toHaveBeenCalledWith("azul.score-across");
  });
});

describe("motion", () => {
  const events = scenes.scored.events;
  const before = { view: scenes.scored.before, choices: [] };
  const traces = (root: Element): number =>
    root.querySelectorAll('.azul > [aria-hidden], [style*="visibility: hidden"]').length;

  it("ends by itself and leaves nothing behind", async () => {
    const { container } = await show("scored", before);
    vi.useFakeTimers();
    const shown = azul.animate?.(container, events, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(300);
    expect(traces(container)).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(8000);
    await shown;
    expect(traces(container)).toBe(0);
  });

  it("ends at once when somebody skips it", async () => {
    const { container } = await show("scored", before);
    const skip = new AbortController();
    const shown = azul.animate?.(container, events, skip.signal);
    skip.abort();
    await shown;
    expect(traces(container)).toBe(0);
  });

  it("does not even begin where nothing shall move", async () => {
    const { container } = await show("scored", before);
    settings.motion = "instant";
    await azul.animate?.(container, events, new AbortController().signal);
    expect(Element.prototype.animate).not.toHaveBeenCalled();
  });
});
