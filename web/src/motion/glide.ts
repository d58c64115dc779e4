/** Things that lie elsewhere after a change glide there instead of jumping. */

const DURATION = 220;

export type Places = Map<Element, DOMRect>;

export function placesOf(elements: Iterable<Element>): Places {
  return new Map([...elements].map((element) => [element, element.getBoundingClientRect()]));
}

export function glideFrom(places: Places): void {
  for (const [element, before] of places) {
    if (!element.isConnected) continue;
    const now = element.getBoundingClientRect();
    const [x, y] = [before.left - now.left, before.top - now.top];
    if (x || y)
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: DURATION,
        easing: "ease-out",
      });
  }
}
