import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env.AZULEJOS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/azulejos/server/web",
    emptyOutDir: true,
    target: "es2022",
    // Styles and pictures stay files of their own: the page's policy allows nothing inline.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
