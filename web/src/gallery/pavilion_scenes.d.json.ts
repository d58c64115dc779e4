import type { Scene } from "./scene";

declare const scenes: Record<
  | "taking"
  | "centre"
  | "crowd"
  | "laying"
  | "picking"
  | "keeping"
  | "grey"
  | "mini"
  | "mini grey"
  | "four"
  | "over",
  Scene<"summer_pavilion">
>;
export default scenes;
