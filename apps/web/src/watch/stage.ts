// Stage: a dance that can be looked at after any number of its moves: quadrille/cover/replay.h, in the thread that draws.
//   const stage = new Stage(await atOnce(), matrix, dance.moves);
//   stage.seek(120);
//   stage.path             // the options taken
//   stage.links({ part: 0.4 }).shapes

import type { Matrix, Move } from "../core/api_matrix";
import { type AtOnce, Question } from "../core/at_once";
import { type ShapeDrawn, shapesIn } from "../core/shapes";
import type { Marks } from "./matrix_paint";

/** An item chosen at some depth. */
export interface Level {
  item: number;
  choices: number;
  /** How many of the choices have been tried, the present one included. */
  number: number;
}

export interface Counts {
  nodes: number;
  updates: number;
  forced: number;
  guesses: number;
  deadEnds: number;
  solutions: number;
}

/** A picture of the links: quadrille/render/links_picture.h. */
export interface Links {
  width: number;
  height: number;
  /** It can still be read at half its size. */
  shrinks: boolean;
  shapes: ShapeDrawn[];
  /** The node that leaves its list just now, and the one that did so last; -1 for none. */
  leaving: number;
  last: number;
  /** The items in the ring. */
  ring: number[];
}

/** What stands at a node, and the nodes that its links lead to. */
export interface Node {
  /** -1 of the root. */
  item: number;
  /** -1 of a head. */
  option: number;
  up: number;
  down: number;
  left: number;
  right: number;
  /** How many options the item has left. */
  length: number;
}

export const ROOT = 0;
/** Of `x`: the node that is leaving. */
const WHO_LEAVES = -2;

/** The dances that nobody has any more are closed. */
const closing = new FinalizationRegistry<[AtOnce, number]>(([core, dance]) => core.ask(Question.danceClose, [dance]));

export class Stage {
  /** How many moves have been made. */
  at = -1;
  /** The options taken, and not given up since. */
  path: number[] = [];
  levels: Level[] = [];
  counts: Counts = { nodes: 0, updates: 0, forced: 0, guesses: 0, deadEnds: 0, solutions: 0 };
  /** What has become of rows and columns. */
  marks: Marks = { rows: new Uint8Array(), covered: new Uint8Array(), chosen: -1 };
  /** How many moves there are up to and with the first solution; infinite where there is none. */
  readonly firstSolution: number;
  readonly hasLinks: boolean;
  private readonly dance: number;

  constructor(
    private readonly core: AtOnce,
    readonly matrix: Matrix,
    readonly moves: readonly Move[],
  ) {
    const { primaryCount, itemNames, starts, entries, colours, familyOfItem } = matrix;
    const { words } = core.ask(
      Question.danceOpen,
      [primaryCount, itemNames.length, starts.length - 1],
      starts,
      entries,
      [colours.length > 0 ? 1 : 0],
      colours,
      familyOfItem,
      [moves.length],
      moves.flat(),
    );
    this.dance = words[0]!;
    this.firstSolution = words[1] || Infinity;
    this.hasLinks = words[2] === 1;
    closing.register(this, [core, this.dance]);
    this.seek(0);
  }

  get length(): number {
    return this.moves.length;
  }

  /** Goes to the state after `place` moves. */
  seek(place: number): void {
    const target = Math.max(0, Math.min(Math.round(place), this.length));
    if (target === this.at) return;
    const { words, bytes, numbers } = this.core.ask(Question.danceSeek, [this.dance, target]);
    const [at = 0, chosen = 0, depth = 0, levels = 0] = words;
    const [nodes = 0, updates = 0, forced = 0, guesses = 0, deadEnds = 0, solutions = 0] = numbers;
    this.at = at;
    this.path = Array.from(words.subarray(4, 4 + depth));
    this.levels = Array.from({ length: levels }, (_, level) => {
      const from = 4 + depth + 3 * level;
      return { item: words[from]!, choices: words[from + 1]!, number: words[from + 2]! };
    });
    this.counts = { nodes, updates, forced, guesses, deadEnds, solutions };
    const options = this.matrix.starts.length - 1;
    this.marks = { rows: bytes.slice(0, options), covered: bytes.slice(options), chosen: chosen - 1 };
  }

  /** The links on their way through the next move, of which `part` has been done; `x` is called so, by default who leaves. */
  links({ part = 0, pointed = -1, x = WHO_LEAVES }: { part?: number; pointed?: number; x?: number }): Links {
    const answer = this.core.ask(Question.danceLinks, [this.dance, part, pointed, x]);
    const { words, numbers } = answer;
    const ring = Array.from(words.subarray(4, 4 + words[3]!));
    const rest = { ...answer, words: words.subarray(4 + ring.length), numbers: numbers.subarray(2) };
    return {
      width: numbers[0]!,
      height: numbers[1]!,
      shrinks: words[2] === 1,
      shapes: shapesIn(rest),
      leaving: words[0]! - 1,
      last: words[1]! - 1,
      ring,
    };
  }

  node(node: number, part = 0): Node {
    const [item = 0, option = 0, up = 0, down = 0, left = 0, right = 0, length = 0] = this.core.ask(Question.danceNode, [
      this.dance,
      part,
      node,
    ]).words;
    return { item: item - 1, option: option - 1, up, down, left, right, length };
  }
}
