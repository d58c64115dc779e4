import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { catalogueParts } from "./build/catalogueParts.ts";
import { compiledAtOnce } from "./build/compiledAtOnce.ts";
import { compressed } from "./build/compressed.ts";

const server = process.env.AZULEJOS_SERVER ?? "http://127.0.0.1:8000";
// What belongs together comes as one file: a phone waits for each of many small ones.
const LIBRARIES =
  "node_modules/(svelte|@fluent|esm-env|clsx)/|preload-helper|[.]ftl|art/(logo|cards)";
const FRAME =
  "web/src/(api/|route|words/[^/]+$|settings/|sound/|rules/(RuleText|ruleText)|home/(NotFound|start|pictures)" +
  "|games/contract|frame/(?!QrCode|Invite))";
const TABLE = "web/src/(live|words/telling|table/|explain|motion|games/boards)";
const PARTS = [
  { name: "frame", test: new RegExp(`${LIBRARIES}|${FRAME}`) },
  { name: "table", test: new RegExp(TABLE) },
];

export default defineConfig({
  plugins: [catalogueParts(), svelte(), svelteTesting(), compiledAtOnce(), compressed()],
  build: {
    outDir: "../src/azulejos/server/web",
    emptyOutDir: true,
    target: "es2022",
    // Styles and pictures stay files of their own: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: PARTS, includeDependenciesRecursively: false } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
