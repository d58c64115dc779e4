/** The board of each game, loaded when it is needed. A game without one is played by the list. */

import type { GameBoard } from "./contract";

const BOARDS: Record<string, () => Promise<GameBoard>> = {
  azul: async () => (await import("./azul/azul")).azul,
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await BOARDS[game]?.()) ?? null;
}
