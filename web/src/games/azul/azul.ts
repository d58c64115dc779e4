import type { GameBoard } from "../contract";
import { animate } from "./animate";
import AzulBoard from "./AzulBoard.svelte";

export const azul: GameBoard = { Board: AzulBoard, animate };
