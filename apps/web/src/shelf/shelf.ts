// Shelf: every game that was begun, until somebody deletes it. All tabs see the same one.
//   shelf.value.games[0]?.empty
import { signal } from "@preact/signals";
import { forget } from "../app/storage";
import { read, readAll, type Stored, write } from "./database";
import { type GameRecord, isGameRecord, movesKey, timeKey } from "./records";
import { listen, tell } from "./tabs";

export interface Shelf {
  /** The one that was played last comes first. */
  games: readonly GameRecord[];
  /** What this version of the page does not understand stays where it is. */
  unreadable: readonly string[];
}

export const shelf = signal<Shelf>({ games: [], unreadable: [] });
/** Games whose text the core could not read. */
const broken = new Set<string>();

const idOf = (value: unknown) => (value as Stored).id;

export async function loadShelf(): Promise<void> {
  const stored = await readAll("games");
  const games = stored.filter(isGameRecord).filter(({ id }) => !broken.has(id));
  const known = new Set(games.map(({ id }) => id));
  shelf.value = {
    games: games.sort((one, other) => other.played - one.played),
    unreadable: stored.map(idOf).filter((id) => !known.has(id)),
  };
}

/** To be called once: what other tabs change is seen here too. */
export async function followShelf(): Promise<void> {
  listen((message) => {
    if (message.kind === "changed") void loadShelf();
  });
  await loadShelf();
}

export const kept = (id: string): GameRecord | undefined => shelf.value.games.find((game) => game.id === id);

function showFirst(record: GameRecord): void {
  const { games, unreadable } = shelf.value;
  shelf.value = { games: [record, ...games.filter(({ id }) => id !== record.id)], unreadable };
}

export async function keepGame(record: GameRecord, text: string): Promise<boolean> {
  const written = await write([
    { table: "games", put: record },
    { table: "texts", put: { id: record.id, text } as Stored },
  ]);
  if (written) {
    showFirst(record);
    tell({ kind: "changed" });
  }
  return written;
}

/** A game as it is kept at this moment; null where it is not, or cannot be understood. */
export async function readGame(id: string): Promise<{ record: GameRecord; text: string } | null> {
  const [record, stored] = await read(["games", "texts"], id);
  const text = (stored as { text?: unknown } | undefined)?.text;
  return isGameRecord(record) && typeof text === "string" ? { record, text } : null;
}

/** It stays, but is no longer offered. */
export function setAside(id: string): void {
  broken.add(id);
  const { games, unreadable } = shelf.value;
  shelf.value = { games: games.filter((game) => game.id !== id), unreadable: [...unreadable, id] };
}

export async function discard(ids: readonly string[]): Promise<void> {
  const gone = await write(
    ids.flatMap((id) => [{ table: "games", remove: id } as const, { table: "texts", remove: id } as const]),
  );
  if (!gone) return;
  for (const id of ids) {
    forget(timeKey(id));
    forget(movesKey(id));
  }
  const { games, unreadable } = shelf.value;
  shelf.value = {
    games: games.filter(({ id }) => !ids.includes(id)),
    unreadable: unreadable.filter((id) => !ids.includes(id)),
  };
  tell({ kind: "changed" });
}
