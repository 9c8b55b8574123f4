// Results: one for every game that was solved. They stay when the game is deleted.
//   results.value.filter(({ daily }) => daily !== "")
import { signal } from "@preact/signals";
import { readAll, write } from "../shelf/database";
import type { GameNote, GameRecord } from "../shelf/records";
import { listen, tell } from "../shelf/tabs";

export const resultVersion = 1;

export interface Result extends GameNote {
  /** That of the game. */
  id: string;
  version: number;
  size: number;
  /** 0 for Latin squares, and for regions of another form. */
  boxRows: number;
  boxColumns: number;
  latin: boolean;
  /** When it was solved, in milliseconds since 1970. */
  solved: number;
  /** In milliseconds. */
  elapsed: number;
  hints: number;
  checks: number;
}

/** The latest first. */
export const results = signal<readonly Result[]>([]);

export const resultOf = (game: GameRecord): Result => ({
  id: game.id,
  version: resultVersion,
  // The levels of boards with further rules are others than those of plain ones, beside which they stand.
  level: game.shape.rules ? "" : game.level,
  rating: game.rating,
  daily: game.daily,
  size: game.shape.size,
  boxRows: game.shape.boxRows,
  boxColumns: game.shape.boxColumns,
  latin: game.shape.regions.length === 0,
  solved: game.played,
  elapsed: game.elapsed,
  hints: game.hints,
  checks: game.checks,
});

const numbers = ["size", "boxRows", "boxColumns", "solved", "elapsed", "hints", "checks"] as const;
const texts = ["id", "level", "rating", "daily"] as const;

export function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  if (record["version"] !== resultVersion || typeof record["latin"] !== "boolean") return false;
  return numbers.every((name) => Number.isFinite(record[name])) && texts.every((name) => typeof record[name] === "string");
}

const inOrder = (list: readonly Result[]) => list.toSorted((one, other) => other.solved - one.solved);

export async function loadResults(): Promise<void> {
  results.value = inOrder((await readAll("results")).filter(isResult));
}

/** To be called once: what other tabs change is seen here too. */
export async function followResults(): Promise<void> {
  listen((message) => {
    if (message.kind === "changed") void loadResults();
  });
  await loadResults();
}

/** A game counts once, however often it is solved. */
export async function addResults(added: readonly Result[]): Promise<number> {
  const known = new Set(results.value.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id));
  if (fresh.length === 0 || !(await write(fresh.map((put) => ({ table: "results", put }) as const)))) return 0;
  results.value = inOrder([...results.value, ...fresh]);
  tell({ kind: "changed" });
  return fresh.length;
}

export async function deleteResults(ids: readonly string[]): Promise<void> {
  if (!(await write(ids.map((remove) => ({ table: "results", remove }) as const)))) return;
  results.value = results.value.filter(({ id }) => !ids.includes(id));
  tell({ kind: "changed" });
}
