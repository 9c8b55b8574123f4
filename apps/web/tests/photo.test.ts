// A board from a picture: opened, pasted, dropped; what cannot be read, and what works offline.
import { deflateSync } from "node:zlib";
import { desktop, expect, handheld, seriousFaults, test, untilKept } from "./harness";
import {
  drawnPicture,
  dropPicture,
  jpeg,
  openPanel,
  openPicture,
  pastePicture,
  photoPanel,
  shownDigits,
  untilRead,
} from "./photo_helpers";
import { photograph, printedOn } from "./photographs";
import { button, cell, expectCell, goTo, puzzle, small } from "./play_helpers";

const verdict = "Exactly one solution";

for (const [device, options] of [
  ["desktop", desktop],
  ["phone in the dark", { ...handheld, colorScheme: "dark" as const }],
] as const) {
  test(`a photograph is opened, read and played (${device})`, async ({ open }) => {
    const page = await open("#/enter", options);
    await openPanel(page);
    expect(await seriousFaults(page)).toEqual([]);
    for (const name of ["image84", "image1083", "image70", "image77"]) {
      await openPicture(page, photograph(name));
      await untilRead(page, name);
      await page.getByRole("heading", { name: verdict }).waitFor();
      await page.getByRole("img", { name: "The board in the picture" }).waitFor();
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await button(page, "Play it").click();
    await button(page, "New game").waitFor();
    await expectCell(page, 0, "7, given");
    await button(page, "Hint").click();
    await page.getByRole("region", { name: "Hint" }).waitFor();
  });
}

test("a picture is pasted anywhere in the view, also in a field for text", async ({ page }) => {
  await goTo(page, "#/enter");
  await cell(page, 0).waitFor();
  await pastePicture(page, jpeg("image77"));
  await untilRead(page, "image77");
  await button(page, "Empty the board").click();
  expect(await page.getByRole("img", { name: "The board in the picture" }).count()).toBe(0);
  await page.getByLabel("Puzzle as text").focus();
  await pastePicture(page, jpeg("image84"));
  await untilRead(page, "image84");
});

test("a picture is dropped, and a text in a file still is a text", async ({ page }) => {
  await goTo(page, "#/enter");
  await cell(page, 0).waitFor();
  await dropPicture(page, jpeg("image77"));
  await untilRead(page, "image77");
  await dropPicture(page, { name: "puzzle.txt", mimeType: "text/plain", buffer: Buffer.from(puzzle) });
  await expect.poll(() => shownDigits(page)).toBe(puzzle.replaceAll(".", "0"));
  expect(await page.getByRole("img", { name: "The board in the picture" }).count()).toBe(0);
});

test("the button for files takes pictures, too", async ({ page }) => {
  await goTo(page, "#/enter");
  await page.locator(".reading input[type=file]").setInputFiles(photograph("image77"));
  await untilRead(page, "image77");
});

const crc = (bytes: Buffer) => {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; ++bit) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
};
const chunk = (kind: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of few bytes that says how large it is. */
function png(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const begin = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    begin,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("what cannot be read is told beside the board, which stays", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, photograph("image77"));
  await untilRead(page, "image77");
  const half = jpeg("image84").buffer.subarray(0, 300);
  const faults = [
    [await drawnPicture(page, 400, 300), "Expected a board in the picture with all of its lines, found none."],
    [{ name: "broken.jpg", mimeType: "image/jpeg", buffer: half }, "This picture is broken"],
    [{ name: "text.jpg", mimeType: "image/jpeg", buffer: Buffer.from(puzzle) }, "This picture is broken"],
    [{ name: "notes", mimeType: "", buffer: Buffer.from("Hello World") }, "not a picture that the browser can read"],
    [{ name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) }, "This picture is broken"],
    [{ name: "huge.png", mimeType: "image/png", buffer: png(60_000, 60_000) }, "found 60000x60000."],
    [{ name: "small.png", mimeType: "image/png", buffer: png(20, 20) }, "found 20x20."],
    [await drawnPicture(page, 900, 900, "X".repeat(256)), "Expected the numbers 1 to 16 on the board"],
  ] as const;
  for (const [picture, sentence] of faults) {
    await openPicture(page, picture);
    await page.locator(".reading-failure", { hasText: sentence }).waitFor();
    expect(await shownDigits(page)).toBe(printedOn("image77"));
    await button(page, "Close").click();
  }
  // Playwright hands over no files of so many bytes: the page makes this one itself.
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(64_000_001)], "large.jpg", { type: "image/jpeg" }));
    document.querySelector(".enter")!.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  });
  await page.getByText("This file is too large: pictures of up to 64 megabytes are read.").waitFor();
});

test("boards of other sizes are read", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  await openPicture(page, await drawnPicture(page, 500, 500, small));
  await expect.poll(() => shownDigits(page)).toBe(small.replaceAll(".", "0"));
});

test("reading can be stopped, and the next picture is read all the same", async ({ page }) => {
  await goTo(page, "#/enter");
  await openPanel(page);
  // The core does not come until then.
  await page.context().route(/core_photo/, () => undefined);
  await openPicture(page, photograph("image84"));
  await page.getByText("Reading the picture …").waitFor();
  await button(page, "Cancel").click();
  await expect.poll(() => page.getByText("Reading the picture …").count()).toBe(0);
  expect(await page.locator(".reading-failure").count()).toBe(0);
  await page.context().unroute(/core_photo/);
  await openPicture(page, photograph("image77"));
  await untilRead(page, "image77");
});

test("pictures are read offline after the first time, and not fetched before", async ({ open }) => {
  const page = await open("#/enter", { serviceWorkers: "allow" });
  await untilKept(page);
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().filter(({ url }) => url.includes("/assets/photo/")).length;
    });
  expect(await kept()).toBe(0);
  await openPanel(page);
  const script = await page.evaluate(async () => (await fetch("./service-worker.js")).text());
  const files = JSON.parse(/const photo = (\[.*\]);/.exec(script)![1]!) as string[];
  expect(files.some((file) => /core_photo-.*\.wasm$/.test(file))).toBe(true);
  await expect.poll(kept).toBe(files.length);
  await page.context().setOffline(true);
  await page.reload();
  await openPanel(page);
  await openPicture(page, photograph("image77"));
  await untilRead(page, "image77");
});

test("where it cannot be loaded, that is said", async ({ open }) => {
  const page = await open("#/enter");
  await cell(page, 0).waitFor();
  page.removeAllListeners("console");
  await page.context().setOffline(true);
  await button(page, "From a photo").click();
  await page.getByText("This part of the page could not be loaded.").waitFor();
  await page.context().setOffline(false);
  await button(page, "Try again").click();
  await photoPanel(page).waitFor();
  // The worker is fetched with the first picture.
  await page.context().setOffline(true);
  await openPicture(page, photograph("image77"));
  await page.getByText("A part of the solver that this needs could not be loaded").waitFor();
  await page.context().setOffline(false);
  await openPicture(page, photograph("image77"));
  await untilRead(page, "image77");
});
