/** How the line of each seat is drawn in every graph: told apart by colour and by its dashes. */

export const SEAT_LINES = [
  { colour: "var(--seat-1)", dashes: "" },
  { colour: "var(--seat-2)", dashes: "8 4" },
  { colour: "var(--seat-3)", dashes: "2 4" },
  { colour: "var(--seat-4)", dashes: "10 3 2 3" },
] as const;
