/** A record in the fragment of a link: compressed, so that nothing is stored anywhere. */

const NAME = "record=";
/** Longer links break in letters and chats. */
export const LONGEST_LINK = 8000;

export async function pack(text: string): Promise<string> {
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return NAME + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Null if the fragment is something else; throws if it is broken. */
export async function unpack(fragment: string, longest: number): Promise<string | null> {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(NAME)) return null;
  const letters = atob(text.slice(NAME.length).replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const bytes = await through(new Blob([packed]), new DecompressionStream("deflate-raw"), longest);
  return new TextDecoder().decode(bytes);
}

/** All that comes out, unless it is longer than it may be: a short link can unpack to a lot. */
async function through(
  content: Blob,
  change: CompressionStream | DecompressionStream,
  longest = Infinity,
): Promise<Uint8Array> {
  const reader = content.stream().pipeThrough(change).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) throw new RangeError("The link holds too much.");
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
