// Steady presses: what is pressed while it moves, because something above it has come or gone, is pressed all the same.
//   keepPressesSteady();
// A browser takes a press that begins on a button and ends beside it, where the button no longer is, for one of whatever lies
// around both places; whoever pressed sees nothing happen.

const pressable = "button, a[href], summary, label, input";
/** Pixels that a hand moves without meaning to: who moves on takes the press back. */
const tremble = 8;

/** To be called once. */
export function keepPressesSteady(): void {
  let begun: { on: HTMLElement; x: number; y: number } | undefined;
  const begin = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const on = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    begun = on ? { on, x, y } : undefined;
  };
  const end = (event: MouseEvent) => {
    const press = begun;
    begun = undefined;
    // What is gone was taken away on purpose; and a press by the keyboard begins nowhere.
    if (!press?.on.isConnected || press.on.contains(event.target as Node)) return;
    if (event.detail === 0 || Math.hypot(event.clientX - press.x, event.clientY - press.y) > tremble) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press.on.click();
  };
  // Before anything that is pressed hears of it.
  addEventListener("pointerdown", begin, { capture: true });
  addEventListener("click", end, { capture: true });
}
