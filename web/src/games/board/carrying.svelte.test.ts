import { beforeEach, expect, test, vi } from "vitest";
import { Carrying } from "./carrying.svelte";
import { signed } from "./signed";

const load = { start: vi.fn(), over: vi.fn(), drop: vi.fn() };
const carrying = new Carrying<typeof load>();

/** The tests' browser knows no pointers, only mice. */
function pointer(type: string, x: number, more: PointerEventInit = {}): PointerEvent {
  const mouse = new MouseEvent(type, { clientX: x, clientY: 0 });
  return Object.assign(mouse, { isPrimary: true, pointerId: 1, ...more }) as PointerEvent;
}

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<div data-target="floor"></div>';
  document.elementFromPoint = () => document.querySelector("[data-target]");
  carrying.press(pointer("pointerdown", 0), load);
});

test("who hardly moves has only pressed", () => {
  dispatchEvent(pointer("pointermove", 4));
  expect(carrying.carried).toBeNull();
  dispatchEvent(pointer("pointerup", 4));
  expect(load.start).not.toHaveBeenCalled();
  expect(load.drop).not.toHaveBeenCalled();
});

test("what is carried is dropped on the target under the pointer", () => {
  dispatchEvent(pointer("pointermove", 20, { pointerType: "touch" }));
  expect(carrying.carried).toEqual({ load, x: 20, y: 0, isTouch: true });
  dispatchEvent(pointer("pointermove", 30));
  expect(load.start).toHaveBeenCalledOnce();
  expect(load.over).toHaveBeenLastCalledWith("floor");
  dispatchEvent(pointer("pointerup", 30));
  expect(load.drop).toHaveBeenCalledExactlyOnceWith("floor");
  expect(carrying.carried).toBeNull();
});

test("the click after a drag is not meant", () => {
  const clicked = vi.fn();
  document.body.addEventListener("click", clicked);
  dispatchEvent(pointer("pointermove", 20));
  dispatchEvent(pointer("pointerup", 20));
  document.body.click();
  expect(clicked).not.toHaveBeenCalled();
  document.body.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test("Escape and a lost pointer put it back, another finger changes nothing", () => {
  dispatchEvent(pointer("pointermove", 20));
  dispatchEvent(pointer("pointerup", 20, { pointerId: 2 }));
  expect(carrying.carried).not.toBeNull();
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(load.drop).toHaveBeenCalledExactlyOnceWith(null);
  carrying.press(pointer("pointerdown", 0), load);
  dispatchEvent(pointer("pointermove", 20));
  dispatchEvent(pointer("pointercancel", 20));
  expect(load.drop).toHaveBeenCalledTimes(2);
});

test("points have a sign, unless there are none", () => {
  expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
});
