// Transfer: all games and results as one text, for a file that another device can read.
//   const text = await writeAll();
//   const { games, results, skipped } = await readInto(text);
import { addResults, isResult, type Result, results } from "../stats/results";
import { type GameRecord, isGameRecord } from "./records";
import { keepGame, kept, readGame, shelf } from "./shelf";

const format = "quadrille games";
const version = 1;

type WrittenGame = GameRecord & { text: string };

export async function writeAll(): Promise<string> {
  const games: WrittenGame[] = [];
  for (const game of shelf.value.games) {
    const read = await readGame(game.id);
    if (read) games.push({ ...read.record, text: read.text });
  }
  return JSON.stringify({ format, version, games, results: results.value });
}

export interface Added {
  games: number;
  results: number;
  /** Entries that this version of the page does not understand. */
  skipped: number;
}

const isWrittenGame = (value: unknown): value is WrittenGame =>
  isGameRecord(value) && typeof (value as Partial<WrittenGame>).text === "string";

/** A game that is here already stays as it is if it was played later. */
async function addGame({ text, ...record }: WrittenGame): Promise<boolean> {
  const here = kept(record.id);
  if (here && here.played >= record.played) return false;
  return keepGame(record, text);
}

function parse(text: string): { games: unknown[]; results: unknown[] } | null {
  try {
    const read = JSON.parse(text) as { format?: unknown; games?: unknown; results?: unknown } | null;
    if (read?.format !== format || !Array.isArray(read.games) || !Array.isArray(read.results)) return null;
    return { games: read.games, results: read.results };
  } catch {
    return null;
  }
}

/** Null where the text is no such file. `busy` are games that must stay as they are. */
export async function readInto(text: string, busy: ReadonlySet<string>): Promise<Added | null> {
  const read = parse(text);
  if (!read) return null;
  const games = read.games.filter(isWrittenGame);
  const solved: Result[] = read.results.filter(isResult);
  let added = 0;
  // The one that was played last comes first in the list.
  for (const game of games.toSorted((one, other) => one.played - other.played)) {
    if (!busy.has(game.id) && (await addGame(game))) ++added;
  }
  const skipped = read.games.length - games.length + read.results.length - solved.length;
  return { games: added, results: await addResults(solved), skipped };
}
