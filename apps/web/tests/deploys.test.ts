// Two versions on the host, one after the other: a tab keeps what it began with, the next visit gets the new one.
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { test as plain } from "vitest";
import { desktop, expect, handheld, type Open, test as single, untilAllKept, untilKept } from "./harness";
import { openPanel } from "./photo_helpers";
import { button, goTo, readText } from "./play_helpers";
import { secondBuild } from "./second_build";
import { dist, type Server, serve } from "./server";

const second = secondBuild();
plain.afterAll(async () => rm(await second, { recursive: true }));

interface Host {
  host: Server;
  visit: Open;
}

const test = single.extend<Host>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  host: async ({}, use) => {
    const server = await serve(dist, "/games/quadrille/");
    await use(server);
    await server.close();
  },
  visit: async ({ host, open }, use) =>
    use((hash = "#/play", options = {}) => open(hash, { ...options, baseURL: host.address, serviceWorkers: "allow" })),
});

const keptNames = (page: Page) => page.evaluate(() => caches.keys().then((names) => names.join()));

/** Waits until the worker of another version answers for this tab. */
const untilTakenOver = (page: Page, before: string) =>
  expect
    .poll(() =>
      page.evaluate(async (keptBefore) => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        const kept = (await caches.keys()).join();
        return kept !== keptBefore && !installing && !waiting && active?.state === "activated";
      }, before),
    )
    .toBe(true);

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["build"] ?? "first");

/** Opens views whose files were not loaded before. */
async function expectEveryViewToOpen(page: Page): Promise<void> {
  await button(page, "New game").click();
  await button(page, "Make the puzzle").waitFor();
  await page.keyboard.press("Escape");
  for (const view of ["lab", "story/1", "watch", "enter", "settings"]) {
    await goTo(page, `#/${view}`);
    await page.locator("main h1, main h2").first().waitFor();
    expect(await page.locator(".shell-waiting").count()).toBe(0);
  }
  await goTo(page, "#/play");
  // The board, or that it is in the other tab.
  await page.locator(".play, .elsewhere").waitFor();
}

for (const [device, options] of Object.entries({ desktop, phone: handheld })) {
  test(`a tab goes on with its own files when a new version comes, and the next visit has it, ${device}`, async ({
    host,
    visit,
  }) => {
    const page = await visit("#/play", options);
    await untilKept(page);
    const before = await keptNames(page);

    host.show(await second);
    await page.reload();
    await untilTakenOver(page, before);
    expect(await buildOf(page)).toBe("first");
    await expectEveryViewToOpen(page);
    expect(await buildOf(page)).toBe("first");

    await page.reload();
    await page.getByRole("grid").waitFor();
    expect(await buildOf(page)).toBe("second");
    await expectEveryViewToOpen(page);
    // Nobody needs the files of the first version any more.
    await expect.poll(async () => (await keptNames(page)).split(",").length).toBe(1);
  });
}

test("two tabs of different versions work side by side, also offline", async ({ host, visit }) => {
  const old = await visit();
  await untilKept(old);
  const before = await keptNames(old);
  host.show(await second);
  const young = await old.context().newPage();
  await young.goto(`${host.address}#/play`);
  await untilTakenOver(young, before);
  await young.reload();
  await expect.poll(() => buildOf(young)).toBe("second");
  await young.context().setOffline(true);
  await expectEveryViewToOpen(young);
  expect(await buildOf(old)).toBe("first");
  await expectEveryViewToOpen(old);
  expect((await keptNames(young)).split(",").length).toBe(2);
});

test("the new version works offline after its first visit", async ({ host, visit }) => {
  const page = await visit();
  await untilKept(page);
  const before = await keptNames(page);
  host.show(await second);
  await page.reload();
  await untilTakenOver(page, before);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("grid").waitFor();
  expect(await buildOf(page)).toBe("second");
  await expectEveryViewToOpen(page);
});

test("what reads photographs is kept of a new version where it was of the one before", async ({ host, visit }) => {
  const page = await visit("#/enter");
  await untilKept(page);
  const before = await keptNames(page);
  const kept = () =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).map((requests) => requests.filter(({ url }) => url.includes("/photo/")).length);
    });
  expect(await kept()).toEqual([0]);
  await openPanel(page);
  const files = readdirSync(join(dist, "assets/photo")).length;
  await expect.poll(kept).toEqual([files]);
  host.show(await second);
  await page.reload();
  await untilTakenOver(page, before);
  expect(await kept()).toEqual([files, files]);
});

test("without a kept copy a tab whose files are gone loads the new version by itself", async ({ host, open }) => {
  const page = await open("#/play", { baseURL: host.address });
  await page.getByRole("grid").waitFor();
  host.show(await second);
  page.removeAllListeners("console");
  await button(page, "New game").click();
  await button(page, "Make the puzzle").waitFor();
  expect(await buildOf(page)).toBe("second");
});

test("a first visit fetches every file once", async ({ host, visit }) => {
  const page = await visit();
  await untilKept(page);
  const assets = host.asked.filter((name) => name.startsWith("assets/"));
  expect(assets.length).toBeGreaterThan(20);
  // The board comes first, then what is kept for later.
  const core = host.asked.findIndex((name) => /\/core-.*\.wasm$/.test(name));
  expect(host.asked.indexOf("service-worker.js")).toBeGreaterThan(core);
  expect(assets.filter((name, place) => assets.indexOf(name) !== place)).toEqual([]);
  // The core is asked for before the scripts that need it have run: before what only they ask for.
  expect(core).toBeLessThan(host.asked.findIndex((name) => /\/worker-.*\.js$/.test(name)));
});

test("a first visit has a board to play on after less than 210 KB, compressed", async ({ host, open }) => {
  const page = await open("#/play", { baseURL: host.address });
  await page.getByRole("grid").waitFor();
  const sizes = [...new Set(host.asked)].map((name) => gzipSync(readFileSync(join(dist, name))).length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(210_000);
});

for (const kept of [true, false]) {
  test(`a tab that asks for the core with everything when it is gone loads the new version, ${kept ? "with" : "without"} a kept copy`, async ({
    host,
    open,
    visit,
  }) => {
    const page = await (kept ? visit() : open("#/play", { baseURL: host.address }));
    await page.getByRole("grid").waitFor();
    if (kept) {
      // All but that core, as when the visit had ended before it was kept.
      await untilAllKept(page);
      await page.evaluate(async () => {
        const [name] = await caches.keys();
        const cache = await caches.open(name!);
        for (const request of await cache.keys()) if (request.url.includes("core_full")) await cache.delete(request);
      });
    }
    const folder = await second;
    // As if it had changed, too.
    const core = readdirSync(join(folder, "assets/full")).filter((name) => name.startsWith("core_full"));
    for (const name of core) await rm(join(folder, "assets/full", name));
    host.show(folder);
    page.removeAllListeners("console");
    await readText(page, JSON.stringify({ puzzle: ".".repeat(16), rules: ["x"] }));
    await expect.poll(() => buildOf(page)).toBe("second");
  });
}
