// One clock: it runs while the board is seen, and the time it shows is the only one.
import type { Page } from "playwright-core";
import { devices, expect, seriousFaults, test } from "./harness";
import { button, cell, enter, goTo, playText, puzzle, small, solveSmall, timeShown } from "./play_helpers";

/** From now on time passes when the test says so; `runFor` lets it. */
async function withClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await playText(page, small);
  await page.clock.runFor(1000);
}

/** Far longer than anything here can take: a clock that runs meanwhile shows it, however slow the machine is. */
const longWhile = 20 * 60_000;
const halfOfIt = longWhile / 2 / 1000;

const seconds = async (page: Page) => {
  const parts = ((await timeShown(page)) ?? "").split(":").map(Number);
  return parts.reduce((sum, part) => 60 * sum + part, 0);
};

for (const [device, options] of devices) {
  test(`the time of the solved panel is that over the board, ${device}`, async ({ open }) => {
    const page = await open("#/play", options);
    await withClock(page);
    await page.clock.runFor(64_600);
    await solveSmall(page);
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    const shown = await timeShown(page);
    expect(await seconds(page)).toBeGreaterThanOrEqual(65);
    await page.locator(".solved").getByText(`Your time: ${shown}.`).waitFor();
    await page.clock.runFor(5000);
    expect(await timeShown(page)).toBe(shown);
    await goTo(page, "#/games");
    await page.locator(".game-row").getByText(`${shown} ·`).waitFor();
    await goTo(page, "#/stats");
    await page
      .locator(".stats-history")
      .getByText(shown ?? "", { exact: true })
      .waitFor();
  });
}

test("loading the page again loses at most a second, with and without moves before it", async ({ page }) => {
  await withClock(page);
  await page.clock.runFor(38_000);
  const before = await seconds(page);
  expect(before).toBeGreaterThanOrEqual(38);
  await page.reload();
  await cell(page, 0).waitFor();
  expect(await seconds(page)).toBeGreaterThanOrEqual(before - 1);
  await enter(page, 1, "3");
  await page.clock.runFor(10_000);
  const later = await seconds(page);
  await page.reload();
  await cell(page, 0).waitFor();
  expect(await seconds(page)).toBeGreaterThanOrEqual(later - 1);
});

test("a paused game is paused when the page is loaded again, and goes on when it is wanted", async ({ page }) => {
  await withClock(page);
  await page.clock.runFor(20_000);
  await button(page, "Pause").click();
  const before = await timeShown(page);
  await page.reload();
  await page.getByRole("heading", { name: "Paused" }).waitFor();
  expect(await page.getByRole("gridcell").count()).toBe(0);
  await page.clock.runFor(30_000);
  expect(await timeShown(page)).toBe(before);
  await button(page, "Resume").first().click();
  await cell(page, 0).waitFor();
  await page.reload();
  await cell(page, 0).waitFor();
  // Another game is not paused, and the one that was is gone on with.
  await button(page, "Pause").click();
  await playText(page, puzzle);
  await cell(page, 0).waitFor();
  await goTo(page, "#/games");
  await button(page, "Continue").last().click();
  await cell(page, 0).waitFor();
});

test("the clock stands in other views and while a dialog is open", async ({ page }) => {
  await withClock(page);
  for (const hash of ["#/story/1", "#/lab", "#/settings", "#/enter", "#/watch", "#/games", "#/stats"]) {
    const before = await seconds(page);
    await goTo(page, hash);
    await page.locator("main h1, main h2").first().waitFor();
    await page.clock.runFor(longWhile);
    await goTo(page, "#/play");
    await page.getByRole("grid").waitFor();
    expect(await seconds(page), hash).toBeLessThan(before + halfOfIt);
  }
  for (const name of ["Share", "Print", "How to play", "New game"]) {
    const before = await seconds(page);
    await button(page, name).click();
    await page.getByRole("dialog").waitFor();
    await page.clock.runFor(longWhile);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await seconds(page), name).toBeLessThan(before + halfOfIt);
  }
});

for (const [device, options] of devices) {
  test(`a pause hides the board, stops the clock and lets nothing through, ${device}`, async ({ open }) => {
    const page = await open("#/play", options);
    await withClock(page);
    await cell(page, 1).click();
    await button(page, "Pause").click();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    expect(await page.getByRole("gridcell").count()).toBe(0);
    const before = await seconds(page);
    await page.clock.runFor(60_000);
    expect(await seconds(page)).toBe(before);
    await page.keyboard.press("4");
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator(".paused").getByRole("button", { name: "Resume" }).click();
    await page.getByRole("grid").waitFor();
    expect(await cell(page, 1).getAttribute("aria-label")).toContain("empty");
    await page.clock.runFor(5000);
    expect(await seconds(page)).toBeGreaterThan(before + 3);
    // The keyboard is on the board again.
    await page.keyboard.press("3");
    await expect.poll(() => cell(page, 1).getAttribute("aria-label")).toContain("column 2, 3");
  });
}
