// The matrix beside the board, and the dance: what a person sees and does there.
import type { Page } from "playwright-core";
import { expect, frames, handheld, headingOrder, seriousFaults, test } from "./harness";

const words = (page: Page) => page.locator(".matrix-words").textContent();
const facts = (page: Page) => page.locator(".beside .facts").textContent();

async function choose(page: Page, board: string): Promise<void> {
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: board });
}

async function dance(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Dance" }).click();
  await page.locator(".transport").waitFor();
}

/** All that the dance shows: the board, the counts, the line of the search, the options taken, the move. */
async function shown(page: Page): Promise<string> {
  const board = await page.locator(".dance-picture .board").innerHTML();
  const parts = [".tallies", ".code-current", ".path", ".narration"];
  return [board, ...(await Promise.all(parts.map((part) => page.locator(part).textContent())))].join("\n");
}

async function scrub(page: Page, place: number): Promise<void> {
  await page.getByLabel("Place in the dance").evaluate((slider: HTMLInputElement, value) => {
    slider.value = String(value);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, place);
  await expect.poll(() => page.getByLabel("Place in the dance").inputValue()).toBe(String(place));
}

const length = async (page: Page) => Number(await page.getByLabel("Place in the dance").getAttribute("max"));

test("the board points into the matrix, and the matrix to the board", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 9×9 puzzle");
  await expect.poll(() => facts(page)).toBe("729 options × 324 items, 2,916 ones");
  await page.getByRole("grid").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => words(page)).toBe("Option r1c2=3: items cell r1c2, row 1: 3, column 2: 3, box 1: 3");
  expect(await page.locator(".board-tint-row").count()).toBeGreaterThan(5);
  expect(await page.locator(".board-tint-box").count()).toBe(4);

  await page.locator("canvas.matrix-canvas").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => words(page)).toBe("Item cell r1c2 is covered");
  await page.keyboard.press("End");
  await expect.poll(() => words(page)).toBe("Item box 9: 9 is covered");
  expect(await page.locator(".board-tint-box").count()).toBe(9);
});

test("rows fade as the givens enter", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 9×9 puzzle");
  await expect.poll(() => page.locator(".entering-facts").textContent()).toMatch(/^30 of 30 givens: \d+ options left/);
  const slider = page.getByLabel("Givens entered");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator(".entering-facts").textContent()).toBe("0 of 30 givens: 729 options left, 0 options out");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.locator(".entering-facts").textContent()).toBe("1 of 30 givens: 700 options left, 28 options out");
  expect(await page.locator(".board-given").count()).toBe(1);
});

for (const [size, expected] of [
  ["16×16", "4,096 options × 1,024 items, 16,384 ones"],
  ["25×25", "15,625 options × 2,500 items, 62,500 ones"],
]) {
  test(`the matrix of ${size} can be walked, zoomed and left again`, async ({ open }) => {
    const page = await open("#/watch");
    await choose(page, `An empty ${size} board`);
    await expect.poll(() => facts(page)).toBe(expected);
    const canvas = page.locator("canvas.matrix-canvas");
    await canvas.hover({ position: { x: 300, y: 200 } });
    for (let turn = 0; turn < 12; ++turn) await page.mouse.wheel(0, -200);
    await page.locator(".mini-map").waitFor();
    await canvas.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await expect.poll(() => words(page)).toMatch(/^Option r\d+c\d+=\w+: items cell/);
    await page.getByRole("button", { name: "Show all of it" }).click();
    await expect.poll(() => page.locator(".mini-map").count()).toBe(0);
  });
}

test("a dance scrubbed to its end and back to its start is as it was", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A hard 9×9 puzzle");
  await dance(page);
  const start = await shown(page);
  const moves = await length(page);
  expect(moves).toBeGreaterThan(5000);
  await scrub(page, moves);
  expect(await page.locator(".tallies").textContent()).toContain("solutions1");
  expect(await page.locator(".tallies").textContent()).toContain("nodes1,379");
  await scrub(page, Math.floor(moves / 2));
  const middle = await shown(page);
  await scrub(page, 3);
  await scrub(page, Math.floor(moves / 2));
  expect(await shown(page)).toBe(middle);
  await scrub(page, 0);
  expect(await shown(page)).toBe(start);
});

test("the end is reached by way of the solution", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A hard 9×9 puzzle");
  await dance(page);
  await page.getByRole("button", { name: "To the first solution" }).click();
  await expect.poll(() => page.locator(".narration").textContent()).toBe("Every item is covered: a solution.");
  expect(await page.locator(".dance-picture .board-entry .board-digit").count()).toBe(58);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => page.getByLabel("Place in the dance").inputValue()).toBe(String(await length(page)));
});

for (const [name, options, sizes] of [
  [
    "a desktop and a tablet",
    {},
    [
      [1280, 720],
      [768, 1024],
    ],
  ],
  [
    "a phone, held sideways too, and a small one",
    handheld,
    [
      [390, 844],
      [844, 390],
      [320, 568],
    ],
  ],
] as const) {
  test(`the buttons, the picture and the code stand together on the screen of ${name}`, async ({ open }) => {
    const page = await open("#/watch", options);
    await choose(page, "A 6×6 puzzle");
    await dance(page);
    const seen = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 100 && height > 15;
      });
    const look = async (picture: string) => {
      for (const part of [".transport-buttons", ".transport-scrub", ".narration", ".code", picture]) {
        await expect.poll(() => seen(part), { message: part }).toBe(true);
      }
      await scrub(page, 40);
      await expect.poll(() => seen(".code-current")).toBe(true);
      const inside = () =>
        page.locator(".code-current").evaluate((line) => {
          const [own, room] = [line.getBoundingClientRect(), line.parentElement!.getBoundingClientRect()];
          return own.top >= room.top - 1 && own.bottom <= room.bottom + 1;
        });
      await expect.poll(inside).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await frames(page, 2); // until the dance has heard of it: on another screen it may have other tabs
      const tab = (which: string) => page.locator(".dance-look").getByRole("radio", { name: which });
      if ((await tab("Board").count()) > 0) await tab("Board").check();
      await look(".dance-picture .board");
      if ((await tab("Matrix").count()) > 0) await tab("Matrix").check();
      await look(".matrix-canvas");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}

test("a matrix that is zoomed into follows the dance", async ({ open }) => {
  const page = await open("#/watch", { reducedMotion: "reduce" });
  await choose(page, "A hard 9×9 puzzle");
  await dance(page);
  const canvas = page.locator("canvas.matrix-canvas");
  await canvas.focus();
  for (let times = 0; times < 12; ++times) await page.keyboard.press("+");
  const box = () => page.locator(".mini-map-box").getAttribute("style");
  await page.locator(".mini-map").waitFor();
  const before = await box();
  await scrub(page, 3000);
  await expect.poll(box).not.toBe(before);
});

test("the outline has a legend, and the speed is a number", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 6×6 puzzle");
  await dance(page);
  expect(await page.locator(".transport-legend").textContent()).toMatch(/^move 0 of \d+search depthsolution$/);
  expect(await page.locator(".transport-speed output").textContent()).toBe("2 moves/s");
  await page.getByLabel("Speed").focus();
  await page.keyboard.press("End");
  await expect.poll(() => page.locator(".transport-speed output").textContent()).toBe("512 moves/s");
});

test("what is watched is as it was left when one comes back", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 9×9 puzzle");
  await page.getByLabel("Givens entered").focus();
  await page.keyboard.press("Home");
  await choose(page, "A 6×6 puzzle");
  await dance(page);
  const shorter = await length(page);
  await page.getByRole("radio", { name: "that comes first" }).check();
  await expect.poll(() => length(page)).not.toBe(shorter); // the other dance is there, at its beginning
  await scrub(page, 17);
  const now = async () => (await shown(page)).replaceAll(/ id="[^"]*"/g, "");
  const before = await now();
  await page.getByRole("link", { name: "Story" }).click();
  await page.locator(".story").waitFor();
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await expect.poll(() => page.getByLabel("Place in the dance").inputValue()).toBe("17");
  expect((await now()) === before).toBe(true);
  await page.getByRole("radio", { name: "Matrix" }).first().check();
  await choose(page, "A 9×9 puzzle");
  await expect.poll(() => page.locator(".entering-facts").textContent()).toMatch(/^0 of 30 givens/);
});

test("no level of headings is left out", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 6×6 puzzle");
  await dance(page);
  expect(await headingOrder(page)).toEqual([]);
});

for (const size of ["16×16", "25×25"]) {
  test(`a board of ${size} dances forward and back`, async ({ open }) => {
    const page = await open("#/watch");
    await choose(page, `An empty ${size} board`);
    await dance(page);
    const start = await shown(page);
    await scrub(page, 3000);
    expect(await page.locator(".path li").count()).toBeGreaterThan(20);
    await page.getByRole("button", { name: "One move forward" }).click();
    await expect.poll(() => page.getByLabel("Place in the dance").inputValue()).toBe("3001");
    await scrub(page, 0);
    expect(await shown(page)).toBe(start);
  });
}

test("steps forward and back lead through the search line by line", async ({ open }) => {
  const page = await open("#/watch", { reducedMotion: "reduce" });
  await choose(page, "A 9×9 puzzle");
  await dance(page);
  const line = () => page.locator(".code-current").textContent();
  const forward = page.getByRole("button", { name: "One move forward" });
  await forward.click();
  await expect.poll(line).toBe("choose an item");
  await expect.poll(() => page.locator(".narration").textContent()).toMatch(/has one option left: forced\.$/);
  await forward.click();
  await expect.poll(line).toBe("cover the item");
  await forward.click();
  await expect.poll(line).toBe("take the option");
  await expect.poll(() => page.locator(".path li").count()).toBe(1);
  await page.getByRole("button", { name: "One move back" }).click();
  await expect.poll(() => page.locator(".path li").count()).toBe(0);
  await page.getByRole("button", { name: "To the next choice" }).click();
  await expect.poll(line).toBe("choose an item");
});

test("the dance plays by itself, and stops where it is told", async ({ open }) => {
  const page = await open("#/watch");
  // So long that it does not come to its end before it is stopped.
  await choose(page, "A hard 9×9 puzzle");
  await dance(page);
  await page.getByLabel("Speed").evaluate((slider: HTMLInputElement) => {
    slider.value = "5";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await page.getByLabel("Place in the dance").inputValue())).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Pause" }).click();
  const place = page.getByLabel("Place in the dance");
  // The move on its way is finished; then there would be time for many more.
  await frames(page, 30);
  const stopped = await place.inputValue();
  await frames(page, 30);
  expect(await place.inputValue()).toBe(stopped);
});

test("the links of a small board are unhooked by a cover and hooked in again", async ({ open }) => {
  const page = await open("#/watch", { reducedMotion: "reduce" });
  await choose(page, "A 4×4 puzzle");
  await dance(page);
  await page.getByRole("radio", { name: "Links" }).click();
  const picture = page.locator(".links svg");
  const before = await picture.innerHTML();
  await scrub(page, 2);
  expect(await page.locator(".links .gone").count()).toBeGreaterThan(0);
  await scrub(page, await length(page));
  await scrub(page, 0);
  expect(await page.locator(".links .gone").count()).toBe(0);
  expect(await picture.innerHTML()).toBe(before);
  await picture.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => words(page)).toMatch(/^Node of option r\dc\d=\d and item/);
});

test("the choice with least options needs fewer nodes than the first one", async ({ open }) => {
  const page = await open("#/watch");
  await choose(page, "A 9×9 puzzle");
  await dance(page);
  await page.getByRole("button", { name: "Count the nodes" }).click();
  const cells = page.locator(".compare-nodes");
  await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(3);
  const nodes = (await cells.allTextContents()).map((text) => Number(text.replaceAll(",", "")));
  expect(nodes.slice(0, 3)).toEqual([52, 82, 4632]);
});

test("nothing is wider than a phone, and nothing stands in the way of a screen reader", async ({ open }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open("#/watch", { ...handheld, colorScheme });
    await page.locator("canvas.matrix-canvas").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dance(page);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
