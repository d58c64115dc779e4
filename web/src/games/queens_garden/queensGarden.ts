import type { GameBoard } from "../contract";
import QueensGardenBoard from "./QueensGardenBoard.svelte";

export const queensGarden: GameBoard = { Board: QueensGardenBoard };
