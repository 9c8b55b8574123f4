// What is being looked at in the lab. It stays while other views are looked at, and until the page is opened again.
import { effect, signal } from "@preact/signals";
import { recallObject, remember } from "../app/storage";
import type { MatrixSource } from "../core/api_matrix";
import { EXAMPLE } from "./problem_text";

const FROM = ["gallery", "text"] as const;
const SHOW = ["solutions", "count", "dance"] as const;

export interface LabState {
  from: (typeof FROM)[number];
  gallery: string;
  size: number;
  /** As it stands in the field. */
  text: string;
  show: (typeof SHOW)[number];
}

/** The source of the problem, and a short name for it: a text may be too long to be compared again and again. */
export interface LabSource {
  id: string;
  source: MatrixSource;
}

export const DEFAULTS: LabState = { from: "gallery", gallery: "queens", size: 8, text: EXAMPLE, show: "solutions" };

/** A longer text lasts as long as the page is open: storage is small, and games are kept there too. */
const LONGEST_KEPT = 100_000;

export const lab = signal(restored());
/** The text that was read last, and how many were read before it. */
export const read = signal({ text: lab.value.text, number: 0 });

export function changeLab(part: Partial<LabState>): void {
  lab.value = { ...lab.value, ...part };
}

export function readText(): void {
  read.value = { text: lab.value.text, number: read.value.number + 1 };
}

export function sourceOf({ from, gallery, size }: LabState, { text, number }: typeof read.value): LabSource {
  if (from === "text") return { id: `text ${number}`, source: { problem: text } };
  return { id: `${gallery} ${size}`, source: { gallery, size } };
}

export function restored(): LabState {
  const kept = recallObject("lab", DEFAULTS);
  const known = (FROM as readonly string[]).includes(kept.from) && (SHOW as readonly string[]).includes(kept.show);
  return known ? kept : { ...DEFAULTS, text: kept.text };
}

effect(() => {
  const { text, ...rest } = lab.value;
  remember("lab", JSON.stringify(text.length > LONGEST_KEPT ? rest : { ...rest, text }));
});
