/**
 * Whoever clicks on a score wants to know where it comes from. The page knows and the board does not,
 * so the page looks at clicks before the board does.
 */
export function askedScore(event: MouseEvent): number | null {
  const part = (event.target as Element).closest<HTMLElement>("[data-part$=':score']");
  const seat = Number.parseInt(part?.dataset["part"] ?? "");
  if (Number.isNaN(seat)) return null;
  event.stopPropagation();
  return seat;
}
