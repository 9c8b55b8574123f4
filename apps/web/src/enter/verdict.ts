// Verdict: what is known of the board that is being typed in. Each change asks anew and drops the question before.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings";
import { requestOf } from "../board/shapes";
import { symbolsOf } from "../board/symbols";
import type { Board, Diagnosis, Rating } from "../core/api_boards";
import { work } from "../core/client";
import { language } from "../i18n/messages";
import { failure } from "./reading";

export type Known = { state: "empty" | "looking" } | { state: "known"; diagnosis: Diagnosis; rating: Rating | null };

export const known = signal<Known>({ state: "empty" });

const delayMilliseconds = 120;
const secondsToSearch = 10;

async function find({ shape, digits }: Board, signal: AbortSignal): Promise<void> {
  const symbols = symbolsOf(shape.size, settings.value.symbols);
  const board = { shape: requestOf(shape), digits };
  const diagnosis = await work.call("board.diagnose", { board, seconds: secondsToSearch, symbols }, { signal });
  if (signal.aborted) return;
  known.value = { state: "known", diagnosis, rating: null };
  if (diagnosis.verdict !== "one") return;
  const rating = await work.call("board.rate", { board }, { signal });
  if (signal.aborted) return;
  known.value = { state: "known", diagnosis, rating };
}

/** Keeps `known` true for the board while the component is shown. */
export function useVerdict(board: Board): void {
  useEffect(() => {
    if (!board.shape.rules && board.digits.every((digit) => digit === 0)) {
      known.value = { state: "empty" };
      return undefined;
    }
    const stop = new AbortController();
    known.value = { state: "looking" };
    const timer = setTimeout(() => {
      find(board, stop.signal).catch((error: unknown) => {
        // A board that has several solutions, or takes long, is not rated: nothing is said of that.
        if (!stop.signal.aborted && known.value.state === "looking") failure.value = { reason: error, notSquare: false };
      });
    }, delayMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [board, language.value]);
}
