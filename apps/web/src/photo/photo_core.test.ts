// The core for photographs, as WebAssembly: that it is built right and that its door holds against wrong numbers.
import { beforeAll, expect, test } from "vitest";
import { tableOf } from "../i18n/testing";
import type { PhotoCore, PixelRows } from "./photo_core";
import { answerTo, pngPixels, startPhotoCore } from "./testing";

const photograph = pngPixels("docs/images/photo/grey.png");
const blank = (width: number, height: number): PixelRows => ({ data: new Uint8Array(width * height * 4), width, height });

let core: PhotoCore;
beforeAll(async () => {
  core = await startPhotoCore();
});

/** The photograph with a stroke in r8c2, which is empty: it looks like a 1. */
function withStroke(): PixelRows {
  const { width, height } = photograph;
  const data = new Uint8Array(photograph.data);
  for (let y = 383; y < 403; ++y) {
    for (let x = 158; x < 163; ++x) data.fill(40, 4 * (y * width + x), 4 * (y * width + x) + 3);
  }
  return { data, width, height };
}

test("a photograph is read, and its board seen from the front", () => {
  const board = core.read(withStroke());
  expect(board.size).toBe(9);
  expect(board.digits).toEqual(answerTo("image77"));
  // With the 1 there would be no solution.
  expect(board.changes).toEqual([{ cell: 64, read: 1 }]);
  expect(board.likely.map(([first]) => first)).toEqual(board.digits.with(64, 1));
  expect(board.doubtful).toContain(64);
  expect(board.remarks[0]).toMatch(/^r8c2 was read as 1 and is taken as empty, because/);
  expect(board.front).toHaveLength(360 * 360);
  // Paper is brighter than ink.
  const sorted = board.front.toSorted();
  expect(sorted.at(-1)! - sorted[0]!).toBeGreaterThan(100);
});

test("the front stays as it was when the next picture is read", () => {
  const { front } = core.read(photograph);
  const before = [...front];
  expect(() => core.read(blank(500, 500))).toThrow("found none.");
  expect([...front]).toEqual(before);
});

test("where a board is is found in pixels of the picture, and nothing where there is none", () => {
  const corners = core.find(photograph)!;
  expect(corners).toHaveLength(8);
  const [left, top, , , right, bottom] = corners as [number, number, number, number, number, number];
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(photograph.width);
  expect(bottom - top).toBeGreaterThan(photograph.height / 2);
  expect(core.find(blank(100, 100))).toBeNull();
});

test("rows may lie farther apart than they are long", () => {
  const { data, width, height } = photograph;
  const stride = 4 * width + 20;
  const apart = new Uint8Array(stride * height);
  for (let y = 0; y < height; ++y) apart.set(data.subarray(4 * width * y, 4 * width * (y + 1)), stride * y);
  expect(core.read({ data: apart, width, height, stride }).digits).toEqual(answerTo("image77"));
});

test("numbers that do not fit the bytes are refused", () => {
  const { data } = blank(100, 100);
  const refusal = (width: number, height: number, stride?: number) => () =>
    core.read({ data, width, height, ...(stride !== undefined && { stride }) });
  expect(refusal(100, 101)).toThrow("found only 40000 bytes");
  expect(refusal(101, 100)).toThrow("found only 40000 bytes");
  expect(refusal(100, 100, 399)).toThrow("rows of at least 400 bytes");
  expect(refusal(100, 100, 0xffff_ffff)).toThrow("found only 40000 bytes");
  // As WebAssembly takes them: modulo 2^32.
  expect(refusal(-1, -1)).toThrow("found 4294967295x4294967295");
  expect(refusal(0, 0)).toThrow("found 0x0");
  expect(refusal(Number.NaN, 100)).toThrow("found 0x100");
  expect(refusal(100, 100)).toThrow("a board in the picture");
});

test("sides that are not read are refused before there are any bytes", () => {
  expect(() => core.check(4000, 3000)).not.toThrow();
  expect(() => core.check(30_000, 30_000)).toThrow("found 30000x30000");
  expect(() => core.check(10, 3000)).toThrow("found 10x3000");
});

test("it speaks the language of a table, for refusals and remarks", async () => {
  const own = await startPhotoCore();
  expect(own.tell()).toEqual([]);
  own.speak("de", tableOf("de"));
  expect(() => own.read(blank(100, 100))).toThrow("Ein Gitter mit all seinen Linien im Bild erwartet, aber keines gefunden.");
  own.speak("en", "");
  expect(() => own.read(blank(100, 100))).toThrow("Expected a board in the picture");
  expect(() => own.speak("de", "no sentence")).toThrow();
});
