/**
 * Splits each catalogue into two files: the texts that every page needs, and those that are long
 * and read at leisure: rules, lessons, analyses, the host's page. `en.ftl?texts` and `en.ftl?reading` are their addresses.
 */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PART = /^(.*\/(\w+)[.]ftl)\?(texts|reading)$/;
/** Before every line that begins a text or a comment. */
const BOUNDARY = /\n(?=[a-z#])/;
const COMMENT = /^#/;
const READ =
  /^(rule|page-rules|page-analysis|page-review|review|page-admin|page-learn-(azul|pavilion|mini|garden))-/;

function partOf(catalogue: string, part: string): string {
  const texts = catalogue.split(BOUNDARY).filter((text) => !COMMENT.test(text));
  return texts.filter((text) => READ.test(text) === (part === "reading")).join("\n");
}

export function catalogueParts(): Plugin {
  let building = false;
  return {
    name: "catalogue-parts",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    load(id) {
      const [, file, language, part] = PART.exec(id) ?? [];
      if (!file || !part) return null;
      this.addWatchFile(file);
      const source = partOf(readFileSync(file, "utf8"), part);
      if (!building)
        return `export default ${JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)}`;
      const asset = this.emitFile({ type: "asset", name: `${language}-${part}.ftl`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}
