/**
 * A pressed button may go away, or can no longer be pressed. For those who use keys the focus then
 * stays near, where a browser would go back to the top of the page.
 */

const FOCUSABLE = ["a[href]", "button", "input", "select", "textarea", "[tabindex]"]
  .map((one) => `${one}:not([tabindex="-1"], :disabled)`)
  .join();
/** Where the search ends: parts of the page with a name of their own. */
const REGION = "section, main, aside, nav, header, dialog, [role=region], [role=tabpanel]";

type Focusable = HTMLElement | SVGElement;

interface Last {
  element: Focusable;
  around: Element[];
  following: Focusable[];
}

function focusables(within: ParentNode): Focusable[] {
  return [...within.querySelectorAll<Focusable>(FOCUSABLE)];
}

function isFocusable(target: EventTarget | null): target is Focusable {
  return target instanceof HTMLElement || target instanceof SVGElement;
}

function isUsable(element: Element): boolean {
  return element.isConnected && element.matches(FOCUSABLE);
}

function ancestors(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestors(parentElement)] : [];
}

function remembered(element: Focusable): Last {
  const all = focusables(document);
  return {
    element,
    around: ancestors(element),
    following: all.slice(all.indexOf(element) + 1),
  };
}

/** What comes next in the same part of the page, else its first thing, else the part itself. */
function nearest({ around, following }: Last): Focusable | null {
  const left = around.filter((one) => one.isConnected);
  for (const part of left) {
    const next = following.find((one) => isUsable(one) && part.contains(one));
    const found = next ?? focusables(part)[0];
    if (found) return found;
    if (part.matches(REGION) && part instanceof HTMLElement) {
      if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
      return part;
    }
  }
  return null;
}

/** Watches over the whole page until it is stopped. */
export function keepFocusNear(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  let last: Last | null = null;
  let hasKeys = false;

  function lookAfter(): void {
    if (!last || document.activeElement !== document.body || isUsable(last.element)) return;
    const near = hasKeys ? nearest(last) : null;
    last = null;
    near?.focus({ preventScroll: true });
  }
  // Not at once: what took the button away may know better where to go.
  const lost = new MutationObserver(() => {
    if (last && document.activeElement === document.body) setTimeout(lookAfter);
  });
  lost.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  document.addEventListener("keydown", () => (hasKeys = true), options);
  document.addEventListener("pointerdown", () => (hasKeys = false), options);
  document.addEventListener(
    "focusin",
    ({ target }) => (last = isFocusable(target) ? remembered(target) : null),
    options,
  );
  return () => {
    stop.abort();
    lost.disconnect();
  };
}
