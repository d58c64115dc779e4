/** The drawn board on the card of each game. */

import azul from "../../../art/cards/azul.svg";
import queensGarden from "../../../art/cards/queens_garden.svg";
import summerPavilion from "../../../art/cards/summer_pavilion.svg";
import summerPavilionMini from "../../../art/cards/summer_pavilion_mini.svg";

const PICTURES: Record<string, string> = {
  azul,
  queens_garden: queensGarden,
  summer_pavilion: summerPavilion,
  summer_pavilion_mini: summerPavilionMini,
};

export function pictureOf(game: string): string {
  return PICTURES[game] ?? azul;
}
