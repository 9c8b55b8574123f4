// Client: the core as the page sees it: two workers, one for quick answers about the game, one for work
// that may take long.
//   const view = await game.call("game.new", { board, mode: "play" });
//   const made = await work.call("board.generate", request, { signal, onProgress });
// A call that fails rejects with a CoreFailure; one that was aborted, with an AbortError.

import coreAddress from "core.wasm?url";
import { reloadIfOutdated } from "../app/offline";
import type { Answer, Method, Payload, Progress, Reply, Request } from "./api";
import { compile } from "./compile";
import { CoreFailure } from "./engine";

export { CoreFailure };

/** Whether the core said no, rather than broke down or could not be loaded. */
export const isRefusal = (error: unknown): error is CoreFailure =>
  error instanceof CoreFailure && error.kind !== "crash" && error.kind !== "unloaded";

/** Whether a file of the core could not be had. */
export const isUnloaded = (error: unknown): boolean => error instanceof CoreFailure && error.kind === "unloaded";

export interface CallOptions {
  onProgress?: (progress: Progress) => void;
  /** Ends the call at once: the worker is thrown away. */
  signal?: AbortSignal | undefined;
}

interface Waiting {
  request: Request;
  options: CallOptions;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once for both workers and for `atOnce`; fetched again only where that failed. */
export function module(): Promise<WebAssembly.Module> {
  compiled ??= compile(coreAddress).catch((reason: unknown) => {
    compiled = undefined;
    throw reason;
  });
  return compiled;
}

/** The core with everything, once a worker has compiled it: for those that follow. */
let full: WebAssembly.Module | undefined;

export class Core {
  private worker: Worker | undefined;
  /** The worker has its module: requests may be posted. */
  private ready = false;
  private nextId = 1;
  /** Asked of every new worker first: what must not be lost with the one before. */
  private greeting: Request | undefined;
  private readonly waiting = new Map<number, Waiting>();

  call<M extends Method>(method: M, payload: Payload<M>, options: CallOptions = {}): Promise<Answer<M>> {
    return new Promise<unknown>((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) return reject(signal.reason);
      const request: Request = { id: this.nextId++, method, payload };
      this.waiting.set(request.id, { request, options, resolve, reject });
      signal?.addEventListener("abort", () => this.abort(request.id, signal.reason));
      if (!this.worker) this.start();
      else if (this.ready) this.worker.postMessage(request);
    }) as Promise<Answer<M>>;
  }

  /** The language of the answers, of this worker and of those that follow it. */
  speak(tag: string, table: string): void {
    this.greeting = { id: 0, method: "core.speak", payload: { tag, table } };
    if (this.ready) this.worker?.postMessage(this.greeting);
  }

  /** Starts a worker; once it has the module, it gets everything that waits for an answer. */
  private start(): void {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    this.ready = false;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply | WebAssembly.Module>) => {
      if (data instanceof WebAssembly.Module) full = data;
      else this.take(data);
    });
    worker.addEventListener("error", (event) => this.fail(worker, new Error(event.message)));
    module().then(
      (compiledModule) => {
        if (worker !== this.worker) return;
        this.ready = true;
        worker.postMessage(compiledModule);
        if (full) worker.postMessage(full);
        if (this.greeting) worker.postMessage(this.greeting);
        for (const { request } of this.waiting.values()) worker.postMessage(request);
      },
      (reason: unknown) => this.fail(worker, reason),
    );
  }

  private take(reply: Reply): void {
    const call = this.waiting.get(reply.id);
    if (!call) return;
    if ("progress" in reply) {
      call.options.onProgress?.(reply.progress);
      return;
    }
    this.waiting.delete(reply.id);
    if ("result" in reply) return call.resolve(reply.result);
    if (reply.unloaded) void reloadIfOutdated();
    call.reject(new CoreFailure(reply.unloaded ? { ...reply.error, kind: "unloaded" } : reply.error));
  }

  private abort(id: number, reason: unknown): void {
    const call = this.waiting.get(id);
    if (!call) return;
    this.waiting.delete(id);
    call.reject(reason);
    this.worker?.terminate();
    this.worker = undefined;
    if (this.waiting.size > 0) this.start();
  }

  private fail(worker: Worker, reason: unknown): void {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = undefined;
    for (const call of this.waiting.values()) call.reject(reason);
    this.waiting.clear();
  }
}

/** Holds the game; answers quickly. Its calls are not to be aborted: the game would be lost. */
export const game = new Core();
/** For everything that may take long. */
export const work = new Core();
