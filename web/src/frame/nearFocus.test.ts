import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFocusNear } from "./nearFocus";

let stop = (): void => undefined;
beforeEach(() => (stop = keepFocusNear()));
afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

/** The page, with the focus on what has the id `gone`. */
function page(inside: string, by: "keydown" | "pointerdown" = "keydown"): void {
  document.body.innerHTML = `<header><a href="/">home</a></header>${inside}`;
  document.dispatchEvent(new Event(by));
  document.querySelector<HTMLElement>("#gone")?.focus();
}

function button(text: string): HTMLElement {
  return Object.assign(document.createElement("button"), { textContent: text });
}

function focused(): string {
  return document.activeElement?.textContent ?? "";
}

test("after a row of a list the next one has the focus", async () => {
  const row = "<li><button>one</button></li><li><button id=gone>two</button></li>";
  page(`<ul>${row}<li><button>three</button></li></ul>`);
  document.querySelector("li:has(#gone)")?.remove();
  await vi.waitFor(() => expect(focused()).toBe("three"));
});

test("what takes the place of a button has the focus", async () => {
  page("<p><button id=gone>leave</button></p><button>other</button>");
  document.querySelector("p")?.replaceChildren(button("stay"), button("really leave"));
  await vi.waitFor(() => expect(focused()).toBe("stay"));
});

test("where nothing is left to press, its part of the page has the focus", async () => {
  page("<section>dock<button id=gone>pass</button><button disabled>undo</button></section>");
  document.querySelector("#gone")?.remove();
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe("section"));
});

test("nobody with a mouse is led anywhere", async () => {
  page("<p><button id=gone>leave</button><button>other</button></p>", "pointerdown");
  document.querySelector("#gone")?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
