import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../api/client";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function somebody() {
  const { me } = await import("./me.svelte");
  const introduce = vi.spyOn((await import("../api/client")).api, "introduce");
  introduce.mockImplementation((name) => Promise.resolve({ name }));
  return { me, introduce };
}

const noGuest = async () => {
  const client = await import("../api/client");
  throw new client.Refusal(401, "no-guest", {});
};

test("a guest is made when one is needed, once, and remembered", async () => {
  const { me, introduce } = await somebody();
  expect(me.name).toBeNull();
  expect(await me.as(() => Promise.resolve(7))).toBe(7);
  await me.as(() => Promise.resolve(8));
  expect(introduce).toHaveBeenCalledTimes(1);
  vi.resetModules();
  expect((await somebody()).me.name).toBe(me.name);
});

test("a guest whom the server has forgotten keeps the name", async () => {
  localStorage.setItem("azulejos-name", "Ana");
  const { me, introduce } = await somebody();
  const deed = vi.fn().mockImplementationOnce(noGuest).mockResolvedValue("done");
  expect(await me.as(deed)).toBe("done");
  expect(introduce).toHaveBeenCalledWith("Ana");
});

test("any other refusal is passed on", async () => {
  localStorage.setItem("azulejos-name", "Ana");
  const { me, introduce } = await somebody();
  await expect(me.as(() => Promise.reject(new Refusal(409, "stale", {})))).rejects.toThrow("stale");
  expect(introduce).not.toHaveBeenCalled();
});
