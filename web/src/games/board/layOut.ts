/** Lays drawn pieces into the page, once: every piece on the screen is a use of one of them. */
export function layOut(drawn: string, id: string): void {
  if (document.getElementById(id)) return;
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const art = document.importNode(parsed, true);
  art.id = id;
  art.setAttribute("aria-hidden", "true");
  // Not `display: none`: some browsers forget the gradients then.
  art.setAttribute("style", "position: absolute; width: 0; height: 0; overflow: hidden");
  document.body.prepend(art);
}
