/** The drawn pieces of this game. */

import drawn from "../../../../src/azulejos/drawing/art/summer_pavilion.svg?raw";
import { layOut } from "../board/layOut";

export function layOutArt(): void {
  layOut(drawn, "pavilion-art");
}
