// Rules drawn on a board of one's own: by pointer and by keyboard, with true candidates and a verdict.
import type { Page } from "playwright-core";
import { expect, handheld, seriousFaults, test } from "./harness";
import { button, cell, goTo, readText, speak } from "./play_helpers";

async function beginSetting(page: Page): Promise<void> {
  await readText(page, ".".repeat(16));
  // Until it is read, the board before it is shown, and what is drawn there is gone with it.
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(16);
  await button(page, "Further rules").click();
  await page.getByLabel("Draw").waitFor();
}

async function drag(page: Page, cells: readonly number[]): Promise<void> {
  for (const [place, index] of cells.entries()) {
    const box = (await cell(page, index).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (place === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

const choose = (page: Page, kind: string) => page.getByLabel("Draw").selectOption(kind);
const drawn = (page: Page, ink: string) => page.locator(`.enter-board .rule-${ink}`);
/** The small digits in all cells. */
const candidates = (page: Page) => page.locator(".enter-board .board-mark").allTextContents();
const verdict = (page: Page, text: string) => page.getByRole("heading", { name: text }).waitFor();

test("rules are drawn with the pointer, true candidates follow, and the board can be played", async ({ page }) => {
  await beginSetting(page);
  await choose(page, "thermo");
  await drag(page, [0, 5, 9]);
  await expect.poll(() => drawn(page, "colour").count()).toBe(1);
  await verdict(page, "Several solutions");
  // The bulb is neither 3 nor 4.
  await expect.poll(async () => (await candidates(page))[0]).toBe("12");

  await choose(page, "cage");
  await drag(page, [2, 3, 7]);
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expect.poll(() => drawn(page, "cage").count()).toBe(1);
  await choose(page, "difference");
  await drag(page, [14, 15]);
  await choose(page, "ratio");
  await drag(page, [10, 11]);
  await verdict(page, "Exactly one solution");
  await expect.poll(async () => (await candidates(page)).join("")).toBe("1423324143122134");
  await expect.poll(() => page.getByRole("list", { name: "Rules of the board" }).getByRole("listitem").count()).toBe(4);
  expect(await seriousFaults(page)).toEqual([]);

  // What is drawn once more goes; so does what is undone or removed.
  await drag(page, [10, 11]);
  await verdict(page, "Several solutions");
  await button(page, "Undo").click();
  await verdict(page, "Exactly one solution");
  await page.getByRole("button", { name: /^Remove: killer cage/ }).click();
  await expect.poll(() => drawn(page, "cage").count()).toBe(0);
  await button(page, "Undo").click();
  await verdict(page, "Exactly one solution");
  await button(page, "Play it").click();
  await expect.poll(() => page.locator(".play .rule-cage").count()).toBe(1);
});

test("rules are drawn by the keyboard, and what a stroke lacks is said", async ({ page }) => {
  await beginSetting(page);
  await choose(page, "cage");
  await page.getByRole("grid").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => drawn(page, "label").allTextContents()).toEqual(["3"]);
  // Across a corner: cell by cell.
  await choose(page, "thermo");
  await page.getByRole("grid").focus();
  for (const key of ["ArrowDown", "Space", "ArrowDown", "ArrowRight", "Space"]) await page.keyboard.press(key);
  // Twice in one moment, before the core can have answered: the second time there is nothing more to draw.
  await page.getByRole("grid").evaluate((grid) => {
    for (const key of ["Enter", "Enter"]) grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await page.getByText("expected 2 or more cells, found 1").waitFor();
  await page.getByRole("button", { name: /^Remove: thermometer/ }).waitFor();
  expect(await drawn(page, "colour").count()).toBe(1);
  await page.getByText("Rules for the whole board").click();
  await page.getByLabel("Anti-knight").click();
  await expect.poll(() => page.getByLabel("Anti-knight").isChecked()).toBe(true);
});

test("rules are set on a phone in the dark, in German", async ({ open }) => {
  const page = await open("#/play", { ...handheld, colorScheme: "dark" });
  await speak(page, "de");
  await goTo(page, "#/enter");
  await page.getByRole("button", { name: "Weitere Regeln" }).tap();
  await page.getByLabel("Zeichnen").selectOption("odd");
  await cell(page, 0).tap();
  await page.getByRole("button", { name: "Entfernen: ungerade" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
});
