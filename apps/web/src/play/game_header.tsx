// The line over the board: what is being played, the time, and what can be done with the puzzle as a whole.
import { signal } from "@preact/signals";
import { go } from "../app/router";
import { settings } from "../app/settings";
import type { GameView } from "../core/api";
import { messages } from "../i18n/messages";
import { PrintDialog } from "../print/print_dialog";
import { ShareDialog } from "../share/share_dialog";
import { Button, IconButton } from "../ui/button";
import { elapsed } from "./clock";
import { clockText } from "./clock_text";
import { note } from "./game";
import { KeysDialog } from "./keys_dialog";
import { shapeName } from "./shape_text";

const open = signal<"share" | "print" | "keys" | null>(null);
const close = () => (open.value = null);

/** Apart from the rest of the header, since it changes every second. */
function Clock() {
  return (
    <span class="play-clock" role="timer" aria-label={messages.value.play.time}>
      {clockText(elapsed.value)}
    </span>
  );
}

export function GameHeader({ game }: { game: GameView }) {
  const texts = messages.value.play;
  const { level, rating } = note.value;
  return (
    <header class="play-header">
      <div class="play-title">
        <h1>
          {shapeName(texts, game.shape)}
          {level && <span title={messages.value.hints.rating(rating)}>{` · ${texts.levels[level]}`}</span>}
        </h1>
        <p>
          <span>{texts.left(game.empty)}</span>
          {settings.value.timer && <Clock />}
        </p>
      </div>
      <div class="play-header-buttons">
        <span class="play-keys-button">
          <IconButton icon="keyboard" label={texts.keyboard} onPress={() => (open.value = "keys")} />
        </span>
        <span class="play-print-button">
          <IconButton icon="print" label={texts.print} onPress={() => (open.value = "print")} />
        </span>
        <IconButton icon="share" label={texts.share} onPress={() => (open.value = "share")} />
        <Button kind="primary" icon="plus" onPress={() => go("#/new")}>
          {texts.newGame}
        </Button>
      </div>
      {open.value === "keys" && <KeysDialog onClose={close} />}
      {open.value === "share" && <ShareDialog onClose={close} onPrint={() => (open.value = "print")} />}
      {open.value === "print" && <PrintDialog onClose={close} />}
    </header>
  );
}
