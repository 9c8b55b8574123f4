// Rules for somebody who has never seen a Sudoku, and the keys.
import type { Page } from "playwright-core";
import { everyLanguage } from "../src/i18n/testing";
import { devices, expect, handheld, seriousFaults, test } from "./harness";
import { button, cell, expectCell, goTo, playText, puzzle, speak } from "./play_helpers";

for (const [device, options] of devices) {
  test(`the rules are offered at the first visit, and not again once they were read (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    const offer = page.getByRole("region", { name: "New to Sudoku?" });
    await offer.waitFor();
    await button(page, "Show me the rules").click();
    const dialog = page.getByRole("dialog", { name: "How to play" });
    for (const unit of ["row", "column", "box of 3 × 3"]) {
      await dialog.getByRole("img", { name: `Each digit stands once in every ${unit}.` }).waitFor();
    }
    const row = await dialog
      .getByRole("img", { name: /every row/ })
      .locator("text")
      .allTextContents();
    expect(row.toSorted().join("")).toBe("123456789");
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await page.reload();
    await expectCell(page, 0, "Row 1");
    expect(await offer.count()).toBe(0);
  });

  test(`who plays on is not asked again (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    const offer = page.getByRole("region", { name: "New to Sudoku?" });
    await offer.waitFor();
    await cell(page, 0).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await expectCell(page, 0, "Row 1");
    expect(await offer.count()).toBe(0);
  });

  test(`help is there at any time, and leads to a puzzle for beginners (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await button(page, "I know them").click();
    await button(page, "How to play").click();
    const dialog = page.getByRole("dialog", { name: "How to play" });
    await dialog.getByRole("radio", { name: "Playing" }).check();
    await dialog.getByText("When you are stuck").waitFor();
    await dialog.getByRole("radio", { name: "Keys" }).check();
    await dialog.getByText("Shift+1").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, "Play a puzzle for beginners").click();
    await page.getByRole("heading", { name: "Beginner" }).waitFor();
    expect(await page.getByRole("gridcell", { name: "given" }).count()).toBeGreaterThanOrEqual(40);
  });
}

test("who begins a puzzle of their own is not asked", async ({ page }) => {
  await playText(page, puzzle);
  await expectCell(page, 0, "5, given");
  expect(await page.getByRole("region", { name: "New to Sudoku?" }).count()).toBe(0);
});

/** How many of the elements the offer lies over, even in part, or has moved out of sight. */
const hiddenByOffer = (page: Page, selector: string) =>
  page.locator(".offer").evaluate((offer, wanted) => {
    const { top, bottom } = offer.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].filter((each) => {
      const box = each.getBoundingClientRect();
      return (box.bottom > top + 1 && box.top < bottom - 1) || box.bottom > innerHeight;
    }).length;
  }, selector);

test("the offer hides no tool on a phone, no key of the smallest, and the rules fit there, in every language", async ({
  open,
}) => {
  const page = await open("#/play", handheld);
  for (const [language, { help }] of everyLanguage) {
    await speak(page, language);
    await goTo(page, "#/play");
    await button(page, help.offerShow).waitFor();
    await expect.poll(() => hiddenByOffer(page, ".tool"), { message: language }).toBe(0);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => hiddenByOffer(page, ".pad-key"), { message: language }).toBe(0);
    await button(page, help.title).click();
    const dialog = page.getByRole("dialog", { name: help.title });
    for (const name of [help.pages.playing, help.pages.keys, help.pages.rules]) {
      await dialog.getByRole("radio", { name }).check();
      const wide = await dialog.locator(".dialog-body").evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(wide, `${language}, ${name}`).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize(handheld.viewport!);
  }
});
