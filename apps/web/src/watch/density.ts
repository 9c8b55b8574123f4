// Density: the matrix from far away, where many entries share a pixel.
//   const picture = density(problem, rows, window, 300, 400, palette);
//   picture is an RGBA buffer of 300 x 400 pixels, good until the next call
//
// The ones that fall on a pixel are counted, family by family, and shown as the strength of the
// family's colour. This costs one pass over the ones seen, whatever the size of the picture.
// As quadrille/render/matrix_density.h has it; tests/cases holds both to the same.
import type { Problem } from "./problem";

/** What has become of an option. */
export enum Row {
  left = 0,
  gone = 1,
  taken = 2,
}

export interface Window {
  item: number;
  option: number;
  items: number;
  options: number;
}

/** Red, green, blue of each family. */
export type Ink = readonly [number, number, number];

const WEIGHT_OF_GONE = 0.3;
/** The strength of a pixel with a single one. */
const FAINTEST = 0.3;

export function density(
  problem: Problem,
  rows: Uint8Array,
  window: Window,
  width: number,
  height: number,
  inks: readonly Ink[],
): Uint8ClampedArray<ArrayBuffer> {
  const { counts, families, picture, words } = sheetOf(width * height);
  const most = count(problem, rows, window, width, height, counts, families);
  const colours = inks.map(([red, green, blue]) => (blue << 16) | (green << 8) | red);
  for (let pixel = 0; pixel < counts.length; ++pixel) {
    const weight = counts[pixel]!;
    if (weight === 0) continue;
    const strength = weight < 1 ? weight * FAINTEST : FAINTEST + (1 - FAINTEST) * Math.sqrt(weight / most);
    words[pixel] = colours[families[pixel]! % colours.length]! | (Math.round(255 * Math.min(1, strength)) << 24);
  }
  return picture;
}

interface Sheet {
  counts: Float32Array;
  families: Uint8Array;
  picture: Uint8ClampedArray<ArrayBuffer>;
  /** The picture, a pixel at a time; every machine that runs browsers puts red first. */
  words: Uint32Array;
}

/** Of the matrix and of its map in the corner, by their size. */
const sheets = new Map<number, Sheet>();

// The same memory every time: a dance asks for a picture in every frame.
function sheetOf(pixels: number): Sheet {
  const known = sheets.get(pixels);
  if (known) {
    known.counts.fill(0);
    known.words.fill(0);
    return known;
  }
  if (sheets.size > 1) sheets.clear();
  const buffer = new ArrayBuffer(4 * pixels);
  const made = {
    counts: new Float32Array(pixels),
    families: new Uint8Array(pixels),
    picture: new Uint8ClampedArray(buffer),
    words: new Uint32Array(buffer),
  };
  sheets.set(pixels, made);
  return made;
}

// An entry that is wider or higher than a pixel covers several.
function count(
  problem: Problem,
  rows: Uint8Array,
  window: Window,
  width: number,
  height: number,
  counts: Float32Array,
  families: Uint8Array,
): number {
  const { starts, entries, familyOfItem } = problem.matrix;
  const [perItem, perOption] = [width / window.items, height / window.options];
  const first = Math.max(0, Math.floor(window.option));
  const end = Math.min(problem.optionCount, Math.ceil(window.option + window.options));
  let most = 1;
  for (let option = first; option < end; ++option) {
    const weight = rows[option] === Row.gone ? WEIGHT_OF_GONE : 1;
    const top = Math.max(0, Math.floor((option - window.option) * perOption));
    const bottom = Math.min(height, Math.max(top + 1, Math.floor((option + 1 - window.option) * perOption)));
    for (let entry = starts[option]!; entry < starts[option + 1]!; ++entry) {
      const item = entries[entry]!;
      const left = Math.floor((item - window.item) * perItem);
      const right = Math.min(width, Math.max(left + 1, Math.floor((item + 1 - window.item) * perItem)));
      for (let x = Math.max(0, left); x < right; ++x) {
        for (let y = top; y < bottom; ++y) {
          const sum = counts[y * width + x]! + weight;
          counts[y * width + x] = sum;
          families[y * width + x] = familyOfItem[item]!;
          if (sum > most) most = sum;
        }
      }
    }
  }
  return most;
}
