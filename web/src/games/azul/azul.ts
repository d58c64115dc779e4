import type { GameBoard } from "../contract";
import AzulBoard from "./AzulBoard.svelte";

export const azul: GameBoard = { Board: AzulBoard };
