// Clock: measures the time that the game in hand has not been told yet. It runs only while it is told to.
//   runClock(true);
//   game.act({ kind: "time", milliseconds: takeTime() });
import { signal } from "@preact/signals";

const tickMilliseconds = 1000;
/** A longer gap between two looks was sleep, not play. */
const longestGap = 5_000;

const measured = signal(0);
/** When it was looked at last; null while it stands. */
let last: number | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Measures up to this moment. */
export function look(): void {
  if (last === null) return;
  const now = performance.now();
  measured.value += Math.min(now - last, longestGap);
  last = now;
}

/** Milliseconds; the signal changes every second while the clock runs. */
export const untold = measured;

export function runClock(on: boolean): void {
  if (on === (last !== null)) return;
  clearInterval(timer);
  if (on) {
    last = performance.now();
    timer = setInterval(look, tickMilliseconds);
  } else {
    look();
    last = null;
  }
}

/** What has passed since this was asked before, up to this moment, in whole milliseconds. */
export function takeTime(): number {
  look();
  const taken = Math.floor(measured.value);
  measured.value -= taken;
  return taken;
}
