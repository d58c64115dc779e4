/**
 * Short rules as the terminal shows them, set for the page: the first block without its line ends,
 * a new paragraph where a line ends a sentence. The blocks after it are about typing moves.
 */
export function paragraphs(text: string): { title: string; paragraphs: string[] } {
  const [first = ""] = text.split("\n\n");
  const [title = "", ...lines] = first.split("\n").map((line) => line.trim());
  const found: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open) found.push(`${found.pop()} ${line}`);
    else found.push(line);
    open = !line.endsWith(".");
  }
  return { title, paragraphs: found };
}
