// Runs a WebAssembly program of the tests: node run.mjs program.wasm [argument...]
// It sees its arguments and the terminal, and no files.
import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { WASI } from "node:wasi";

// Node calls its WASI functions from compiled code by a short way that spoils its heap when memory grows: seen with Node
// 20.20, which then ended in the next collection of garbage.
setFlagsFromString("--no-turbo-fast-api-calls");

const [program, ...rest] = process.argv.slice(2);
const wasi = new WASI({
  version: "preview1",
  args: [program, ...rest],
  env: { GTEST_COLOR: "no" },
});
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
