// Walk: the steps of the game in hand, as they are found, and which of them is looked at.
//   await look(false);            // from the board as it is; true: from the givens
//   walk.value?.steps[chosen.value]
import { signal } from "@preact/signals";
import { beyond, setBeyond } from "../app/repertoire";
import { settings } from "../app/settings";
import { symbolsOf } from "../board/symbols";
import type { Progress } from "../core/api";
import type { GameView } from "../core/api_boards";
import type { Step, StepBoard, StepPart, StepsEnd } from "../core/api_steps";
import { game, work } from "../core/client";
import { language } from "../i18n/messages";
import { act, paused, view } from "../play/game";

export interface Walk {
  /** What it was asked for: another board, or another language, makes it outdated. */
  board: string;
  speech: string;
  fromStart: boolean;
  start: StepBoard | null;
  steps: Step[];
  /** How much is filled in so far, from 0 to 1. */
  done: number;
  end: StepsEnd | null;
  /** Why there is no end: null while it is looked for. */
  failure: { reason: unknown } | "stopped" | null;
}

export function lookBeyond(on: boolean): void {
  setBeyond(on);
  void look(walk.value?.fromStart ?? false);
}

export const walk = signal<Walk | null>(null);
/** The number of a step, from 0; as many as there are for the board behind the last one. */
export const chosen = signal(0);

let control = new AbortController();

const boardKey = ({ shape, cells }: GameView, fromStart: boolean) =>
  JSON.stringify([fromStart, shape, cells.map(({ digit, given, centre }) => (fromStart ? given && digit : [digit, centre]))]);

/** Whether something was entered, so that it makes a difference where to begin. */
export const hasBegun = (game: GameView) => game.cells.some(({ digit, given }) => digit > 0 && !given);

/** Looks for the steps of the game in hand, unless they are known; of the same board from where it was before. */
export function lookAgain(): void {
  const now = view.value;
  if (!now) return;
  const before = walk.value;
  const known = before !== null && before.board === boardKey(now, before.fromStart);
  if (!known || !before.end || before.speech !== speechNow()) void look(known ? before.fromStart : !hasBegun(now));
}

const speechNow = () => `${language.value} ${settings.value.symbols} ${beyond.value}`;

export async function look(fromStart: boolean): Promise<void> {
  const now = view.value;
  if (!now) return;
  const board = boardKey(now, fromStart);
  const kept = walk.value?.board === board ? chosen.value : 0;
  stop();
  control = new AbortController();
  const { signal: stopped } = control;
  let found: Walk = { board, speech: speechNow(), fromStart, start: null, steps: [], done: 0, end: null, failure: null };
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
    const symbols = symbolsOf(now.shape.size, settings.value.symbols);
    const end = await work.call(
      "steps.solve",
      { game: text, fromStart, beyond: beyond.value, symbols },
      { signal: stopped, onProgress: report },
    );
    take(end);
    show({ end, done: 1 });
    choose(Math.max(kept, chosen.value));
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
  const found = walk.value;
  const last = found ? found.steps.length - (found.end ? 0 : 1) : 0;
  chosen.value = Math.max(0, Math.min(number, last));
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
