// The language between the page and the core: every method with what it takes and what it gives.
//   const board = await core.call("board.read", { text: "53..7…" });
import type {
  Board,
  BoardSource,
  CheckReport,
  Diagnosis,
  GameAction,
  GameView,
  Hint,
  Level,
  Mode,
  Rating,
  RuleEntry,
  RuleKind,
  Shape,
  ShapeRequest,
  Symmetry,
} from "./api_boards";
import type { Choice, CountResult, Dance, Drawing, GalleryEntry, LabSolution, Matrix, MatrixSource } from "./api_matrix";
import type { Lesson, StepsEnd, TechniqueEntry } from "./api_steps";

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
  "game.hint": [{ level: 1 | 2 | 3; fresh?: boolean; beyond?: boolean; symbols?: Symbols }, Hint];
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
  /** And what was not read, as a sentence: see Diagnosis. */
  "rules.list": [{ board: BoardSource }, { rules: RuleEntry[]; leftOut: string }];
  /** The board with what a stroke over the cells stands for; `copy` is where the first cell of a clone is, if that is said. */
  "rules.draw": [{ board: BoardSource; kind: string; cells: number[]; copy: number[]; numbers: string }, { board: Board }];
  "rules.remove": [{ board: BoardSource; place: number }, { board: Board }];
  /** Long: the digits of each cell that stand there in some solution; reports them so far as the text of its progress. */
  "rules.candidates": [{ board: BoardSource; seconds: number }, { digits: number[][]; complete: boolean }];

  /** A new puzzle with rules as the command line takes them, of a level or of an easier one. */
  "rules.generate": [{ shape: ShapeRequest; rules: string; level: Level; seed: number }, { board: Board; level: Level }];

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
  /** A name of quadrille/base/error.h, "other" for what only a program can do wrong, "crash", or "unloaded". */
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
