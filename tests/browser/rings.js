/* What is wrong with the ring round what has the focus: nothing if it can be seen whole. */
() => {
  const active = document.activeElement;
  // A radio button that cannot be seen leaves its ring to what stands after it.
  const ringed = getComputedStyle(active).opacity === "0" ? active.nextElementSibling : active;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed);
  // Boards draw rings of their own.
  if (active === document.body || outlineStyle === "none") return "";

  const wide = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = ringed.getBoundingClientRect();
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  const name = ringed.ariaLabel ?? ringed.textContent.trim();
  const isWithin = (room, sideways, upright) =>
    (!sideways || (box.left - wide >= room.left - 0.5 && box.right + wide <= room.right + 0.5)) &&
    (!upright || (box.top - wide >= room.top - 0.5 && box.bottom + wide <= room.bottom + 0.5));

  if (!isWithin(page, true, true)) return `${name} reaches over the edge of the screen`;
  for (let around = ringed.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const room = around.getBoundingClientRect();
    if (!isWithin(room, overflowX !== "visible", overflowY !== "visible"))
      return `${name} is cut by ${around.localName}.${around.className}`;
    if (around.localName === "dialog") break;
  }
  for (const y of [box.top + 2, box.bottom - 2]) {
    const found = document.elementFromPoint(box.left + box.width / 2, y);
    const isSeen = found === active || ringed.contains(found) || found?.contains(ringed);
    if (!isSeen) return `${name} is covered by ${found?.localName}.${found?.className}`;
  }
  return "";
};
