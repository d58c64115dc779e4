import type { GameBoard } from "../contract";
import PavilionBoard from "./PavilionBoard.svelte";

export const summerPavilion: GameBoard = { Board: PavilionBoard };
