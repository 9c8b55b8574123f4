// Journal: the moves that the database does not have yet, written down the moment they are made: a tab may be closed before
// it has them.
//   openJournal(id, record.moves);
//   writeDown({ kind: "digit", … });
//   keptUpTo(movesMade());
//   missedMoves(id, record.moves)   // of a tab that was closed too early
import { forget, recall, remember } from "../app/storage";
import type { GameAction } from "../core/api_boards";
import { movesKey } from "../shelf/records";

interface Pages {
  /** How many moves were made before these. */
  after: number;
  moves: GameAction[];
}

let pages: Pages = { after: 0, moves: [] };
let journal = "";

const save = () => (pages.moves.length > 0 ? remember(journal, JSON.stringify(pages)) : forget(journal));

function readPages(id: string): Pages | null {
  try {
    const stored = JSON.parse(recall(movesKey(id)) ?? "null") as Partial<Pages> | null;
    return stored && Number.isInteger(stored.after) && Array.isArray(stored.moves) ? (stored as Pages) : null;
  } catch {
    return null;
  }
}

/** The moves of the game that were made after so many. */
export function missedMoves(id: string, kept: number): GameAction[] {
  const stored = readPages(id);
  return stored && kept >= stored.after ? stored.moves.slice(kept - stored.after) : [];
}

/** From now on of this game, of which so many moves are kept. */
export function openJournal(id: string, kept: number): void {
  journal = movesKey(id);
  pages = { after: kept, moves: [] };
}

export function writeDown(move: GameAction): void {
  if (journal === "" || move.kind === "time") return;
  pages.moves.push(move);
  save();
}

export const movesMade = (): number => pages.after + pages.moves.length;

/** So many moves are in the database. */
export function keptUpTo(count: number): void {
  if (count <= pages.after) return;
  pages = { after: count, moves: pages.moves.slice(count - pages.after) };
  save();
}
