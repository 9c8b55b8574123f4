// Lists: the linked lists that dance, as the core has them, so that every moment can be shown.
//   const before = lists.trailLength;
//   lists.cover(headOf(item));
//   lists.rewind(before);            // everything is as it was
//
// Node 0 is the root of the ring, nodes 1 to the number of items are the heads of the vertical
// lists, and behind them comes a node for each one of the matrix, option after option. Whatever
// leaves its list is written down at the end of the trail and still knows its neighbours; it
// steps back in from the end of the trail. So the state is a function of the trail, and each
// part of the trail is a moment that can be looked at.
// As quadrille/cover/dance_lists.h has it; tests/cases holds both to the same.
import type { Matrix } from "../core/api_matrix";

export type ListsMatrix = Pick<Matrix, "starts" | "entries" | "colours" | "primaryCount"> & {
  itemNames: { length: number };
};

export const ROOT = 0;

export function headOf(item: number): number {
  return item + 1;
}

/** One step of the trail: a head that left the ring, a node that left its column, or a settled one. */
export interface TrailStep {
  kind: "head" | "node" | "settled";
  node: number;
}

export class Lists {
  readonly itemCount: number;
  readonly optionCount: number;
  readonly firstNode: number;
  previous: Int32Array;
  next: Int32Array;
  up: Int32Array;
  down: Int32Array;
  lengths: Int32Array;
  /** For each head: whether its item has been covered. */
  covered: Uint8Array;
  /** For each node: whether the colour of its item has been fixed to its own. */
  settled: Uint8Array;
  /** For each option: how many of its nodes have left their lists. */
  missing: Int32Array;
  trail: Int32Array;
  trailLength = 0;
  readonly itemOf: Int32Array;
  readonly optionOf: Int32Array;

  constructor(readonly matrix: ListsMatrix) {
    const items = matrix.itemNames.length;
    const options = matrix.starts.length - 1;
    const nodes = items + 1 + matrix.entries.length;
    this.itemCount = items;
    this.optionCount = options;
    this.firstNode = items + 1;
    this.previous = new Int32Array(items + 1);
    this.next = new Int32Array(items + 1);
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.lengths = new Int32Array(items + 1);
    this.covered = new Uint8Array(items + 1);
    this.settled = new Uint8Array(nodes);
    this.missing = new Int32Array(options);
    this.trail = new Int32Array(items + 2 * matrix.entries.length);
    this.itemOf = new Int32Array(nodes);
    this.optionOf = new Int32Array(nodes).fill(-1);
    this.linkHeads();
    this.linkNodes();
  }

  private linkHeads(): void {
    const primary = this.matrix.primaryCount;
    for (let head = 0; head <= this.itemCount; ++head) {
      const inRing = head <= primary;
      this.previous[head] = inRing ? (head === 0 ? primary : head - 1) : head;
      this.next[head] = inRing ? (head === primary ? 0 : head + 1) : head;
      this.up[head] = this.down[head] = head;
      this.itemOf[head] = head - 1;
    }
  }

  private linkNodes(): void {
    const { starts, entries } = this.matrix;
    for (let option = 0; option < this.optionCount; ++option) {
      for (let entry = starts[option]!; entry < starts[option + 1]!; ++entry) {
        const node = this.firstNode + entry;
        const head = headOf(entries[entry]!);
        const above = this.up[head]!;
        this.up[node] = above;
        this.down[node] = head;
        this.down[above] = node;
        this.up[head] = node;
        this.itemOf[node] = head - 1;
        this.optionOf[node] = option;
        ++this.lengths[head]!;
      }
    }
  }

  /** A copy that dances on its own; what never changes is shared. */
  copy(): Lists {
    const copy = Object.create(Lists.prototype) as Lists;
    Object.assign(copy, this);
    copy.previous = this.previous.slice();
    copy.next = this.next.slice();
    copy.up = this.up.slice();
    copy.down = this.down.slice();
    copy.lengths = this.lengths.slice();
    copy.covered = this.covered.slice();
    copy.settled = this.settled.slice();
    copy.missing = this.missing.slice();
    copy.trail = this.trail.slice();
    return copy;
  }

  firstOf(option: number): number {
    return this.firstNode + this.matrix.starts[option]!;
  }

  endOf(option: number): number {
    return this.firstNode + this.matrix.starts[option + 1]!;
  }

  right(node: number): number {
    const option = this.optionOf[node]!;
    return node + 1 === this.endOf(option) ? this.firstOf(option) : node + 1;
  }

  left(node: number): number {
    const option = this.optionOf[node]!;
    return node === this.firstOf(option) ? this.endOf(option) - 1 : node - 1;
  }

  tint(node: number): number {
    return this.matrix.colours[node - this.firstNode] ?? 0;
  }

  /** The node of an option in the list of an item. */
  nodeAt(option: number, item: number): number {
    for (let node = this.firstOf(option); node < this.endOf(option); ++node) {
      if (this.itemOf[node] === item) return node;
    }
    throw new RangeError(`option ${option} does not have item ${item}`);
  }

  /** Whether an option can still be taken. */
  isAvailable(option: number): boolean {
    if (this.missing[option] !== 0) return false;
    for (let node = this.firstOf(option); node < this.endOf(option); ++node) {
      if (this.covered[headOf(this.itemOf[node]!)]) return false;
    }
    return true;
  }

  cover(head: number): void {
    this.takeHead(head);
    for (let node = this.down[head]!; node !== head; node = this.down[node]!) this.hide(node);
  }

  /** The item of the node takes the colour of the node. */
  purify(fixed: number): void {
    const head = headOf(this.itemOf[fixed]!);
    const tint = this.tint(fixed);
    for (let node = this.down[head]!; node !== head; node = this.down[node]!) {
      if (this.tint(node) !== tint) {
        this.hide(node);
      } else if (node !== fixed) {
        this.settled[node] = 1;
        this.trail[this.trailLength++] = -node;
      }
    }
  }

  /** Takes an option out of all lists. */
  tweak(option: number): void {
    for (let node = this.firstOf(option); node < this.endOf(option); ++node) {
      if (!this.settled[node]) this.takeNode(node);
    }
  }

  stepAt(place: number): TrailStep {
    const entry = this.trail[place]!;
    if (entry < 0) return { kind: "settled", node: -entry };
    return { kind: entry < this.firstNode ? "head" : "node", node: entry };
  }

  /** Puts back what left, the last one first, until the trail is as long as it was. */
  rewind(length: number): void {
    while (this.trailLength > length) {
      const { kind, node } = this.stepAt(--this.trailLength);
      if (kind === "settled") this.settled[node] = 0;
      else if (kind === "head") this.putHead(node);
      else this.putNode(node);
    }
  }

  private hide(from: number): void {
    for (let node = this.right(from); node !== from; node = this.right(node)) {
      if (!this.settled[node]) this.takeNode(node);
    }
  }

  private takeHead(head: number): void {
    this.next[this.previous[head]!] = this.next[head]!;
    this.previous[this.next[head]!] = this.previous[head]!;
    this.covered[head] = 1;
    this.trail[this.trailLength++] = head;
  }

  private putHead(head: number): void {
    this.next[this.previous[head]!] = head;
    this.previous[this.next[head]!] = head;
    this.covered[head] = 0;
  }

  private takeNode(node: number): void {
    this.down[this.up[node]!] = this.down[node]!;
    this.up[this.down[node]!] = this.up[node]!;
    --this.lengths[headOf(this.itemOf[node]!)]!;
    ++this.missing[this.optionOf[node]!]!;
    this.trail[this.trailLength++] = node;
  }

  private putNode(node: number): void {
    this.down[this.up[node]!] = node;
    this.up[this.down[node]!] = node;
    ++this.lengths[headOf(this.itemOf[node]!)]!;
    --this.missing[this.optionOf[node]!]!;
  }
}
