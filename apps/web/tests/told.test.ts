// What is said to those who do not see the board, and what is marked where the system chooses the colours.
import { expect, test } from "./harness";
import { button, cell, goTo, labelOf, playText, puzzle, readText, spoken } from "./play_helpers";
import { dist } from "./server";

test("a digit that is entered is said, what it is in conflict with, and what is taken away", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press("4");
  await expect.poll(() => spoken(page)).toBe("Row 1, column 3, 4");
  await page.keyboard.press("Delete");
  await expect.poll(() => spoken(page)).toBe("Row 1, column 3, empty");
  await page.keyboard.press("7");
  await expect.poll(() => spoken(page)).toBe("Row 1, column 3, 7, in conflict. Row 1, column 5, 7, given, in conflict");
  await button(page, "Undo").click();
  await expect.poll(() => spoken(page)).toBe("Row 1, column 3, empty");
  await button(page, "Fill candidates").click();
  await expect.poll(() => spoken(page)).toBe("51 cells changed");
  // In a board of one's own, too.
  await goTo(page, "#/enter");
  await cell(page, 2).click();
  await page.keyboard.press("4");
  await expect.poll(() => spoken(page)).toContain("Row 1, column 3, 4, given");
});

test("cells name the rules that they are part of, in the language of the page", async ({ page }) => {
  const rules = [{ cage: "r1c3 r1c4 r2c4", sum: 6 }, { thermo: "r1c1 r2c2 r3c2" }, "antiknight"];
  await readText(page, JSON.stringify({ puzzle: ".".repeat(16), rules }));
  await button(page, "Play it").click();
  await button(page, "New game").waitFor();
  await expect.poll(() => labelOf(page, 2)).toBe("Row 1, column 3, empty, killer cage 6 at r1c3");
  expect(await labelOf(page, 5)).toContain("thermometer at r1c1");
  expect(await labelOf(page, 15)).toBe("Row 4, column 4, empty");
  await goTo(page, "#/settings");
  await page.locator(".settings select").selectOption("de");
  await goTo(page, "#/play");
  await expect.poll(() => labelOf(page, 2)).toContain("Killer-Käfig");
});

test("where the system chooses the colours, the page that one is on is marked, and dots differ by their form", async ({
  open,
}) => {
  const page = await open("#/story/5", { forcedColors: "active" });
  const paper = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await paper(".story-contents [aria-current]")).not.toBe(await paper(".story-contents a:not([aria-current])"));
  const dot = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderRadius } = getComputedStyle(element, "::before");
        return `${backgroundColor} ${borderRadius}`;
      });
  const dots = await Promise.all([".tally-forced dd", ".tally-guess dd", ".tally-dead dd"].map(dot));
  expect(new Set(dots).size).toBe(3);
  await goTo(page, "#/games");
  await page.locator(".games-views").waitFor();
  expect(await paper(".games-views [aria-current]")).not.toBe(await paper(".games-views a:not([aria-current])"));
});

test("a page that is opened as a file says what it needs", async ({ open }) => {
  const page = await open();
  await cell(page, 0).waitFor();
  page.removeAllListeners("console");
  page.removeAllListeners("pageerror");
  expect(await page.getByText("This page cannot run from a file").count()).toBe(0);
  await page.goto(`file://${dist}/index.html`);
  await page.getByText("This page cannot run from a file").waitFor();
});
