// Reading: a text or a file becomes boards, or a message that says where it is wrong.
import { signal } from "@preact/signals";
import type { Board, Shape } from "../core/api_boards";
import { game } from "../core/client";

/** The boards of the text that was read last, if there were several. */
export const choices = signal<readonly Board[]>([]);
/** Why there is none: what the core threw, or "tooLong" for a file; null where all is well. */
export const failure = signal<unknown>(null);

const longestFile = 1_000_000;

/** A board of the size that is on the screen keeps the shape there: text does not tell Latin squares from others. */
const inShape = (board: Board, shape: Shape): Board =>
  board.shape.size === shape.size && board.shape.boxRows > 0 && !board.shape.rules && !shape.rules
    ? { shape, digits: board.digits }
    : board;

/** The first board of the text; nothing if there is none, which `failure` then explains. */
export async function readText(text: string, shape: Shape): Promise<Board | undefined> {
  try {
    const { boards } = await game.call("board.read", { text });
    const shaped = boards.map((board) => inShape(board, shape));
    choices.value = shaped.length > 1 ? shaped : [];
    failure.value = null;
    return shaped[0];
  } catch (error) {
    choices.value = [];
    failure.value = error;
    return undefined;
  }
}

export async function readFile(file: File, shape: Shape): Promise<Board | undefined> {
  if (file.size > longestFile) {
    failure.value = "tooLong";
    return undefined;
  }
  return readText(await file.text(), shape);
}
