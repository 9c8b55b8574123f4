// Messages that pass: `toast` shows and speaks a line, `announce` only speaks it.
//   toast("Link copied");
import { signal } from "@preact/signals";
import "./toast.css";

const shown = signal<{ id: number; text: string }[]>([]);
const spoken = signal("");
let lastId = 0;

const secondsPerToast = 4;

export function toast(text: string): void {
  const id = ++lastId;
  shown.value = [...shown.value.slice(-2), { id, text }];
  announce(text);
  setTimeout(() => (shown.value = shown.value.filter((entry) => entry.id !== id)), secondsPerToast * 1000);
}

/** Tells a screen reader; the same text twice in a row is told twice. */
export function announce(text: string): void {
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}

/** Where the messages appear; once on the page. */
export function Toasts() {
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        {spoken.value}
      </div>
      <div class="toasts" aria-hidden="true">
        {shown.value.map((entry) => (
          <div key={entry.id} class="toast">
            {entry.text}
          </div>
        ))}
      </div>
    </>
  );
}
