// Reading: a text or a file becomes boards, or a message that says where it is wrong.
import { signal } from "@preact/signals";
import type { Board, Shape } from "../core/api_boards";
import { game, isRefusal } from "../core/client";

/** The boards of the text that was read last, if there were several. */
export const choices = signal<readonly Board[]>([]);

export interface TextFailure {
  /** What the core threw, or "tooLong" for a file. */
  reason: unknown;
  /** Whether it is a board that only the command line takes: not square, or of several that overlap. */
  notSquare: boolean;
}

/** Of a text, or the sentence about a picture. */
export type Failure = TextFailure | string;

/** Why there is none; null where all is well. */
export const failure = signal<Failure | null>(null);

const longestFile = 1_000_000;

/** A board of the size that is on the screen keeps the shape there: text does not tell Latin squares from others. */
const inShape = (board: Board, shape: Shape): Board =>
  board.shape.size === shape.size && board.shape.boxRows > 0 && !board.shape.rules && !shape.rules
    ? { shape, digits: board.digits }
    : board;

/** A picture of boards that overlap has blanks where none of them is. */
const hasHoles = (text: string) => /[\d.] {3,}[\d.]|^ {4,}[\d.]/m.test(text);

const isNotSquare = (error: unknown, text: string) =>
  isRefusal(error) && (/^(square$|overlap_)/.test(error.kind) || (/_count/.test(error.kind) && hasHoles(text)));

/** Lists of programming languages may end with a comma. */
const withoutLastCommas = (text: string) => text.replace(/,(?=\s*[\]}])/g, " ");

/** The first board of the text; nothing if there is none, which `failure` then explains. */
export async function readText(text: string, shape: Shape): Promise<Board | undefined> {
  try {
    const { boards } = await game.call("board.read", { text: withoutLastCommas(text) });
    const shaped = boards.map((board) => inShape(board, shape));
    choices.value = shaped.length > 1 ? shaped : [];
    failure.value = null;
    return shaped[0];
  } catch (error) {
    choices.value = [];
    failure.value = { reason: error, notSquare: isNotSquare(error, text) };
    return undefined;
  }
}

export async function readFile(file: File, shape: Shape): Promise<Board | undefined> {
  if (file.size > longestFile) {
    failure.value = { reason: "tooLong", notSquare: false };
    return undefined;
  }
  return readText(await file.text(), shape);
}
