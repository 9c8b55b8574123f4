// Hand: which of the kept games is in hand, how another one comes there, and that every move is kept. No other tab can have
// the same game in hand.
//   await startGame(board, { level: "hard", rating: "3.4", daily: "" });
//   if ((await openKept(id)) === "elsewhere") …
import { batch, computed, effect, signal } from "@preact/signals";
import { settings } from "../app/settings";
import { forget, recall, recallInTab, remember, rememberInTab } from "../app/storage";
import { requestOf } from "../board/shapes";
import type { GameView, ShapeRequest } from "../core/api_boards";
import { game, isRefusal, work } from "../core/client";
import { trouble } from "../shelf/database";
import { freshId, type GameNote, type GameRecord, recordOf, samePuzzle, timeKey, unrated } from "../shelf/records";
import { discard, keepGame, kept, readGame, setAside, shelf } from "../shelf/shelf";
import { hold, listen, type Release, takeOver, tell } from "../shelf/tabs";
import { look } from "./clock";
import { currentGivens, elapsed, hint, note, passTime, paused, report, showGame, view } from "./game";
import { keptUpTo, missedMoves, movesMade, openJournal } from "./journal";

interface Hand {
  id: string;
  begun: number;
  /** How many moves had been made when it came into hand. */
  moves: number;
  release: Release;
}

const hand = signal<Hand | null>(null);
/** The game that this tab would show, but another one has in hand. */
export const elsewhere = signal<string | null>(null);

export const gameInHand = computed(() => hand.value?.id ?? null);

async function saveOnce(): Promise<void> {
  const now = hand.value;
  if (!now) return;
  const moves = movesMade();
  const { text } = await game.call("game.save", {});
  if (hand.value !== now || !view.value) return;
  const record = { ...recordOf(now.id, note.value, view.value), begun: now.begun, elapsed: elapsed.value, moves };
  if (await keepGame(record, text)) keptUpTo(moves);
}

let saving: Promise<void> | null = null;
let dirty = false;

/** Keeps the game as it is now; ends when that is done. */
function save(): Promise<void> {
  dirty = true;
  saving ??= (async () => {
    try {
      while (dirty) {
        dirty = false;
        await saveOnce();
      }
    } finally {
      saving = null;
    }
  })();
  return saving;
}

/** What nobody has touched is not worth a place: it was looked at and left. */
const shortestLook = 15_000;
const isUntouched = ({ canUndo, canRedo }: GameView) => !canUndo && !canRedo && elapsed.value < shortestLook;

/** Another tab has it now. */
function lose(id: string): void {
  if (hand.value?.id !== id) return;
  batch(() => {
    hand.value = null;
    elsewhere.value = id;
    showGame(null, unrated);
  });
}

async function giveAway(id: string): Promise<void> {
  const now = hand.value;
  if (now?.id !== id) return;
  await passTime();
  await save();
  lose(id);
  now.release();
}

/** What the tab begins with when it is loaded again. */
function rememberLast(id: string): void {
  remember("last", id);
  rememberInTab("game", id);
}

/** The game in hand goes back to its place, and the one that `ask` has the core begin comes; where that fails, it stays. */
async function change(next: Hand, about: GameNote, ask: () => Promise<GameView>, wasPaused = false): Promise<void> {
  await passTime();
  await save();
  const before = hand.value;
  const dropped = before && view.value && isUntouched(view.value);
  try {
    const shown = await ask();
    batch(() => {
      hand.value = next;
      elsewhere.value = null;
      openJournal(next.id, next.moves);
      showGame(shown, about, wasPaused);
    });
  } catch (error) {
    next.release();
    throw error;
  }
  rememberLast(next.id);
  if (!before) return;
  if (dropped) await discard([before.id]);
  if (trouble.value === null) forget(timeKey(before.id));
  before.release();
}

async function begin(about: GameNote, ask: () => Promise<GameView>, id = freshId()): Promise<void> {
  const release = await takeOver(id, () => lose(id));
  await change({ id, begun: Date.now(), moves: 0, release }, about, async () => {
    const shown = await ask();
    return settings.value.fillAtStart ? game.call("game.act", { kind: "fillCandidates" }) : shown;
  });
  if (about.level === "") void rateGame();
}

export function startGame(
  { shape, digits }: { shape: ShapeRequest; digits: number[] },
  about: GameNote = unrated,
  id?: string,
): Promise<void> {
  const source = { shape: "kind" in shape ? shape : requestOf(shape), digits };
  return begin(about, () => game.call("game.new", { board: source, mode: "play" }), id);
}

/** The saved game with the moves that came after it was saved, and the time after those. */
async function load({ id, moves }: GameRecord, text: string): Promise<GameView> {
  let shown = await game.call("game.load", { text });
  for (const move of missedMoves(id, moves)) shown = await game.call("game.act", move).catch(() => shown);
  const missing = Number(recall(timeKey(id))) - shown.elapsed;
  if (!(missing > 0)) return shown;
  return game.call("game.act", { kind: "time", milliseconds: Math.round(missing) });
}

export type Opened = "opened" | "elsewhere" | "unreadable";

/** A kept game comes into hand; with `force` also one that another tab has, which then lets go of it. */
export async function openKept(id: string, force = false, wasPaused = false): Promise<Opened> {
  if (hand.value?.id === id) return "opened";
  const release = await (force ? takeOver : hold)(id, () => lose(id));
  if (!release) return "elsewhere";
  try {
    // Read now, and together: until a moment ago another tab may have changed it.
    const found = await readGame(id);
    if (found) {
      const { record, text } = found;
      const { begun } = record;
      const moves = record.moves + missedMoves(id, record.moves).length;
      await change({ id, begun, moves, release }, record, () => load(record, text), wasPaused);
      return "opened";
    }
  } catch (error) {
    // Where the core does not work nothing is known about the game.
    if (!isRefusal(error)) throw error;
  }
  release();
  setAside(id);
  return "unreadable";
}

/** Whether it was begun before: then it goes on where it was. Rejects where the text is no shared game. */
export async function openShared(text: string): Promise<boolean> {
  const shared = await work.call("game.openShare", { text });
  const record = recordOf("", unrated, shared);
  const bringsMore = shared.cells.some(({ digit, given, corner, centre }) => (digit > 0 && !given) || corner[0] || centre[0]);
  const known = shelf.value.games.find((each) => !each.complete && samePuzzle(each, record));
  if (known && !bringsMore && (await openKept(known.id)) === "opened") return true;
  await begin(unrated, () => game.call("game.openShare", { text }));
  return false;
}

/** Links do not tell how hard a puzzle is, and nobody may have waited for the verdict on one's own. */
async function rateGame(): Promise<void> {
  const now = hand.value;
  const givens = currentGivens.value;
  if (!now || !givens) return;
  const board = { shape: requestOf(givens.shape), digits: givens.digits };
  try {
    const { level, text } = await work.call("board.rate", { board });
    if (hand.value !== now) return;
    note.value = { ...note.value, level, rating: text };
    await save();
  } catch {
    // It has no single solution, or takes long to rate: then nothing is said.
  }
}

function lastGame(): string | undefined {
  const { games } = shelf.value;
  const wanted = [recallInTab("game"), recall("last")].find((id) => id !== null && kept(id));
  return wanted ?? games.find(({ complete }) => !complete)?.id;
}

/** The game of last time: whether there was one, and what became of it. */
export async function resume(): Promise<Opened | "none"> {
  const id = lastGame();
  if (id === undefined) return "none";
  const opened = await openKept(id, false, recallInTab("paused") === id);
  if (opened === "elsewhere") elsewhere.value = id;
  return opened;
}

function rememberTime(): void {
  look();
  if (hand.value) remember(timeKey(hand.value.id), String(Math.floor(elapsed.value)));
}

/** To be called once: every move is kept, the time of every second, and in this tab that the game is paused. */
export function keepGames(): void {
  effect(() => {
    // Hints and checks are counted as help, which is kept like a move.
    const told = [hint.value, report.value];
    if (told && view.value && hand.value) void save();
  });
  effect(() => {
    if (elapsed.value > 0 && hand.value) remember(timeKey(hand.value.id), String(Math.floor(elapsed.value)));
  });
  effect(() => {
    if (hand.value) rememberInTab("paused", paused.value ? hand.value.id : "");
  });
  addEventListener("pagehide", rememberTime);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    rememberTime();
    void save();
  });
  listen((message) => {
    if (message.kind === "give") void giveAway(message.id);
    if (message.kind === "whose" && message.id === gameInHand.value) tell({ kind: "mine", id: message.id });
  });
}
