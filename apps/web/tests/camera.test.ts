// A board from the camera. That of the tests shows one photograph for ever: setup.ts.
import type { Page } from "playwright-core";
import { desktop, expect, handheld, type Open, seriousFaults, test } from "./harness";
import { openPanel, openPicture, untilRead } from "./photo_helpers";
import { photograph } from "./photographs";
import { button, cell, goTo } from "./play_helpers";

/** Remembers what the page films with. */
function remembering(): void {
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  const streams: MediaStream[] = [];
  Object.assign(globalThis, { streams });
  devices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    streams.push(stream);
    return stream;
  };
}

const states = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );

async function openCamera(open: Open, options = desktop): Promise<Page> {
  const page = await open("", options);
  await page.evaluate(remembering);
  await goTo(page, "#/enter");
  await openPanel(page);
  await button(page, "Use the camera").click();
  return page;
}

/** The corners that are drawn over the picture of the camera, in its pixels. */
const outline = (page: Page) =>
  page
    .locator(".photo-outline")
    .evaluate((drawn: SVGPolygonElement) => [...drawn.points].map(({ x, y }): [number, number] => [x, y]));

for (const [device, options] of [
  ["desktop", desktop],
  ["phone", handheld],
] as const) {
  test(`the board is drawn over what the camera sees, and read with a press (${device})`, async ({ open }) => {
    const page = await openCamera(open, options);
    await page.getByText("A board is in sight.").first().waitFor();
    const corners = await outline(page);
    // Of the photograph, 640 x 480: the board fills most of it.
    expect(corners).toHaveLength(4);
    for (const [place, [x, y]] of [
      [0, [87, 30]],
      [1, [578, 39]],
      [2, [593, 461]],
      [3, [71, 467]],
    ] as const) {
      expect(Math.hypot(corners[place]![0] - x, corners[place]![1] - y)).toBeLessThan(8);
    }
    expect(await seriousFaults(page)).toEqual([]);
    const read = button(page, "Read this board");
    const inSight = await read.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
    expect(device === "desktop" || inSight).toBe(true);
    expect(await states(page)).toEqual(["live"]);
    await read.click();
    await untilRead(page, "image77");
    await page.getByRole("heading", { name: "Exactly one solution" }).waitFor();
    await expect.poll(() => states(page)).toEqual(["ended"]);
  });
}

test("the camera is off as soon as it is left, in whatever way", async ({ open }) => {
  const page = await openCamera(open);
  const live = () => expect.poll(async () => (await states(page)).filter((state) => state === "live").length).toBe(1);
  const over = () => expect.poll(async () => (await states(page)).filter((state) => state === "live").length).toBe(0);
  const start = () => button(page, "Use the camera").click();
  await live();
  await button(page, "Stop the camera").click();
  await over();
  await start();
  await live();
  await button(page, "From a photo").click();
  await over();
  await button(page, "From a photo").click();
  await start();
  await live();
  await goTo(page, "#/settings");
  await over();
  await goTo(page, "#/enter");
  await start();
  await live();
  // A tab that is not seen.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await over();
  expect(await states(page)).toHaveLength(4);
});

test("a picture that is opened while the camera runs takes its place", async ({ open }) => {
  const page = await openCamera(open);
  await page.getByText("A board is in sight.").first().waitFor();
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["no picture"], "broken.png", { type: "image/png" }));
    document.querySelector(".enter")!.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  });
  await page.getByText("This picture is broken").waitFor();
  expect(await states(page)).toEqual(["live"]);
  await button(page, "Stop the camera").click();
  await openPicture(page, photograph("image84"));
  await untilRead(page, "image84");
});

/** What a browser says instead of giving a camera. */
const refusals = [
  ["NotFoundError", "No camera was found. A picture can be opened instead."],
  ["NotAllowedError", "The page may not use the camera."],
  ["NotReadableError", "The camera could not be started"],
] as const;

test("where there is no camera, or it may not be used, that is said", async ({ page }) => {
  await goTo(page, "#/enter");
  await cell(page, 0).waitFor();
  await openPanel(page);
  for (const [name, sentence] of refusals) {
    await page.evaluate((reason) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", reason));
    }, name);
    await button(page, "Use the camera").click();
    await page.locator(".reading-failure", { hasText: sentence }).waitFor();
    await button(page, "Close").click();
  }
  // As of a host without encryption.
  await page.evaluate(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await button(page, "Use the camera").click();
  await page.getByText("No camera was found.").waitFor();
});
