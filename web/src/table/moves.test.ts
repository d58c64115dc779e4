import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import gardenScenes from "../gallery/garden_scenes.json";
import pavilionScenes from "../gallery/pavilion_scenes.json";
import type { Choice, View } from "../games/contract";
import { listed as listedInGarden } from "../games/queens_garden/listed";
import { queensGarden } from "../games/queens_garden/queensGarden";
import { summerPavilion } from "../games/summer_pavilion/summerPavilion";
import { words } from "../words/words.svelte";
import { branches, choiceText } from "./moves";

beforeAll(() => words.use("en", readFileSync("../src/azulejos/messages/en.ftl", "utf8")));

/** Every entry of the list as it is read: what is taken, then where it goes. */
function entries({ view, choices }: { view: View; choices: Choice[] }): string[] {
  const board = view.game === "queens_garden" ? queensGarden : summerPavilion;
  const told = { variant: view.variant, board };
  return branches(choices)
    .flatMap((group) => group.choices)
    .map((choice) =>
      (["from", "to"] as const)
        .map((part) => choiceText(view.game, choice, part, told).text)
        .join(": "),
    );
}

const { laying, grey, picking } = pavilionScenes;
const { middle, space, slot, buying, pay, discard } = gardenScenes;

test.each(Object.entries({ laying, grey, picking, middle, space, slot, buying, pay, discard }))(
  "no two entries of the list are alike: %s",
  (_, scene) => {
    const said = entries(scene);
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said).size).toBe(said.length);
  },
);

test("an entry names its payment", () => {
  const withJokers = laying.choices.find(({ code }) => /^[A-Z]+\d[A-Z]\d$/.test(code));
  expect(withJokers).toBeDefined();
  expect(entries({ view: laying.view, choices: withJokers ? [withJokers] : [] })[0]).toMatch(
    /^\w+ tile on the \w+ star: \d: \d \w+ tiles? and \d jokers?$/,
  );
  const [first] = pay.choices;
  expect(first && listedInGarden(first)["tiles"]).toHaveLength(first?.moves.length ?? 0);
});
