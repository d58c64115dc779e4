import type { LookedScene } from "./scene";

declare const scenes: Record<
  "early" | "middle" | "scored" | "over" | "grey" | "three" | "four",
  LookedScene<"azul">
>;
export default scenes;
