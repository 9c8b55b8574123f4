// Wasi: the few functions of WASI that the core imports, for a page: clocks, random numbers, no files.
//   const module = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: wasi(memory) });
// Everything else that a C library may ask for is answered by "not supported".

const success = 0;
const badDescriptor = 8;
const notSupported = 58;

/** The exit of a program that gives up: what abort() and failed assertions lead to. */
export class CoreExit extends Error {
  constructor(status: number) {
    super(`the core ended with status ${status}`);
  }
}

type Function = (...parameters: never[]) => unknown;

/** `memory` is asked for at each call: its buffer changes when it grows. */
export function wasi(memory: () => WebAssembly.Memory): Record<string, Function> {
  const view = () => new DataView(memory().buffer);
  const own: Record<string, Function> = {
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      const nanoseconds = BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
      view().setBigUint64(result, nanoseconds, true);
      return success;
    },
    random_get(address: number, length: number) {
      crypto.getRandomValues(new Uint8Array(memory().buffer, address, length));
      return success;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return success;
    },
    environ_get: () => success,
    fd_prestat_get: () => badDescriptor,
    proc_exit(status: number) {
      throw new CoreExit(status);
    },
  };
  return new Proxy(own, {
    get: (functions, name: string) => functions[name] ?? (() => notSupported),
  });
}
