// Stage: a dance that can be looked at after any number of its moves.
//   const stage = new Stage(matrix, dance.moves);
//   stage.seek(120);
//   stage.path          // the options taken
//   stage.lists         // the lists as they are then
//
// Going back undoes the last move. Scrubbing far goes by keyframes, which are small: as undoing is
// the reverse of doing, the lists are determined by the covers that have not been undone yet.
// As quadrille/cover/replay.h has it; tests/cases holds both to the same.
import { type Matrix, type Move, MoveKind } from "../core/api_matrix";
import { headOf, Lists } from "./lists";

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

interface Keyframe {
  deeds: number[];
  taken: number[];
  path: number[];
  levels: Level[];
  counts: Counts;
}

const NOTHING = -1;
/** Taken: none of the item's options. */
const NO_OPTION = -2;
const SHORTEST_INTERVAL = 256;
const MOST_KEYFRAMES = 200;

export class Stage {
  readonly lists: Lists;
  /** How many moves have been made. */
  at = 0;
  /** The options taken, and not given up since. */
  path: number[] = [];
  levels: Level[] = [];
  counts: Counts = { nodes: 0, updates: 0, forced: 0, guesses: 0, deadEnds: 0, solutions: 0 };

  // At each depth: the option taken, or that none is.
  private taken: number[] = [];
  // The covers, purifies and tweaks in force, by the number of their move, and the trail before each.
  private deeds: number[] = [];
  private marks: number[] = [];
  // For each move: the choice that it gives up; the deed that it undoes.
  private readonly dropped: Int32Array;
  private readonly undone: Int32Array;
  private readonly keyframes: Keyframe[] = [];
  private readonly interval: number;
  /** How many moves there are up to and with the first solution; infinite where there is none. */
  readonly firstSolution: number;

  constructor(
    readonly matrix: Matrix,
    readonly moves: readonly Move[],
  ) {
    this.lists = new Lists(matrix);
    const solution = moves.findIndex(([kind]) => kind === MoveKind.solution);
    this.firstSolution = solution < 0 ? Infinity : solution + 1;
    this.dropped = new Int32Array(moves.length).fill(NOTHING);
    this.undone = new Int32Array(moves.length).fill(NOTHING);
    this.interval = Math.max(SHORTEST_INTERVAL, Math.ceil(moves.length / MOST_KEYFRAMES));
    do {
      if (this.at % this.interval === 0) this.keyframes.push(this.keyframe());
    } while (this.forward());
    this.seek(0);
  }

  get length(): number {
    return this.moves.length;
  }

  /** The move made last; none at the beginning. */
  get last(): Move | undefined {
    return this.moves[this.at - 1];
  }

  /** The move that comes next; none at the end. */
  get upcoming(): Move | undefined {
    return this.moves[this.at];
  }

  forward(): boolean {
    const move = this.upcoming;
    if (!move) return false;
    const [kind, depth, item, option, choices, number] = move;
    switch (kind) {
      case MoveKind.choose:
        this.countChoice(choices, 1);
        this.levels.push({ item, choices, number: 0 });
        break;
      case MoveKind.attempt:
      case MoveKind.pass:
        this.dropTo(depth);
        this.take(kind === MoveKind.attempt ? option : NO_OPTION);
        this.levels[depth]!.number = number;
        break;
      case MoveKind.cover:
      case MoveKind.purify:
      case MoveKind.tweak:
        this.perform(this.at);
        break;
      case MoveKind.uncover:
      case MoveKind.unpurify:
      case MoveKind.untweak:
        this.dropTo(depth);
        this.undone[this.at] = this.deeds.at(-1)!;
        this.undo();
        break;
      case MoveKind.solution:
        ++this.counts.nodes;
        ++this.counts.solutions;
        break;
      case MoveKind.back:
        this.dropTo(depth);
        this.levels.pop();
        break;
    }
    ++this.at;
    return true;
  }

  back(): boolean {
    const move = this.last;
    if (!move) return false;
    --this.at;
    const [kind, depth, item, , choices, number] = move;
    switch (kind) {
      case MoveKind.choose:
        this.countChoice(choices, -1);
        this.levels.pop();
        break;
      case MoveKind.attempt:
      case MoveKind.pass:
        this.untake();
        this.takeUpDropped();
        this.levels[depth]!.number = number - 1;
        break;
      case MoveKind.cover:
      case MoveKind.purify:
      case MoveKind.tweak: {
        const after = this.lists.trailLength;
        this.undo();
        this.counts.updates -= after - this.lists.trailLength;
        break;
      }
      case MoveKind.uncover:
      case MoveKind.unpurify:
      case MoveKind.untweak:
        this.redo(this.undone[this.at]!);
        this.takeUpDropped();
        break;
      case MoveKind.solution:
        --this.counts.nodes;
        --this.counts.solutions;
        break;
      case MoveKind.back:
        // Whoever goes back has tried every choice.
        this.levels.push({ item, choices, number: choices });
        this.takeUpDropped();
        break;
    }
    return true;
  }

  /** Goes to the state after `place` moves. */
  seek(place: number): void {
    const target = Math.max(0, Math.min(Math.round(place), this.length));
    if (Math.abs(target - this.at) > this.interval) {
      const frame = Math.floor(target / this.interval);
      this.restore(this.keyframes[frame]!, frame * this.interval);
    }
    while (this.at < target) this.forward();
    while (this.at > target) this.back();
  }

  /** The lists on their way through the next move: `part` of what it changes has been changed. */
  between(part: number): { lists: Lists; step: number; out: number } {
    const lists = this.lists.copy();
    const before = lists.trailLength;
    const kind = this.upcoming?.[0];
    if (kind === MoveKind.cover || kind === MoveKind.purify || kind === MoveKind.tweak) {
      this.apply(lists, this.at);
      return partOf(lists, before, part);
    }
    if (kind === MoveKind.uncover || kind === MoveKind.unpurify || kind === MoveKind.untweak) {
      return partOf(lists, this.marks.at(-1)!, 1 - part);
    }
    return { lists, step: NOTHING, out: 0 };
  }

  private countChoice(choices: number, by: number): void {
    this.counts.nodes += by;
    if (choices === 0) this.counts.deadEnds += by;
    else if (choices === 1) this.counts.forced += by;
    else this.counts.guesses += by;
  }

  private take(choice: number): void {
    this.taken.push(choice);
    if (choice !== NO_OPTION) this.path.push(choice);
  }

  private untake(): number {
    const choice = this.taken.pop()!;
    if (choice !== NO_OPTION) this.path.pop();
    return choice;
  }

  private dropTo(depth: number): void {
    if (this.taken.length > depth) this.dropped[this.at] = this.untake();
  }

  private takeUpDropped(): void {
    const choice = this.dropped[this.at]!;
    if (choice !== NOTHING) this.take(choice);
  }

  private perform(deed: number): void {
    const before = this.lists.trailLength;
    this.redo(deed);
    this.counts.updates += this.lists.trailLength - before;
  }

  private redo(deed: number): void {
    this.deeds.push(deed);
    this.marks.push(this.lists.trailLength);
    this.apply(this.lists, deed);
  }

  private apply(lists: Lists, deed: number): void {
    const [kind, , item, option] = this.moves[deed]!;
    if (kind === MoveKind.cover) lists.cover(headOf(item));
    else if (kind === MoveKind.tweak) lists.tweak(option);
    else lists.purify(lists.nodeAt(option, item));
  }

  private undo(): void {
    this.deeds.pop();
    this.lists.rewind(this.marks.pop()!);
  }

  private keyframe(): Keyframe {
    return {
      deeds: this.deeds.slice(),
      taken: this.taken.slice(),
      path: this.path.slice(),
      levels: this.levels.map((level) => ({ ...level })),
      counts: { ...this.counts },
    };
  }

  private restore(frame: Keyframe, at: number): void {
    let shared = 0;
    while (shared < this.deeds.length && this.deeds[shared] === frame.deeds[shared]) ++shared;
    while (this.deeds.length > shared) this.undo();
    for (const deed of frame.deeds.slice(shared)) this.redo(deed);
    this.taken = frame.taken.slice();
    this.path = frame.path.slice();
    this.levels = frame.levels.map((level) => ({ ...level }));
    this.counts = { ...frame.counts };
    this.at = at;
  }
}

// Of the steps behind `before`, a part has been made; one of them may be half made.
function partOf(lists: Lists, before: number, part: number): { lists: Lists; step: number; out: number } {
  const done = (lists.trailLength - before) * part;
  const whole = Math.floor(done);
  const most = lists.trailLength;
  lists.rewind(before + whole);
  return { lists, step: before + whole < most ? before + whole : NOTHING, out: done - whole };
}
