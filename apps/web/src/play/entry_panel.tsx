// The mode and the digit pad: all that is needed to play without a keyboard.
import { digitText } from "../app/digits";
import { settings } from "../app/settings";
import type { GameView } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import { pressClear, pressDigit } from "./commands";
import { entryModes, keyOfMode } from "./keys";
import { padStyle } from "./pad_layout";
import { eraser, held, mode, setMode } from "./pen";
import "./pad.css";

const keepFocus = (event: MouseEvent) => event.preventDefault();

export function EntryPanel({ game }: { game: GameView }) {
  const texts = messages.value.play;
  const { size } = game.shape;
  const { symbols } = settings.value;
  return (
    <section class="play-entry" aria-label={texts.pad}>
      <Segmented
        label={texts.mode}
        value={mode.value}
        options={entryModes.map((value) => ({ value, text: texts.modes[value], keys: keyOfMode(value, size, symbols) }))}
        onChange={setMode}
        keepFocus
      />
      {mode.value === "colour" ? <ColourPad /> : <DigitPad game={game} />}
    </section>
  );
}

function DigitPad({ game }: { game: GameView }) {
  const texts = messages.value.play;
  const { size } = game.shape;
  const { counts } = settings.value;
  const entering = mode.value === "digit";
  return (
    <div class={`pad pad-${mode.value} ${size > 9 ? "pad-many" : ""}`} style={padStyle(size, 1)}>
      {game.left.map((left, index) => {
        const symbol = digitText(index + 1, size);
        const used = counts && left <= 0;
        return (
          <button
            key={index}
            type="button"
            class={used ? "pad-key pad-used" : "pad-key"}
            aria-pressed={held.value === index + 1 || undefined}
            disabled={used && entering}
            onMouseDown={keepFocus}
            onClick={() => pressDigit(index + 1)}
          >
            <span class="pad-symbol">{symbol}</span>
            {counts && (
              <>
                <span class="unseen">{texts.padLeft(Math.max(left, 0))}</span>
                <span class="pad-count" aria-hidden="true">
                  {Math.max(left, 0)}
                </span>
              </>
            )}
          </button>
        );
      })}
      <ClearKey />
    </div>
  );
}

function ColourPad() {
  const texts = messages.value.play;
  return (
    <div class="pad" style={padStyle(9, 1)} role="group" aria-label={texts.padColours}>
      {Array.from({ length: 9 }, (_, colour) => (
        <button
          key={colour}
          type="button"
          class="pad-key pad-colour"
          style={{ backgroundColor: `var(--colour-${colour + 1})` }}
          aria-label={texts.padColour(colour + 1)}
          aria-pressed={held.value === colour + 1 || undefined}
          onMouseDown={keepFocus}
          onClick={() => pressDigit(colour + 1)}
        >
          <span class="pad-symbol">{colour + 1}</span>
        </button>
      ))}
      <ClearKey />
    </div>
  );
}

function ClearKey() {
  const { clear: label } = messages.value.play;
  return (
    <button
      type="button"
      class="pad-key pad-clear"
      aria-pressed={held.value === eraser || undefined}
      title={label}
      onMouseDown={keepFocus}
      onClick={pressClear}
    >
      <Icon name="erase" />
      <span class="pad-word">{label}</span>
      <kbd aria-hidden="true">0</kbd>
    </button>
  );
}
