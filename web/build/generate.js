// Makes src/generated: the types of the server's answers, of views and events, of every text; pictures.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { apiTypes } from "./apiTypes.js";
import { catalogueTypes } from "./catalogues.js";
import { makePictures } from "./pictures.js";

const python = process.env.PYTHON ?? "python3";
const target = new URL("../src/generated/", import.meta.url);
mkdirSync(target, { recursive: true });

const script = fileURLToPath(new URL("schema.py", import.meta.url));
const told = execFileSync(python, [script], { maxBuffer: 1 << 26, encoding: "utf8" });
const schema = JSON.parse(told);
writeFileSync(new URL("api.d.ts", target), await apiTypes(schema.openapi));
writeFileSync(new URL("games.d.ts", target), schema.games);
writeFileSync(new URL("pointSources.json", target), JSON.stringify(schema.pointSources));
writeFileSync(new URL("texts.d.ts", target), catalogueTypes());
makePictures("azul", ["azul-ornament"], target);
