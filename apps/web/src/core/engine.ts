// Engine: the core in the same thread: a WebAssembly module that is called with text and answers with text.
//   const engine = await Engine.start(module, () => rest, (progress) => …);
//   const { version } = engine.call("core.about", {});
// The module has what most games need. The rest of the core is a module of its own; in the place of each of its
// functions stands an import of the first, which joins the rest to it when it is called and then calls what was meant.
import type { Answer, CoreError, Method, Payload, Progress } from "./api";
import { wasi } from "./wasi";

/** What the core answered where it could not do what it was asked for. */
export class CoreFailure extends Error implements CoreError {
  readonly sentence: string;
  readonly kind: string;
  readonly line: number;
  readonly column: number;
  constructor(error: CoreError) {
    super(error.message);
    this.sentence = error.sentence;
    this.kind = error.kind;
    this.line = error.line;
    this.column = error.column;
  }
}

interface Exports {
  memory: WebAssembly.Memory;
  /** The rest of the core puts its functions here, in the places of the imports that stand for them. */
  _table: WebAssembly.Table;
  _initialize(): void;
  room(length: number): number;
  call(length: number): number;
}

/** Gives the rest of the core at once, or throws: it is wanted in the middle of a call, which then cannot go on. */
export type RestNow = () => WebAssembly.Module;

/** The exports of a new instance. */
export async function instantiate(
  module: WebAssembly.Module,
  restNow: RestNow,
  progress: (address: number, length: number) => void,
): Promise<WebAssembly.Exports> {
  const standIn = (place: string) => {
    return (...values: unknown[]): unknown => {
      new WebAssembly.Instance(restNow(), { q: instance.exports });
      return (exports._table.get(Number(place)) as (...values: unknown[]) => unknown)(...values);
    };
  };
  const instance = await WebAssembly.instantiate(module, {
    // "p" and "q": see CMakeLists.txt of the core.
    p: new Proxy({}, { get: (_, place: string) => standIn(place) }),
    wasi_snapshot_preview1: wasi(() => exports.memory),
    page: { progress },
  });
  const exports = instance.exports as unknown as Exports;
  return instance.exports;
}

type Response = { result: unknown } | { error: CoreError };

export class Engine {
  private readonly core: Exports;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(core: Exports) {
    this.core = core;
  }

  static async start(
    module: WebAssembly.Module,
    restNow: RestNow,
    onProgress: (progress: Progress) => void = () => {},
  ): Promise<Engine> {
    const tell = (address: number, length: number) => onProgress(JSON.parse(engine.text(address, length)) as Progress);
    const core = (await instantiate(module, restNow, tell)) as unknown as Exports;
    const engine: Engine = new Engine(core);
    core._initialize();
    return engine;
  }

  /** Throws a CoreFailure where the core says no, and anything else where the core broke down. */
  call<M extends Method>(method: M, payload: Payload<M>): Answer<M> {
    const request = this.encoder.encode(JSON.stringify({ method, payload }));
    const room = this.core.room(request.length);
    new Uint8Array(this.core.memory.buffer, room, request.length).set(request);
    const place = this.core.call(request.length);
    const [address, length] = new Uint32Array(this.core.memory.buffer, place, 2);
    const response = JSON.parse(this.text(address!, length!)) as Response;
    if ("error" in response) throw new CoreFailure(response.error);
    return response.result as Answer<M>;
  }

  private text(address: number, length: number): string {
    return this.decoder.decode(new Uint8Array(this.core.memory.buffer, address, length));
  }
}
