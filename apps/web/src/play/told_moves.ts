// Told moves: every move in the game is said to someone who does not see the board, whatever made it.
import { effect } from "@preact/signals";
import { settings } from "../app/settings";
import { toldChange } from "../board/told_change";
import type { GameView } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { announce } from "../ui/toast";
import { view } from "./game";
import { gameInHand } from "./hand";

interface Told {
  game: string | null;
  view: GameView | null;
}

function tell(before: GameView, after: GameView): void {
  const { symbols, conflicts } = settings.peek();
  const text = toldChange(messages.peek().play, before.cells, after.cells, {
    size: after.shape.size,
    symbols,
    conflicts: conflicts ? after.conflicts : [],
    conflictsBefore: before.conflicts,
  });
  if (text) announce(text);
}

/** To be called once. */
export function tellMoves(): void {
  let last: Told = { game: null, view: null };
  effect(() => {
    const before = last;
    last = { game: gameInHand.value, view: view.value };
    // Another game is another board, of which nothing has changed.
    if (last.view && before.view && last.game === before.game) tell(before.view, last.view);
  });
}
