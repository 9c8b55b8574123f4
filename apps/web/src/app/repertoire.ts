// Repertoire: which techniques hints and lists of steps may use; the rest of the choice is the core's.
//   await game.call("game.hint", { level: 1, beyond: beyond.value });
import { signal } from "@preact/signals";
import { recall, remember } from "./storage";

/** Whether techniques beyond the scale are tried as well. */
export const beyond = signal(recall("beyond") === "yes");

export function setBeyond(on: boolean): void {
  beyond.value = on;
  remember("beyond", on ? "yes" : "no");
}
