// What they say of steps of reasoning and of the techniques that they are called by.
import type { Rating, Rule, Shape } from "./api_boards";
import type { ShapeArrays } from "./shapes";

/** The rating of a step that the scale does not know: one by a rule beyond rows, columns and boxes. */
export const offScale = "–";

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

/** What follows from one supposition of a chain. */
export interface StepWay {
  /** "r4c2=7", "r4c2≠7" */
  text: string;
  shapes: ShapeArrays;
}

/** What there is to draw of a step. */
export interface StepDrawn {
  shapes: ShapeArrays;
  /** Of a chain of statements, one of which is drawn in place of the whole; empty for any other step. */
  ways: StepWay[];
}

/** A step of reasoning, with what there is to draw: quadrille/render/step_picture.h. A cell is 100 units wide. */
export interface Step extends StepDrawn {
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
