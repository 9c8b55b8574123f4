// Adopt: the one game that earlier versions of the page kept goes to the shelf.
import { forget, recall, recallObject } from "../app/storage";
import { game, isRefusal } from "../core/client";
import { type Stored, write } from "./database";
import { freshId, type GameNote, recordOf, unrated } from "./records";
import { keepGame, loadShelf } from "./shelf";

/** A text that the core cannot read is kept too: a later version may. */
async function keepUnread(id: string, text: string): Promise<boolean> {
  const written = await write([
    { table: "games", put: { id } },
    { table: "texts", put: { id, text } as Stored },
  ]);
  await loadShelf();
  return written;
}

async function keepOld(text: string, note: GameNote): Promise<boolean> {
  const id = freshId();
  const view = await game.call("game.load", { text }).catch((error: unknown) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  if (!view) return keepUnread(id, text);
  return keepGame(recordOf(id, note, view), text);
}

async function adoptNow(): Promise<void> {
  const text = recall("game");
  if (text === null || !(await keepOld(text, recallObject("game.note", unrated)))) return;
  forget("game");
  forget("game.note");
}

/** Ends when it is there; two tabs do not do it twice. */
export async function adoptOldGame(): Promise<void> {
  if (recall("game") === null) return;
  if ("locks" in navigator) await navigator.locks.request("quadrille adopts", adoptNow);
  else await adoptNow();
}
