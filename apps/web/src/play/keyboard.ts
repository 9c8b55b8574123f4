// Keyboard: keys pressed anywhere on the page reach the board, except where something else needs them.
import { useLayoutEffect } from "preact/hooks";
import type { SymbolStyle } from "../board/symbols";
import { type Command, commandOf } from "./keys";

const typesText = (element: Element) => element.matches("input:not([type=radio], [type=checkbox]), textarea, select");

/** Keys by which buttons and choices are worked. */
const controlKeys = new Set(["Enter", " ", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog") || typesText(target)) return true;
  if (target.matches("button, a, input, summary")) return controlKeys.has(event.key);
  return event.key === "Tab" && target === document.body;
}

export interface KeyboardState {
  size: number;
  symbols: SymbolStyle;
  hasSelection: boolean;
}

/** Runs the commands of all keys while the component is shown: from the moment on in which it is, not only from the next frame. */
export function useKeyboard(state: () => KeyboardState, run: (command: Command, key: string) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || belongsElsewhere(event)) return;
      const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
      const input = { key, code, shiftKey, ctrlKey, metaKey, altKey, numLock: event.getModifierState("NumLock") };
      const command = commandOf(input, state());
      if (!command) return;
      event.preventDefault();
      run(command, key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
