/** Tiles carried by the pointer, from the hand to a star or from a display to the board. */

import { Carrying, type Load } from "../board/carrying.svelte";

interface Tiles extends Load {
  tile: string;
  amount: number;
}

export class Dragging extends Carrying<Tiles> {}
