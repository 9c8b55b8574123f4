import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sidesOf } from "./sides";

const file = (path: string) => new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url))));
const bytes = (text: string, length = 40) => {
  const all = new Uint8Array(length);
  all.set([...text].map((letter) => letter.charCodeAt(0)));
  return all;
};

test("the sides of pictures are known from their first bytes", () => {
  expect(sidesOf(file("tests/photos/image77.jpg"))).toEqual({ width: 640, height: 480 });
  expect(sidesOf(file("tests/photos/image1083.jpg"))).toEqual({ width: 390, height: 520 });
  expect(sidesOf(file("docs/images/photo/front.png"))).toEqual({ width: 324, height: 324 });
  expect(sidesOf(bytes("GIF89a\x80\x02\xe0\x01"))).toEqual({ width: 640, height: 480 });
  expect(sidesOf(bytes("BM\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x02\0\0\x20\xfe\xff\xff"))).toEqual({ width: 640, height: 480 });
});

test("and so are those of the three kinds of WebP", () => {
  const webp = (kind: string, rest: string) => bytes(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0${rest}`);
  expect(sidesOf(webp("VP8 ", "\0\0\0\x9d\x01\x2a\x80\x02\xe0\x01"))).toEqual({ width: 640, height: 480 });
  expect(sidesOf(webp("VP8L", "\x2f\x7f\xc2\x77\0"))).toEqual({ width: 640, height: 480 });
  expect(sidesOf(webp("VP8X", "\0\0\0\0\x7f\x02\0\xdf\x01\0"))).toEqual({ width: 640, height: 480 });
});

test("a header that lies is told as it is", () => {
  const png = file("docs/images/photo/front.png").slice();
  png.set([0, 1, 0x86, 0xa0], 16);
  expect(sidesOf(png)).toEqual({ width: 100_000, height: 324 });
});

test("what is no picture has none, however it ends", () => {
  expect(sidesOf(bytes("Hello World"))).toBeNull();
  expect(sidesOf(new Uint8Array())).toBeNull();
  expect(sidesOf(bytes("\x89PNG", 4))).toBeNull();
  const jpeg = file("tests/photos/image77.jpg");
  const found = [0, 2, 4, 10, 20, 30, 100].map((length) => sidesOf(jpeg.subarray(0, length)));
  expect(found.every((sides) => sides === null)).toBe(true);
  // A segment that claims to have no bytes.
  expect(sidesOf(bytes("\xff\xd8\xff\xe0\0\0\0\0\0\0\0\0\0"))).toBeNull();
  expect(sidesOf(bytes("\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff"))).toBeNull();
});
