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

export default defineConfig({
  base: "./",
  resolve: { alias: core },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  // The core lies outside of this folder.
  server: { fs: { allow: ["../.."] } },
  plugins: [sentences(), texts(), theme(), stock(), policy(), offline()],
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
