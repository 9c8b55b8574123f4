// The core as the built page loads it: in a worker of a real browser.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Method, Payload, Reply } from "../src/core/api";
import type { Diagnosis } from "../src/core/api_boards";
import { expect, test } from "./harness";
import { dist } from "./server";

const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const asset = (pattern: RegExp) => {
  const name = readdirSync(join(dist, "assets")).find((file) => pattern.test(file));
  return `assets/${name}`;
};

/** Calls the core in a worker of the page. */
function callInPage<M extends Method>(page: Page, method: M, payload: Payload<M>): Promise<Reply> {
  const files = { worker: asset(/^worker-.*\.js$/), core: asset(/^core-.*\.wasm$/) };
  return page.evaluate(
    async ({ files, method, payload }) => {
      const module = await WebAssembly.compileStreaming(fetch(files.core));
      const worker = new Worker(files.worker, { type: "module" });
      const answer = new Promise<Reply>((resolve) => {
        worker.onmessage = (event: MessageEvent<Reply>) => resolve(event.data);
      });
      worker.postMessage(module);
      worker.postMessage({ id: 1, method, payload });
      const reply = await answer;
      worker.terminate();
      return reply;
    },
    { files, method, payload },
  );
}

test("one of the hardest 9x9 is solved in the page by the engine for such boards, with few decisions", async ({ page }) => {
  const reply = await callInPage(page, "board.diagnose", { board: { text: hard }, seconds: 3600 });
  const { verdict, engine, decisions } = (reply as { result: Diagnosis }).result;
  expect([verdict, engine, decisions]).toEqual(["one", "batch", 91]);
});
