// Boards with further rules: pasted, drawn, checked, solved, kept and shared; and what is fetched for them.
import type { Locator } from "playwright-core";
import { expect, seriousFaults, test, untilKept } from "./harness";
import {
  button,
  cell,
  enter,
  expectCell,
  goTo,
  playText,
  pressFurther,
  puzzle,
  readText,
  small,
  smallSolution,
  speak,
} from "./play_helpers";
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
  // What has no rule is named, in the language of the page.
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
});

/** As SudokuPad has it: the drawings are no rules that can be read. */
const drawnOver = (givens: string) =>
  JSON.stringify({
    cells: (givens.match(/.{4}/g) ?? []).map((row) => [...row].map((digit) => (digit === "." ? {} : { value: Number(digit) }))),
    regions: [0, 2, 8, 10].map((first) => [0, 1, 4, 5].map((cell) => [(first + cell) >> 2, (first + cell) & 3])),
    lines: [{ wayPoints: [[0.5, 0.5], [1.5, 1.5]], color: "#CFCFCF", thickness: 10 }], // biome-ignore format: points
    overlays: [{ center: [1, 2], width: 0.25, text: "X" }],
  });

test("of a puzzle that was read in part the verdict says so, what was left out is named, and nothing is given away", async ({
  page,
}) => {
  const pictures = page.locator(".verdict").getByRole("img");
  for (const [givens, verdict, solutions] of [
    [small, "Exactly one solution", [smallSolution]],
    ["1...............", "Several solutions", []],
    ["11..............", "No solution", []],
  ] as const) {
    await readText(page, drawnOver(givens));
    await page.getByRole("heading", { name: `${verdict} (with the rules read)`, exact: true }).waitFor();
    const told = await page.locator(".verdict").innerText();
    expect(told).toContain("Left out, because there is no rule for it: lines (1) and overlays (1)");
    expect(told).not.toMatch(/in time|proper puzzle/);
    for (const picture of await pictures.all()) expect(await picture.isVisible()).toBe(false);
    if (solutions.length === 0) continue;
    // Who plays it is told, too.
    await button(page, "Play it").click();
    await page.getByText("with the rules read", { exact: true }).click();
    await page.getByText("Left out, because there is no rule for it: lines (1) and overlays (1).").waitFor();
    await goTo(page, "#/enter");
    await page.getByText("Show the solution").click();
    const texts = await pictures.locator("text").allTextContents();
    expect(texts.join("")).toBe(solutions.join(""));
  }
});

/** What is seen of a dot, as luminances from 0 to 1: the paper beside it, its middle, and the lightest and darkest of it. */
async function look(dot: Locator): Promise<{ paper: number; middle: number; lightest: number; darkest: number }> {
  const page = dot.page();
  const place = async () => (await dot.boundingBox())!;
  let picture = "";
  // The page may move while it is looked at, such as when a verdict comes: then this picture shows something else.
  for (let moved = true; moved; ) {
    await dot.scrollIntoViewIfNeeded();
    const box = await place();
    const clip = { x: box.x - box.width, y: box.y, width: 3 * box.width, height: box.height };
    picture = (await page.screenshot({ clip })).toString("base64");
    moved = JSON.stringify(await place()) !== JSON.stringify(box);
  }
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    const luminance = (x: number) => {
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(x, image.height >> 1, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const across = Array.from({ length: image.width }, (_, x) => luminance(x));
    const third = Math.round(image.width / 3);
    const own = across.slice(third - 2, 2 * third + 2);
    return {
      paper: across[third >> 1]!,
      middle: across[image.width >> 1]!,
      lightest: Math.max(...own),
      darkest: Math.min(...own),
    };
  }, picture);
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** One black and one white dot, and one of each with a number. */
const dotted = JSON.stringify({
  puzzle: ".".repeat(16),
  rules: [
    { difference: "r1c3 r1c4" },
    { ratio: "r2c1 r2c2" },
    { difference: "r3c1 r3c2", value: 2 },
    { ratio: "r4c1 r4c2", value: 3 },
  ],
});

test("black dots are black and white ones white in every theme, where the system chooses the colours, and on paper", async ({
  page,
}) => {
  await page.addInitScript("window.print = () => { window.printed = true; }");
  await page.reload();
  await readText(page, dotted);
  const look4 = async (place: string) => {
    const [white, whiteWithNumber] = [
      page.locator(`${place} .rule-dot circle`).nth(0),
      page.locator(`${place} .rule-dot circle`).nth(1),
    ];
    const [black, blackWithNumber] = [
      page.locator(`${place} .rule-full circle`).nth(0),
      page.locator(`${place} .rule-full circle`).nth(1),
    ];
    await black.waitFor();
    return {
      white: await look(white),
      black: await look(black),
      numbers: [await look(whiteWithNumber), await look(blackWithNumber)],
    };
  };
  const expectDots = async (place: string, name: string) => {
    const { white, black, numbers } = await look4(place);
    expect(white.middle, `${name}: white`).toBeGreaterThan(0.9);
    expect(black.middle, `${name}: black`).toBeLessThan(0.02);
    // Both are told from the paper, by themselves or by a rim; and the numbers on them can be read.
    for (const { paper, lightest, darkest } of [white, black]) {
      expect(Math.max(contrast(paper, lightest), contrast(paper, darkest)), `${name}: rim`).toBeGreaterThan(4.5);
    }
    for (const { lightest, darkest } of numbers) expect(contrast(lightest, darkest), `${name}: number`).toBeGreaterThan(4.5);
  };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "none", contrast: "no-preference" });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe(colorScheme);
    await expectDots(".enter-board", colorScheme);
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await expectDots(".enter-board", `${colorScheme}, more contrast`);
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await expectDots(".enter-board", `${colorScheme}, forced colours`);
  }
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "none" });
  await button(page, "Play it").click();
  await button(page, "Print").click();
  await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
  await expect.poll(() => page.evaluate("window.printed")).toBe(true);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expectDots(".print-area", "on paper");
});

test("where what draws rules cannot be loaded that is said, and it is tried again", async ({ page }) => {
  page.removeAllListeners("console");
  await page.route(/rules_layer/, (route) => route.abort());
  await readText(page, ruled);
  await page.waitForFunction(() => document.querySelector(".toast")?.textContent?.includes("could not be loaded"));
  await page.unroute(/rules_layer/);
  await cell(page, 5).click();
  await expect.poll(() => page.locator(".enter-board .rule-cage").count()).toBe(1);
});

test("it is solved step by step, each step told and drawn", async ({ page }) => {
  await playText(page, ruled);
  await pressFurther(page, "Solve step by step");
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
});

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
});

test("what only such boards need is fetched for them alone", async ({ open }) => {
  const server = await serve(dist, "/rules/");
  try {
    const page = await open("#/play", { baseURL: server.address });
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
  const page = await open("#/play", { serviceWorkers: "allow" });
  await untilKept(page);
  await playText(page, ruled);
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(() => page.locator(".rule-cage").count()).toBe(1);
});
