// The board and everything around it, on screens of all sizes.
import type { BrowserContextOptions, Page } from "playwright-core";
import { everyLanguage } from "../src/i18n/testing";
import { desktop, devices, expect, handheld, test } from "./harness";
import { button, cell, expectCell, goTo, playText, puzzle, speak } from "./play_helpers";

type Screen = readonly [width: number, height: number];

/** Phones and tablets are turned and resized on one page; that is quicker than a page for each, and must work as well. */
const screens: readonly (readonly [device: string, options: BrowserContextOptions, sizes: readonly Screen[]])[] = [
  [
    "phones and tablets",
    handheld,
    [
      [390, 844],
      [844, 390],
      [320, 568],
      [667, 375],
      [768, 1024],
    ],
  ],
  ["a desktop", desktop, [[1440, 900]]],
];

const resize = (page: Page, [width, height]: Screen) => page.setViewportSize({ width, height });

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

async function expectInSight(page: Page, selectors: string[]): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const selector of selectors) {
    const box = await boxOf(page, selector);
    const name = `${selector} on ${width}x${height}`;
    expect(box.x, name).toBeGreaterThanOrEqual(0);
    expect(box.y, name).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, name).toBeLessThanOrEqual(width);
    expect(box.y + box.height, name).toBeLessThanOrEqual(height);
  }
}

async function expectHintMovesNothing(page: Page): Promise<void> {
  const boxes = async () => [await boxOf(page, "[role=grid]"), await boxOf(page, ".pad"), await boxOf(page, ".tools")];
  const before = await boxes();
  for (const next of [button(page, "Tell me more"), page.locator(".hint h2 a"), button(page, "Do it")]) {
    await page.keyboard.press("?");
    await next.waitFor();
  }
  await expectInSight(page, [".hint"]);
  expect(await boxes()).toEqual(before);
  await button(page, "Close the hint").click();
  expect(await boxes()).toEqual(before);
}

for (const [device, options, sizes] of screens) {
  test(`board, pad and the first tools are seen together on ${device}, and a hint moves nothing`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    for (const size of sizes) {
      const [width, height] = size;
      await resize(page, size);
      await expectInSight(page, ["[role=grid]", ".play-entry", ".pad", ".tools > :nth-child(4)"]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const board = await boxOf(page, "[role=grid]");
      expect(board.width, `${width}x${height}`).toBeGreaterThan(0.7 * Math.min(width, height));
      await expectHintMovesNothing(page);
    }
  });

  test(`the pad of a large board is seen with it, too, on ${device}`, async ({ open }) => {
    const page = await open("#/new", options);
    await page.getByRole("radio", { name: "16 × 16, boxes of 4 × 4" }).check();
    await button(page, "Make the puzzle").click();
    await expect.poll(() => page.getByRole("gridcell").count()).toBe(256);
    for (const size of sizes) {
      await resize(page, size);
      await expectInSight(page, ["[role=grid]", ".pad"]);
    }
  });
}

const smallest = { ...handheld, viewport: { width: 320, height: 568 } };

test("every view can be reached on 320 pixels, and every tool has a word, in every language", async ({ open }) => {
  const page = await open("#/play", smallest);
  for (const [language, { app, play }] of everyLanguage) {
    await speak(page, language);
    await goTo(page, "#/play");
    await cell(page, 0).waitFor();
    const words = await page.getByRole("region", { name: play.tools }).getByRole("button").allInnerTexts();
    expect(words.length, language).toBe(6);
    await page.getByRole("button", { name: play.moreTools, exact: true }).click();
    const further = await page.locator(".tool-menu").getByRole("button").allInnerTexts();
    expect(further.length, language).toBe(6);
    for (const word of [...words, ...further]) expect(word).toMatch(/\p{L}/u);
    await page.keyboard.press("Escape");
    await page.evaluate(() => scrollTo(0, 0));
    const sticking = await page.locator(".tools > .tool .tool-word").evaluateAll((all) =>
      all.flatMap((word) => {
        const [inner, outer] = [word.getBoundingClientRect(), document.querySelector(".tools")!.getBoundingClientRect()];
        return inner.left < outer.left - 1 || inner.right > outer.right + 1 ? [word.textContent] : [];
      }),
    );
    expect(sticking, language).toEqual([]);
    for (const name of [app.watch, app.lab, app.story, app.enter, app.play]) {
      const tab = page.getByRole("navigation").getByRole("link", { name, exact: true });
      if (!(await tab.isVisible())) await page.getByRole("button", { name: app.more, exact: true }).click();
      await expectInSight(page, [`nav a:text-is("${name}"):visible`]);
      await tab.filter({ visible: true }).click();
      await expect.poll(() => page.title(), { message: language }).toContain(name);
      expect(await page.getByRole("navigation").getByRole("link", { name, exact: true }).isVisible()).toBe(true);
    }
  }
});

test("settings and New game fit on 320 pixels in every language", async ({ open }) => {
  const page = await open("#/settings", smallest);
  const tooWide = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  for (const [language, { play, settings }] of everyLanguage) {
    await speak(page, language);
    await page.getByRole("heading", { name: settings.title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320);
    expect(await tooWide(".segmented-track"), language).toBe(0);
    await goTo(page, "#/new");
    await page.getByRole("dialog", { name: play.newGame }).waitFor();
    expect(await tooWide(".dialog-body, .dialog-body .segmented-track, .sizes"), language).toBe(0);
  }
});

for (const [device, options] of devices) {
  test(`what is chosen is seen where the system chooses the colours (${device})`, async ({ open }) => {
    const page = await open("#/play", { ...options, forcedColors: "active" });
    await playText(page, puzzle);
    const papers = () =>
      page
        .locator(".play-entry .segmented-choice span")
        .evaluateAll((all) => all.map((choice) => getComputedStyle(choice).backgroundColor));
    const first = await papers();
    expect(new Set(first).size).toBe(2);
    expect(first.filter((paper) => paper === first[0])).toHaveLength(1);
    await page.getByRole("radio", { name: "Centre", exact: true }).check();
    await expect.poll(async () => (await papers())[2]).toBe(first[0]);
    await page.getByRole("radio", { name: "Digit", exact: true }).check();
    const keyPaper = (number: number) =>
      page
        .locator(".pad-key")
        .nth(number)
        .evaluate((key) => getComputedStyle(key).backgroundColor);
    await page.locator(".pad-key").nth(3).click();
    expect(await keyPaper(3)).not.toBe(await keyPaper(4));
  });
}

test("keys are shown to those who have them", async ({ open }) => {
  const page = await open();
  await playText(page, puzzle);
  const undo = button(page, "Undo");
  expect(await undo.getByText("Ctrl+Z").isVisible()).toBe(true);
  expect(await undo.getAttribute("aria-keyshortcuts")).toBe("Control+Z");
  expect(await page.locator(".play-entry kbd").allInnerTexts()).toEqual(["Z", "X", "C", "V", "0"]);
  const phone = await open("#/play", handheld);
  await expectCell(phone, 0, "Row 1");
  expect(await phone.locator("kbd:visible").count()).toBe(0);
});

test("no key is written over a word of a tool, in any language", async ({ open }) => {
  const page = await open("#/play", { viewport: { width: 1440, height: 900 } });
  for (const [language] of everyLanguage) {
    await speak(page, language);
    await goTo(page, "#/play");
    await page.locator(".tool kbd").first().waitFor();
    const touching = await page.locator(".tool:has(kbd)").evaluateAll((tools) =>
      tools.flatMap((tool) => {
        const word = document.createRange();
        word.selectNodeContents(tool.querySelector(".tool-word")!);
        const key = tool.querySelector("kbd")!.getBoundingClientRect();
        const room = tool.getBoundingClientRect();
        return word.getBoundingClientRect().right + 2 > key.left || key.right > room.right ? [tool.textContent] : [];
      }),
    );
    expect(touching, language).toEqual([]);
    if (language === "de") expect(await page.locator(".tool kbd").first().textContent()).toBe("Strg+Z");
  }
});
