// Tabs: what tabs of this page tell each other, and which of them has a game in hand. Only one can: two would overwrite each
// other's moves.
//   const release = await hold(id, () => { … });   // null where another tab has it
import { signal } from "@preact/signals";

export type Message =
  /** The shelf or the statistics are not as they were. */
  | { kind: "changed" }
  /** Another tab wants to play this game. */
  | { kind: "give"; id: string }
  /** Another tab wants to know whether any has this game in hand; and one has. */
  | { kind: "whose" | "mine"; id: string }
  /** A tab has let go of a game. */
  | { kind: "free" };

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("quadrille") : null;

export const tell = (message: Message): void => channel?.postMessage(message);

/** Returns what ends it. */
export function listen(hear: (message: Message) => void): () => void {
  const receive = ({ data }: MessageEvent<Message>) => hear(data);
  channel?.addEventListener("message", receive);
  return () => channel?.removeEventListener("message", receive);
}

export type Release = () => void;

const lockName = (id: string) => `quadrille game ${id}`;

/** A list of games, here or in another tab, may have been made while the lock was still there. */
function tellFree(): void {
  void lookAtTabs();
  tell({ kind: "free" });
}

/** Ends with null where the lock was not to be had; `onLost` is called when another tab took it by force. */
function lock(id: string, options: LockOptions, onLost: () => void): Promise<Release | null> {
  return new Promise((resolve) => {
    let had = false;
    const granted: LockGrantedCallback<void> = (taken) => {
      had = taken !== null;
      if (!taken) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks
      .request(lockName(id), options, granted)
      .then(() => had && tellFree())
      .catch(() => (had ? onLost() : resolve(null)));
  });
}

/** In milliseconds, with a tab that neither lets go of a game nor says anything. */
const patience = 10_000;

// Pages without https have no locks: there one tab may overwrite a game that another one has in hand, but no other game.
const hasLocks = () => "locks" in navigator;

/**
 * Ends with null as soon as a tab says that it has the game. One that is being closed or loaded again says nothing, and lets go
 * of it, be it late.
 */
export async function hold(id: string, onLost: () => void): Promise<Release | null> {
  if (!hasLocks()) return () => undefined;
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const end = listen((message) => message.kind === "mine" && message.id === id && giveUp());
  const timer = setTimeout(giveUp, patience);
  tell({ kind: "whose", id });
  const held = await lock(id, { signal: stop.signal }, onLost);
  clearTimeout(timer);
  end();
  return held;
}

/** Asks the tab that has the game for it; where it does not answer, takes it. */
export async function takeOver(id: string, onLost: () => void): Promise<Release> {
  if (!hasLocks()) return () => undefined;
  tell({ kind: "give", id });
  const given = await lock(id, { signal: AbortSignal.timeout(patience) }, onLost);
  return given ?? (await lock(id, { steal: true }, onLost)) ?? (() => undefined);
}

/** The games that some tab has in hand at present. */
export const gamesInTabs = signal<ReadonlySet<string>>(new Set());

export async function lookAtTabs(): Promise<void> {
  if (!hasLocks()) return;
  const { held = [] } = await navigator.locks.query();
  const prefix = lockName("");
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  gamesInTabs.value = new Set(names);
}
