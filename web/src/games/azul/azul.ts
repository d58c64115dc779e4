import type { GameBoard } from "../contract";
import { animate } from "./animate";
import AzulBoard from "./AzulBoard.svelte";
import { AZUL_PARTS } from "./parts";
import { reasons } from "./reasons";
import TextTile from "./TextTile.svelte";

export const azul: GameBoard = {
  Board: AzulBoard,
  Tile: TextTile,
  animate,
  parts: AZUL_PARTS,
  reasons,
};
