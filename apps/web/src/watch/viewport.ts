// Viewport: which part of a matrix is seen, and how large.
//   let view = home(extent);
//   view = magnify(extent, view, Math.log(2), x, y);   // twice as large; what is under (x, y) stays there
//   const { x, y } = scales(extent, view.zoom); // pixels for an item, pixels for an option
//
// At zoom 0 all of the matrix fills the room there is, however long and narrow it is; at zoom 1 an
// entry is a square that has room for its names. Between the two the scales grow evenly.
// As quadrille/render/matrix_viewport.h has it; tests/cases holds both to the same.

export interface Extent {
  /** Of the matrix. */
  items: number;
  options: number;
  /** Of the room for it, in pixels. */
  width: number;
  height: number;
}

export interface View {
  /** 0 to 1. */
  zoom: number;
  /** The item and the option at the left upper corner; need not be whole. */
  item: number;
  option: number;
}

export interface Scales {
  x: number;
  y: number;
}

/** Pixels of a square that has room for names. */
const CLOSE = 26;
/** No square is drawn larger than that, however small the matrix is. */
const LARGEST = 44;
/** Squares that can be told apart are kept square rather than stretched to fill the room. */
const VISIBLE = 5;

export function homeScales(extent: Extent): Scales {
  const x = Math.min(LARGEST, extent.width / Math.max(1, extent.items));
  const y = Math.min(LARGEST, extent.height / Math.max(1, extent.options));
  const even = Math.min(x, y);
  return even >= VISIBLE ? { x: even, y: even } : { x, y };
}

export function scales(extent: Extent, zoom: number): Scales {
  const from = homeScales(extent);
  const to = Math.max(CLOSE, from.x, from.y);
  return { x: from.x * (to / from.x) ** zoom, y: from.y * (to / from.y) ** zoom };
}

/** Whether there is anything to zoom into. */
export function canZoom(extent: Extent): boolean {
  const from = homeScales(extent);
  return Math.min(from.x, from.y) < CLOSE;
}

export function home(extent: Extent): View {
  return clamp(extent, { zoom: 0, item: 0, option: 0 });
}

/** The view with its corner moved so that no room is wasted. */
export function clamp(extent: Extent, view: View): View {
  const zoom = Math.max(0, Math.min(1, view.zoom));
  const scale = scales(extent, zoom);
  return {
    zoom,
    item: clampCorner(view.item, extent.items, extent.width / scale.x),
    option: clampCorner(view.option, extent.options, extent.height / scale.y),
  };
}

// What is smaller than the room stands in the middle of it.
function clampCorner(corner: number, count: number, seen: number): number {
  if (count <= seen) return (count - seen) / 2;
  return Math.max(0, Math.min(corner, count - seen));
}

/** Zooms by a part of the way from home to close. */
export function zoomAt(extent: Extent, view: View, by: number, x: number, y: number): View {
  const before = scales(extent, view.zoom);
  const zoom = Math.max(0, Math.min(1, view.zoom + by));
  const after = scales(extent, zoom);
  return clamp(extent, {
    zoom,
    item: view.item + x / before.x - x / after.x,
    option: view.option + y / before.y - y / after.y,
  });
}

/** Zooms so that lengths grow by a factor, given by its logarithm; a stretched matrix grows so on the average. */
export function magnify(extent: Extent, view: View, logarithm: number, x: number, y: number): View {
  const [from, to] = [homeScales(extent), scales(extent, 1)];
  const span = (Math.log(to.x / from.x) + Math.log(to.y / from.y)) / 2;
  return span > 0 ? zoomAt(extent, view, logarithm / span, x, y) : view;
}

export function pan(extent: Extent, view: View, dx: number, dy: number): View {
  const scale = scales(extent, view.zoom);
  return clamp(extent, { ...view, item: view.item - dx / scale.x, option: view.option - dy / scale.y });
}

/** Moved as little as is needed for an item and an option to be seen; -1 for none. */
export function reveal(extent: Extent, view: View, item: number, option: number): View {
  const scale = scales(extent, view.zoom);
  return clamp(extent, {
    ...view,
    item: item < 0 ? view.item : into(view.item, extent.width / scale.x, item),
    option: option < 0 ? view.option : into(view.option, extent.height / scale.y, option),
  });
}

function into(corner: number, seen: number, place: number): number {
  const margin = Math.min(2, Math.max(0, (seen - 1) / 2));
  if (place < corner + margin) return place - margin;
  if (place + 1 > corner + seen - margin) return place + 1 + margin - seen;
  return corner;
}

/** The item and option under a point; they may lie outside of the matrix. */
export function under(extent: Extent, view: View, x: number, y: number): { item: number; option: number } {
  const scale = scales(extent, view.zoom);
  return { item: Math.floor(view.item + x / scale.x), option: Math.floor(view.option + y / scale.y) };
}
