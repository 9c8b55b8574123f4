// Solving step by step, and the pages of techniques, as a person uses them.
import type { Page } from "playwright-core";
import { expect, handheld, seriousFaults, test } from "./harness";
import { button, cell, expectCell, goTo, labelOf, playText, pressFurther, puzzle, solution } from "./play_helpers";

/** Its steps 14 and 15 are an X-Wing and an XY-Wing. */
const wings = "2...6.1..5.....6....3..1.2.3....6...";

/** What stands on the page: the same is also spoken. */
const told = (page: Page, text: string | RegExp) => page.getByRole("main").getByText(text);
const lines = (page: Page) => page.getByRole("option");
const chosen = (page: Page) => page.getByRole("option", { selected: true }).textContent();

async function openSteps(page: Page, text: string): Promise<void> {
  await playText(page, text);
  await pressFurther(page, "Solve step by step");
  await lines(page).first().waitFor();
  await expect.poll(() => page.getByText("Looking for steps").count()).toBe(0);
}

test("the steps of a game are listed, rated, told, and drawn on the board and in the matrix", async ({ page }) => {
  await openSteps(page, wings);
  await page.getByText("Rating 4.2").first().waitFor();
  await lines(page).nth(13).click();
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  await told(page, "In columns 2 and 4, 4 can only go in rows 4 and 6").waitFor();
  expect(await page.locator(".step-drawing .truth").count()).toBe(2);
  expect(await page.locator(".step-drawing .link").count()).toBe(2);
  expect(await page.locator(".step-drawing rect.pattern").count()).toBe(4);
  expect(await page.locator(".step-drawing rect.out").count()).toBe(1);
  await page.getByRole("img", { name: "5 options and 4 items" }).waitFor();
  await page.getByRole("img", { name: "Board before step 14" }).waitFor();
  expect(await page.title()).toContain("Step by step");
  expect(await seriousFaults(page)).toEqual([]);
});

test("chains are drawn as lines: pairs of places in full, what joins them by dashes", async ({ page }) => {
  await openSteps(page, "...2.5..4.......6..3......5..6.2..3.");
  await page.getByRole("option", { name: /skyscraper/i }).click();
  await expect.poll(() => page.locator(".step-drawing .tie").count()).toBe(2);
  expect(await page.locator(".step-drawing .joint").count()).toBe(1);
  expect(await page.locator(".step-drawing .joint").evaluate((line) => getComputedStyle(line).strokeDasharray)).not.toBe("none");
});

test("chains of statements have arrows, links dashed, and a choice of what they suppose", async ({ page }) => {
  await goTo(page, "#/technique/multiple-forcing-chains");
  await button(page, "Show it").click();
  await page.locator(".step-drawing .start").waitFor();
  const dashes = (kind: string) =>
    page
      .locator(`.step-drawing .${kind}.arrow`)
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).strokeDasharray));
  const seen = new Set(await dashes("truth"));
  expect(await dashes("link")).toEqual(["10px, 6px", "none"]);
  const places = async () => [
    await page.locator(".step-drawing .start").getAttribute("x"),
    await page.locator(".step-drawing .start").getAttribute("y"),
  ];
  const first = await places();
  await page.getByRole("radio").last().check();
  expect(await places()).not.toEqual(first);
  for (const dash of await dashes("truth")) seen.add(dash);
  expect(seen).toEqual(new Set(["none"]));
  expect(await page.locator(".step-drawing rect.denied").count()).toBeGreaterThan(1);
  expect(await seriousFaults(page)).toEqual([]);
});

test("the keyboard goes through the steps, in the list and beside it", async ({ page }) => {
  await openSteps(page, wings);
  await page.getByRole("listbox").focus();
  for (const [key, number] of [
    ["ArrowDown", 2],
    ["ArrowDown", 3],
    ["ArrowUp", 2],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => chosen(page)).toMatch(new RegExp(`^${number}\\D`));
  }
  await page.keyboard.press("End");
  await page.getByText(/Solved in \d+ steps/).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowLeft");
  const last = (await lines(page).count()) - 1;
  await expect.poll(() => chosen(page)).toMatch(new RegExp(`^${last}\\D`));
  await button(page, "Previous step").click();
  await expect.poll(() => chosen(page)).toMatch(new RegExp(`^${last - 1}\\D`));
  await button(page, "First step").click();
  expect(await button(page, "Previous step").isDisabled()).toBe(true);
});

test("up to here makes the steps in the game, and undo takes them back at once", async ({ page }) => {
  await openSteps(page, wings);
  const empty = await lines(page).count();
  await lines(page).nth(13).click();
  await page.getByRole("heading", { name: "X-Wing" }).waitFor();
  await button(page, "Up to here").click();
  await expect.poll(() => page.title()).toContain("Play");
  // The candidate that the X-Wing rules out is gone from the marks.
  await expectCell(page, 3 * 6 + 4, "centre marks 2 5");
  const marked = await page.getByRole("gridcell", { name: /centre marks/ }).count();
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThan(empty);
  await button(page, "Undo").click();
  await expect.poll(() => page.getByRole("gridcell", { name: /centre marks/ }).count()).toBe(0);
  expect(await button(page, "Undo").isDisabled()).toBe(true);
});

test("they begin where the player is, or at the givens", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press(solution[2] ?? "");
  await expectCell(page, 2, `, ${solution[2]}`);
  await pressFurther(page, "Solve step by step");
  await expect.poll(() => page.getByText(/^50 steps$/).count()).toBe(1);
  await page.getByRole("radio", { name: "From the start" }).check();
  await expect.poll(() => page.getByText(/^51 steps$/).count()).toBe(1);
});

test("a wrong digit is named, and the way from the start is offered", async ({ page }) => {
  await playText(page, puzzle);
  await cell(page, 2).click();
  await page.keyboard.press("1");
  await expectCell(page, 2, ", 1");
  await pressFurther(page, "Solve step by step");
  await page.getByText("r1c3 is wrong.").waitFor();
  expect(await lines(page).count()).toBe(0);
  await button(page, "From the start").click();
  await expect.poll(() => lines(page).count()).toBe(52);
  await lines(page).nth(1).click();
  await button(page, "Up to here").click();
  await expect.poll(() => page.getByRole("gridcell", { name: /empty/ }).count()).toBe(49);
  await expect.poll(() => labelOf(page, 2)).not.toMatch(/, 1$/);
});

test("a puzzle with several solutions shows how far reasoning leads", async ({ page }) => {
  await goTo(page, "#/enter");
  await page.getByLabel("Puzzle as text").fill("...434....4343..");
  await button(page, "Read it").click();
  await button(page, "Play it").click();
  await pressFurther(page, "Solve step by step");
  await told(page, "The puzzle has more than one solution").waitFor();
  expect(await lines(page).count()).toBeGreaterThan(1);
  await button(page, "To the end").click();
  await page.getByRole("img", { name: "Board at the end" }).waitFor();
});

test("each technique has a page, linked from the steps and from a hint, with a board to try it on", async ({ page }) => {
  await openSteps(page, wings);
  await lines(page).nth(13).click();
  await page.getByRole("link", { name: "About: X-Wing" }).click();
  await page.getByRole("heading", { name: "X-Wing", level: 1 }).waitFor();
  await page.getByText("A digit has the same two columns in two rows, or the reverse.").waitFor();
  // Nothing is given away before it is found.
  expect(await page.locator(".step-drawing").count()).toBe(0);
  await cell(page, 2 * 6 + 4).click();
  await told(page, "Nothing follows here for r3c5.").waitFor();
  await cell(page, 3 * 6 + 4).click();
  await told(page, "So r4c5 is not 4.").waitFor();
  expect(await page.locator(".step-drawing rect.out").count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  // The list is as it was left.
  await page.goBack();
  await expect.poll(() => chosen(page)).toMatch(/^14\D/);

  await goTo(page, "#/play");
  await button(page, "Hint").click();
  await button(page, "Tell me more").click();
  await page.getByRole("link", { name: /^About: / }).click();
  await expect.poll(() => page.url()).toContain("#/technique/");
});

test("a technique can be found with the keyboard alone", async ({ open }) => {
  const page = await open("#/technique/naked-single");
  await page.getByRole("grid").focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"]) {
    await page.keyboard.press(key);
  }
  await told(page, "r4c4 can only be 3: naked single.").waitFor();
});

test("all techniques are listed, and one that does not exist is answered by a sentence", async ({ open }) => {
  const page = await open("#/technique");
  await page.getByRole("heading", { name: "All techniques" }).waitFor();
  expect(await page.locator(".technique-list li").count()).toBe(53);
  // Of each kind from the easiest on, and the kinds by their easiest.
  const ratings = await page
    .locator(".technique-list")
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll(".technique-rating")].map((each) => Number(/[\d.]+/.exec(each.textContent!))),
      ),
    );
  for (const each of [...ratings, ratings.map(([easiest]) => easiest!)]) {
    expect(each).toEqual(each.toSorted((one, other) => one - other));
  }
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Jellyfish" }).click();
  await page.getByRole("heading", { name: "Jellyfish", level: 1 }).waitFor();
  await goTo(page, "#/technique/magic");
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("such as 'naked-pair', found 'magic'");
});

/** Runs in the page: presses a button in the moment in which it comes. A moment later it may be gone again. */
function pressAtOnce(name: string): void {
  new MutationObserver((_, observer) => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    if (!button) return;
    observer.disconnect();
    button.click();
  }).observe(document.body, { childList: true, subtree: true });
}

test("a large board is solved while one watches, and can be stopped", async ({ open }) => {
  const page = await open("#/new");
  await page.getByRole("radio", { name: "25 × 25, boxes of 5 × 5" }).check();
  await page.getByRole("radio", { name: "Hard", exact: true }).check();
  await button(page, "Make the puzzle").click();
  await expect.poll(() => page.getByRole("gridcell").count()).toBe(625);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.evaluate(pressAtOnce, "Stop");
  await pressFurther(page, "Solve step by step");
  await page.getByText("Stopped before the end.").waitFor();
  await button(page, "Look again").click();
  await expect.poll(() => page.getByText(/^\d+ steps$/).count()).toBe(1);
  await button(page, "To the end").click();
  await page.getByText(/^Solved in/).waitFor();
});

test("everything fits on phones, upright and on the side, and can be reached with a thumb", async ({ open }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    const page = await open("#/play", { ...handheld, viewport: { width, height } });
    await openSteps(page, wings);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Without scrolling: the whole board, and the way to the next step.
    const board = await page.locator(".steps-board .board").boundingBox();
    const next = await button(page, "Next step").boundingBox();
    expect(board && board.y + board.height).toBeLessThanOrEqual(height);
    expect(next && next.y + next.height).toBeLessThanOrEqual(height);
    await button(page, "Next step").click();
    await expect.poll(() => chosen(page)).toMatch(/^2\D/);
    await goTo(page, "#/technique/unique-loop-3");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  }
});

test("the button that makes all steps stays within its row, however wide the letters of a system are", async ({ open }) => {
  const page = await open("#/play", { viewport: { width: 1440, height: 900 } });
  await openSteps(page, wings);
  await goTo(page, "#/settings");
  await page.locator(".settings select").selectOption("ja");
  await goTo(page, "#/steps");
  await page.locator(".steps-transport .button-primary").waitFor();
  // Letters of Japanese are as wide as they are high; here there may be no font for them.
  const over = await page.locator(".steps-transport").evaluate((row) => {
    const button = row.querySelector<HTMLElement>(".button-primary")!;
    button.querySelector("span")!.style.letterSpacing = "0.4em";
    return [...row.children].map((each) => each.getBoundingClientRect().right - row.getBoundingClientRect().right);
  });
  for (const each of over) expect(each).toBeLessThanOrEqual(0.5);
});
