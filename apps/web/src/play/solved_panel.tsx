// What is said when the puzzle is solved.
import { useEffect } from "preact/hooks";
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { announce } from "../ui/toast";
import { clockText } from "./clock_text";

export function SolvedPanel({ game, onClose }: { game: GameView; onClose: () => void }) {
  const texts = messages.value.play;
  const text = settings.value.timer ? texts.solved(clockText(game.elapsed)) : texts.solvedUntimed;
  useEffect(() => announce(`${texts.solvedTitle}. ${text}`), []);
  return (
    <section class="card solved" aria-label={texts.solvedTitle}>
      <h2>{texts.solvedTitle}</h2>
      <p>{text}</p>
      <p class="solved-counts">
        {game.hintsUsed > 0 && <span>{texts.hintsUsed(game.hintsUsed)}</span>}
        {game.checksUsed > 0 && <span>{texts.checksUsed(game.checksUsed)}</span>}
      </p>
      <div class="solved-buttons">
        <Button kind="primary" icon="plus" onPress={() => go("#/new")}>
          {texts.newGame}
        </Button>
        <Button icon="watch" onPress={() => go("#/watch")}>
          {texts.watchThis}
        </Button>
        <Button onPress={onClose}>{messages.value.app.close}</Button>
      </div>
    </section>
  );
}
