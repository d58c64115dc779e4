import type { GameBoard } from "../contract";
import { animate } from "./animate";
import PavilionBoard from "./PavilionBoard.svelte";

export const summerPavilion: GameBoard = { Board: PavilionBoard, animate };
