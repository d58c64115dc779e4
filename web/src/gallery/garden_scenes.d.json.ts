import type { Scene } from "./scene";

declare const scenes: Record<
  | "early"
  | "middle"
  | "over"
  | "copy"
  | "space"
  | "slot"
  | "buying"
  | "pay"
  | "discard"
  | "three"
  | "four",
  Scene<"queens_garden">
>;
export default scenes;
