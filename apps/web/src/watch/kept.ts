// Kept: a state that outlives the view it belongs to, as long as the page is open.
//   const [show, setShow] = useKept<"matrix" | "dance">("watch.show", "matrix");
import { useState } from "preact/hooks";

const states = new Map<string, unknown>();

export function keep<T>(name: string, value: T): void {
  states.set(name, value);
}

/** What was kept under the name; requires: the same type for the same name everywhere. */
export function kept<T>(name: string, initial: T): T {
  return states.has(name) ? (states.get(name) as T) : initial;
}

/** As useState, but the next component that asks for the name begins with what this one had. */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const [now, setNow] = useState({ name, value: kept(name, initial) });
  const set = (value: T): void => {
    keep(name, value);
    setNow({ name, value });
  };
  return [now.name === name ? now.value : kept(name, initial), set];
}
