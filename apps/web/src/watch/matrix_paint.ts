// Paints a matrix on a canvas: from far away its density, nearer its squares, and close by the names.
//   paintMatrix(context, scene);
import { density, Row } from "./density";
import { paintGutters } from "./matrix_gutters";
import type { Palette } from "./palette";
import type { Problem } from "./problem";
import { type Extent, type Scales, scales, type View } from "./viewport";

/** What stands out: rows and columns with light on them. */
export interface Lit {
  options: readonly number[];
  items: readonly number[];
}

export interface Marks {
  /** One of Row for each option. */
  rows: Uint8Array;
  /** For each item whether it has been covered. */
  covered: Uint8Array;
  /** The item that has been chosen, or -1. */
  chosen: number;
}

/** What is being done just now: to which item and with which option; -1 for none. */
export interface Action {
  item: number;
  option: number;
}

export interface Gutters {
  left: number;
  top: number;
}

export interface Scene extends Marks {
  problem: Problem;
  extent: Extent;
  view: View;
  gutters: Gutters;
  lit: Lit;
  action: Action | undefined;
  palette: Palette;
  itemName: (item: number) => string;
  optionName: (option: number) => string;
  familyName: (family: number) => string;
}

/** Squares smaller than this are counted rather than drawn. */
const SMALLEST_SQUARE = 3;

/** Where something is on the canvas. */
export interface Places {
  scale: Scales;
  x: (item: number) => number;
  y: (option: number) => number;
  firstItem: number;
  endItem: number;
  firstOption: number;
  endOption: number;
}

export function paintMatrix(context: CanvasRenderingContext2D, scene: Scene): void {
  const { extent, gutters, palette } = scene;
  const places = placesOf(scene);
  context.fillStyle = palette.card;
  context.fillRect(0, 0, gutters.left + extent.width, gutters.top + extent.height);
  context.save();
  context.beginPath();
  context.rect(gutters.left, gutters.top, extent.width, extent.height);
  context.clip();
  paintPaper(context, scene, places);
  if (Math.min(places.scale.x, places.scale.y) < SMALLEST_SQUARE) paintDensity(context, scene);
  else paintSquares(context, scene, places);
  paintLight(context, scene, places);
  context.restore();
  paintGutters(context, scene, places);
}

function placesOf({ problem, extent, view, gutters }: Scene): Places {
  const scale = scales(extent, view.zoom);
  return {
    scale,
    x: (item) => gutters.left + (item - view.item) * scale.x,
    y: (option) => gutters.top + (option - view.option) * scale.y,
    firstItem: Math.max(0, Math.floor(view.item)),
    endItem: Math.min(problem.itemCount, Math.ceil(view.item + extent.width / scale.x)),
    firstOption: Math.max(0, Math.floor(view.option)),
    endOption: Math.min(problem.optionCount, Math.ceil(view.option + extent.height / scale.y)),
  };
}

// The families as pale bands, the options taken and the item chosen as strips on them.
function paintPaper(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { problem, palette } = scene;
  const { x, y, scale } = places;
  const [top, bottom] = [y(0), y(problem.optionCount)];
  for (const band of problem.bands) {
    context.fillStyle = palette.families[band.family % palette.families.length]!.pale;
    context.fillRect(x(band.first), top, band.count * scale.x, bottom - top);
  }
  context.fillStyle = palette.card;
  context.globalAlpha = 0.75;
  for (let item = places.firstItem; item < places.endItem; ++item) {
    if (scene.covered[item]) context.fillRect(x(item), top, scale.x, bottom - top);
  }
  context.globalAlpha = 1;
  context.fillStyle = palette.accentSoft;
  for (let option = places.firstOption; option < places.endOption; ++option) {
    if (scene.rows[option] === Row.taken) {
      context.fillRect(x(0), y(option), problem.itemCount * scale.x, Math.max(1, scale.y));
    }
  }
  if (scene.chosen >= 0) context.fillRect(x(scene.chosen), top, Math.max(2, scale.x), bottom - top);
  if (scale.y >= 8 && scale.x >= 8) paintRules(context, scene, places);
}

// Squared paper.
function paintRules(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { x, y, firstItem, endItem, firstOption, endOption } = places;
  context.strokeStyle = scene.palette.line;
  context.globalAlpha = 0.5;
  context.lineWidth = 1;
  context.beginPath();
  for (let item = firstItem; item <= endItem; ++item) {
    context.moveTo(Math.round(x(item)) + 0.5, y(firstOption));
    context.lineTo(Math.round(x(item)) + 0.5, y(endOption));
  }
  for (let option = firstOption; option <= endOption; ++option) {
    context.moveTo(x(firstItem), Math.round(y(option)) + 0.5);
    context.lineTo(x(endItem), Math.round(y(option)) + 0.5);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function paintDensity(context: CanvasRenderingContext2D, scene: Scene): void {
  const { extent, view, gutters, problem } = scene;
  const scale = scales(extent, view.zoom);
  const [width, height] = [Math.max(1, Math.floor(extent.width)), Math.max(1, Math.floor(extent.height))];
  const window = { item: view.item, option: view.option, items: width / scale.x, options: height / scale.y };
  const inks = scene.palette.families.map((family) => family.rgb);
  const picture = density(problem, scene.rows, window, width, height, inks);
  const sheet = sheetOf(width, height);
  sheet.putImageData(new ImageData(picture, width, height), 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(sheet.canvas, gutters.left, gutters.top);
}

let drawn: OffscreenCanvasRenderingContext2D | undefined;

// The same canvas every time, as long as it is of the right size.
function sheetOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  if (drawn?.canvas.width !== width || drawn.canvas.height !== height) {
    drawn = new OffscreenCanvas(width, height).getContext("2d")!;
  }
  return drawn;
}

function paintSquares(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { problem, palette, rows, covered } = scene;
  const { starts, entries, familyOfItem } = problem.matrix;
  const { x, y, scale } = places;
  const gap = Math.min(scale.x, scale.y) > 8 ? Math.min(scale.x, scale.y) * 0.18 : 0.4;
  for (let option = places.firstOption; option < places.endOption; ++option) {
    for (let entry = starts[option]!; entry < starts[option + 1]!; ++entry) {
      const item = entries[entry]!;
      if (item < places.firstItem || item >= places.endItem) continue;
      const gone = rows[option] === Row.gone;
      context.globalAlpha = gone ? 0.13 : covered[item] && rows[option] !== Row.taken ? 0.4 : 1;
      context.fillStyle = palette.families[familyOfItem[item]! % palette.families.length]!.ink;
      context.fillRect(x(item) + gap, y(option) + gap, scale.x - 2 * gap, scale.y - 2 * gap);
    }
  }
  context.globalAlpha = 1;
}

// Over all: the rows and columns with light on them, and the ones where they meet.
function paintLight(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { problem, palette, lit } = scene;
  const { x, y, scale } = places;
  const bottom = y(problem.optionCount);
  context.globalAlpha = 0.28;
  for (const item of lit.items) {
    context.fillStyle = palette.families[problem.matrix.familyOfItem[item]! % palette.families.length]!.ink;
    context.fillRect(x(item), y(0), Math.max(2, scale.x), bottom - y(0));
  }
  context.fillStyle = palette.accent;
  if (lit.options.length <= lit.items.length) {
    for (const option of lit.options) {
      context.fillRect(x(0), y(option), problem.itemCount * scale.x, Math.max(2, scale.y));
    }
  }
  context.globalAlpha = 1;
  const light = new Set(lit.items);
  const side = Math.max(5, Math.min(scale.x, scale.y) * 0.72);
  for (const option of lit.options) {
    for (const item of problem.itemsOf(option)) {
      if (!light.has(item)) continue;
      context.globalAlpha = scene.rows[option] === Row.gone ? 0.4 : 1;
      context.fillStyle = palette.families[problem.matrix.familyOfItem[item]! % palette.families.length]!.ink;
      const [centreX, centreY] = [x(item + 0.5), y(option + 0.5)];
      context.fillRect(centreX - side / 2, centreY - side / 2, side, side);
    }
  }
  context.globalAlpha = 1;
}
