// Learnt: the techniques whose example somebody has found without being shown, kept on this device.
//   markLearnt("x-wing");
//   learnt.value.has("x-wing")
import { signal } from "@preact/signals";
import { recall, remember } from "../app/storage";

const stored = (recall("learnt") ?? "").split(" ").filter(Boolean);

export const learnt = signal<ReadonlySet<string>>(new Set(stored));

export function markLearnt(technique: string): void {
  if (learnt.value.has(technique)) return;
  learnt.value = new Set([...learnt.value, technique]);
  remember("learnt", [...learnt.value].join(" "));
}
