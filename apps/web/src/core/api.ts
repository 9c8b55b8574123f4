// The language between the page and the core: every method with what it takes and what it gives.
//   const board = await core.call("board.read", { text: "53..7…" });
// Cells are numbered from 0, row by row; digits from 1, and 0 stands for an empty cell.

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

/** How the cells of a rule are drawn: quadrille/sudoku/constraint_stroke.h. */
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
  /** Rules that nothing is left for, where that is why: the first few of `obstacleCount`. */
  obstacles: Rule[];
  obstacleCount: number;
  /** The same as a sentence, in the language that the core was told to speak. */
  obstacleText: string;
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
}

// --- step by step -----------------------------------------------------------------------------

/** A digit in a cell as one number: the cell times the size of the board, plus the digit, less one. */
export type OptionNumber = number;

/** A board with its candidates. */
export interface StepBoard {
  shape: Shape;
  givens: number[];
  digits: number[];
  candidates: OptionNumber[];
}

/** The part of the exact-cover matrix that a step is about: the first columns are its truths, the others its links. */
export interface StepMatrix {
  columns: Rule[];
  truths: number;
  rows: { option: OptionNumber; columns: number[] }[];
}

/** What follows from one supposition of a chain: quadrille/render/step_arrows.h. */
export interface StepWay {
  start: OptionNumber;
  /** "r4c2=7", "r4c2≠7" */
  text: string;
  /** What is, and what is not. */
  pattern: OptionNumber[];
  second: OptionNumber[];
  /** Where each arrow begins, where it is bent to, its end, and the ends of its head: x, y, x, y … */
  truths: number[][];
  links: number[][];
}

/** A step of reasoning, with what there is to draw: quadrille/render/step.h. */
export interface Step {
  /** "x-wing"; its name and the texts are in the language that the core was told to speak. */
  technique: string;
  name: string;
  /** "3.2", or "> 6.0" of a trial. */
  rating: string;
  text: string;
  matrixText: string;
  places: OptionNumber | null;
  rulesOut: OptionNumber[];
  /** Every candidate that is there before the step and not after it. */
  gone: OptionNumber[];
  pattern: OptionNumber[];
  /** Of the pattern, where it has two kinds: the other colour, what saves a unique loop. */
  second: OptionNumber[];
  /** The cells of each. */
  truths: number[][];
  links: number[][];
  pairs: [OptionNumber, OptionNumber][];
  joints: [OptionNumber, OptionNumber][];
  /** Of a chain of statements; empty for any other step. */
  ways: StepWay[];
  loop: number[];
  way: OptionNumber[];
  dead: number[];
  matrix: StepMatrix;
}

/** Steps as they are found; the board with the first of them. */
export interface StepPart {
  start?: StepBoard;
  steps: Step[];
}

export interface StepsEnd extends StepPart {
  /** Why there are no steps: what has to be put right first; empty where nothing does. */
  obstacle: string;
  atFault: number[];
  outcome: "solved" | "stuck" | "broken";
  /** What nothing is left for, where it is broken. */
  dead: string;
  several: boolean;
  rating: Rating;
}

export type TechniqueFamily =
  | "single"
  | "direct"
  | "locked"
  | "set"
  | "fish"
  | "wing"
  | "chain"
  | "aligned"
  | "forcing"
  | "uniqueness"
  | "trial";

export interface TechniqueEntry {
  technique: string;
  name: string;
  rating: string;
  family: TechniqueFamily;
  /** Whether it takes for granted that there is one solution. */
  uniqueness: boolean;
  what: string;
}

export interface Lesson extends TechniqueEntry {
  why: string;
  start: StepBoard;
  step: Step;
}

// --- the game ---------------------------------------------------------------------------------

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

// --- the matrix and the dance -----------------------------------------------------------------

/** An exact-cover problem. Option i has the items entries[starts[i]] … entries[starts[i+1]-1]. */
export interface Matrix {
  itemNames: string[];
  optionNames: string[];
  /** One for each item: an index of `families`. */
  familyOfItem: number[];
  families: string[];
  /** Items from this number on are secondary: covered at most once. */
  primaryCount: number;
  /** Items that are to be covered another number of times than once, if there are any. */
  bounded?: number[];
  starts: number[];
  entries: number[];
  /** The colour of each entry, 0 for none; empty where no entry has one. */
  colours: number[];
  colourNames: string[];
  /** Of a board: the candidate that each option stands for. */
  candidates: Candidate[];
  /** Of a board: what each item is about. */
  rules: Rule[];
  /** Of a board that was not pruned: options that the givens exclude. */
  excluded: number[];
}

export type Choice = "least" | "first";

export type MatrixSource = { board: BoardSource; pruned: boolean } | { problem: string } | { gallery: string; size: number };

/** One move of the search, as a row of numbers: see MoveKind. */
export type Move = [kind: number, depth: number, item: number, option: number, choices: number, number: number];

/** The first number of a Move. */
export enum MoveKind {
  choose = 0,
  attempt = 1,
  cover = 2,
  uncover = 3,
  purify = 4,
  unpurify = 5,
  solution = 6,
  back = 7,
  tweak = 8,
  untweak = 9,
  pass = 10,
}

export interface Dance {
  moves: Move[];
  /** Whether the search came to its end, or was cut off at the number of moves asked for. */
  complete: boolean;
  solutions: number;
  nodes: number;
  updates: number;
}

export interface CountResult {
  solutions: number;
  complete: boolean;
  nodes: number;
  updates: number;
  milliseconds: number;
  engine: string;
}

/** A family of problems that the gallery offers. */
export interface GalleryEntry {
  id: string;
  title: string;
  smallest: number;
  largest: number;
  usual: number;
  /** How a solution is drawn: a board of squares, a row, or a list of options. */
  picture: "queens" | "row" | "pieces" | "dominoes" | "latin";
}

/** A solution of a gallery problem, ready to be drawn: a text for each square of a rectangle. */
export interface Drawing {
  rows: number;
  columns: number;
  /** The piece that lies on each square, from 0; -1 for none. */
  pieces: number[];
  /** The colour of each square, 0 to 8, or -1: pieces that touch differ. */
  colours: number[];
  labels: string[];
}

export interface LabSolution {
  options: number[];
  drawing: Drawing | null;
}

// --- the methods ------------------------------------------------------------------------------

/** How the digits are written, from 1 on; without them, as numbers. */
export type Symbols = string[];

export interface Methods {
  /** From now on in the language of this table (quadrille/languages); in English where it is empty. */
  "core.speak": [{ tag: string; table: string }, Record<string, never>];
  /** Reads any format of the command line; all boards of the text. */
  "board.read": [{ text: string; shape?: ShapeRequest }, { boards: Board[] }];
  "board.shape": [{ shape: ShapeRequest }, { shape: Shape }];
  /** The boards that a new game may have. */
  "board.shapes": [Record<string, never>, { sudoku: Shape[]; latin: Shape[] }];
  "board.write": [{ board: BoardSource; format: "line" | "grid" | "numbers" | "json" | "sdk" | "csv" }, { text: string }];
  "board.svg": [{ board: BoardSource; solution?: number[] }, { svg: string }];
  /** Whole seconds. */
  "board.diagnose": [{ board: BoardSource; seconds: number; symbols?: Symbols }, Diagnosis];
  "board.rate": [{ board: BoardSource }, Rating];
  /** The same puzzle with other digits, rows and columns: as hard, and not to be recognised. */
  "board.shuffle": [{ board: BoardSource; seed: number }, { board: Board }];
  /** The levels that puzzles of the board can have, from the easiest on. */
  "board.levels": [{ shape: ShapeRequest; symmetry: Symmetry }, { levels: Level[] }];
  /** Long: reports how many attempts have been made; nobody knows of how many. */
  "board.generate": [
    { shape: ShapeRequest; level: Level | "any"; symmetry: Symmetry; seed: number },
    { board: Board; rating: Rating },
  ];

  "game.new": [{ board: BoardSource; mode: Mode }, GameView];
  "game.load": [{ text: string }, GameView];
  "game.save": [Record<string, never>, { text: string }];
  "game.act": [GameAction, GameView];
  /** The entries of set mode become the givens of a new game. */
  "game.start": [Record<string, never>, GameView];
  "game.check": [Record<string, never>, CheckReport];
  /** Not fresh: of the same hint as before. A level above the first is not, unless it is said. */
  "game.hint": [{ level: 1 | 2 | 3; fresh?: boolean; symbols?: Symbols }, Hint];
  "game.share": [{ progress: boolean }, { text: string }];
  "game.openShare": [{ text: string }, GameView];

  /** Long: reports the empty cells filled, and as text a StepPart with the steps found since. `game` is a saved game. */
  "steps.solve": [{ game: string; fromStart: boolean; beyond?: boolean; symbols?: Symbols }, StepsEnd];
  /** From the easiest on. */
  "technique.list": [Record<string, never>, { techniques: TechniqueEntry[] }];
  "technique.show": [{ technique: string; symbols?: Symbols }, Lesson];

  "matrix.make": [MatrixSource, Matrix];
  "dance.run": [{ source: MatrixSource; choose: Choice; maxMoves: number; firstSolutionOnly: boolean }, Dance];
  /** Long: reports thousandths of the search, and as text the solutions found so far. By dancing links. */
  "lab.count": [{ source: MatrixSource; choose: Choice; limit: number }, CountResult];
  /** Long: reports as `lab.count` does. */
  "lab.solutions": [{ source: MatrixSource; limit: number }, { solutions: LabSolution[]; complete: boolean }];
  "lab.gallery": [Record<string, never>, { entries: GalleryEntry[] }];
  /** The options taken so far, drawn: squares on which nothing lies yet are -1. */
  "lab.draw": [{ gallery: string; size: number; options: number[] }, { drawing: Drawing | null }];
  /** The problem of a gallery entry in Knuth's format. */
  "lab.text": [{ gallery: string; size: number }, { text: string }];

  // Of the core with everything.
  "rules.kinds": [{ shape: ShapeRequest }, { kinds: RuleKind[] }];
  "rules.list": [{ board: BoardSource }, { rules: RuleEntry[] }];
  /** The board with what a stroke over the cells stands for; `copy` is where the first cell of a clone is, if that is said. */
  "rules.draw": [{ board: BoardSource; kind: string; cells: number[]; copy: number[]; numbers: string }, { board: Board }];
  "rules.remove": [{ board: BoardSource; place: number }, { board: Board }];
  /** Long: the digits of each cell that stand there in some solution; reports them so far as the text of its progress. */
  "rules.candidates": [{ board: BoardSource; seconds: number }, { digits: number[][]; complete: boolean }];

  "core.about": [Record<string, never>, { version: string }];
}

export type Method = keyof Methods;
export type Payload<M extends Method> = Methods[M][0];
export type Answer<M extends Method> = Methods[M][1];

/** What the core says where it cannot do what it was asked for. */
export interface CoreError {
  /** In the language that the core speaks, to be put into a sentence. */
  message: string;
  /** The same as a sentence of its own, with the place. */
  sentence: string;
  /** A name of quadrille/base/error.h, "other" for what only a program can do wrong, or "crash". */
  kind: string;
  /** Where in the text, from 1; 0 where there is no such place. */
  line: number;
  column: number;
}

export interface Progress {
  done: number;
  of: number;
  text: string;
}

// Messages of the worker.
export interface Request<M extends Method = Method> {
  id: number;
  method: M;
  payload: Payload<M>;
}
export type Reply =
  | { id: number; result: unknown }
  /** `unloaded`: since a file of the page could not be had. */
  | { id: number; error: CoreError; unloaded?: true }
  | { id: number; progress: Progress };
