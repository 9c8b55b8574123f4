// The line over the board: what is being played, the time, and what can be done with the puzzle as a whole.
import { signal } from "@preact/signals";
import { LazyView } from "../app/lazy_view";
import { go } from "../app/router";
import { settings } from "../app/settings";
import { rulesLayer } from "../board/board";
import type { GameView } from "../core/api_boards";
import { dayText, shortDayText } from "../daily/day_text";
import { LazyHelp } from "../help/lazy_help";
import { decimalText } from "../i18n/figures";
import { messages } from "../i18n/messages";
import { Button, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { clockText } from "./clock_text";
import { elapsed, note, paused } from "./game";
import { shortShapeText } from "./shape_text";
import "./game_header.css";

const open = signal<"share" | "print" | "help" | null>(null);
const close = () => (open.value = null);
export const showHelp = () => (open.value = "help");
const print = async () => (await import("../parts/views")).PrintDialog;
const share = async () => (await import("../parts/views")).ShareDialog;

/** Apart from the rest of the header, since it changes every second. */
function Clock() {
  return (
    <span class="play-clock" role="timer" aria-label={messages.value.play.time}>
      {clockText(elapsed.value)}
    </span>
  );
}

function PauseButton() {
  const texts = messages.value.games;
  const label = paused.value ? texts.resume : texts.pause;
  return (
    <button type="button" class="play-pause" aria-label={label} title={label} onClick={() => (paused.value = !paused.value)}>
      <Icon name={paused.value ? "play" : "pause"} />
    </button>
  );
}

/** The name on a wide page, and the date alone on a phone. */
function DailyName({ day }: { day: string }) {
  const texts = messages.value.games;
  return (
    <span class="play-daily" title={texts.dailyOf(dayText(day))}>
      <span>{texts.daily}</span>
      <span>{shortDayText(day)}</span>
    </span>
  );
}

export function GameHeader({ game }: { game: GameView }) {
  const { play: texts, games, hints } = messages.value;
  const { level, rating, daily } = note.value;
  const variant = game.shape.rules && rulesLayer()?.variantName(game.shape);
  return (
    <header class="play-header">
      <div class="play-title">
        <h1>
          {daily ? <DailyName day={daily} /> : shortShapeText(texts, game.shape)}
          {variant && ` · ${variant}`}
          {level && <span title={rating && hints.rating(decimalText(rating))}>{` · ${texts.levels[level]}`}</span>}
        </h1>
        <p>
          <span class="play-left">{texts.left(game.empty)}</span>
          {settings.value.timer && (
            <span class="play-time">
              <Clock />
              {!game.complete && <PauseButton />}
            </span>
          )}
        </p>
      </div>
      <div class="play-header-buttons">
        <IconButton icon="help" label={messages.value.help.title} onPress={showHelp} />
        <IconButton icon="shelf" label={games.title} onPress={() => go("#/games")} />
        <span class="play-print-button">
          <IconButton icon="print" label={texts.print} onPress={() => (open.value = "print")} />
        </span>
        <IconButton icon="share" label={texts.share} onPress={() => (open.value = "share")} />
        <Button kind="primary" icon="plus" onPress={() => go("#/new")}>
          {texts.newGame}
        </Button>
      </div>
      {open.value === "help" && <LazyHelp onClose={close} />}
      {open.value === "share" && <LazyView load={share} props={{ onClose: close, onPrint: () => (open.value = "print") }} />}
      {open.value === "print" && <LazyView load={print} props={{ onClose: close }} />}
    </header>
  );
}
