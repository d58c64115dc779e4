/** Takes a game along: its record, its position, a picture of its board. */

import { api } from "../api/client";
import { words } from "../words/words.svelte";

/** A picture of points is twice as fine as it is large on the screen. */
const SHARP = 2;

export async function saveRecord(table: string): Promise<void> {
  const record = await api.record(table);
  save(new Blob([record], { type: "text/plain" }), `azulejos-${table}.txt`);
}

export async function copyPosition(table: string, turn?: number): Promise<void> {
  const { position } = await api.position(table, turn);
  await navigator.clipboard.writeText(position);
}

export async function savePicture(
  table: string,
  form: "svg" | "png",
  turn?: number,
): Promise<void> {
  await saveDrawn(await api.picture(table, words.language, turn), form, `azulejos-${table}`);
}

/** The graph of a review. */
export async function saveReviewPicture(
  table: string,
  form: "svg" | "png",
  depth: "usual" | "deep",
): Promise<void> {
  const drawn = await api.reviewPicture(table, words.language, depth);
  await saveDrawn(drawn, form, `azulejos-${table}-review`);
}

async function saveDrawn(drawn: string, form: "svg" | "png", name: string): Promise<void> {
  const content =
    form === "svg" ? new Blob([drawn], { type: "image/svg+xml" }) : await painted(drawn);
  save(content, `${name}.${form}`);
}

async function painted(drawn: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("empty"))), "image/png"),
  );
}

/** Hands a file to the browser. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
