// The types of the server's document, with the games' own types where it has any object.
import openapi, { astToString } from "openapi-typescript";
import ts from "typescript";

/** What the games send, by the name of the field that holds it or a list of it. */
const OF_GAMES = { view: "View", events: "GameEvent", event: "GameEvent", choices: "Choice" };

export async function apiTypes(document) {
  const found = new Set();
  const tree = await openapi(document, {
    inject: `import type { ${[...new Set(Object.values(OF_GAMES))].join(", ")} } from "./games";\n`,
    transform(schema, { path }) {
      const field = fieldOf(path);
      if (!isAnyObject(schema) || !Object.hasOwn(OF_GAMES, field)) return undefined;
      found.add(field);
      return ts.factory.createTypeReferenceNode(OF_GAMES[field]);
    },
  });
  const missing = Object.keys(OF_GAMES).filter((field) => !found.has(field));
  if (missing.length) throw new Error(`The server's document has no ${missing.join(", ")}.`);
  return astToString(tree);
}

function isAnyObject({ type, properties, additionalProperties }) {
  return type === "object" && !properties && additionalProperties === true;
}

function fieldOf(path = "") {
  return path.split("/").findLast((part) => Object.hasOwn(OF_GAMES, part)) ?? "";
}
