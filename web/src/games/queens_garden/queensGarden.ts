import type { GameBoard } from "../contract";
import { animate } from "./animate";
import QueensGardenBoard from "./QueensGardenBoard.svelte";

export const queensGarden: GameBoard = { Board: QueensGardenBoard, animate };
