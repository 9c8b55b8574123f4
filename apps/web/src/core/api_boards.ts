// What the page and the core say of boards and games: shapes, rules, ratings, hints, the cells of a game.
// Cells are numbered from 0, row by row; digits from 1, and 0 stands for an empty cell.
import type { OptionNumber, StepDrawn } from "./api_steps";

export interface Shape {
  size: number;
  /** Rows and columns of a box; 0 where there are none (Latin squares) or regions of another form. */
  boxRows: number;
  boxColumns: number;
  /** The box or region of each cell, from 0; empty for a Latin square. */
  regions: number[];
  /** More rules than rows, columns and boxes, if the board has any. */
  rules?: Rules;
  /** What the shape is called: "9x9", "6x6 with boxes of 2x3", "Latin square 5x5". */
  name: string;
}

/** The constraints of a board: cages, lines, dots and others (docs/variants.md). */
export interface Rules {
  /** As JSON has them: what the core takes them by. */
  source: string;
  /** Whether there are clues outside of the board. */
  outside: boolean;
  drawn: RuleDrawing[];
}

/** A part of their drawing, as quadrille/render/rule_shapes.h has it; a cell is 100 units wide. */
export interface RuleDrawing {
  ink: string;
  below: boolean;
  broken: boolean;
  path?: string;
  width?: number;
  colour?: string;
  /** Its middle, and its radius. */
  circle?: [x: number, y: number, radius: number];
  text?: string;
  at?: [x: number, y: number];
}

/** How the cells of a rule are drawn: quadrille/rules/constraint_stroke.h. */
export type Gesture = "board" | "cells" | "pairs" | "block" | "area" | "copies" | "line" | "outside";

/** A kind of rule that a board can have. */
export interface RuleKind {
  name: string;
  /** "killer cage", in the language that the core was told to speak. */
  text: string;
  gesture: Gesture;
  takesNumber: boolean;
  /** The number that it has where none is given; 0 where there is none. */
  usual: number;
}

/** A rule that a board has. */
export interface RuleEntry {
  kind: string;
  /** "killer cage 9 at r1c1" */
  text: string;
  cells: number[];
}

/** How a shape is asked for; the rules of a board go along. */
export type ShapeRequest = (
  | { kind: "boxes"; boxRows: number; boxColumns: number }
  | { kind: "size"; size: number }
  | { kind: "latin"; size: number }
  | { kind: "regions"; text: string }
  | Shape
) & { rules?: Pick<Rules, "source"> };

export interface Board {
  shape: Shape;
  digits: number[];
}

/** The board as every method takes it: any text that the command line reads, or a board. */
export type BoardSource = { text: string } | { shape: ShapeRequest; digits: number[] } | Board;

export type Verdict = "none" | "one" | "many" | "unknown";

export interface Diagnosis {
  verdict: Verdict;
  /** None, one, or two that differ. */
  solutions: number[][];
  /** Cells in which the two solutions differ. */
  differences: number[];
  /** Givens that contradict each other, if that is why there is no solution. */
  contradicting: number[];
  /** Rules that nothing is left for, where that is why, as a sentence in the language that the core was told to speak. */
  obstacleText: string;
  /** What was not read, since no rule here stands for it, as a sentence: the verdict holds with the rules that were. */
  leftOut: string;
  /** The engine that answered, and how long it took. */
  engine: string;
  milliseconds: number;
  decisions: number;
}

export type Level = "beginner" | "easy" | "medium" | "hard" | "expert" | "extreme" | "diabolical" | "nightmare";
export type Symmetry =
  | "none"
  | "rotate180"
  | "rotate90"
  | "horizontal"
  | "vertical"
  | "diagonal"
  | "antidiagonal"
  | "full"
  | "random";

export interface Rating {
  /** "4.2", or "> 6.0" where trials are needed. */
  text: string;
  /** How often something had to be supposed, and how many suppositions deep. */
  trials: number;
  depth: number;
  level: Level;
  hardest: string;
  steps: { technique: string; count: number }[];
}

/** One candidate: a digit in a cell. */
export interface Candidate {
  cell: number;
  digit: number;
}

/** A rule of the board: an item of its exact-cover form. */
export interface Rule {
  kind: "cell" | "row" | "column" | "box";
  /** The number of the cell, row, column or box, from 0. */
  index: number;
  /** Of a rule about a digit; 0 for a cell. */
  digit: number;
  name: string;
  /** Of a further area of a board, coloured as a box: its cells, and its name in the language that the core was told to speak. */
  cells?: number[];
  told?: string;
}

/** A step that follows, or what stands in its way: quadrille/play/hint.h. */
export type HintKind = "complete" | "conflict" | "wrongDigits" | "wrongMarks" | "broken" | "step" | "none";

export interface Hint {
  kind: HintKind;
  level: 1 | 2 | 3;
  /** In the language that the core was told to speak. */
  text: string;
  /** The same step in exact-cover words; only with level 3. */
  matrixText: string;
  /** "x-wing"; its name is in the language of the text. Both from level 2 on. */
  technique: string;
  techniqueName: string;
  rating: string;
  /** What may be drawn at this level: empty lists where it would tell too much. */
  cells: number[];
  truths: Rule[];
  candidates: Candidate[];
  rulesOut: Candidate[];
  places: Candidate | null;
  /** The step as "Step by step" draws it, on the candidates that it goes by; with level 3. */
  drawn: (StepDrawn & { candidates: OptionNumber[] }) | null;
}

export type Mode = "play" | "set";

export interface CellView {
  digit: number;
  given: boolean;
  corner: number[];
  centre: number[];
  /** 0 to 8. */
  colours: number[];
}

export interface GameView {
  shape: Shape;
  mode: Mode;
  cells: CellView[];
  /** Cells whose digit stands twice in a row, column or box, or breaks another rule. */
  conflicts: number[];
  /** How many of each digit are still to be placed; index 0 is digit 1. */
  left: number[];
  empty: number;
  complete: boolean;
  canUndo: boolean;
  canRedo: boolean;
  checkpoints: number;
  elapsed: number;
  hintsUsed: number;
  checksUsed: number;
}

export type GameAction =
  | { kind: "digit"; cells: number[]; digit: number; cleanMarks: boolean }
  | { kind: "corner" | "centre"; cells: number[]; digit: number }
  | { kind: "colour"; cells: number[]; colour: number }
  | { kind: "clear"; cells: number[] }
  | { kind: "fillCandidates" }
  | { kind: "undo" | "redo" | "takeBack" | "checkpoint" | "restart" }
  /** The latest one, unless another is named, from 0. */
  | { kind: "restoreCheckpoint"; index?: number }
  | { kind: "applyHint" }
  /** What so many steps place and rule out; from the start, instead of what was entered. */
  | { kind: "steps"; places: OptionNumber[]; rulesOut: OptionNumber[]; fromStart: boolean; steps: number }
  | { kind: "time"; milliseconds: number };

export interface CheckReport {
  /** Digits that differ from the solution. */
  wrong: number[];
  /** Cells whose centre marks lack the right digit. */
  lost: number[];
  /** Whether there is one solution to compare with; if not, `wrong` are digits that stand twice. */
  known: boolean;
}
