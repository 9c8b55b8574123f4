// How the page is built: everything relative, so that it works under any path on any host.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline";
import { policy } from "./build/policy";
import { preload } from "./build/preload";
import { sentences } from "./build/sentences";
import { stock } from "./build/stock";
import { texts } from "./build/texts";
import { theme } from "./build/theme";

// The core, in the two files that the build makes of it, the one with everything, and the one for photographs.
const core = Object.fromEntries(
  ["core.wasm", "core_rest.wasm", "core_full.wasm", "core_photo.wasm"].map((name) => {
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
  { name: "english", test: /\/i18n\/en\/(app|faults|first|games|help|hints|home|play)\.ts$/, priority: 3 },
  { name: "english_rest", test: /\/i18n\/en\/(?!(set|photo)\.ts)/, priority: 2 },
  { name: "ui", test: /\/src\/ui\//, priority: 2 },
  { name: "page", test: /\/src\/main\.tsx$/, priority: 1 },
  // Several parts that come later share this, each another piece of it.
  { name: "entry", test: /\/src\/enter\/(entry_commands|verdict_panel)\.tsx?$/ },
];

// What only some readers need lies in folders of its own, which the service worker treats apart: what boards with further
// rules and techniques beyond the scale need (docs/decisions/0018), and what reads photographs (docs/decisions/0022).
const folders = {
  full: /core_full|more[_-]sentence|\.txt\?more|src\/rules\/|i18n\/[\w-]+\/set\.ts|^rules_layer|^set_panel/,
  photo: /core_photo|photo[_-](worker|panel|sentence-keys)|\.txt\?photo|src\/photo\/|i18n\/[\w-]+\/photo\.ts/,
};
const folderOf = (names: readonly (string | null | undefined)[]) => {
  const found = Object.entries(folders).find(([, wanted]) => names.some((name) => name && wanted.test(name)));
  return found ? `assets/${found[0]}/` : "assets/";
};
interface Chunk {
  name: string;
  facadeModuleId?: string | null;
  moduleIds: string[];
}
const chunkFileNames = ({ name, facadeModuleId, moduleIds }: Chunk) =>
  `${folderOf([name, facadeModuleId, ...moduleIds])}[name]-[hash].js`;
/** By its name alone: the first worker knows of the core with everything, but everybody needs it. */
const workerFileNames = ({ name }: { name: string }) => `${folderOf([name])}[name]-[hash].js`;
const output = {
  chunkFileNames,
  assetFileNames: (asset: { names: string[] }) => `${folderOf(asset.names)}[name]-[hash][extname]`,
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
  worker: {
    format: "es",
    plugins: () => [sentences()],
    rolldownOptions: { output: { ...output, entryFileNames: workerFileNames } },
  },
  // The core lies outside of this folder.
  server: { fs: { allow: ["../.."] } },
  plugins: [sentences(), texts(), theme(), stock(), policy(), preload(), offline()],
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
    // For a test that hangs, on a machine with far more to do than it can.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
