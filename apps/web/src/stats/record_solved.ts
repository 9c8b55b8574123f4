// Every game that is solved becomes a result.
import { effect } from "@preact/signals";
import type { GameView } from "../core/api_boards";
import { note, view } from "../play/game";
import { gameInHand } from "../play/hand";
import { recordOf } from "../shelf/records";
import { addResults, followResults, resultOf } from "./results";

/** To be called once. */
export function recordSolved(): void {
  void followResults();
  let before: { id: string; game: GameView } | null = null;
  effect(() => {
    const id = gameInHand.value;
    const game = view.value;
    if (!id || !game) return;
    // A solved game that is opened again was counted when it was solved.
    const solvedNow = game.complete && before?.id === id && !before.game.complete;
    before = { id, game };
    if (solvedNow) void addResults([resultOf(recordOf(id, note.peek(), game))]);
  });
}
