// The game in hand. The core keeps it and knows the rules; here is its latest view, and the way to act on it.
//   await act({ kind: "undo" });
//   view.value?.canUndo
// hand.ts says which of the kept games it is.
import { batch, computed, signal } from "@preact/signals";
import type { Board, CheckReport, GameAction, GameView, Hint } from "../core/api_boards";
import { game } from "../core/client";
import { type GameNote, unrated } from "../shelf/records";
import { runClock, takeTime, untold } from "./clock";
import { writeDown } from "./journal";
import { noSelection, type Selection } from "./selection";

export const view = signal<GameView | null>(null);
export const note = signal<GameNote>(unrated);
export const selection = signal<Selection>(noSelection);
/** What the last check or hint has told; the next action makes it outdated. */
export const report = signal<CheckReport | null>(null);
export const hint = signal<Hint | null>(null);
/** The board is hidden and nothing can be done to it. */
export const paused = signal(false);

const boardOf = (from: GameView, givensOnly: boolean): Board => ({
  shape: from.shape,
  digits: from.cells.map((cell) => (givensOnly && !cell.given ? 0 : cell.digit)),
});

/** The digits on the board, for other views; and the puzzle alone. */
export const currentBoard = computed(() => view.value && boardOf(view.value, false));
export const currentGivens = computed(() => view.value && boardOf(view.value, true));

/** The givens as text: it changes when another puzzle is begun, and only then. */
export const puzzle = computed(() => currentGivens.value && JSON.stringify(currentGivens.value));

/** Time that the core is being told, but has not answered to. */
const onTheWay = signal(0);

/** The time of the game in milliseconds: the only one that is shown anywhere. */
export const elapsed = computed(() => (view.value?.elapsed ?? 0) + onTheWay.value + untold.value);

/** Another game, or none, is on the board; hidden where it was paused before. */
export function showGame(next: GameView | null, about: GameNote, wasPaused = false): void {
  batch(() => {
    view.value = next;
    note.value = about;
    selection.value = noSelection;
    report.value = null;
    hint.value = null;
    paused.value = wasPaused && next?.complete === false;
    takeTime();
  });
}

/** Tells the core how much time has passed. */
export async function passTime(): Promise<void> {
  const milliseconds = takeTime();
  if (milliseconds === 0 || !view.value) return;
  onTheWay.value += milliseconds;
  const before = view.value;
  const next = await game.call("game.act", { kind: "time", milliseconds });
  batch(() => {
    onTheWay.value -= milliseconds;
    // Only the time has changed, and a later answer may be here already.
    if (view.value === before) view.value = next;
  });
}

const marksAndDigits = (from: GameView | null) => JSON.stringify(from?.cells);

/** Whether the board has changed. */
export async function act(action: GameAction): Promise<boolean> {
  if (!view.value || paused.value) return false;
  // The core answers in order: what is done now is done at this time.
  const told = passTime();
  writeDown(action);
  const next = await game.call("game.act", action);
  await told;
  if (!view.value) return false;
  if (next.complete) {
    runClock(false);
    takeTime();
  }
  const before = marksAndDigits(view.value);
  const changed = marksAndDigits(next) !== before;
  batch(() => {
    view.value = next;
    if (changed && action.kind !== "checkpoint") {
      report.value = null;
      hint.value = null;
    }
  });
  return changed && action.kind !== "checkpoint";
}
