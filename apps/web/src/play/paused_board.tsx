// What stands in the place of the board while the game is paused: its lines, and nothing that could be thought about.
import { useEffect, useRef } from "preact/hooks";
import { gridPath, marginOf, regionPath, unit } from "../board/geometry";
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { paused } from "./game";
import "./paused_board.css";

export function PausedBoard({ shape }: { shape: Shape }) {
  const texts = messages.value.games;
  const place = useRef<HTMLDivElement>(null);
  const width = shape.size * unit;
  const margin = marginOf(shape);
  useEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} class="paused">
      <svg viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${width + 2 * margin}`} aria-hidden="true">
        <rect class="board-frame" width={width} height={width} rx={4} />
        <path class="board-thin" d={gridPath(shape.size)} />
        <path class="board-thick" d={regionPath(shape)} />
      </svg>
      <div class="paused-text">
        <h2>{texts.paused}</h2>
        <p>{texts.pausedText}</p>
        <Button kind="primary" icon="play" onPress={() => (paused.value = false)}>
          {texts.resume}
        </Button>
      </div>
    </div>
  );
}
