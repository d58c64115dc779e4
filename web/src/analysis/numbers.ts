/** Numbers of an analysis, written as the sentences of the catalogues take them. */

import { t } from "../words/words.svelte";

/** A chance from 0 to 1: "61%". */
export function level(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** What a chance has gained or lost: "+9%", "−9%", "0%". */
export function change(chance: number): string {
  const percent = Math.round(chance * 100);
  return percent === 0 ? "0%" : `${signOf(percent)}${Math.abs(percent)}%`;
}

/** Points gained or lost, or a lead: "+7.2", "−11.5". */
export function signed(points: number): string {
  return signOf(points) + written(Math.abs(points));
}

/** Points: "52.5". */
export function figure(points: number): string {
  return (points < 0 ? "−" : "") + written(Math.abs(points));
}

/** From 0 to 100; nothing if there was nothing to decide. */
export function accuracyText(accuracy: number | null): string {
  return accuracy === null ? "–" : `${Math.round(accuracy)}%`;
}

function signOf(value: number): string {
  return value < 0 ? "−" : "+";
}

function written(points: number): string {
  return points.toFixed(1).replace(".", t("decimal-sign"));
}
