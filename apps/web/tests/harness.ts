// Harness: tests of the built page in a real Chromium.
//   import { expect, seriousFaults, test } from "./harness";
//   test("a digit is entered", async ({ page }) => {       // or { phone }
//     await page.getByRole("button", { name: "New game" }).click();
//     await expect.poll(() => page.title()).toBe("…");
//     expect(await seriousFaults(page)).toEqual([]);
//   });
//   test("…", async ({ open }) => {
//     const page = await open("#/lab", { colorScheme: "dark" });
//   });
// Each test has a browser profile of its own, in which chance is the same in every run. One in which the page throws an error, or writes one to
// the console, fails. Of a test that fails, what its pages showed at the end is printed.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import { steadyChance } from "./chance";
import { beLate } from "./late";
import { dist } from "./server";
import { logWorkers, workerLog } from "./worker_log";

export { expect };

/** Opens the page at a hash, or with a board, in a profile of its own; the option baseURL names another host. */
export type Open = (hash?: string, options?: BrowserContextOptions) => Promise<Page>;

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const handheld: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** For tests that are done on both: `for (const [device, options] of devices) test(…, ({ open }) => open("#/play", options))`. */
export const devices = [
  ["desktop", desktop],
  ["phone", handheld],
] as const;

/** The tests begin in English, whatever the machine speaks, and without a stored copy of the page. */
const everywhere: BrowserContextOptions = { locale: "en-GB", serviceWorkers: "block" };

/** What the browser remembers before the page is opened for the first time. */
export const remembering = (stored: Record<string, string>): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: new URL(inject("address")).origin,
        localStorage: Object.entries(stored).map(([name, value]) => ({ name: `quadrille.${name}`, value })),
      },
    ],
  },
});

let connection: Promise<Browser> | undefined;
/** The one browser, connected to once by every process of the tests. */
const connected = () => (connection ??= chromium.connect(inject("browser")));

/** What a page shows, for whoever wants to know why a test failed. */
async function seen(page: Page) {
  // A page that hangs says nothing.
  const silent = new Promise<string>((resolve) => setTimeout(resolve, 10_000, "(no answer)").unref());
  const words = page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").slice(0, 2000));
  const text = await Promise.race([words.catch(String), silent]);
  const workers = await Promise.race([page.evaluate(workerLog).catch(String), silent]);
  return { address: page.url(), text, workers };
}

interface Fixtures {
  open: Open;
  page: Page;
  phone: Page;
}

export const test = plain.extend<Fixtures>({
  open: async ({ task }, use) => {
    const browser = await connected();
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    /** Files that the pages have asked for and do not have yet. */
    const awaited = new Set<string>();
    await use(async (hash = "#/play", options = {}) => {
      const context = await browser.newContext({ ...everywhere, ...desktop, ...options });
      contexts.push(context);
      await context.addInitScript(steadyChance);
      await context.addInitScript(logWorkers);
      context.setDefaultTimeout(inject("patience"));
      context.on("request", (request) => awaited.add(request.url()));
      context.on("requestfinished", (request) => awaited.delete(request.url()));
      context.on("requestfailed", (request) => awaited.delete(request.url()));
      const page = await context.newPage();
      await beLate(page);
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto((options.baseURL ?? inject("address")) + hash);
      return page;
    });
    if (task.result?.state === "fail") {
      const pages = contexts.flatMap((context) => context.pages());
      const shown = { pages: await Promise.all(pages.map(seen)), awaited: [...awaited], errors };
      console.log(`at the end of "${task.name}":`, JSON.stringify(shown, null, 2));
    }
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors).toEqual([]);
  },
  page: async ({ open }, use) => use(await open()),
  phone: async ({ open }, use) => use(await open("#/play", handheld)),
});

/** Waits until a service worker has kept the page and answers for this tab: until then files would come from the network. */
export const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });

/** The files that only some boards need; they are kept after all others. */
const laterFiles = () => readdirSync(join(dist, "assets/full"));

/** Waits until a service worker has kept everything, also what only some boards need. */
export async function untilAllKept(page: Page): Promise<void> {
  await untilKept(page);
  const kept = async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().filter(({ url }) => url.includes("/assets/full/")).length;
  };
  await expect.poll(() => page.evaluate(kept)).toBe(laterFiles().length);
}

/** Waits until nothing on the page fades or slides any more. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ends = (motion: Animation) => motion.effect?.getComputedTiming().endTime !== Infinity;
    const moving = () => document.getAnimations().filter((motion) => ends(motion) && motion.playState === "running");
    // What is taken away meanwhile ends by being cancelled.
    while (moving().length > 0) await Promise.allSettled(moving().map((motion) => motion.finished));
  });

/** Waits until so many pictures of the page were drawn. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    for (let drawn = 0; drawn < wanted; ++drawn) await new Promise(requestAnimationFrame);
  }, count);

/** Headings that leave out a level, as axe-core finds them. */
export async function headingOrder(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly: ["heading-order"] }),
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** What axe-core finds serious or critical on the page as it is: "rule: elements". */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
    }),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
