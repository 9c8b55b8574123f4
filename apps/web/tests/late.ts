// Late: answers of the core and files that come late, each by a time of its own, to find tests that do not wait for them:
//   LATE=400 npm run browser            up to 400 milliseconds, and the page has a third of the processor
//   LATE=400 SEED=2 npm run browser     by other times
import type { Page } from "playwright-core";

/** In milliseconds; 0 where nothing is to be late. */
const most = Number(process.env["LATE"] ?? 0);
const seed = Number(process.env["SEED"] ?? 1);

/** Runs in the page, before its scripts. */
function delay({ most, seed }: { most: number; seed: number }): void {
  const later = setTimeout.bind(globalThis); // tests may stop the clock of the page
  let state = seed;
  const some = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state / 0x7fffffff) * most;
  };
  const wait = () => new Promise<void>((resolve) => later(resolve, some()));
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (this: Worker, kind: string, heard: EventListener, options?: object) {
    let before = Promise.resolve();
    const late = (event: Event) => {
      before = before.then(wait); // in their order
      void before.then(() => heard(event));
    };
    listen.call(this, kind, kind === "message" ? late : heard, options);
  } as typeof listen;
  const get = fetch;
  globalThis.fetch = async (...asked) => {
    await wait();
    return get(...asked);
  };
}

/** Has everything come late in a page that is about to be opened, where that was asked for. */
export async function beLate(page: Page): Promise<void> {
  if (!most) return;
  await page.addInitScript(delay, { most, seed: seed * 7919 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
}
