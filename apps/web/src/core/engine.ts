// Engine: the core in the same thread: a WebAssembly module that is called with text and answers with text.
//   const engine = await Engine.start(module, (progress) => …);
//   const { version } = engine.call("core.about", {});
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
  _initialize(): void;
  room(length: number): number;
  call(length: number): number;
}

type Response = { result: unknown } | { error: CoreError };

export class Engine {
  private readonly core: Exports;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(core: Exports) {
    this.core = core;
  }

  static async start(module: WebAssembly.Module, onProgress: (progress: Progress) => void = () => {}): Promise<Engine> {
    const imports = {
      wasi_snapshot_preview1: wasi(() => engine.core.memory),
      page: {
        progress: (address: number, length: number) => onProgress(JSON.parse(engine.text(address, length)) as Progress),
      },
    };
    const instance = await WebAssembly.instantiate(module, imports);
    const engine: Engine = new Engine(instance.exports as unknown as Exports);
    engine.core._initialize();
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
