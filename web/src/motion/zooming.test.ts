import { afterEach, describe, expect, test, vi } from "vitest";
import { doubleTap } from "./doubleTap";
import { Zooming } from "./zooming.svelte";

const LIMITS = { most: 3, tapped: 2, choices: ".open", forFingers: () => 1.5 };

/** The tests' browser knows no touches. */
function touch(type: string, ...points: [x: number, y: number][]): Event {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  const event = new Event(type, { cancelable: true });
  const changedTouches = touches;
  return Object.assign(event, type === "touchend" ? { touches: [], changedTouches } : { touches });
}

function framed(): { zooming: Zooming; frame: HTMLElement; scrolled: unknown[] } {
  const zooming = new Zooming(LIMITS);
  const frame = document.createElement("div");
  const scrolled: unknown[] = [];
  frame.scrollTo = (to?: unknown) => void scrolled.push(to);
  zooming.attach(frame);
  return { zooming, frame, scrolled };
}

test("two fingers that spread make it larger, within limits, around the point between them", async () => {
  const { zooming, frame, scrolled } = framed();
  frame.dispatchEvent(touch("touchstart", [0, 0], [10, 0]));
  const moved = touch("touchmove", [0, 0], [20, 0]);
  frame.dispatchEvent(moved);
  expect(zooming.scale).toBe(2);
  expect(moved.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(scrolled).toEqual([{ left: 10, top: 0, behavior: "instant" }]));
  frame.dispatchEvent(touch("touchmove", [0, 0], [90, 0]));
  expect(zooming.scale).toBe(3);
  expect(zooming.canGrow).toBe(false);
});

test("one finger moves the page as usual", () => {
  const { zooming, frame } = framed();
  frame.dispatchEvent(touch("touchstart", [0, 0]));
  const moved = touch("touchmove", [20, 0]);
  frame.dispatchEvent(moved);
  expect([zooming.scale, moved.defaultPrevented]).toEqual([1, false]);
});

test("two taps make it large and small again, but not where the game is meant", () => {
  const { zooming, frame } = framed();
  frame.innerHTML = '<b class="open"></b>';
  zooming.doubleTap(0, 0, frame.firstElementChild);
  expect(zooming.scale).toBe(1);
  zooming.doubleTap(0, 0, frame);
  expect(zooming.scale).toBe(2);
  zooming.doubleTap(0, 0, frame);
  expect(zooming.scale).toBe(1);
});

describe("what is to be chosen", () => {
  function pointer(kind: "coarse" | "fine"): void {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(kind) }));
  }
  afterEach(() => vi.unstubAllGlobals());

  test("becomes large enough for fingers, and whole again", async () => {
    pointer("coarse");
    const { zooming, frame } = framed();
    await zooming.reach();
    expect(zooming.scale).toBe(1);
    frame.innerHTML = '<b class="open"></b>';
    await zooming.reach();
    expect(zooming.scale).toBe(1.5);
    zooming.rest();
    expect(zooming.scale).toBe(1);
  });

  test("stays as it is for a mouse, and as somebody has set it", async () => {
    pointer("fine");
    const { zooming, frame } = framed();
    frame.innerHTML = '<b class="open"></b>';
    await zooming.reach();
    expect(zooming.scale).toBe(1);
    pointer("coarse");
    zooming.grow(1.2);
    await zooming.reach();
    expect(zooming.scale).toBe(1.2);
  });
});

test("two quick taps in one place are heard, two fingers are not", () => {
  const node = document.createElement("div");
  const heard: number[] = [];
  doubleTap(node, (x) => heard.push(x));
  for (const fingers of [[5], [5], [5, 9], [5, 9]]) {
    const points = fingers.map((x): [number, number] => [x, 0]);
    node.dispatchEvent(touch("touchstart", ...points));
    node.dispatchEvent(touch("touchend", ...points));
  }
  expect(heard).toEqual([5]);
});
