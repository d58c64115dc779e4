import { viewOf, type GameBoard } from "../contract";
import { animate } from "./animate";
import { listed } from "./listed";
import { noteOn } from "./notes";
import { GARDEN_PARTS } from "./parts";
import { reasons } from "./reasons";
import QueensGardenBoard from "./QueensGardenBoard.svelte";
import TextTile from "./TextTile.svelte";

export const queensGarden: GameBoard = {
  Board: QueensGardenBoard,
  Tile: TextTile,
  animate,
  listed,
  noteOn: (rule, view) => noteOn(rule, viewOf("queens_garden", view)),
  parts: GARDEN_PARTS,
  reasons,
};
