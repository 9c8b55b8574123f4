// Database: tables of records on this device. An IndexedDB: a large board with marks and its history takes 150 KB, and
// the 5 MB of localStorage would be full with a few dozen. Where the browser refuses one, the records last as long as the tab.
//   await write([{ table: "games", put: record }, { table: "texts", put: { id, text } }]);   // all of it or nothing
//   const records = await readAll("games");
import { signal } from "@preact/signals";

export const tables = ["games", "texts", "results"] as const;
export type Table = (typeof tables)[number];

export interface Stored {
  id: string;
}

export type Change = { table: Table; put: Stored } | { table: Table; remove: string };

/** Why games are not kept at present: there is no room, or the browser has no storage for this page. */
export const trouble = signal<"full" | "refused" | null>(null);

const name = "quadrille";
const version = 1;

const memory = new Map<Table, Map<string, Stored>>(tables.map((table) => [table, new Map()]));

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const refuse = () => {
      trouble.value = "refused";
      resolve(null);
    };
    try {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const table of tables) request.result.createObjectStore(table, { keyPath: "id" });
      };
      request.onerror = refuse;
      request.onsuccess = () => {
        const database = request.result;
        // A later version of the page may have other tables: it must not wait for this tab.
        const close = () => {
          database.close();
          opened = undefined;
        };
        database.onversionchange = close;
        database.onclose = close;
        resolve(database);
      };
    } catch {
      refuse();
    }
  });
}

let opened: Promise<IDBDatabase | null> | undefined;
const database = () => (opened ??= open());

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function readAll(table: Table): Promise<unknown[]> {
  const kept = await database();
  if (!kept) return [...(memory.get(table)?.values() ?? [])];
  return answer<unknown[]>(kept.transaction(table).objectStore(table).getAll());
}

/** What each of the tables has under this name, at the same moment. */
export async function read(from: Table[], id: string): Promise<unknown[]> {
  const kept = await database();
  if (!kept) return from.map((table) => memory.get(table)?.get(id));
  const transaction = kept.transaction(from);
  return Promise.all(from.map((table) => answer<unknown>(transaction.objectStore(table).get(id))));
}

function writeToMemory(changes: readonly Change[]): void {
  for (const change of changes) {
    if ("put" in change) memory.get(change.table)?.set(change.put.id, change.put);
    else memory.get(change.table)?.delete(change.remove);
  }
}

function commit(kept: IDBDatabase, changes: readonly Change[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = kept.transaction([...new Set(changes.map(({ table }) => table))], "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    for (const change of changes) {
      const store = transaction.objectStore(change.table);
      if ("put" in change) store.put(change.put);
      else store.delete(change.remove);
    }
  });
}

/** All of the changes or none: false where there was no room, of which `trouble` tells. */
export async function write(changes: readonly Change[]): Promise<boolean> {
  const kept = await database();
  if (!kept) {
    writeToMemory(changes);
    return true;
  }
  try {
    await commit(kept, changes);
    trouble.value = null;
    return true;
  } catch {
    trouble.value = "full";
    return false;
  }
}
