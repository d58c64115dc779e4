/** How the detailed rules of a game are laid out: chapters of paragraphs, one for every rule. */

export interface Chapter {
  /** Names its title and its lead in the catalogues, and the place to jump to. */
  chapter: string;
  /** As events carry them: `azul.take`. */
  rules: string[];
}
