// The shelf: no game is ever lost, whatever is opened over it, in how many tabs, and whatever the storage holds.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { devices, expect, frames, remembering, seriousFaults, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, puzzle, small } from "./play_helpers";

const rows = (page: Page) => page.locator(".game-row");

/** Opens the list and goes on with the game that says so. */
async function continueGame(page: Page, told: string | RegExp): Promise<void> {
  await goTo(page, "#/games");
  await rows(page).filter({ hasText: told }).getByRole("button", { name: "Continue" }).click();
  await page.getByRole("grid").waitFor();
}

/** A saved 4x4 game with a 4 in its second cell, as the page of today keeps it. */
const savedGame = "quadrille game 1\nboard boxes 2x2\npuzzle 1.....3..2.....4\ntime 83500\nstep r1c2=4\n";

for (const [device, options] of devices) {
  test(`a new game, a puzzle of one's own and a link leave the games before them to go on with, ${device}`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, small);
    await enter(page, 1, "4");
    await button(page, "Share").click();
    const field = page.getByLabel("Link", { exact: true });
    await expect.poll(() => field.inputValue()).toContain("#p=");
    const link = await field.inputValue();
    await page.keyboard.press("Escape");

    await playText(page, puzzle);
    await enter(page, 2, "4");
    await goTo(page, "#/new");
    await button(page, "Make the puzzle").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expectCell(page, 0, "column 1");
    const empty = page.getByRole("gridcell", { name: /empty/ }).first();
    await empty.click();
    await page.keyboard.press("x");
    await page.keyboard.press("1");
    await page.keyboard.press("z");

    await continueGame(page, "4 × 4");
    await expectCell(page, 1, "column 2, 4");
    // The new game is a medium one, and may have as many cells to go.
    await continueGame(page, /9 × 9.*Easy/);
    await expectCell(page, 2, "column 3, 4");
    // A link to a puzzle that was begun goes on with it.
    await goTo(page, link.slice(link.indexOf("#")));
    await expectCell(page, 1, "column 2, 4");
    await goTo(page, "#/games");
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("a game is deleted only after a question, and stays deleted", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  await playText(page, puzzle);
  await enter(page, 2, "4");
  await goTo(page, "#/games");
  const row = rows(page).filter({ hasText: "4 × 4" });
  const keep = row.getByRole("button", { name: "Keep" });
  await row.getByRole("button", { name: "Delete" }).click();
  await keep.click();
  await keep.waitFor({ state: "detached" });
  expect(await rows(page).count()).toBe(2);
  await row.getByRole("button", { name: "Delete" }).click();
  await keep.waitFor();
  await row.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(1);
});

test("a game that was left a moment ago can be deleted, however late the browser lets go of it", async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as LockManager["request"];
    const letGo = new Promise((resolve) => addEventListener("let go", resolve, { once: true }));
    navigator.locks.request = ((name: string, options: LockOptions, granted: LockGrantedCallback<void>) =>
      request(name, options, async (taken) => {
        await granted(taken);
        await letGo;
      })) as LockManager["request"];
  });
  await page.reload();
  await playText(page, small);
  await enter(page, 1, "4");
  await playText(page, puzzle);
  await enter(page, 2, "4");
  await goTo(page, "#/games");
  const row = rows(page).filter({ hasText: "4 × 4" });
  await row.getByText("Open in another tab").waitFor();
  await page.evaluate(() => dispatchEvent(new Event("let go")));
  await row.getByRole("button", { name: "Delete" }).waitFor();
});

test("two tabs play two games, and neither overwrites the other's", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  const other = await page.context().newPage();
  await other.goto(page.url());
  // The game is in the first tab, and the second one says so.
  await other.getByRole("heading", { name: "Open in another tab" }).waitFor();
  expect(await other.getByRole("grid").count()).toBe(0);
  await playText(other, puzzle);
  await enter(other, 2, "4");
  await enter(page, 2, "2");
  await page.reload();
  await expectCell(page, 1, "column 2, 4");
  await expectCell(page, 2, "column 3, 2");
  await other.reload();
  await expectCell(other, 2, "column 3, 4");
});

test("a game that a tab lets go of late comes back, however late that is", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  const id = await page.evaluate(() => sessionStorage.getItem("quadrille.game"));
  // As a tab that is being loaded again: it has the game, says nothing any more, and lets go of it in its own time.
  await page.goto(new URL("icon.svg", page.url()).href);
  await page.evaluate((game) => {
    const letGo = new Promise<void>((resolve) => addEventListener("let go", () => resolve(), { once: true }));
    return new Promise<void>((resolve) => {
      void navigator.locks.request(`quadrille game ${game}`, () => {
        resolve();
        return letGo;
      });
    });
  }, id);
  const next = await page.context().newPage();
  await next.goto(new URL("./#/play", page.url()).href);
  const waits = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waits).toBe(1);
  await frames(next, 60);
  expect(await waits()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("let go")));
  await expectCell(next, 1, "column 2, 4");
});

test("a game that is open in another tab can be had here, with its last move", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await button(other, "Play it here").click();
  await expectCell(other, 1, "column 2, 4");
  await page.getByRole("heading", { name: "Open in another tab" }).waitFor();
  await enter(other, 2, "2");
  await button(page, "Play it here").click();
  await expectCell(page, 2, "column 3, 2");
});

test("the game that the page kept before there was a shelf goes on", async ({ open }) => {
  const page = await open("#/play", remembering({ game: savedGame, "game.note": '{"level":"hard","rating":"3.0"}' }));
  await expectCell(page, 1, "column 2, 4");
  await page.getByRole("heading", { name: /Hard/ }).waitFor();
  await page.keyboard.press("Control+z");
  await expectCell(page, 1, "empty");
  await page.reload();
  await expectCell(page, 1, "empty");
  expect(await page.evaluate(() => localStorage.getItem("quadrille.game"))).toBe(null);
});

test("a game that cannot be read is told and kept, and the page plays on", async ({ open }) => {
  const page = await open("#/play", remembering({ game: "quadrille game 7\nfrom the future" }));
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
  await goTo(page, "#/games");
  await page.getByText(/^1 game could not be read/).waitFor();
  const text = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const all = request.result.transaction("texts").objectStore("texts").getAll();
          all.onsuccess = () => resolve(all.result.map(({ text }: { text: string }) => text).join());
        };
      }),
  );
  expect(text).toContain("from the future");
});

test("records of a later version, and broken ones, are left as they are", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const change = request.result.transaction(["games", "results"], "readwrite");
          change.objectStore("games").put({ id: "later", version: 99, shape: "round" });
          change.objectStore("games").put({ id: "broken" });
          change.objectStore("results").put({ id: "broken", elapsed: "soon" });
          change.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await expectCell(page, 1, "column 2, 4");
  await goTo(page, "#/games");
  await page.getByText(/^2 games could not be read/).waitFor();
  await goTo(page, "#/stats");
  await page.getByRole("heading", { name: "Statistics" }).waitFor();
});

test("full storage is told, the game goes on, and is kept again when there is room", async ({ page }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  // What a browser does when the quota is used up.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
      const request = put.call(this, value);
      if (document.title !== "room") this.transaction.abort();
      return request;
    };
  });
  await enter(page, 2, "2");
  await page.getByRole("alert").filter({ hasText: "no room" }).waitFor();
  await enter(page, 3, "3");
  await page.evaluate(() => (document.title = "room"));
  await enter(page, 4, "2");
  await expect.poll(() => page.getByRole("alert").filter({ hasText: "no room" }).count()).toBe(0);
  await page.reload();
  await expectCell(page, 2, "column 3, 2");
  await expectCell(page, 4, ", 2");
});

test("without a storage the page says so and plays on", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined }));
  await page.reload();
  await page.getByRole("alert").filter({ hasText: "does not let this page keep" }).waitFor();
  await playText(page, small);
  await enter(page, 1, "4");
  await playText(page, puzzle);
  await continueGame(page, "4 × 4");
  await expectCell(page, 1, "column 2, 4");
});

test("all games go into a file, and from it to another device", async ({ page, open }) => {
  await playText(page, small);
  await enter(page, 1, "4");
  await playText(page, puzzle);
  await enter(page, 2, "4");
  await goTo(page, "#/games");
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save all as a file").click()]);
  const folder = await mkdtemp(join(tmpdir(), "quadrille-"));
  const path = join(folder, "games.json");
  await file.saveAs(path);
  const content = JSON.parse(await readFile(path, "utf8")) as { games: unknown[] };
  expect(content.games.length).toBe(2);
  content.games.push({ id: "nonsense" });
  await writeFile(path, JSON.stringify(content));

  const other = await open("#/games");
  await other.locator("input[type=file]").setInputFiles(path);
  await other.getByText("2 games and 0 results added. 1 entry could not be read.").waitFor();
  await continueGame(other, "4 × 4");
  await expectCell(other, 1, "column 2, 4");
  // Once more changes nothing.
  await goTo(other, "#/games");
  await other.locator("input[type=file]").setInputFiles(path);
  await other.getByText(/^0 games and 0 results added/).waitFor();
  await other
    .locator("input[type=file]")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await other.getByText("This is not a file of games.").waitFor();
  await rm(folder, { recursive: true });
});

test("the shelf has room for two hundred large games", async ({ page }) => {
  await cell(page, 0).waitFor();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("quadrille");
        request.onsuccess = () => {
          const change = request.result.transaction(["games", "texts"], "readwrite");
          const cells = Array.from({ length: 625 }, (_, place) => place);
          const regions = cells.map((place) => Math.floor(place / 125) * 5 + Math.floor((place % 25) / 5));
          const shape = { size: 25, boxRows: 5, boxColumns: 5, regions, name: "25x25" };
          for (let game = 0; game < 200; ++game) {
            change.objectStore("games").put({
              id: `large-${game}`,
              version: 1,
              shape,
              givens: cells.map((place) => (place + game) % 3),
              digits: cells.map((place) => (place + game) % 3),
              empty: 200,
              complete: false,
              elapsed: game * 1000,
              hints: 0,
              checks: 0,
              begun: game,
              played: game,
              moves: 0,
              level: "hard",
              rating: "3.0",
              daily: "",
            });
            change.objectStore("texts").put({ id: `large-${game}`, text: "x".repeat(100_000) });
          }
          change.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await goTo(page, "#/games");
  await expect.poll(() => rows(page).count()).toBe(201);
});
