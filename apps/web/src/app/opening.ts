// Opening: which game is on the board when the page is opened, and when a link to a puzzle or a day is followed.
import { effect, signal } from "@preact/signals";
import { openDaily } from "../daily/open_daily";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { firstBoard, firstPuzzle } from "../play/first_puzzle";
import { view } from "../play/game";
import { elsewhere, openShared, resume, startGame } from "../play/hand";
import { loadShapes } from "../play/sizes";
import { adoptOldGame } from "../shelf/adopt";
import { unrated } from "../shelf/records";
import { followShelf } from "../shelf/shelf";
import { toast } from "../ui/toast";
import { reloadIfOutdated, rememberLoaded } from "./offline";
import { goInstead, type Route, route } from "./router";

/** Why there is no game: what the core threw when it should have begun one. */
export const failure = signal<unknown>(null);

let shelfReady: Promise<void> | undefined;

/** Where there is none, the first puzzle is begun; but not for those who are on the front page, and have asked for nothing yet. */
async function openLastGame(now: Route): Promise<void> {
  const found = await resume();
  if (found === "unreadable") toast(messages.value.play.badSave);
  if (now.view !== "home" && (found === "none" || found === "unreadable")) {
    const { level, rating } = firstPuzzle;
    await loadShapes();
    await startGame(firstBoard(), { ...unrated, level, rating });
  }
}

/** The puzzle of the link; where it holds none, the game of last time and a word about it. */
async function openLink(now: Route, open: () => Promise<string>): Promise<void> {
  try {
    toast(await open());
  } catch (error) {
    toast(messages.value.play.badLink(failureText(error)));
    if (!view.value) await openLastGame(now);
  }
  goInstead("#/play");
}

async function openShare(text: string): Promise<string> {
  const known = await openShared(text);
  return known ? messages.value.games.knownPuzzle : messages.value.play.opened;
}

async function open(now: Route): Promise<void> {
  shelfReady ??= followShelf();
  await shelfReady;
  await adoptOldGame();
  if (now.view === "share") await openLink(now, () => openShare(now.text));
  else if (now.view === "daily") await openLink(now, () => openDaily(now.day));
  else if (!view.value && !elsewhere.value) await openLastGame(now);
  rememberLoaded();
}

let queue = Promise.resolve();
let latest = 0;

/** One after the other: an address may change before the game of the last one is there. The last says whether it failed. */
function openNext(now: Route): void {
  const turn = ++latest;
  queue = queue
    .then(() => open(now))
    .then(() => {
      failure.value = null;
    })
    .catch(async (error: unknown) => {
      if (view.value || (await reloadIfOutdated())) return;
      if (turn === latest) failure.value = error;
    });
}

export function tryAgain(): void {
  failure.value = null;
  openNext(route.value);
}

/** To be called once, when the address is known. Done when the first game is there, or could not be opened. */
export function openPuzzle(): Promise<void> {
  effect(() => openNext(route.value));
  addEventListener("online", () => {
    if (failure.value !== null) tryAgain();
  });
  return queue;
}
