// Records: what is kept of a game beside its text: enough to list it, to draw it small, and to find it again.
import { isShape } from "../board/shapes";
import type { GameView, Level, Shape } from "../core/api_boards";

export const recordVersion = 1;

/** What is told of a puzzle besides its digits. */
export interface GameNote {
  level: Level | "";
  rating: string;
  /** The day whose puzzle it is, "2026-11-16"; empty for others. */
  daily: string;
}

export interface GameRecord extends GameNote {
  id: string;
  version: number;
  shape: Shape;
  givens: number[];
  digits: number[];
  empty: number;
  complete: boolean;
  /** In milliseconds. */
  elapsed: number;
  hints: number;
  checks: number;
  /** Moments, in milliseconds since 1970. */
  begun: number;
  played: number;
  /** How many moves the text has: those after it are in the journal. */
  moves: number;
}

/** Where the time and the latest moves of a game are written down until the database has them. */
export const timeKey = (id: string): string => `time.${id}`;
export const movesKey = (id: string): string => `moves.${id}`;

export const unrated: GameNote = { level: "", rating: "", daily: "" };

/** The last part of a game's address in the tables; nobody else will ever make the same. */
export const freshId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

/** Of a game that was begun just now. */
export function recordOf(id: string, note: GameNote, view: GameView): GameRecord {
  return {
    ...note,
    id,
    version: recordVersion,
    shape: view.shape,
    givens: view.cells.map((cell) => (cell.given ? cell.digit : 0)),
    digits: view.cells.map((cell) => cell.digit),
    empty: view.empty,
    complete: view.complete,
    elapsed: view.elapsed,
    hints: view.hintsUsed,
    checks: view.checksUsed,
    begun: Date.now(),
    played: Date.now(),
    moves: 0,
  };
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const areNumbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every(isNumber);

const numbers = ["empty", "elapsed", "hints", "checks", "begun", "played", "moves"] as const;
const texts = ["level", "rating", "daily"] as const;

/** Whether this version of the page knows what the record says. */
export function isGameRecord(value: unknown): value is GameRecord {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  if (typeof record["id"] !== "string" || record["version"] !== recordVersion || !isShape(record["shape"])) return false;
  const cells = record["shape"].size ** 2;
  if (!areNumbers(record["givens"], cells) || !areNumbers(record["digits"], cells)) return false;
  if (typeof record["complete"] !== "boolean" || !numbers.every((name) => isNumber(record[name]))) return false;
  return texts.every((name) => typeof record[name] === "string");
}

/** Whether it is the same puzzle, whoever has entered what. */
export function samePuzzle(one: Pick<GameRecord, "shape" | "givens">, other: Pick<GameRecord, "shape" | "givens">): boolean {
  const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((value, at) => value === b[at]);
  const sameRules = one.shape.rules?.source === other.shape.rules?.source;
  return sameRules && same(one.givens, other.givens) && same(one.shape.regions, other.shape.regions);
}
