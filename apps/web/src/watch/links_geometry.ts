// Where the nodes of a matrix lie in the picture of its links, and the way of each link.
//   const drawn = drawLinks(lists, layout, step, out);
//   drawn.links[0].ways       // paths for SVG, one there and one back
//
// A link between neighbours is straight. One that passes over nodes that have left bows around
// them, and while a node is on its way out the link lifts off it bit by bit.
// As quadrille/render/links_layout.h has it; tests/cases holds both to the same.
import { headOf, type Lists, ROOT } from "./lists";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  /** From column to column and from row to row, in pixels. */
  step: number;
  /** Half the side of a node. */
  half: number;
  /** Whether there is room for both directions of a link, with arrow heads. */
  doubled: boolean;
  /** From the upper edge to the ring of heads: their names stand there, and links bow over them. */
  head: number;
  width: number;
  height: number;
}

export type LinkKind = "ring" | "column" | "row";

export interface Link {
  kind: LinkKind;
  from: number;
  to: number;
  /** A path for each direction that is drawn. */
  ways: string[];
  /** Of a link that is being changed just now. */
  changing: boolean;
  /** A link through the root or a head, round the back of the picture: only its ends are drawn. */
  wraps: boolean;
}

export interface DrawnLinks {
  links: Link[];
  /** The way of each node that has left towards the neighbours it remembers. */
  memories: { node: number; d: string }[];
}

/** As many ones and items as a picture of links can hold. */
const MOST_ONES = 260;
const MOST_ITEMS = 64;

export function canDrawLinks(matrix: { entries: { length: number }; itemNames: { length: number } }): boolean {
  return matrix.entries.length <= MOST_ONES && matrix.itemNames.length <= MOST_ITEMS;
}

export function layoutOf(lists: Lists): Layout {
  const columns = lists.itemCount + 1;
  const step = columns <= 9 ? 60 : columns <= 16 ? 46 : columns <= 30 ? 34 : 28;
  const doubled = step >= 44;
  const head = doubled ? step : step * 3.2;
  const height = head + (lists.optionCount + 0.8) * step;
  return { step, half: step * 0.23, doubled, head, width: columns * step, height };
}

export function placeOf(lists: Lists, layout: Layout, node: number): Point {
  const column = lists.itemOf[node]! + 1;
  const row = lists.optionOf[node]! + 1;
  return { x: (column + 0.5) * layout.step, y: layout.head + row * layout.step };
}

/** `step` is the entry of the trail that is on its way out, or -1, and `out` how far it has come. */
export function drawLinks(lists: Lists, layout: Layout, step: number, out: number): DrawnLinks {
  const leaving = step < 0 ? -1 : lists.stepAt(step).kind === "settled" ? -1 : lists.stepAt(step).node;
  const pen = new Pen(lists, layout);
  const links: Link[] = [];
  chain(lists.next, ROOT, leaving, (from, to, lifts) => links.push(pen.link("ring", from, to, lifts ? out : 1, lifts)));
  for (let item = 0; item < lists.itemCount; ++item) {
    const head = headOf(item);
    if (lists.down[head] === head) continue;
    chain(lists.down, head, leaving, (from, to, lifts) => links.push(pen.link("column", from, to, lifts ? out : 1, lifts)));
  }
  for (let option = 0; option < lists.optionCount; ++option) {
    for (let node = lists.firstOf(option); node + 1 < lists.endOf(option); ++node) {
      links.push(pen.link("row", node, node + 1, 1, false));
    }
  }
  const memories: DrawnLinks["memories"] = [];
  for (let place = 0; place < lists.trailLength; ++place) {
    const { kind, node } = lists.stepAt(place);
    if (kind !== "settled") memories.push({ node, d: pen.memory(kind === "head" ? "ring" : "column", node) });
  }
  return { links, memories };
}

// Walks a circular list; the two links of a node that is leaving count as one that lifts off it.
function chain(next: Int32Array, start: number, leaving: number, tell: (from: number, to: number, lifts: boolean) => void): void {
  let from = start;
  do {
    const to = next[from]!;
    if (to === leaving && to !== start) {
      tell(from, next[to]!, true);
      from = next[to]!;
    } else {
      tell(from, to, false);
      from = to;
    }
  } while (from !== start);
}

class Pen {
  constructor(
    private readonly lists: Lists,
    private readonly layout: Layout,
  ) {}

  link(kind: LinkKind, from: number, to: number, bow: number, changing: boolean): Link {
    const [a, b] = [placeOf(this.lists, this.layout, from), placeOf(this.lists, this.layout, to)];
    const wraps = kind !== "row" && (kind === "ring" ? b.x <= a.x : b.y <= a.y);
    const ways = wraps ? this.ends(kind, a, b) : this.between(kind, from, to, bow);
    return { kind, from, to, ways, changing, wraps };
  }

  // Links over a distance bow out to where no node stands.
  private between(kind: LinkKind, from: number, to: number, bow: number): string[] {
    const [a, b] = [placeOf(this.lists, this.layout, from), placeOf(this.lists, this.layout, to)];
    const { step, half, doubled } = this.layout;
    const across = kind === "column" ? { x: 1, y: 0 } : { x: 0, y: -1 };
    const along = kind === "column" ? { x: 0, y: 1 } : { x: 1, y: 0 };
    const lift = this.passesOver(kind, from, to) ? bow * step * (kind === "ring" && doubled ? 1.05 : 0.48) : 0;
    const way = (side: number): Point[] => {
      const placed = (at: Point, by: number, up: number): Point => ({
        x: at.x + along.x * by + across.x * (side + up),
        y: at.y + along.y * by + across.y * (side + up),
      });
      const steep = (Math.abs(b.x - a.x) + Math.abs(b.y - a.y)) * 0.1;
      return [placed(a, half, 0), placed(a, half + steep, lift), placed(b, -half - steep, lift), placed(b, -half, 0)];
    };
    if (!doubled) return [curve(way(0))];
    return [curve(way(3.5)), curve(way(-3.5).reverse())];
  }

  // Whether a node stands between two that are linked: one that has left, or is about to.
  private passesOver(kind: LinkKind, from: number, to: number): boolean {
    const { lists } = this;
    if (kind === "row") return false;
    if (kind === "ring") return to - from > 1;
    const item = lists.itemOf[from]!;
    for (let option = lists.optionOf[from]! + 1; option < lists.optionOf[to]!; ++option) {
      for (let node = lists.firstOf(option); node < lists.endOf(option); ++node) {
        if (lists.itemOf[node] === item) return true;
      }
    }
    return false;
  }

  private ends(kind: LinkKind, a: Point, b: Point): string[] {
    const { half, step } = this.layout;
    const [from, to] = [half, half + step * 0.2];
    if (kind === "ring") return [line(a.x + from, a.y, a.x + to, a.y), line(b.x - to, b.y, b.x - from, b.y)];
    // The end over the head is left out: its name stands there.
    return [line(a.x, a.y + from, a.x, a.y + to)];
  }

  memory(kind: LinkKind, node: number): string {
    const { lists, layout } = this;
    const at = placeOf(lists, layout, node);
    const neighbours = kind === "ring" ? [lists.previous[node]!, lists.next[node]!] : [lists.up[node]!, lists.down[node]!];
    return neighbours
      .map((neighbour) => placeOf(lists, layout, neighbour))
      .map((to) => {
        const length = Math.hypot(to.x - at.x, to.y - at.y);
        if (length === 0) return "";
        const [dx, dy] = [(to.x - at.x) / length, (to.y - at.y) / length];
        const reach = Math.min(length - layout.half, layout.step * 0.6);
        return line(at.x + dx * layout.half, at.y + dy * layout.half, at.x + dx * reach, at.y + dy * reach);
      })
      .join("");
  }
}

function round(value: number): string {
  return value.toFixed(1);
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

function curve([begin, ...rest]: Point[]): string {
  const point = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return `M${point(begin!)}C${rest.map(point).join(" ")}`;
}
