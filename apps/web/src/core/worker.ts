// Worker: the core on a thread of its own. The first message is the compiled module, every other a
// Request, which is answered by Replies.

import restAddress from "core_rest.wasm?url";
import type { Reply, Request } from "./api";
import { Engine } from "./engine";
import { crash, Steady } from "./steady";

let core: Promise<Steady> | undefined;
let current = 0; // the request that is being answered
// One request after the other: an answer may have to wait for the core to start again.
let queue = Promise.resolve();

function reply(message: Reply): void {
  postMessage(message);
}

let rest: WebAssembly.Module | undefined;

/** Waits for the file: a worker may do so, and a call that is under way cannot. */
function fetchRest(): WebAssembly.Module {
  if (!rest) {
    const request = new XMLHttpRequest();
    request.open("GET", restAddress, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`the rest of the core could not be loaded: ${request.status}`);
    rest = new WebAssembly.Module(request.response as ArrayBuffer);
  }
  return rest;
}

function start(module: WebAssembly.Module): Promise<Steady> {
  return Steady.start(() => Engine.start(module, fetchRest, (progress) => reply({ id: current, progress })));
}

async function answer(request: Request): Promise<void> {
  current = request.id;
  try {
    reply({ id: request.id, ...(await (await core!).call(request)) });
  } catch (failure) {
    // The core does not start: a browser without what it needs, or without memory.
    reply({ id: request.id, error: crash(String(failure)) });
  }
}

addEventListener("message", ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  if (data instanceof WebAssembly.Module) core = start(data);
  else queue = queue.then(() => answer(data));
});
