// Walk: the steps of the game in hand, as they are found, and which of them is looked at.
//   await look(false);            // from the board as it is; true: from the givens
//   walk.value?.steps[chosen.value]
import { signal } from "@preact/signals";
import { settings } from "../app/settings";
import { symbolsOf } from "../board/symbols";
import type { GameView, Progress, Step, StepBoard, StepPart, StepsEnd } from "../core/api";
import { game, work } from "../core/client";
import { language } from "../i18n/messages";
import { act, paused, view } from "../play/game";

export interface Walk {
  /** What it was asked for: another board or language makes it outdated. */
  key: string;
  fromStart: boolean;
  start: StepBoard | null;
  steps: Step[];
  /** How much is filled in so far, from 0 to 1. */
  done: number;
  end: StepsEnd | null;
  /** Why there is no end: null while it is looked for. */
  failure: { reason: unknown } | "stopped" | null;
}

export const walk = signal<Walk | null>(null);
/** The number of a step, from 0; as many as there are for the board behind the last one. */
export const chosen = signal(0);

let control = new AbortController();

const keyOf = (board: GameView, fromStart: boolean) =>
  JSON.stringify([
    fromStart,
    language.value,
    settings.value.symbols,
    board.shape,
    board.cells.map(({ digit, given, centre }) => (fromStart ? given && digit : [digit, centre])),
  ]);

/** Whether something was entered, so that it makes a difference where to begin. */
export const hasBegun = (board: GameView) => board.cells.some(({ digit, given }) => digit > 0 && !given);

/** Looks for the steps, unless they are known already. */
export async function look(fromStart: boolean, again = false): Promise<void> {
  const board = view.value;
  if (!board) return;
  const key = keyOf(board, fromStart);
  if (walk.value?.key === key && !again) return;
  stop();
  control = new AbortController();
  const { signal: stopped } = control;
  const sameBoard = walk.value?.fromStart === fromStart && chosen.value;
  let found: Walk = { key, fromStart, start: null, steps: [], done: 0, end: null, failure: null };
  const show = (next: Partial<Walk>) => {
    if (stopped.aborted) return;
    found = { ...found, ...next };
    walk.value = found;
  };
  const take = ({ start, steps }: StepPart) => show({ ...(start && { start }), steps: [...found.steps, ...steps] });
  const report = ({ done, of, text }: Progress) => {
    take(JSON.parse(text) as StepPart);
    show({ done: of > 0 ? done / of : 0 });
  };
  show({});
  chosen.value = 0;
  try {
    const { text } = await game.call("game.save", {});
    const symbols = symbolsOf(board.shape.size, settings.value.symbols);
    const end = await work.call("steps.solve", { game: text, fromStart, symbols }, { signal: stopped, onProgress: report });
    take(end);
    show({ end, done: 1 });
    if (sameBoard && sameBoard <= found.steps.length) chosen.value = sameBoard;
  } catch (reason) {
    show({ failure: { reason } });
  }
}

/** What was found stays. */
export function stop(): void {
  control.abort();
  if (walk.value && !walk.value.end && !walk.value.failure) walk.value = { ...walk.value, failure: "stopped" };
}

export function choose(number: number): void {
  chosen.value = Math.max(0, Math.min(number, walk.value?.steps.length ?? 0));
}

/** Makes the steps up to this number, all at once, in the game. */
export async function makeSteps({ fromStart, steps }: Walk, count: number): Promise<void> {
  const made = steps.slice(0, count);
  paused.value = false;
  await act({
    kind: "steps",
    places: made.flatMap(({ places }) => (places === null ? [] : [places])),
    rulesOut: made.flatMap(({ rulesOut }) => rulesOut),
    fromStart,
    steps: made.length,
  });
}
