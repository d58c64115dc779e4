/** The eye and the focus go where the next decision is made. */

const FIRST: Record<string, string> = {
  action: '[data-item].open, [data-offer][aria-disabled="false"]',
  copy: "[data-offer].copy",
  space: ".space.open",
  slot: ".slot.open .target",
  "new-slot": ".slot.open .target",
  pay: "[data-decision] .main",
  discard: "[data-decision] .main",
};

const SCENE: Record<string, string> = {
  copy: ".offer",
  space: ".garden",
  slot: ".garden",
  "new-slot": ".garden",
  pay: ".storage",
  discard: ".storage",
};

/** For those who play with keys. Takes the focus only from the board, or from where nothing is. */
export function focusOn(root: HTMLElement, decision: string): void {
  const from = document.activeElement;
  const isElsewhere = from && !root.contains(from) && !from.closest("[data-decision]");
  if (isElsewhere && from !== document.body) return;
  document.querySelector<HTMLElement>(FIRST[decision] ?? "")?.focus();
}

/** On a small screen the garden may lie below what is seen. */
export function bringIntoView(root: HTMLElement, decision: string, moves: boolean): void {
  const scene = SCENE[decision];
  if (!scene) return;
  const behavior = moves ? "smooth" : "instant";
  root.querySelector(`.table > ${scene}`)?.scrollIntoView({ block: "nearest", behavior });
}
