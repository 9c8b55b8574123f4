// The gutters of a matrix: over it the families and, close by, the items; beside it the options.
import { Row } from "./density";
import type { Action, Places, Scene } from "./matrix_paint";

/** Names are drawn where a row or column has this much room, in pixels. */
const ROOM_FOR_NAME = 12;
const BAR = 5;
const bold = ({ palette }: Scene): string => `600 12px ${palette.font}`;

function font({ palette }: Scene, room: number): string {
  return `${Math.round(Math.max(11, Math.min(15, room * 0.4)))}px ${palette.font}`;
}

/** Where the matrix begins: in its room, or within it if the matrix is small. */
function corner(scene: Scene, places: Places): { x: number; y: number } {
  return { x: Math.max(scene.gutters.left, places.x(0)), y: Math.max(scene.gutters.top, places.y(0)) };
}

/** The room that the gutters take at a scale: the names of items come in as there is room for them. */
export function guttersAt(scaleX: number, width: number, longestName: number): { left: number; top: number } {
  const close = Math.max(0, Math.min(1, (scaleX - 9) / 4));
  return { left: width < 480 ? 54 : 66, top: 26 + close * Math.min(70, 12 + 5.6 * longestName) };
}

export function paintGutters(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  paintFamilies(context, scene, places);
  if (places.scale.x >= ROOM_FOR_NAME) paintItemNames(context, scene, places);
  if (places.scale.y >= ROOM_FOR_NAME) paintOptionNames(context, scene, places);
  else paintOptionGroups(context, scene, places);
  paintLitNames(context, scene, places);
  if (scene.action) paintAction(context, scene, places, scene.action);
}

// Arrow heads at the edge of the matrix, on the item and the option of the move.
function paintAction(context: CanvasRenderingContext2D, scene: Scene, places: Places, { item, option }: Action): void {
  const { x: left, y: top } = corner(scene, places);
  const side = 6;
  context.fillStyle = scene.palette.accent;
  context.beginPath();
  if (item >= places.firstItem && item < places.endItem) {
    const x = places.x(item + 0.5);
    context.moveTo(x, top + 2);
    context.lineTo(x - side, top - side - 1);
    context.lineTo(x + side, top - side - 1);
  }
  if (option >= places.firstOption && option < places.endOption) {
    const y = places.y(option + 0.5);
    context.moveTo(left + 1, y);
    context.lineTo(left - side - 2, y - side);
    context.lineTo(left - side - 2, y + side);
  }
  context.fill();
}

function paintFamilies(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { problem, palette, gutters, extent } = scene;
  const right = gutters.left + extent.width;
  const top = corner(scene, places).y;
  const namesOver = places.scale.x >= ROOM_FOR_NAME ? gutters.top - 12 : 12;
  context.font = bold(scene);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const band of problem.bands) {
    const from = Math.max(gutters.left, places.x(band.first));
    const to = Math.min(right, places.x(band.first + band.count));
    if (to <= from) continue;
    context.fillStyle = palette.families[band.family % palette.families.length]!.ink;
    context.fillRect(from + 0.5, top - BAR - 1, Math.max(1, to - from - 1), BAR - 1);
    const name = scene.familyName(band.family);
    if (context.measureText(name).width < to - from) context.fillText(name, (from + to) / 2, top - namesOver);
  }
}

function paintItemNames(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { palette, gutters, extent } = scene;
  const bottom = corner(scene, places).y;
  context.save();
  context.beginPath();
  context.rect(gutters.left, bottom - gutters.top + 16, extent.width, gutters.top - 16);
  context.clip();
  context.font = font(scene, places.scale.x);
  for (let item = places.firstItem; item < places.endItem; ++item) {
    context.globalAlpha = scene.covered[item] ? 0.35 : 1;
    context.fillStyle = palette.ink;
    const name = scene.itemName(item);
    // Short names need not be turned.
    const flat = context.measureText(name).width < places.scale.x - 4;
    turned(context, name, places.x(item + 0.5), bottom - BAR - 4, flat);
  }
  context.restore();
}

function turned(context: CanvasRenderingContext2D, text: string, x: number, bottom: number, flat: boolean): void {
  context.save();
  context.translate(x, bottom);
  if (!flat) context.rotate(-Math.PI / 2);
  context.textAlign = flat ? "center" : "left";
  context.textBaseline = flat ? "alphabetic" : "middle";
  context.fillText(text, 0, 0);
  context.restore();
}

function beside(context: CanvasRenderingContext2D, scene: Scene, places: Places, text: string, y: number): void {
  const { x } = corner(scene, places);
  context.fillText(text, x - 6, y, x - 8);
}

function clipBeside(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  context.save();
  context.beginPath();
  context.rect(0, scene.gutters.top, corner(scene, places).x, scene.extent.height);
  context.clip();
  context.font = font(scene, places.scale.y);
  context.textAlign = "right";
  context.textBaseline = "middle";
  context.fillStyle = scene.palette.ink;
}

function paintOptionNames(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  clipBeside(context, scene, places);
  for (let option = places.firstOption; option < places.endOption; ++option) {
    context.globalAlpha = scene.rows[option] === Row.gone ? 0.35 : 1;
    beside(context, scene, places, scene.optionName(option), places.y(option + 0.5));
  }
  context.restore();
}

// From far away: where the options of each row of a board begin, or round numbers.
function paintOptionGroups(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  clipBeside(context, scene, places);
  context.strokeStyle = scene.palette.line;
  let free = -Infinity;
  for (const { option, text } of groupsOf(scene)) {
    const y = places.y(option);
    if (y - free < 15) continue;
    free = y;
    context.fillStyle = scene.palette.inkSoft;
    beside(context, scene, places, text, y + 7);
    context.fillRect(corner(scene, places).x - 4, y, 4, 1);
  }
  context.restore();
}

function groupsOf({ problem }: Scene): { option: number; text: string }[] {
  if (problem.boardRows.length > 0) return problem.boardRows.map(({ option, row }) => ({ option, text: `r${row + 1}` }));
  const step = 10 ** Math.max(0, Math.floor(Math.log10(problem.optionCount / 8 || 1)));
  const count = Math.ceil(problem.optionCount / step);
  return Array.from({ length: count }, (_, index) => ({ option: index * step, text: String(index * step + 1) }));
}

// What has light on it is named from any distance.
function paintLitNames(context: CanvasRenderingContext2D, scene: Scene, places: Places): void {
  const { lit, palette, gutters } = scene;
  if (places.scale.y >= ROOM_FOR_NAME || lit.options.length !== 1) return;
  const option = lit.options[0]!;
  const y = Math.max(gutters.top + 8, Math.min(gutters.top + scene.extent.height - 8, places.y(option + 0.5)));
  context.fillStyle = palette.accent;
  context.fillRect(corner(scene, places).x - gutters.left, y - 9, gutters.left - 2, 18);
  context.fillStyle = palette.card;
  context.font = bold(scene);
  context.textAlign = "right";
  context.textBaseline = "middle";
  beside(context, scene, places, scene.optionName(option), y);
}
