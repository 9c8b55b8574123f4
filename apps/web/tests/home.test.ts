// The front page: what is behind each of its parts, on a desk and on a phone.
import type { Page } from "playwright-core";
import { languages } from "../src/i18n/languages";
import { desktop, devices, expect, frames, handheld, headingOrder, seriousFaults, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, puzzle, speak } from "./play_helpers";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const board = (page: Page) => page.getByRole("grid");

for (const [device, options] of devices) {
  test(`who comes for the first time finds a puzzle to begin with, and nothing to go on with (${device})`, async ({ open }) => {
    const page = await open("", options);
    await part(page, "Begin here").waitFor();
    expect(await part(page, "Continue").count()).toBe(0);
    expect(await board(page).count()).toBe(0);
    await button(page, "Play").click();
    await board(page).waitFor();
    await page.getByText("New to Sudoku?").waitFor();
  });

  test(`who comes again is at the board with one press, where it was left (${device})`, async ({ open }) => {
    const page = await open("#/play", options);
    await playText(page, puzzle);
    await enter(page, 2, "4");
    await goTo(page, "#/");
    await page.reload();
    const last = part(page, "Continue");
    await last.getByText("50 cells to go").waitFor();
    await last.getByRole("button", { name: "Continue" }).click();
    await board(page).waitFor();
    await expectCell(page, 2, ", 4");
  });

  test(`a level begins a new game at once (${device})`, async ({ open }) => {
    const page = await open("", options);
    await button(page, "Hard").click();
    await board(page).waitFor();
    await page.getByRole("heading", { name: /^9 × 9 · Hard$/ }).waitFor();
  });

  test(`today's puzzle, and the days of the week before it, are a press away (${device})`, async ({ open }) => {
    const page = await open("", options);
    await page.clock.setFixedTime(new Date("2026-11-19T12:00:00"));
    await page.reload();
    const today = part(page, "Today’s puzzle");
    await today.getByText("Hard", { exact: false }).first().waitFor();
    expect(await today.getByRole("link").count()).toBe(4);
    expect(await today.locator("[aria-current=date]").textContent()).toContain("19");
    await today.getByRole("link", { name: "17 November 2026" }).click();
    await page.getByTitle("Puzzle of 17 November 2026").waitFor();
  });
}

test("each way leads to its view, and the name of the page leads back", async ({ open }) => {
  const page = await open("");
  for (const [name, heading] of [
    ["Techniques", "All techniques"],
    ["Enter a puzzle", "Enter your own"],
    ["Your games and times", "Games"],
    ["Watch", "Watch"],
    ["Lab", "Lab"],
  ] as const) {
    await page
      .locator("main")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    await page.getByRole("link", { name: "Quadrille" }).click();
    await page.getByRole("heading", { name: "Sudoku", level: 1 }).waitFor();
  }
  await page.getByRole("button", { name: /^The rules/ }).click();
  await page.getByRole("dialog").waitFor();
  await button(page, "Close").click();
  await page.getByRole("link", { name: "Other sizes and kinds" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "16 × 16, boxes of 4 × 4" }).waitFor();
});

test("links of before lead where they led: to the board, to a puzzle, to a view", async ({ open }) => {
  for (const hash of ["#/play", "#/nowhere"]) {
    const page = await open(hash);
    await board(page).waitFor();
    expect(await part(page, "Begin here").count()).toBe(0);
  }
  const page = await open("#/play");
  await cell(page, 0).waitFor();
  await button(page, "Share").click();
  const link = page.getByLabel("Link", { exact: true });
  await expect.poll(() => link.inputValue()).toContain("#p=");
  const other = await open(new URL(await link.inputValue()).hash);
  await board(other).waitFor();
  await expectCell(other, 3, "4, given");
});

/** Where the heading of the view begins; nothing where it is only for those who hear it. */
const headingAt = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = document.querySelector("main h1")!.getBoundingClientRect();
    return width > 1 ? [Math.round(left)] : [];
  });

const views = ["", "play", "enter", "watch", "story/1", "story/5", "lab", "games", "stats", "settings", "steps", "technique"];

for (const [name, viewport] of [
  ["phone", handheld.viewport],
  ["tablet", { width: 768, height: 1024 }],
  ["small desk", desktop.viewport],
  ["desk", { width: 1440, height: 900 }],
  ["large desk", { width: 2560, height: 1440 }],
] as const) {
  test(`headings begin at one place on every view, and none is wider than the page (${name})`, async ({ open }) => {
    const page = await open("#/play", { viewport: viewport! });
    const places = new Set<number>();
    for (const view of views) {
      await goTo(page, `#/${view}`);
      await page.locator("main h1").first().waitFor({ state: "attached" });
      for (const place of await headingAt(page)) places.add(place);
      expect([view, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([view, 0]);
    }
    expect(places.size).toBe(1);
  });
}

test("the front page is sound in light and dark, and fits small and middling screens in every language", async ({ open }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open("", { colorScheme });
    await part(page, "Begin here").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await headingOrder(page)).toEqual([]);
  }
  const page = await open("");
  for (const language of languages) {
    await speak(page, language);
    await goTo(page, "#/");
    await page.locator(".home-continue").waitFor();
    for (const width of [320, 1100, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await frames(page, 2);
      const over = await page.evaluate(() => {
        const wide = [...document.querySelectorAll<HTMLElement>("main *")].filter(
          (each) => each.scrollWidth > each.clientWidth + 1,
        );
        const cut = wide.filter((each) => getComputedStyle(each).display !== "inline" && !each.closest("svg, .unseen"));
        return [document.documentElement.scrollWidth, ...cut.map((each) => `${each.className}: ${each.textContent}`)];
      });
      expect([language, over]).toEqual([language, [width]]);
    }
  }
});

test("the further tools are behind one, which Esc and a press beside it close", async ({ open }) => {
  for (const [, options] of devices) {
    const page = await open("#/play", options);
    await cell(page, 0).click();
    const more = button(page, "More tools");
    const restart = button(page, "Start again");
    expect(await restart.count()).toBe(0);
    await more.click();
    await restart.waitFor();
    const box = (await page.locator(".tool-menu").boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => restart.count()).toBe(0);
    // The cell is still chosen: Esc was for the list.
    expect(await cell(page, 0).getAttribute("aria-selected")).toBe("true");
    await more.click();
    await restart.waitFor();
    await page.mouse.click(5, height - 5);
    await expect.poll(() => restart.count()).toBe(0);
  }
});
