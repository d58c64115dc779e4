/* What is wrong with how a table lies on the screen: an empty list if everything fits. */
async () => {
  for (let frames = 0; frames < 2; frames++)
    await new Promise(requestAnimationFrame);
  const CONTROLS = [
    "[data-group]:enabled",
    "[data-group][role=button]",
    "[data-target].open",
    "[data-hand].useful",
    "[data-pick]",
    '[data-offer][aria-disabled="false"]',
    "[data-item].open",
    ".space.open",
    ".slot.open .target",
    "[data-payment] button:enabled",
    ".dock button:enabled",
    ".stage .score",
  ].join();
  const PARTS =
    ".stage section[aria-label], .stage [role=group], .stage [data-part], .stage .pools";
  const faults = [];
  const page = document.documentElement;
  const stage = document.querySelector(".stage");
  const seen = stage.getBoundingClientRect();
  const isFitted = getComputedStyle(stage).overflowY === "auto";
  const nameOf = ({ dataset, className, textContent }) =>
    Object.values(dataset)[0] || textContent.trim().slice(0, 30) || className;

  const ask = document.querySelector(".ask");
  if (ask && ask.scrollHeight > ask.clientHeight + 1)
    faults.push("what is asked is cut");
  if (page.scrollWidth > page.clientWidth)
    faults.push("the page scrolls sideways");
  if (isFitted && page.scrollHeight > page.clientHeight)
    faults.push("the page scrolls");
  if (isFitted && stage.scrollHeight > stage.clientHeight)
    faults.push(
      `the board is ${stage.scrollHeight - stage.clientHeight} too high`,
    );
  if (isFitted && stage.scrollWidth > stage.clientWidth)
    faults.push(
      `the board is ${stage.scrollWidth - stage.clientWidth} too wide`,
    );

  for (const part of document.querySelectorAll(PARTS)) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const isCut =
      left < -1 ||
      right > page.clientWidth + 1 ||
      (isFitted && (top < seen.top - 1 || bottom > seen.bottom + 1));
    if (width && isCut) faults.push(`cut: ${nameOf(part)}`);
  }

  for (const enlarge of document.querySelectorAll(".stage .enlarge")) {
    const [own, beside] = [enlarge, enlarge.previousElementSibling].map((one) =>
      one.getBoundingClientRect(),
    );
    if (own.top > beside.bottom) faults.push(`wrapped: ${enlarge.ariaLabel}`);
  }

  for (const tab of document.querySelectorAll("[role=tab]"))
    if (
      tab.scrollWidth > tab.clientWidth ||
      tab.getBoundingClientRect().right > innerWidth
    )
      faults.push(`cut: ${nameOf(tab)}`);

  const boards = [...document.querySelectorAll(".stage section[aria-label]")];
  for (const [index, one] of boards.entries()) {
    const box = one.getBoundingClientRect();
    for (const other of boards.slice(index + 1)) {
      if (one.contains(other)) continue;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (wide > 2 && high > 2)
        faults.push(`over each other: ${one.ariaLabel} and ${other.ariaLabel}`);
    }
  }

  const controls = [...document.querySelectorAll(CONTROLS)].filter((one) =>
    one.checkVisibility(),
  );
  if (controls.length < 5) faults.push(`only ${controls.length} controls`);
  for (const control of controls) {
    const target = control.querySelector(".piece") ?? control;
    target.scrollIntoView({
      block: "nearest",
      inline: "nearest",
      behavior: "instant",
    });
    const { left, top, width, height } = target.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    // Within a drawing the gap between two tiles of a group belongs to the drawing.
    const isHit =
      control.contains(found) ||
      (found?.matches("svg") && found.contains(control));
    if (!isHit)
      faults.push(`covered: ${nameOf(control)} by ${found && nameOf(found)}`);
  }
  page.scrollTo(0, 0);
  return faults;
};
