import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { AZUL_PARTS } from "../games/azul/parts";
import type { PartKind, PartKinds } from "../games/contract";
import { GARDEN_PARTS } from "../games/queens_garden/parts";
import { PAVILION_PARTS } from "../games/summer_pavilion/parts";
import { hasRuleText } from "../rules/ruleText";
import { LANGUAGES, t, words } from "../words/words.svelte";
import { kindOf, questionsAbout, within, type Part } from "./questions";

const KINDS: PartKinds = {
  factory: { rules: ["azul.take"], each: true },
  wall: { rules: ["azul.tiling"], inVariant: { grey: ["azul.grey-tiling"] } },
  star: { rules: ["summer_pavilion.star"], each: true },
  space: { within: "star" },
};

function part(id: string, left: number, top: number, size = 40): Part {
  return { id, box: { left, top, width: size, height: size } };
}

test("the kind of a part tells neither its seat nor its number", () => {
  expect(["0:wall/2-3", "factory/4", "centre", "1:score"].map(kindOf)).toEqual([
    "wall",
    "factory",
    "centre",
    "score",
  ]);
});

describe("questions", () => {
  test("each factory is one", () => {
    const found = questionsAbout([part("factory/1", 0, 0), part("factory/2", 50, 0)], KINDS, "");
    expect(found.map(({ key }) => key)).toEqual(["factory/1", "factory/2"]);
  });

  test("the spaces of a wall are one for each seat, around all of them", () => {
    const spaces = [
      part("0:wall/1-1", 10, 20),
      part("0:wall/5-5", 210, 220),
      part("1:wall/1-1", 500, 0),
    ];
    expect(questionsAbout(spaces, KINDS, "").map(({ key, box }) => ({ key, box }))).toEqual([
      { key: "0:wall", box: { left: 10, top: 20, width: 240, height: 240 } },
      { key: "1:wall", box: { left: 500, top: 0, width: 40, height: 40 } },
    ]);
  });

  test("what lies in a larger part is asked about with it", () => {
    const found = questionsAbout(
      [part("0:star/ne", 0, 0, 90), part("0:space/ne-1", 0, 0)],
      KINDS,
      "",
    );
    expect(found.map(({ key }) => key)).toEqual(["0:star/ne"]);
  });

  test("what is too small is left out, unless there is no larger one", () => {
    const both = questionsAbout(
      [part("0:wall/1-1", 0, 0), part("1:wall/1-1", 0, 90, 9)],
      KINDS,
      "",
    );
    expect(both.map(({ key }) => key)).toEqual(["0:wall"]);
    expect(questionsAbout([part("1:wall/1-1", 0, 0, 9)], KINDS, "")).toHaveLength(1);
  });

  test("the mark of a score lies before it, in every game", () => {
    for (const kinds of [AZUL_PARTS, GARDEN_PARTS, PAVILION_PARTS])
      expect(questionsAbout([part("0:score", 0, 0, 30)], kinds, "")[0]?.mark).toBe("before");
  });

  test("of many alike only the large ones are marked", () => {
    const stars = [part("0:star/ne", 0, 0, 90), part("0:star/e", 0, 0, 89)];
    const found = questionsAbout([...stars, part("1:star/ne", 0, 0, 50)], KINDS, "");
    expect(found.map(({ key }) => key)).toEqual(["0:star/ne", "0:star/e"]);
  });

  test("marks lie at a corner, but inside of small parts among many", () => {
    const marks = [part("factory/1", 0, 0, 120), part("0:wall/1-1", 0, 0), part("0:star/e", 0, 0)];
    const found = questionsAbout(marks, KINDS, "").map(({ mark }) => mark);
    expect(found).toEqual(["corner", "corner", "beside-middle"]);
  });

  test("a variant may have rules of its own", () => {
    const [wall] = questionsAbout([part("0:wall/1-1", 0, 0)], KINDS, "grey");
    expect(wall?.rules).toEqual(["azul.grey-tiling"]);
  });
});

test("of what scrolls only that is seen which its frame shows", () => {
  const frame = { left: 0, top: 0, width: 100, height: 100 };
  const half = within({ left: 80, top: -10, width: 40, height: 40 }, frame);
  expect(half).toEqual({ left: 80, top: 0, width: 20, height: 30 });
  expect(within({ left: 120, top: 0, width: 40, height: 40 }, frame)).toBeNull();
});

const GAMES = { azul: AZUL_PARTS, queens_garden: GARDEN_PARTS, summer_pavilion: PAVILION_PARTS };

/** Of every variant. */
function rulesOf(about: Exclude<PartKind, { within: string }>): string[] {
  return [...about.rules, ...Object.values(about.inVariant ?? {}).flat()];
}

describe.each(Object.entries(GAMES))("parts of %s", (game, kinds) => {
  const explained = Object.entries(kinds).flatMap(([kind, about]) =>
    "rules" in about ? [{ kind, name: about.name ?? kind, rules: rulesOf(about) }] : [],
  );

  test("name rules that the game has", () => {
    const document = readFileSync(`../docs/rules/${game}.md`, "utf8");
    const known = [...document.matchAll(/^### (\S+)/gm)].map(([, rule]) => rule);
    for (const { kind, rules } of explained) {
      expect(rules.length, kind).toBeGreaterThan(0);
      expect(known, kind).toEqual(expect.arrayContaining(rules));
    }
  });

  test("lie in parts that are explained", () => {
    for (const about of Object.values(kinds))
      if ("within" in about) expect(explained.map(({ kind }) => kind)).toContain(about.within);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeEach(() =>
      words.use(language, readFileSync(`../src/azulejos/messages/${language}.ftl`, "utf8")),
    );

    test("are told in the words of the rules", () => {
      expect(explained.flatMap(({ rules }) => rules).filter((rule) => !hasRuleText(rule))).toEqual(
        [],
      );
    });

    test("have names of their own", () => {
      const nameless = t("page-part", { part: "other" });
      const names = explained.map(({ name }) => t("page-part", { part: name }));
      expect(names).not.toContain(nameless);
      expect(new Set(names).size).toBe(names.length);
    });
  });
});
