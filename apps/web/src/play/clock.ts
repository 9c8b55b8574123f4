// Clock: the time of the game in hand. It runs while the page is seen and the puzzle unfinished, and is told to the
// game in steps.
import { computed, signal } from "@preact/signals";
import { act, saveNow, view } from "./game";

const tickMilliseconds = 1000;
/** The game is told at least this often, so that little is lost when the page is closed. */
const tellEvery = 10_000;
/** A longer gap between two ticks was sleep, not play. */
const longestTick = 5_000;

const untold = signal(0);
let lastTick = 0;

export const elapsed = computed(() => (view.value?.elapsed ?? 0) + untold.value);

const running = () => view.value !== null && !view.value.complete && document.visibilityState === "visible";

async function tell(): Promise<void> {
  const milliseconds = Math.round(untold.value);
  if (milliseconds === 0 || !view.value) return;
  untold.value = 0;
  await act({ kind: "time", milliseconds });
}

function tick(): void {
  const now = performance.now();
  const passed = now - lastTick;
  lastTick = now;
  if (!running()) return;
  untold.value += Math.min(passed, longestTick);
  if (untold.value >= tellEvery) void tell();
}

/** To be called once. */
export function startClock(): void {
  lastTick = performance.now();
  setInterval(tick, tickMilliseconds);
  document.addEventListener("visibilitychange", () => {
    lastTick = performance.now();
    if (document.visibilityState === "hidden") void tell().then(saveNow);
  });
}

/** Time that belonged to the game before. */
export function resetClock(): void {
  untold.value = 0;
}
