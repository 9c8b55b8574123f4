// The puzzle of the day and the statistics.
import type { Page } from "playwright-core";
import { devices, expect, handheld, seriousFaults, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, small, smallSolution, solution, solveSmall } from "./play_helpers";

/** The givens of the board, cell by cell. */
async function givensOf(page: Page): Promise<string> {
  await page.getByRole("gridcell", { name: /given/ }).first().waitFor();
  const labels = await page.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
  return labels.map((label) => /(\d), given/.exec(label ?? "")?.[1] ?? ".").join("");
}

for (const [device, options] of devices) {
  test(`the puzzle of a day is the same for everybody, ${device}`, async ({ open }) => {
    const page = await open("#/games", options);
    await button(page, "Play today’s puzzle").click();
    await page.locator(".play-daily").waitFor();
    const givens = await givensOf(page);
    const other = await open("#/daily", { ...handheld, locale: "sl-SI" });
    await other.locator(".play-daily").waitFor();
    await other.getByRole("gridcell", { name: /dano/ }).first().waitFor();
    const labels = await other.getByRole("gridcell").evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
    expect(labels.map((label) => /(\d), dano/.exec(label ?? "")?.[1] ?? ".").join("")).toBe(givens);
    // Another day has another puzzle, and this one goes on where it was.
    await goTo(page, "#/daily/2026-01-05");
    await expect.poll(() => givensOf(page)).not.toBe(givens);
    await goTo(page, "#/daily");
    await expect.poll(() => givensOf(page)).toBe(givens);
  });
}

test("a day that is not there yet, and what is no day, lead to today's puzzle", async ({ open }) => {
  const page = await open("#/daily");
  await page.locator(".play-daily").waitFor();
  const givens = await givensOf(page);
  for (const day of ["2999-01-01", "nonsense"]) {
    await goTo(page, `#/daily/${day}`);
    await expect.poll(() => page.url()).toContain("#/play");
    expect(await givensOf(page)).toBe(givens);
  }
});

for (const [device, options] of devices) {
  test(`statistics count, tell best and mean, and can be deleted, ${device}`, async ({ open }) => {
    const page = await open("#/play", options);
    for (let game = 0; game < 2; ++game) {
      await playText(page, small);
      await solveSmall(page);
      await page.getByRole("heading", { name: "Solved" }).waitFor();
    }
    await page.getByText(/^4 × 4 · Easy: 2 solved/).waitFor();
    await page.getByText("Without a hint or a check.").waitFor();
    await goTo(page, "#/stats");
    const card = page.locator(".stats-card").filter({ hasText: "4 × 4" });
    await expect.poll(() => card.locator("dd").first().textContent()).toBe("2");
    await card.getByRole("img", { name: /^The latest 2 times/ }).waitFor();
    expect(await page.locator(".stats-history li").count()).toBe(2);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // They stay when the games go.
    await goTo(page, "#/games");
    await button(page, "Delete all solved games").click();
    await button(page, "Delete all solved games").click();
    await goTo(page, "#/stats");
    await expect.poll(() => page.locator(".stats-history li").count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.locator(".stats-history li").count()).toBe(2);
    await button(page, "Delete the statistics").click();
    await button(page, "Delete the statistics").click();
    await page.getByText("Nothing yet").waitFor();
    await page.reload();
    await page.getByText("Nothing yet").waitFor();
  });
}

test("a solved game counts once, and hints are told", async ({ page }) => {
  await playText(page, small);
  for (let level = 0; level < 3; ++level) await button(page, level === 0 ? "Hint" : "Tell me more").click();
  await button(page, "Do it").click();
  await solveRest(page);
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.getByText("1 hint used").waitFor();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await goTo(page, "#/stats");
  await expect.poll(() => page.locator(".stats-history li").count()).toBe(1);
});

/** Whatever is still empty. */
async function solveRest(page: Page): Promise<void> {
  for (const [index, digit] of [...smallSolution].entries()) {
    if ((await cell(page, index).getAttribute("aria-label"))?.includes("empty")) await enter(page, index, digit);
  }
}

test("what next: another one of the kind, or one level up", async ({ page }) => {
  await playText(page, small);
  await solveSmall(page);
  await button(page, "Another like this").click();
  await expect.poll(() => page.getByRole("heading", { name: "Solved" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(16);
  await goTo(page, "#/games");
  await page.locator(".game-row").filter({ hasText: "Solved" }).getByRole("button", { name: "Look at it" }).click();
  await expectCell(page, 0, "1, given");
  // A board of this size has harder ones too.
  await playText(page, `.${solution.slice(1)}`);
  await page.getByRole("heading", { name: /Beginner/ }).waitFor();
  await enter(page, 0, "5");
  await button(page, "One step up: Easy").click();
  await expect.poll(() => page.getByRole("radio", { name: "Easy", exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: "9 × 9, boxes of 3 × 3" }).isChecked()).toBe(true);
});
