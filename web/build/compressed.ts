/**
 * Compresses the files of the page once, when it is built, and better than a server has time for.
 * Beside `page.js` lie `page.js.br` and `page.js.gz`; the server picks what a browser can unpack.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 500;
// Pictures and fonts are compressed already.
const WORTH_IT = 0.9;

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir }) {
        if (dir) for (const file of files(dir)) compress(file);
      },
    },
  };
}

/** Without the folder of Vite's own notes, which no browser asks for. */
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(".vite"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  const packed = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  if (packed.length > content.length * WORTH_IT) return;
  writeFileSync(`${file}.gz`, packed);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
}
