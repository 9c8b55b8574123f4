import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Reply, Request } from "./api";
import { Core, CoreFailure } from "./client";

/** A worker that keeps what it is sent, and answers when the test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly sent: (WebAssembly.Module | Request)[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: WebAssembly.Module | Request) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  reply(data: Reply) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  get methods(): string[] {
    return this.sent.map((message) => ("method" in message ? message.method : "module"));
  }
}

/** The smallest module there is. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const worker = (number: number) => FakeWorker.all[number]!;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async () => new Response(emptyModule));
});
afterEach(() => vi.unstubAllGlobals());

/** A core whose first worker has its module. */
async function readyCore() {
  const core = new Core();
  const first = core.call("core.about", {});
  await expect.poll(() => worker(0).methods).toEqual(["module", "core.about"]);
  worker(0).reply({ id: 1, result: { version: "1" } });
  await first;
  return core;
}

describe("Core", () => {
  test("sends what was asked before the module was there after it, in order", async () => {
    const core = new Core();
    const calls = [core.call("core.about", {}), core.call("lab.gallery", {}), core.call("game.save", {})];
    await expect.poll(() => worker(0).methods).toEqual(["module", "core.about", "lab.gallery", "game.save"]);
    for (const id of [3, 1, 2]) worker(0).reply({ id, result: { number: id } });
    expect(await Promise.all(calls)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  test("rejects with the place of an error", async () => {
    const core = await readyCore();
    const call = core.call("board.read", { text: "?" });
    worker(0).reply({ id: 2, error: { message: "no", sentence: "No.", kind: "no_board", line: 1, column: 2 } });
    const failure: unknown = await call.catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(CoreFailure);
    expect(failure).toMatchObject({ message: "no", sentence: "No.", kind: "no_board", line: 1, column: 2 });
  });

  test("passes progress on to the call that it is about", async () => {
    const core = await readyCore();
    const told: number[] = [];
    const call = core.call("lab.gallery", {}, { onProgress: ({ done }) => told.push(done) });
    worker(0).reply({ id: 2, progress: { done: 5, of: 10, text: "" } });
    worker(0).reply({ id: 1, progress: { done: 7, of: 10, text: "" } });
    worker(0).reply({ id: 2, result: {} });
    await call;
    expect(told).toEqual([5]);
  });

  test("ends the worker of a call that is aborted, and sends the others to a new one", async () => {
    const core = await readyCore();
    const control = new AbortController();
    const aborted = core.call("lab.gallery", {}, { signal: control.signal });
    const other = core.call("core.about", {});
    control.abort();
    await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
    expect(worker(0).ended).toBe(true);
    await expect.poll(() => worker(1).methods).toEqual(["module", "core.about"]);
    worker(1).reply({ id: 3, result: { version: "2" } });
    expect(await other).toEqual({ version: "2" });
  });

  test("starts nothing for a call that is aborted before it begins", async () => {
    const call = new Core().call("core.about", {}, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(FakeWorker.all).toEqual([]);
  });

  test("an abort after the answer ends nothing", async () => {
    const core = await readyCore();
    const control = new AbortController();
    const call = core.call("lab.gallery", {}, { signal: control.signal });
    worker(0).reply({ id: 2, result: {} });
    await call;
    control.abort();
    expect(worker(0).ended).toBe(false);
  });

  test("a module that could not be fetched is fetched again for the next call", async () => {
    vi.resetModules();
    const fresh = new (await import("./client")).Core();
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    await expect(fresh.call("core.about", {})).rejects.toThrow("503");
    expect(worker(0).ended).toBe(true);
    vi.stubGlobal("fetch", async () => new Response(emptyModule));
    void fresh.call("core.about", {});
    await expect.poll(() => worker(1).methods).toEqual(["module", "core.about"]);
  });

  test("a worker that fails rejects all that wait, and the next call starts another", async () => {
    const core = await readyCore();
    const call = core.call("lab.gallery", {});
    worker(0).dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
    await expect(call).rejects.toThrow("out of memory");
    void core.call("core.about", {});
    await expect.poll(() => worker(1).methods).toEqual(["module", "core.about"]);
  });

  test("hands the core with everything, which a worker has compiled, to those that follow", async () => {
    vi.resetModules();
    const core = new (await import("./client")).Core();
    const control = new AbortController();
    const call = core.call("lab.gallery", {}, { signal: control.signal });
    worker(0).dispatchEvent(new MessageEvent("message", { data: await WebAssembly.compile(emptyModule) }));
    control.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    void core.call("core.about", {});
    await expect.poll(() => worker(1).methods).toEqual(["module", "module", "core.about"]);
  });
});
