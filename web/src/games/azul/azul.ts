import type { GameBoard } from "../contract";
import { animate } from "./animate";
import AzulBoard from "./AzulBoard.svelte";
import { AZUL_PARTS } from "./parts";

export const azul: GameBoard = { Board: AzulBoard, animate, parts: AZUL_PARTS };
