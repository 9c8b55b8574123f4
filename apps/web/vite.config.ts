// How the page is built: everything relative, so that it works under any path on any host.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline";
import { policy } from "./build/policy";
import { sentences } from "./build/sentences";
import { stock } from "./build/stock";
import { texts } from "./build/texts";
import { theme } from "./build/theme";

// The core, in the two files that the build makes of it.
const core = Object.fromEntries(
  ["core.wasm", "core_rest.wasm"].map((name) => {
    const file = fileURLToPath(new URL(`../../build/wasm/bin/${name}`, import.meta.url));
    if (!existsSync(file)) throw new Error(`expected ${file}: make it with ./dev web --build`);
    return [`${name}?url`, `${file}?url`];
  }),
);

// All that a first visit needs is in few files, by what changes together: many small ones compress worse, and name each other.
// What comes later comes in the parts that src/parts names. Languages are loaded while the page begins: what they import
// must not be of its file.
const groups = [
  { name: "preact", test: /node_modules\/preact\//, priority: 3 },
  { name: "signals", test: /node_modules\/@preact\//, priority: 2 },
  { name: "plural", test: /\/i18n\/plural\.ts$/, priority: 2 },
  { name: "english", test: /\/i18n\/en\//, priority: 2 },
  { name: "ui", test: /\/src\/ui\//, priority: 2 },
  { name: "page", test: /\/src\/main\.tsx$/, priority: 1 },
];

export default defineConfig({
  base: "./",
  resolve: { alias: core },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: "es" },
  // The core lies outside of this folder.
  server: { fs: { allow: ["../.."] } },
  plugins: [sentences(), texts(), theme(), stock(), policy(), offline()],
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
