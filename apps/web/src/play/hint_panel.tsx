// The hint that is told at present, and how to hear more of it.
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings";
import { offScale } from "../core/api_steps";
import { decimalText } from "../i18n/figures";
import { language, messages } from "../i18n/messages";
import { WayChoice } from "../steps/step_drawing";
import { Button, IconButton } from "../ui/button";
import { announce } from "../ui/toast";
import { applyHint, askHint, retellHint } from "./commands";
import { hint } from "./game";
import "./hint.css";

/** From so many characters on, a text gets the whole width on a phone. */
const longText = 80;

export function HintPanel() {
  const texts = messages.value.hints;
  const told = hint.value;
  const text = told?.text ?? "";
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  useEffect(() => void retellHint(), [language.value, settings.value.symbols]);
  if (!told) return null;
  const isStep = told.kind === "step";
  const named = isStep && told.level > 1;
  // Of steps by further rules there is no page.
  const taught = named && told.rating !== offScale;
  return (
    <section class={text.length > longText ? "hint hint-long" : "hint"} aria-label={texts.title}>
      <header>
        <h2>
          {taught ? (
            <a href={`#/technique/${told.technique}`} aria-label={messages.value.hints.about(told.techniqueName)}>
              {told.techniqueName}
            </a>
          ) : (
            (named && told.techniqueName) || texts.title
          )}
        </h2>
        {taught && <span class="hint-rating">{texts.rating(decimalText(told.rating))}</span>}
        <IconButton icon="close" label={texts.close} keepFocus onPress={() => (hint.value = null)} />
      </header>
      <p>{text}</p>
      {told.drawn && <WayChoice step={told.drawn} name={told.techniqueName} />}
      {isStep && (
        <div class="hint-foot">
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
          {told.matrixText && (
            <details>
              <summary>{texts.matrix}</summary>
              <p>{told.matrixText}</p>
            </details>
          )}
        </div>
      )}
    </section>
  );
}
