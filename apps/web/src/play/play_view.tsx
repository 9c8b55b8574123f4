// PlayView: the board, and everything that helps to solve it.
import { useMemo, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Board } from "../board/board";
import type { BoardPointer } from "../board/board_state";
import type { GameView } from "../core/api";
import { messages } from "../i18n/messages";
import { StorageNote } from "../shelf/storage_note";
import { useBoardFocus } from "./board_focus";
import { run } from "./commands";
import { ElsewherePanel } from "./elsewhere_panel";
import { EntryPanel } from "./entry_panel";
import { hint, paused, report, selection, view } from "./game";
import { GameHeader } from "./game_header";
import { elsewhere } from "./hand";
import { tintsOf } from "./highlights";
import { HintPanel } from "./hint_panel";
import { useKeyboard } from "./keyboard";
import { PausedBoard } from "./paused_board";
import { alike, including, pressed } from "./selection";
import { shapeText } from "./shape_text";
import { SolvedPanel } from "./solved_panel";
import { useSolvedWave } from "./solved_wave";
import { Tools } from "./tools";
import { smallestToZoom, useZoom, zoomed } from "./zoom";
import "./play.css";

function select(game: GameView, event: BoardPointer): void {
  if (event.kind === "down") selection.value = pressed(selection.value, event.cell, event.extend);
  if (event.kind === "move") selection.value = including(selection.value, event.cell);
  if (event.kind === "double") selection.value = alike(game.cells, event.cell);
}

export function PlayView() {
  const game = view.value;
  if (!game && elsewhere.value) return <ElsewherePanel id={elsewhere.value} />;
  if (!game) return <p class="play-waiting">{messages.value.app.loading}</p>;
  return <GameInHand game={game} />;
}

function GameInHand({ game }: { game: GameView }) {
  const chosen = settings.value;
  const [dismissed, dismiss] = useState<GameView | null>(null);
  useKeyboard(
    () => ({
      size: view.value?.shape.size ?? 0,
      symbols: settings.value.symbols,
      hasSelection: selection.value.cells.length > 0,
    }),
    run,
  );
  useBoardFocus();
  const wave = useSolvedWave(game);
  const tints = useMemo(
    () => wave ?? tintsOf(game, selection.value, chosen, report.value, hint.value),
    [wave, game, selection.value, chosen, report.value, hint.value],
  );
  const rings = useMemo(
    () => hint.value && [...hint.value.candidates, ...(hint.value.places ? [hint.value.places] : [])],
    [hint.value],
  );
  const sheet = useZoom(selection.value.cursor);
  const enlarged = zoomed.value && game.shape.size >= smallestToZoom;
  const solved = game.complete && dismissed !== game;
  return (
    <div class="play" style={{ "--board-cells": String(game.shape.size) }}>
      <div class="play-board-column">
        <StorageNote />
        <GameHeader game={game} />
        <div ref={sheet} class={enlarged ? "board-sheet board-zoomed" : "board-sheet"}>
          {paused.value ? (
            <PausedBoard shape={game.shape} />
          ) : (
            <Board
              shape={game.shape}
              cells={game.cells}
              label={shapeText(messages.value.play, game.shape)}
              symbols={chosen.symbols}
              selection={selection.value.cells}
              {...(selection.value.cursor >= 0 && { cursor: selection.value.cursor })}
              tints={tints}
              {...(rings && { rings })}
              {...(hint.value && { struck: hint.value.rulesOut })}
              onPointer={(event) => select(game, event)}
            />
          )}
        </div>
      </div>
      <div class="play-side" inert={paused.value}>
        {solved ? (
          <SolvedPanel game={game} onClose={() => dismiss(game)} />
        ) : (
          <>
            <HintPanel />
            <EntryPanel game={game} />
            <Tools game={game} />
          </>
        )}
      </div>
    </div>
  );
}
