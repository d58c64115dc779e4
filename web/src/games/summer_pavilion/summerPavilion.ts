import type { GameBoard } from "../contract";
import { animate } from "./animate";
import { PAVILION_PARTS } from "./parts";
import PavilionBoard from "./PavilionBoard.svelte";

export const summerPavilion: GameBoard = { Board: PavilionBoard, animate, parts: PAVILION_PARTS };
