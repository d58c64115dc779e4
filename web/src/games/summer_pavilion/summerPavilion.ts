import type { GameBoard } from "../contract";
import { animate } from "./animate";
import { listed, reasons } from "./listed";
import { PAVILION_PARTS } from "./parts";
import PavilionBoard from "./PavilionBoard.svelte";
import Tile from "./Tile.svelte";

export const summerPavilion: GameBoard = {
  Board: PavilionBoard,
  Tile,
  animate,
  listed,
  parts: PAVILION_PARTS,
  reasons,
};
