/** The games that somebody has played in this browser, or wants no lesson for. */

const KEY = "azulejos-known-games";

export function isKnown(game: string): boolean {
  return read().includes(game);
}

export function keepKnown(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), game])]));
  } catch {
    // Without storage the lesson is offered again.
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
