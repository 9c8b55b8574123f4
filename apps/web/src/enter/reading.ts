// Reading: a text or a file becomes boards, or a message that says where it is wrong.
import { signal } from "@preact/signals";
import type { Board, Shape } from "../core/api";
import { CoreFailure, game } from "../core/client";
import { messages } from "../i18n/messages";

/** The boards of the text that was read last, if there were several. */
export const choices = signal<readonly Board[]>([]);
export const failure = signal("");

const longestFile = 1_000_000;

/** A board of the size that is on the screen keeps the shape there: text does not tell Latin squares from others. */
const inShape = (board: Board, shape: Shape): Board =>
  board.shape.size === shape.size && board.shape.boxRows > 0 ? { shape, digits: board.digits } : board;

function told({ message, line, column }: CoreFailure): string {
  if (line === 0) return message;
  return `${messages.value.enter.place(line, column)}: ${message}`;
}

/** The first board of the text; nothing if there is none, which `failure` then explains. */
export async function readText(text: string, shape: Shape): Promise<Board | undefined> {
  try {
    const { boards } = await game.call("board.read", { text });
    const shaped = boards.map((board) => inShape(board, shape));
    choices.value = shaped.length > 1 ? shaped : [];
    failure.value = "";
    return shaped[0];
  } catch (error) {
    choices.value = [];
    failure.value = error instanceof CoreFailure ? told(error) : String(error);
    return undefined;
  }
}

export async function readFile(file: File, shape: Shape): Promise<Board | undefined> {
  if (file.size > longestFile) {
    failure.value = messages.value.enter.fileTooLong;
    return undefined;
  }
  return readText(await file.text(), shape);
}
