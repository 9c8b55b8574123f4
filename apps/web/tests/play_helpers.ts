// What the tests of the game share: a puzzle with its solution, and what a person does to play it.
import type { Page } from "playwright-core";
import type { Language } from "../src/i18n/languages";
import { expect } from "./harness";

export const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const small = "1.....3..2.....4";
export const smallSolution = "1342243142133124";

/** The cell of a board, from 0, row by row. */
export const cell = (page: Page, index: number) => page.getByRole("gridcell").nth(index);

export const labelOf = (page: Page, index: number) => cell(page, index).getAttribute("aria-label");

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Presses a tool that is behind "More". */
export async function pressFurther(page: Page, name: string): Promise<void> {
  await button(page, "More tools").click();
  await button(page, name).click();
}

/** The key of the pad for a digit, which also tells how many of it are left. */
export const padKey = (page: Page, symbol: string, left = "\\d+") =>
  page.getByRole("button", { name: new RegExp(`^${symbol} ?, ${left} left$`) });

/** What the page has said last to a screen reader. */
export const spoken = (page: Page) => page.getByRole("status").textContent();

/** Waits until a cell says this. */
export async function expectCell(page: Page, index: number, text: string): Promise<void> {
  await expect.poll(() => labelOf(page, index)).toContain(text);
}

/** Pastes a text wherever the page is. */
export const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, text);

/** Puts a text into the field of "Enter your own" and has it read. */
export async function readText(page: Page, text: string): Promise<void> {
  await goTo(page, "#/enter");
  await page.getByLabel("Puzzle as text").fill(text);
  await button(page, "Read it").click();
}

/** Whether the board shows the digits of a line, and as many cells. */
async function shows(page: Page, line: string): Promise<boolean> {
  const labels = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label") ?? ""));
  return (
    labels.length === line.length && labels.every((label, place) => line[place] === "." || label.includes(`, ${line[place]}`))
  );
}

/** Begins a game with the puzzle. */
export async function playText(page: Page, text: string): Promise<void> {
  await readText(page, text);
  // Until then the puzzle before it stands there, with its verdict.
  if (/^[1-9.]+$/.test(text)) await expect.poll(() => shows(page, text)).toBe(true);
  await expect.poll(() => page.getByText("Exactly one solution").count()).toBeGreaterThan(0);
  await button(page, "Play it").click();
  await button(page, "New game").waitFor();
}

/** Goes to another view of the page, as a link in it does. Ends when the page has heard of it: no element of the view before is left. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    if (location.hash === next) return undefined;
    return new Promise<void>((resolve) => {
      addEventListener("hashchange", () => resolve(), { once: true });
      location.hash = next;
    });
  }, hash);

/** Has the page speak another language, as a reader chooses it: quicker than to load the page in each. Ends in the settings. */
export async function speak(page: Page, language: Language): Promise<void> {
  await goTo(page, "#/settings");
  await page.locator(".settings select").selectOption(language);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
}

/** Presses a cell at these moments, in milliseconds from now: the events say so, however long the machine takes. */
async function press(page: Page, index: number, moments: readonly number[]): Promise<void> {
  await cell(page, index).scrollIntoViewIfNeeded();
  const box = (await cell(page, index).boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const session = await page.context().newCDPSession(page);
  for (const timestamp of moments.map((moment) => (Date.now() + moment) / 1000)) {
    if (byTouch) {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at], timestamp });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
    } else {
      const mouse = { ...at, button: "left", clickCount: 1, timestamp } as const;
      await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
      await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse });
    }
  }
  await session.detach();
}

/** A double press, and a press that is none with one before it. */
export const pressTwice = (page: Page, index: number) => press(page, index, [1000, 1100]);
export const pressLater = (page: Page, index: number) => press(page, index, [1000]);

/** No time passes on the page while this is done, as if all of it were done at once. */
export async function atOnce(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.install();
  // Its own time begins anew here, and must not be before what the page has seen: no test takes an hour.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await act();
  await page.clock.resume();
}

/** Enters a digit by the keyboard. */
export async function enter(page: Page, index: number, digit: string): Promise<void> {
  await cell(page, index).click();
  await page.keyboard.press(digit);
  await expectCell(page, index, `, ${digit}`);
}

/** Solves the small puzzle. */
export async function solveSmall(page: Page): Promise<void> {
  const empty = [...small].flatMap((given, index) => (given === "." ? [index] : []));
  for (const index of empty) {
    await cell(page, index).click();
    await page.keyboard.press(smallSolution[index]!);
  }
  for (const index of empty) await expectCell(page, index, `, ${smallSolution[index]}`);
}

/** The time over the board. */
export const timeShown = (page: Page) => page.getByRole("timer").textContent();
