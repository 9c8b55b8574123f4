// How the page is built: everything relative, so that it works under any path on any host.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline";
import { policy } from "./build/policy";
import { sentences } from "./build/sentences";

const core = fileURLToPath(new URL("../../build/wasm/bin/core.wasm", import.meta.url));
if (!existsSync(core)) throw new Error(`expected ${core}: make it with ./dev web --build`);

export default defineConfig({
  base: "./",
  resolve: { alias: { "core.wasm?url": `${core}?url` } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  // The core lies outside of this folder.
  server: { fs: { allow: ["../.."] } },
  plugins: [sentences(), policy(), offline()],
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"] },
});
