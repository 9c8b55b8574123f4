// How long the core for photographs takes, as WebAssembly under Node: npx vitest bench --run
import { bench } from "vitest";
import type { PixelRows } from "./photo_core";
import { pngPixels, startPhotoCore } from "./testing";

const core = await startPhotoCore();
const photograph = pngPixels("docs/images/photo/grey.png");

/** The same of other sides: each pixel is the one of the photograph that lies there. */
function stretched({ data, width, height }: PixelRows, side: number): PixelRows {
  const pixels = new Uint8Array(4 * side * side);
  for (let at = 0; at < side * side; ++at) {
    const [x, y] = [Math.floor(((at % side) * width) / side), Math.floor((Math.floor(at / side) * height) / side)];
    pixels.set(data.subarray(4 * (y * width + x), 4 * (y * width + x + 1)), 4 * at);
  }
  return { data: pixels, width: side, height: side };
}

const large = stretched(photograph, 1000);

bench("a photograph of 1000 x 1000 is read", () => void core.read(large));
bench("one of 640 x 480 is read", () => void core.read(photograph));
bench("the board in one of 640 x 480 is found", () => void core.find(photograph));
