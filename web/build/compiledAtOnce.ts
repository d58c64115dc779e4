/**
 * Nearly every function runs while the page opens. Browsers that know this sign at the top of a
 * file compile all of them as it comes in, beside the page, not one by one when each is called.
 */

import type { Plugin } from "vite";

const SIGN = "//# allFunctionsCalledOnLoad\n";

export function compiledAtOnce(): Plugin {
  return {
    name: "compiled-at-once",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = SIGN + file.code;
        }
      },
    },
  };
}
