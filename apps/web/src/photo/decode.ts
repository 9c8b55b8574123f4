// Decode: the pixels of a picture, by the browser's own decoders.
//   const pixels = await decoded(file, (width, height) => core.check(width, height));
import type { PixelRows } from "./photo_core";
import { type Sides, sidesOf } from "./sides";

/** Why a file has no pixels. */
export type PictureFault = "tooLarge" | "noPicture" | "broken";

export class PictureFailure extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** More than this no photograph has. */
export const mostMegabytes = 64;

/** A board takes no more than a thousand pixels to be read: from a larger picture the browser makes one of at most so many a side. */
const longestSide = 2000;

let canvas: OffscreenCanvas | undefined;

/** The pixels of a picture, made smaller where a side is longer than this. */
export function pixelsOf(picture: CanvasImageSource, sides: Sides, longest = longestSide): PixelRows & { scale: number } {
  const scale = Math.max(1, Math.max(sides.width, sides.height) / longest);
  const width = Math.max(1, Math.round(sides.width / scale));
  const height = Math.max(1, Math.round(sides.height / scale));
  canvas ??= new OffscreenCanvas(width, height);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new PictureFailure("broken");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return { data: context.getImageData(0, 0, width, height).data, width, height, scale };
}

/** `check` throws where a picture has sides that are not read: nothing is decoded then. */
export async function decoded(file: Blob, check: (width: number, height: number) => void): Promise<PixelRows> {
  if (file.size > mostMegabytes * 1_000_000) throw new PictureFailure("tooLarge");
  const sides = sidesOf(new Uint8Array(await file.arrayBuffer()));
  if (sides) check(sides.width, sides.height);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    throw new PictureFailure(sides || file.type.startsWith("image/") ? "broken" : "noPicture");
  }
  try {
    check(picture.width, picture.height);
    return pixelsOf(picture, picture);
  } finally {
    picture.close();
  }
}
