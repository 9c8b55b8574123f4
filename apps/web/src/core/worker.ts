// Worker: the core on a thread of its own. The first message is the compiled module, the second may be that of the core with
// everything, every other is a Request, which is answered by Replies.

import fullAddress from "core_full.wasm?url";
import restAddress from "core_rest.wasm?url";
import type { Method, Payload, Reply, Request } from "./api";
import { compile } from "./compile";
import { Engine } from "./engine";
import { type Callable, crash, RestMissing, Steady } from "./steady";

let core: Promise<Steady> | undefined;
let current = 0; // the request that is being answered
// One request after the other: an answer may have to wait for the core to start again.
let queue = Promise.resolve();

function reply(message: Reply): void {
  postMessage(message);
}

let rest: WebAssembly.Module | undefined;

function restNow(): WebAssembly.Module {
  if (!rest) throw new RestMissing();
  return rest;
}

async function loadRest(): Promise<void> {
  rest = await compile(restAddress);
}

const startEngine = (module: WebAssembly.Module) => Engine.start(module, restNow, (progress) => reply({ id: current, progress }));

let full: WebAssembly.Module | undefined;
/** What the languages that were spoken say with the core with everything, and the one that is spoken. */
const more: Record<string, string> = {};
let tag = "";

async function learnMore(): Promise<void> {
  if (tag) more[tag] ??= await (await import("./more_sentences")).moreSentences(tag);
}

/** The core with everything. */
async function startFull(): Promise<Callable> {
  if (!full) {
    full = await compile(fullAddress);
    postMessage(full);
  }
  await learnMore();
  const engine = await startEngine(full);
  return {
    call: <M extends Method>(method: M, payload: Payload<M>) => {
      const said = payload as { tag: string; table: string };
      const spoken =
        method === "core.speak" && said.table ? { ...said, table: `${said.table}\n${more[said.tag] ?? ""}` } : payload;
      return engine.call(method, spoken as Payload<M>);
    },
  };
}

const start = (module: WebAssembly.Module) => Steady.start(() => startEngine(module), startFull, loadRest);

async function answer(request: Request): Promise<void> {
  current = request.id;
  try {
    if (request.method === "core.speak") {
      tag = (request.payload as Payload<"core.speak">).tag;
      if (full) await learnMore();
    }
    reply({ id: request.id, ...(await (await core!).call(request)) });
  } catch (failure) {
    // The core does not start: a browser without what it needs, or without memory, or a host that has another version by now.
    reply({ id: request.id, error: crash(String(failure)), unloaded: true });
  }
}

addEventListener("message", ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  if (!(data instanceof WebAssembly.Module)) queue = queue.then(() => answer(data));
  else if (core) full = data;
  else core = start(data);
});
