// The core for photographs, and a photograph, for tests under Node.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { PhotoCore, type PixelRows } from "./photo_core";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

export const startPhotoCore = () =>
  PhotoCore.start(new WebAssembly.Module(readFileSync(fromRoot("build/wasm/bin/core_photo.wasm"))));

/** What is printed on a photograph of the tests. */
export function answerTo(name: string): number[] {
  const [, digits = ""] =
    new RegExp(`^${name}\\s(\\d+)$`, "m").exec(readFileSync(fromRoot("tests/photos/answers.tsv"), "utf8")) ?? [];
  return [...digits].map(Number);
}

/** How a byte of a PNG is foretold by those to its left, above, and left of that. */
const foretold = [
  () => 0,
  (left: number) => left,
  (_: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  (left: number, above: number, corner: number) => {
    const guess = left + above - corner;
    const [a, b, c] = [left, above, corner].map((byte) => Math.abs(guess - byte)) as [number, number, number];
    return a <= b && a <= c ? left : b <= c ? above : corner;
  },
];

/** The pixels of a PNG in grey, eight bits each, as a canvas would have them. */
export function pngPixels(path: string): PixelRows {
  const file = readFileSync(fromRoot(path));
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const grey = new Uint8Array(width * height);
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let at = 0; at < grey.length; ++at) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const left = x > 0 ? grey[at - 1]! : 0;
    const above = y > 0 ? grey[at - width]! : 0;
    const corner = x > 0 && y > 0 ? grey[at - width - 1]! : 0;
    const row = y * (width + 1);
    grey[at] = packed[row + 1 + x]! + foretold[packed[row]!]!(left, above, corner);
    data.fill(grey[at]!, 4 * at, 4 * at + 3);
  }
  return { data, width, height };
}
