import type { GameBoard } from "../contract";
import { animate } from "./animate";
import { GARDEN_PARTS } from "./parts";
import QueensGardenBoard from "./QueensGardenBoard.svelte";

export const queensGarden: GameBoard = { Board: QueensGardenBoard, animate, parts: GARDEN_PARTS };
