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

/** Calls the core several times in a worker of the page: each reply, and the milliseconds it took. */
function callInPage<M extends Method>(page: Page, method: M, payload: Payload<M>, times: number) {
  const files = { worker: asset(/^worker-.*\.js$/), core: asset(/^core-.*\.wasm$/) };
  return page.evaluate(
    async ({ files, method, payload, times }) => {
      const module = await WebAssembly.compileStreaming(fetch(files.core));
      const worker = new Worker(files.worker, { type: "module" });
      worker.postMessage(module);
      const replies: { reply: Reply; milliseconds: number }[] = [];
      for (let id = 1; id <= times; ++id) {
        const begin = performance.now();
        const answer = new Promise<Reply>((resolve) => {
          worker.onmessage = (event: MessageEvent<Reply>) => resolve(event.data);
        });
        worker.postMessage({ id, method, payload });
        const reply = await answer;
        replies.push({ reply, milliseconds: performance.now() - begin });
      }
      worker.terminate();
      return replies;
    },
    { files, method, payload, times },
  );
}

test("a 9x9 is solved in under 5 ms in the page", async ({ page }) => {
  const replies = await callInPage(page, "board.diagnose", { board: { text: hard }, seconds: 5 }, 21);
  for (const { reply } of replies) {
    expect((reply as { result: Diagnosis }).result).toMatchObject({ verdict: "one" });
  }
  // Other tests keep the machine busy, which makes some answers slow, and none faster than it is.
  expect(Math.min(...replies.map(({ milliseconds }) => milliseconds))).toBeLessThan(5);
});

test("the page is ready for input in under a second", async ({ open }) => {
  let best = Infinity;
  for (let visit = 0; visit < 10 && best >= 1000; ++visit) {
    const page = await open();
    await page.getByRole("grid").waitFor();
    best = Math.min(best, await page.evaluate(() => performance.now()));
    await page.context().close();
  }
  expect(best).toBeLessThan(1000);
});
