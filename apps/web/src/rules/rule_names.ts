// RuleNames: the rules of a board in words: which of them each cell is part of, for someone who does not see them drawn, and
// what was not read.
//   ruleNames(shape).ofCells[0]   // ["killer cage 9 at r1c1"]
import { signal } from "@preact/signals";
import { requestOf } from "../board/shapes";
import type { RuleEntry, Shape } from "../core/api_boards";
import { game } from "../core/client";
import { language } from "../i18n/messages";

export interface RuleNames {
  ofCells: readonly (readonly string[])[];
  /** A sentence; empty where everything was read. */
  leftOut: string;
}

const none: RuleNames = { ofCells: [], leftOut: "" };
/** Of the board that was asked for last. */
const known = signal<{ key: string; names: RuleNames }>({ key: "", names: none });
let asked = "";

function byCell(rules: readonly RuleEntry[], cellCount: number): string[][] {
  const names = Array.from({ length: cellCount }, (): string[] => []);
  for (const { text, cells } of rules) {
    // What goes for the whole board tells cells nothing about themselves.
    if (cells.length < cellCount) for (const cell of new Set(cells)) names[cell]?.push(text);
  }
  return names;
}

async function ask(shape: Shape, key: string): Promise<void> {
  asked = key;
  const cellCount = shape.size ** 2;
  const board = { shape: requestOf(shape), digits: Array<number>(cellCount).fill(0) };
  try {
    const { rules, leftOut } = await game.call("rules.list", { board });
    if (asked === key) known.value = { key, names: { ofCells: byCell(rules, cellCount), leftOut } };
  } catch {
    // Without their names the rules are still drawn and kept to.
  }
}

/** None while the core is being asked. */
export function ruleNames(shape: Shape): RuleNames {
  const key = JSON.stringify([language.value, shape.size, shape.regions, shape.rules?.source]);
  if (known.value.key === key) return known.value.names;
  if (asked !== key) void ask(shape, key);
  return none;
}
