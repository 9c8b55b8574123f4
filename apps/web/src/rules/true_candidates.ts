// True candidates: the digits that cells have in some solution of the board that is being entered. They follow the verdict:
// a change of the board ends the search for those of the board before.
import { batch, effect, signal } from "@preact/signals";
import { requestOf } from "../board/shapes";
import type { Board, Diagnosis } from "../core/api_boards";
import { work } from "../core/client";
import { entry } from "../enter/entry_commands";
import { known } from "../enter/verdict";

export const secondsToFind = 10;

/** Whether they are wanted. */
export const shown = signal(true);
/** Of each cell; empty where nothing is known. */
export const digits = signal<readonly (readonly number[])[]>([]);
/** `late`: not all of them were found in time. */
export const state = signal<"idle" | "looking" | "late">("idle");

function tell(found: readonly (readonly number[])[], next: typeof state.value): void {
  batch(() => {
    digits.value = found;
    state.value = next;
  });
}

async function find({ shape, digits: held }: Board, signal: AbortSignal): Promise<void> {
  state.value = "looking";
  try {
    const { digits: found, complete } = await work.call(
      "rules.candidates",
      { board: { shape: requestOf(shape), digits: held }, seconds: secondsToFind },
      { signal, onProgress: ({ text }) => tell(JSON.parse(text) as number[][], "looking") },
    );
    tell(found, complete ? "idle" : "late");
  } catch {
    if (!signal.aborted) tell([], "idle");
  }
}

/** Where there is one solution, or none, nothing is left to be found. */
function look(diagnosis: Diagnosis, signal: AbortSignal): void {
  const [solution] = diagnosis.solutions;
  if (diagnosis.verdict === "none") tell([], "idle");
  else if (diagnosis.verdict === "one" && solution)
    tell(
      solution.map((digit) => [digit]),
      "idle",
    );
  else void find(entry.peek().board, signal);
}

/** Looks for them until what it gives is called. */
export function followVerdict(): () => void {
  let stop = new AbortController();
  let before: Diagnosis | null = null;
  const end = effect(() => {
    const { value } = known;
    const diagnosis = shown.value && value.state === "known" ? value.diagnosis : null;
    if (diagnosis && diagnosis === before) return;
    before = diagnosis;
    stop.abort();
    stop = new AbortController();
    if (diagnosis) look(diagnosis, stop.signal);
    // Those of the board before stay until the new ones are there.
    else if (shown.value && value.state === "looking") state.value = "looking";
    else tell([], "idle");
  });
  return () => {
    end();
    stop.abort();
    tell([], "idle");
  };
}
