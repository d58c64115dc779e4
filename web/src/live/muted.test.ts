import { beforeEach, expect, test } from "vitest";
import { MutedSpeakers } from "./muted.svelte";

beforeEach(() => localStorage.clear());

const ANA = { by: "a", seat: 0 };
const EVE = { by: "e", seat: null };
const OLA = { by: "o", seat: null };

function heard(muted: MutedSpeakers): string[] {
  return [ANA, EVE, OLA].filter((line) => muted.hears(line)).map(({ by }) => by);
}

test("one speaker, everybody who watches, and all again", () => {
  const muted = new MutedSpeakers("t");
  expect(heard(muted)).toEqual(["a", "e", "o"]);
  muted.mute("e");
  expect(heard(muted)).toEqual(["a", "o"]);
  muted.muteWatchers();
  expect(heard(muted)).toEqual(["a"]);
  muted.mute("a");
  expect(heard(muted)).toEqual([]);
  muted.clear();
  expect(heard(muted)).toEqual(["a", "e", "o"]);
});

test("it is remembered for this table alone, and not for ever", () => {
  new MutedSpeakers("t").mute("e");
  expect(heard(new MutedSpeakers("t"))).toEqual(["a", "o"]);
  expect(heard(new MutedSpeakers("other"))).toEqual(["a", "e", "o"]);
  for (let number = 0; number < 50; number++) new MutedSpeakers(`t${number}`).mute("x");
  expect(heard(new MutedSpeakers("t"))).toEqual(["a", "e", "o"]);
});

test("what cannot be read is nobody", () => {
  localStorage.setItem("azulejos-muted", "{");
  expect(heard(new MutedSpeakers("t"))).toEqual(["a", "e", "o"]);
});
