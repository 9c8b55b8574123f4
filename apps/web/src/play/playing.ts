// Playing: when the clock of the game runs: while its board is seen and the puzzle is unfinished.
import { computed, effect, signal } from "@preact/signals";
import { route } from "../app/router";
import { dialogsOpen } from "../ui/dialog";
import { runClock } from "./clock";
import { paused, view } from "./game";

const seen = signal(true);

const playing = computed(
  () =>
    view.value !== null &&
    !view.value.complete &&
    !paused.value &&
    route.value.view === "play" &&
    dialogsOpen.value === 0 &&
    seen.value,
);

/** To be called once. */
export function startClock(): void {
  const look = () => (seen.value = document.visibilityState === "visible");
  look();
  document.addEventListener("visibilitychange", look);
  effect(() => runClock(playing.value));
}
