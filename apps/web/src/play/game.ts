// The game in hand. The core keeps it and knows the rules; here is its latest view, and the way to act on it.
//   await act({ kind: "undo" });
//   view.value?.canUndo
import { computed, signal } from "@preact/signals";
import { settings } from "../app/settings";
import { forget, recall, recallObject, remember } from "../app/storage";
import { requestOf } from "../board/shapes";
import type { Board, CheckReport, GameAction, GameView, Hint, Level } from "../core/api";
import { game } from "../core/client";
import { noSelection, type Selection } from "./selection";

/** What is told of a puzzle besides its digits. */
export interface GameNote {
  level: Level | "";
  rating: string;
}

const unrated: GameNote = { level: "", rating: "" };

export const view = signal<GameView | null>(null);
export const note = signal<GameNote>(unrated);
export const selection = signal<Selection>(noSelection);
/** What the last check or hint has told; the next action makes it outdated. */
export const report = signal<CheckReport | null>(null);
export const hint = signal<Hint | null>(null);

const boardOf = (from: GameView, givensOnly: boolean): Board => ({
  shape: from.shape,
  digits: from.cells.map((cell) => (givensOnly && !cell.given ? 0 : cell.digit)),
});

/** The digits on the board, for other views; and the puzzle alone. */
export const currentBoard = computed(() => view.value && boardOf(view.value, false));
export const currentGivens = computed(() => view.value && boardOf(view.value, true));

/** The givens as text: it changes when another puzzle is begun, and only then. */
export const puzzle = computed(() => currentGivens.value && JSON.stringify(currentGivens.value));

const saveDelay = 250;
let saveTimer: ReturnType<typeof setTimeout> | undefined;

async function save(): Promise<void> {
  const { text } = await game.call("game.save", {});
  remember("game", text);
  remember("game.note", JSON.stringify(note.value));
}

function saveSoon(): void {
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => void save(), saveDelay);
}

function enterGame(next: GameView, about: GameNote): void {
  view.value = next;
  note.value = about;
  selection.value = noSelection;
  report.value = null;
  hint.value = null;
}

async function begin(board: Board, about: GameNote): Promise<void> {
  const source = { shape: requestOf(board.shape), digits: board.digits };
  enterGame(await game.call("game.new", { board: source, mode: "play" }), about);
  if (settings.value.fillAtStart) view.value = await game.call("game.act", { kind: "fillCandidates" });
  await save();
}

export const startGame = (board: Board, about: GameNote = unrated) => begin(board, about);

export async function startText(text: string, about: GameNote = unrated): Promise<void> {
  const { boards } = await game.call("board.read", { text });
  if (boards[0]) await begin(boards[0], about);
}

/** Rejects where the text is no shared game; the game in hand then stays. */
export async function openShared(text: string): Promise<void> {
  enterGame(await game.call("game.openShare", { text }), unrated);
  await save();
}

/** The game of last time: whether there was one, or that it could not be read. */
export async function resume(): Promise<"resumed" | "none" | "unreadable"> {
  const text = recall("game");
  if (text === null) return "none";
  try {
    enterGame(await game.call("game.load", { text }), recallObject("game.note", unrated));
    return "resumed";
  } catch {
    forget("game");
    return "unreadable";
  }
}

const marksAndDigits = (from: GameView | null) => JSON.stringify(from?.cells);

/** Whether the board has changed. */
export async function act(action: GameAction): Promise<boolean> {
  const next = await game.call("game.act", action);
  // Answers come in order, so this is the board that the action found.
  const before = marksAndDigits(view.value);
  view.value = next;
  saveSoon();
  if (action.kind === "time" || action.kind === "checkpoint") return false;
  const changed = marksAndDigits(next) !== before;
  if (changed) {
    report.value = null;
    hint.value = null;
  }
  return changed;
}

/** Saves at once, as when the page is about to go. */
export function saveNow(): void {
  if (!view.value) return;
  clearTimeout(saveTimer);
  void save();
}
