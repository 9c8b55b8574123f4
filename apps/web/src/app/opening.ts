// Opening: which game is on the board when the page is opened, and when a link to a puzzle is followed.
import { effect } from "@preact/signals";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { resetClock } from "../play/clock";
import { openShared, resume, startText, view } from "../play/game";
import { firstPuzzle } from "../play/stock";
import { toast } from "../ui/toast";
import { goInstead, route } from "./router";

async function openLastGame(): Promise<void> {
  const found = await resume();
  if (found === "unreadable") toast(messages.value.play.badSave);
  if (found !== "resumed") await startText(firstPuzzle.givens, firstPuzzle);
}

/** The puzzle of the link; where it holds none, the game of last time and a word about it. */
async function openLink(text: string): Promise<void> {
  const texts = messages.value.play;
  try {
    await openShared(text);
    resetClock();
    toast(texts.opened);
  } catch (error) {
    toast(texts.badLink(failureText(error)));
    if (!view.value) await openLastGame();
  }
  goInstead("#/play");
}

function tellFailure(): void {
  if (!view.value) toast(messages.value.app.coreFailed);
}

/** To be called once, when the address is known. */
export function openPuzzle(): void {
  effect(() => {
    const now = route.value;
    if (now.view === "share") openLink(now.text).catch(tellFailure);
    else if (!view.peek()) openLastGame().catch(tellFailure);
  });
}
