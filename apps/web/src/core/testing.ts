// The core for tests under Node, as WebAssembly, without a worker.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Method, Payload, Progress } from "./api";
import { AtOnce } from "./at_once";
import { CoreFailure, Engine } from "./engine";

function compiled(name: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(fileURLToPath(new URL(`../../../../build/wasm/bin/${name}`, import.meta.url))));
}

export function startCore(onProgress?: (progress: Progress) => void): Promise<Engine> {
  return Engine.start(compiled("core.wasm"), () => compiled("core_rest.wasm"), onProgress);
}

/** The core as it answers within a frame. */
export const startAtOnce = () => AtOnce.start(compiled("core.wasm"), compiled("core_rest.wasm"));

/** The core with everything. */
export const startFullCore = (): Promise<Engine> =>
  Engine.start(compiled("core_full.wasm"), () => {
    throw new Error("expected a core in one file");
  });

/** What the core says to a request that it cannot answer. */
export function failureOf(core: Engine, method: string, payload: unknown): CoreFailure {
  try {
    core.call(method as Method, payload as Payload<Method>);
  } catch (failure) {
    if (failure instanceof CoreFailure) return failure;
    throw failure;
  }
  throw new Error(`expected ${method} to fail`);
}
