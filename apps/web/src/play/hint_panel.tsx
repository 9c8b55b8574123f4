// The hint that is told at present, and how to hear more of it.
import { useEffect } from "preact/hooks";
import { digitText } from "../app/digits";
import type { GameView } from "../core/api";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { announce } from "../ui/toast";
import { applyHint, askHint } from "./commands";
import { hint } from "./game";
import { hintMatrixText, hintText, techniqueName } from "./hint_words";
import "./hint.css";

export function HintPanel({ game }: { game: GameView }) {
  const texts = messages.value.hints;
  const told = hint.value;
  const symbol = (digit: number) => digitText(digit, game.shape.size);
  const text = told ? hintText(messages.value, game.shape, told, symbol) : "";
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (!told) return null;
  const isStep = told.kind === "step";
  const named = isStep && told.level > 1;
  const matrixText = hintMatrixText(messages.value, game.shape, told, symbol);
  return (
    <section class="hint" aria-label={texts.title}>
      <header>
        <h2>{named ? techniqueName(texts, told.technique) : texts.title}</h2>
        <IconButton icon="close" label={texts.close} keepFocus onPress={() => (hint.value = null)} />
      </header>
      {named && <p class="hint-rating">{texts.rating(told.rating)}</p>}
      <p>{text}</p>
      {matrixText && (
        <details>
          <summary>{texts.matrix}</summary>
          <p>{matrixText}</p>
        </details>
      )}
      {isStep && (
        <div class="hint-buttons">
          {told.level < 3 && (
            <Button keepFocus onPress={() => void askHint()}>
              {texts.more}
            </Button>
          )}
          {told.level === 3 && (
            <Button kind="primary" keepFocus onPress={() => void applyHint()}>
              {texts.apply}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
