/** The board of each game, loaded when it is needed. A game without one is played by the list. */

import type { GameBoard } from "./contract";

const BOARDS: Record<string, () => Promise<GameBoard>> = {
  azul: async () => (await import("./azul/azul")).azul,
  summer_pavilion: async () => (await import("./summer_pavilion/summerPavilion")).summerPavilion,
  summer_pavilion_mini: async () =>
    (await import("./summer_pavilion/summerPavilion")).summerPavilion,
  queens_garden: async () => (await import("./queens_garden/queensGarden")).queensGarden,
};

export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await BOARDS[game]?.()) ?? null;
}
