// @vitest-environment node

import { expect, test } from "vitest";
import { pack, unpack } from "./packedLink";

const RECORD = `[Game "azul"]\n${"0 1B2 {ще раз}\n".repeat(200)}`;

test("a link holds a whole record, and is much shorter", async () => {
  const packed = await pack(RECORD);
  expect(packed).toMatch(/^record=[\w-]+$/);
  expect(packed.length).toBeLessThan(RECORD.length / 10);
  expect(await unpack(`#${packed}`, 100_000)).toBe(RECORD);
});

test("another fragment is none of ours", async () => {
  expect(await unpack("#azul.take", 1000)).toBeNull();
  expect(await unpack("", 1000)).toBeNull();
});

test("what is cut off or unpacks to too much is refused", async () => {
  const packed = await pack(RECORD);
  await expect(unpack(packed, 1000)).rejects.toThrow(RangeError);
  await expect(unpack(packed.slice(0, -12), 100_000)).rejects.toThrow();
  await expect(unpack("record=!!", 100_000)).rejects.toThrow();
});
