/** The drawn pieces of this game. */

import drawn from "../../../../src/azulejos/drawing/art/azul.svg?raw";
import { layOut } from "../board/layOut";

export function layOutArt(): void {
  layOut(drawn, "azul-art");
}
