// New games of other kinds: each is explained, made, drawn, and played with hints.
import type { Page } from "playwright-core";
import { everyLanguage } from "../src/i18n/testing";
import { devices, expect, handheld, seriousFaults, test } from "./harness";
import { button, cell, goTo, speak } from "./play_helpers";

const kinds = [
  ["Diagonals", "Both long diagonals", ".rules path"],
  ["Anti-knight", "knight’s move", null],
  ["Killer", "dashed cage", ".rule-cage"],
  ["Thermo", "bulb", ".rules path"],
  ["Arrows", "along an arrow", ".rules path"],
  ["Dots", "White dot", ".rules circle"],
  ["Whispers", "green line", ".rules path"],
] as const;

async function make(page: Page, kind: string, size: string, level: string): Promise<void> {
  await page.getByRole("radio", { name: kind, exact: true }).check();
  await page.getByRole("radio", { name: size }).check();
  await page.getByRole("radio", { name: level, exact: true }).check();
  await button(page, "Make the puzzle").click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
}

for (const [device, options] of devices) {
  test(`every kind is explained, made, drawn and helped with (${device})`, async ({ open }) => {
    const page = await open("#/new", options);
    for (const [kind, rule, drawn] of kinds) {
      await page.getByRole("radio", { name: kind, exact: true }).check();
      await page.getByRole("status").filter({ hasText: rule }).waitFor();
      await make(page, kind, "6 × 6, boxes of 2 × 3", "Easy");
      await page.getByRole("heading", { name: `6 × 6 · ${kind} · Easy` }).waitFor();
      expect(await page.getByRole("gridcell").count()).toBe(36);
      if (drawn) await expect.poll(() => page.locator(`[role=grid] ${drawn}`).count()).toBeGreaterThan(0);
      await button(page, "Hint").click();
      await page.getByRole("region", { name: "Hint" }).waitFor();
      await button(page, "Close the hint").click();
      await button(page, "New game").click();
    }
  });
}

test("a jigsaw has regions of another form, and levels as a plain board has", async ({ open }) => {
  const page = await open("#/new");
  await page.getByRole("radio", { name: "Jigsaw", exact: true }).check();
  expect(await page.getByRole("radio", { name: /boxes of/ }).count()).toBe(0);
  await page.getByRole("radio", { name: "Hard", exact: true }).check();
  await button(page, "Make the puzzle").click();
  await page.getByRole("heading", { name: "9 × 9 with regions · Hard" }).waitFor();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(81);
});

test("a killer is kept, listed by its name, and goes on where it was", async ({ open }) => {
  const page = await open("#/new");
  await make(page, "Killer", "9 × 9, boxes of 3 × 3", "Medium");
  await expect.poll(() => page.locator(".rule-cage").count()).toBeGreaterThan(10);
  await cell(page, 0).click();
  await page.keyboard.press("Shift+5");
  await goTo(page, "#/games");
  await page.getByText("Killer · Medium").waitFor();
  await page.reload();
  await goTo(page, "#/");
  await page.getByRole("region", { name: "Continue" }).getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => page.locator(".rule-cage").count()).toBeGreaterThan(10);
});

test("the choice of kinds fits a small phone in every language, and is sound", async ({ open }) => {
  const page = await open("#/settings", { ...handheld, viewport: { width: 320, height: 568 } });
  for (const [language, { newGame }] of everyLanguage) {
    await speak(page, language);
    await goTo(page, "#/new");
    await page.getByRole("radio", { name: newGame.variants.killer, exact: true }).check();
    const over = await page
      .locator("dialog .size-choice > span")
      .evaluateAll((all) => all.flatMap((each) => (each.scrollWidth > each.clientWidth ? [each.textContent] : [])));
    expect([language, over]).toEqual([language, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (language === "en") expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
