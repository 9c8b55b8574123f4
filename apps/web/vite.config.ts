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

// The core, in the two files that the build makes of it, and the one with everything.
const core = Object.fromEntries(
  ["core.wasm", "core_rest.wasm", "core_full.wasm"].map((name) => {
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
  { name: "english", test: /\/i18n\/en\/(?!set\.ts)/, priority: 2 },
  { name: "ui", test: /\/src\/ui\//, priority: 2 },
  { name: "page", test: /\/src\/main\.tsx$/, priority: 1 },
];

// What only boards with further rules and techniques beyond the scale need lies in a folder of its own: it is fetched when
// one of these is met, and only then kept for the next time (docs/decisions/0018).
const isFull = (names: readonly (string | null | undefined)[]) =>
  names.some(
    (name) =>
      name && /core_full|more[_-]sentence|\.txt\?more|src\/rules\/|i18n\/[\w-]+\/set\.ts|^rules_layer|^set_panel/.test(name),
  );
const output = {
  chunkFileNames: (chunk: { facadeModuleId?: string | null; moduleIds: string[] }) =>
    `assets/${isFull([chunk.facadeModuleId, ...chunk.moduleIds]) ? "full/" : ""}[name]-[hash].js`,
  assetFileNames: (asset: { names: string[] }) => `assets/${isFull(asset.names) ? "full/" : ""}[name]-[hash][extname]`,
};

export default defineConfig({
  base: "./",
  resolve: { alias: core },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { ...output, codeSplitting: { groups } } },
  },
  worker: { format: "es", plugins: () => [sentences()], rolldownOptions: { output } },
  // The core lies outside of this folder.
  server: { fs: { allow: ["../.."] } },
  plugins: [sentences(), texts(), theme(), stock(), policy(), offline()],
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
    // For a test that hangs, on a machine with far more to do than it can.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
