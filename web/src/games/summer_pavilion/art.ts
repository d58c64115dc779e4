/** The drawn pieces, laid into the page once: every tile on the screen is a use of one of them. */

import drawn from "../../../../src/azulejos/drawing/art/summer_pavilion.svg?raw";

const ID = "pavilion-art";

export function layOutArt(): void {
  if (document.getElementById(ID)) return;
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const art = document.importNode(parsed, true);
  art.id = ID;
  art.setAttribute("aria-hidden", "true");
  // Not `display: none`: some browsers forget the gradients then.
  art.setAttribute("style", "position: absolute; width: 0; height: 0; overflow: hidden");
  document.body.prepend(art);
}
