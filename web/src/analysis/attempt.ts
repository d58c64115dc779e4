/** Does something that the server may refuse, and returns what it then says; else nothing. */

import { Refusal } from "../api/client";
import { fault, t } from "../words/words.svelte";

export async function attempt(deed: () => Promise<unknown>): Promise<string> {
  try {
    await deed();
    return "";
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return told(refusal);
  }
}

/** What is wrong with a record is told with the line where it is. */
function told({ code, details }: Refusal): string {
  const said = fault(code, details);
  const isOfRecord = code.startsWith("record-") && code !== "record-tree";
  return isOfRecord && typeof details.line === "number"
    ? t("page-analysis-record-line", { line: details.line, fault: said })
    : said;
}
