// What cannot be read or shown: said beside the board, where it is seen, and where one would press.
import type { Page } from "playwright-core";
import { expect, handheld, test, untilAllKept } from "./harness";
import { button, cell, goTo, paste, playText, puzzle, readText } from "./play_helpers";

const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

const spoilt = `${puzzle.slice(0, 40)}!${puzzle.slice(41)}`;
const ruled = JSON.stringify({ puzzle: ".".repeat(16), rules: [{ cage: "r1c3 r1c4 r2c4", sum: 6 }] });

test("verdicts and faults are told beside the board on screens of all sizes, and one does not stand beside the other", async ({
  open,
}) => {
  const page = await open("#/enter", handheld);
  await cell(page, 0).waitFor();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [320, 256],
    [568, 320],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const size = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await paste(page, puzzle);
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    // Of a page that is enlarged so much, the board fills the window.
    expect(height === 256 || (await inSight(page, ".verdict-line")), size).toBe(true);
    await paste(page, spoilt);
    await page.getByText("This text is not a puzzle.").waitFor();
    await expect.poll(() => inSight(page, ".reading-failure"), { message: size }).toBe(true);
    expect(await page.getByRole("heading", { name: "Exactly one solution" }).count(), size).toBe(0);
    // The board that is there still has its verdict once the fault has been read.
    await button(page, "Close").click();
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  }
  await paste(page, spoilt);
  await page.getByText("This text is not a puzzle.").waitFor();
  await cell(page, 2).click();
  await page.keyboard.press("4");
  await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
  expect(await page.locator(".reading-failure").count()).toBe(0);
});

/** Five boards of 9x9 that overlap. */
const samurai = Array.from({ length: 21 }, (_, row) =>
  Array.from({ length: 21 }, (_, column) => {
    const corner = (row < 9 || row > 11) && (column < 9 || column > 11);
    const middle = row > 5 && row < 15 && column > 5 && column < 15;
    return corner || middle ? "." : " ";
  }).join(""),
).join("\n");

test("of a board that only the command line takes the page says so, and does not call it no puzzle", async ({ page }) => {
  const rectangle = JSON.stringify({ puzzle: ".".repeat(48), rows: 6, columns: 8, box: "2x4" });
  const overlapping = JSON.stringify({ puzzle: samurai, boards: "samurai" });
  await goTo(page, "#/enter");
  for (const text of [rectangle, samurai, overlapping]) {
    await readText(page, text);
    await page.getByText("The page takes single square boards only.").waitFor();
    expect(await page.getByText("This text is not a puzzle").count()).toBe(0);
    await button(page, "Close").click();
  }
});

test("nothing leads from a board with further rules to a picture of its matrix, and Watch says why", async ({ page }) => {
  await readText(page, ruled);
  await button(page, "Play it").click();
  await button(page, "New game").waitFor();
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
  await button(page, "More tools").click();
  expect(await button(page, "Watch it dance").count()).toBe(0);
  await goTo(page, "#/watch");
  // Another board is shown, without a fault; who asks for this one is told.
  await page.getByRole("heading", { name: "Watch" }).waitFor();
  await expect.poll(() => page.locator(".matrix").count()).toBe(1);
  await page.getByLabel("Board", { exact: true }).selectOption("game");
  await page.getByText("This view shows boards without further rules.").waitFor();
  await playText(page, puzzle);
  await button(page, "More tools").click();
  expect(await button(page, "Watch it dance").count()).toBe(1);
});

test("boards with further rules can be entered offline after one visit", async ({ open }) => {
  const page = await open("#/play", { serviceWorkers: "allow" });
  await untilAllKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await readText(page, ruled);
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
});

test("where a part of the solver cannot be loaded, this is what is said", async ({ open }) => {
  const page = await open("#/enter");
  await cell(page, 0).waitFor();
  page.removeAllListeners("console");
  await page.context().setOffline(true);
  await readText(page, ruled);
  await page.getByText("A part of the solver that this needs could not be loaded").waitFor();
  expect(await page.getByText("not a puzzle").count()).toBe(0);
});

test("where the rest of the solver cannot be loaded, this is said, and it is asked for again", async ({ open }) => {
  const page = await open("#/play");
  await cell(page, 0).waitFor();
  page.removeAllListeners("console");
  const rest = /core_rest-.*\.wasm$/;
  await page.route(rest, (route) => route.abort());
  await goTo(page, "#/lab");
  await page.getByText("A part of the solver that this needs could not be loaded").first().waitFor();
  await goTo(page, "#/play");
  await page.unroute(rest);
  await goTo(page, "#/lab");
  await page.getByText("92 solutions, all of them").waitFor();
});
