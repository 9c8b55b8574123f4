// What they say of exact-cover problems: the matrix, the moves of the dance, the gallery.
import type { BoardSource, Candidate, Rule } from "./api_boards";

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
