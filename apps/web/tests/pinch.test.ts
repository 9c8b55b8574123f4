// Two fingers: over a matrix they zoom into it, over a board they zoom the page, as on any other.
import type { CDPSession, Page } from "playwright-core";
import { expect, handheld, test } from "./harness";
import { playText, puzzle } from "./play_helpers";

interface Point {
  x: number;
  y: number;
}

const fingers = (points: Point[]) => points.map(({ x, y }, id) => ({ x, y, id }));

/** Two fingers around a middle that move from one distance to another, side by side. */
async function pinch(page: Page, middle: Point, from: number, to: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const at = (distance: number): Point[] => [
    { x: middle.x - distance / 2, y: middle.y },
    { x: middle.x + distance / 2, y: middle.y },
  ];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: fingers(points) });
  await touch("touchStart", at(from).slice(0, 1));
  await touch("touchStart", at(from));
  const steps = 10;
  for (let step = 1; step <= steps; ++step) await touch("touchMove", at(from + ((to - from) * step) / steps));
  await touch("touchEnd", []);
  await session.detach();
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`expected ${selector} to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 0);
const canvas = "canvas.matrix-canvas";
const picture = (page: Page) => page.locator(canvas).evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());

/** The map of the matrix is shown where only a part of it is seen. */
const maps = (page: Page) => page.locator(".mini-map").count();

test("fingers that part zoom into the matrix, and that meet zoom out again", async ({ open }) => {
  const page = await open("#/watch", handheld);
  await page.locator(canvas).waitFor();
  await page.locator(canvas).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".beside .facts").textContent()).toContain("×");
  const whole = await picture(page);
  const middle = await middleOf(page, canvas);
  expect(await maps(page)).toBe(0);
  await pinch(page, middle, 60, 280);
  await expect.poll(() => maps(page)).toBe(1);
  await expect.poll(() => picture(page)).not.toBe(whole);
  const closer = await picture(page);
  await pinch(page, middle, 60, 280);
  await expect.poll(() => picture(page)).not.toBe(closer);
  for (let turn = 0; turn < 3; ++turn) await pinch(page, middle, 300, 40);
  await expect.poll(() => maps(page)).toBe(0);
  expect(await scale(page)).toBe(1);
});

test("what lies between the fingers stays there", async ({ open }) => {
  const page = await open("#/watch", handheld);
  await page.locator(canvas).waitFor();
  await page.locator(canvas).scrollIntoViewIfNeeded();
  const box = (await page.locator(canvas).boundingBox())!;
  const point = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.6 };
  const told = () => page.locator(".matrix-words").textContent();
  await pinch(page, point, 40, 150);
  await page.touchscreen.tap(point.x, point.y);
  await expect.poll(told).not.toBe("");
  const before = await told();
  await pinch(page, point, 60, 90);
  await page.touchscreen.tap(point.x, point.y);
  expect(await told()).toBe(before);
});

test("over a board, two fingers zoom the page, and do not select the cells that they pass", async ({ open }) => {
  const page = await open("#/play", handheld);
  await playText(page, puzzle);
  const middle = await middleOf(page, "[role=grid]");
  expect(await scale(page)).toBe(1);
  await pinch(page, middle, 60, 200);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  expect(await page.getByRole("gridcell", { selected: true }).count()).toBeLessThanOrEqual(1);
});
