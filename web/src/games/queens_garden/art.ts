/** The drawn pieces of this game. */

import drawn from "../../../../src/azulejos/drawing/art/queens_garden.svg?raw";
import { layOut } from "../board/layOut";

export function layOutArt(): void {
  layOut(drawn, "queens_garden-art");
}
