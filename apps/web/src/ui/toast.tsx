// Messages that pass: `toast` shows and speaks a line, `announce` only speaks it.
//   toast("Link copied");
// A message has a place of its own in the bar at the top: it covers neither the board nor the pad.
import { signal } from "@preact/signals";
import "./toast.css";

const shown = signal("");
const spoken = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

const secondsPerToast = 4;

export function toast(text: string): void {
  shown.value = text;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => (shown.value = ""), secondsPerToast * 1000);
}

/** Tells a screen reader; the same text twice in a row is told twice. */
export function announce(text: string): void {
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}

/** Where the messages appear; once on the page. */
export function Toasts() {
  return (
    <div class="toasts">
      <div class="unseen" role="status" aria-live="polite">
        {spoken.value}
      </div>
      {shown.value && (
        <div key={shown.value} class="toast" aria-hidden="true">
          {shown.value}
        </div>
      )}
    </div>
  );
}
