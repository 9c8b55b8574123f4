// Boards with further rules: pasted, drawn, checked, solved, kept and shared; and what is fetched for them.
import { expect, seriousFaults, test } from "./harness";
import { button, cell, enter, expectCell, goTo, playText, puzzle, readText, speak } from "./play_helpers";
import { dist, serve } from "./server";

/** One solution: 1423 3241 4312 2134. */
const ruled = JSON.stringify({
  puzzle: ".".repeat(16),
  rules: [{ thermo: "r1c1 r2c2 r3c2" }, { cage: "r1c3 r1c4 r2c4", sum: 6 }, { difference: "r4c3 r4c4" }, { ratio: "r3c3 r3c4" }],
});
/** The same as f-puzzles has it. */
const foreign = JSON.stringify({
  size: 4,
  grid: Array.from({ length: 4 }, () => [{}, {}, {}, {}]),
  thermometer: [{ lines: [["R1C1", "R2C2", "R3C2"]] }],
  killercage: [{ cells: ["R1C3", "R1C4", "R2C4"], value: "6" }],
  difference: [{ cells: ["R4C3", "R4C4"] }],
  ratio: [{ cells: ["R3C3", "R3C4"] }],
});
const isFull = (name: string) => name.includes("assets/full/");

test("a board with rules is read, drawn and played, and a digit that breaks one is shown", async ({ page }) => {
  await playText(page, foreign);
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
  expect(await page.locator(".rule-colour circle").count()).toBe(1);
  await enter(page, 2, "4");
  await enter(page, 7, "3");
  await expect.poll(() => page.locator(".rule-broken.rule-cage").count()).toBe(1);
  expect(await page.locator(".board-tint-conflict").count()).toBeGreaterThan(1);
  expect(await seriousFaults(page)).toEqual([]);
  // What no rule stands for is named, in the language of the page.
  await speak(page, "de");
  await goTo(page, "#/enter");
  await page.locator("textarea").waitFor();
  const text = JSON.stringify({ puzzle: ".".repeat(16), rules: ["x"], left_out: ["fog"] });
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, text);
  await page.getByText("Ausgelassen, weil keine Regel hier dafür steht: fog").waitFor();
}, 30_000);

test("it is solved step by step, each step told and drawn", async ({ page }) => {
  await playText(page, ruled);
  await button(page, "Solve step by step").click();
  await page
    .getByRole("option", { name: /combinations/ })
    .first()
    .click();
  await page.getByRole("main").getByText("The killer cage 6 at r1c3 can only hold 1+2+3").first().waitFor();
  await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(10);
  // The scale does not know such steps.
  expect(
    await page
      .getByRole("main")
      .getByText(/Rating/)
      .count(),
  ).toBe(0);
}, 30_000);

test("its rules are kept with the game and go along in a link", async ({ page, open }) => {
  await playText(page, ruled);
  await enter(page, 0, "1");
  await button(page, "Share").click();
  const field = page.getByRole("textbox", { name: "Link" });
  await expect.poll(() => field.inputValue()).toContain("#p=");
  const link = await field.inputValue();
  await page.keyboard.press("Escape");
  await page.reload();
  await expectCell(page, 0, ", 1");
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
  const other = await open(link.slice(link.indexOf("#")));
  await expect.poll(() => other.locator(".rule-cage").count()).toBe(1);
  const digits = "1423324143122134";
  for (const [index, digit] of [...digits].entries()) {
    await cell(other, index).click();
    await other.keyboard.press(digit);
  }
  await other.getByText("Solved").first().waitFor();
}, 30_000);

test("what only such boards need is fetched for them alone", async ({ open }) => {
  const server = await serve(dist, "/rules/");
  try {
    const page = await open("", { baseURL: server.address });
    await readText(page, puzzle);
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    expect(server.asked.filter(isFull)).toEqual([]);
    await page.getByLabel("Puzzle as text").fill(ruled);
    await button(page, "Read it").click();
    await expect.poll(() => page.locator(".enter-board .rule-cage").count()).toBe(1);
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    expect(server.asked.filter(isFull).some((name) => name.endsWith(".wasm"))).toBe(true);
    await page.context().close();
  } finally {
    await server.close();
  }
});

test("works offline once it was used", async ({ open }) => {
  const page = await open("", { serviceWorkers: "allow" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await playText(page, ruled);
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
});
