// PlayView: the board, and everything that helps to solve it.
import { useMemo, useState } from "preact/hooks";
import { LazyView } from "../app/lazy_view";
import { settings } from "../app/settings";
import { Board, rulesLayer } from "../board/board";
import type { GameView } from "../core/api_boards";
import { RulesOffer } from "../help/offer";
import { messages } from "../i18n/messages";
import { StorageNote } from "../shelf/storage_note";
import { StepDrawing } from "../steps/step_drawing";
import { useBoardFocus } from "./board_focus";
import { run } from "./commands";
import { ElsewherePanel } from "./elsewhere_panel";
import { EntryPanel } from "./entry_panel";
import { hint, paused, report, selection, view } from "./game";
import { GameHeader, showHelp } from "./game_header";
import { elsewhere } from "./hand";
import { tintsOf } from "./highlights";
import { cellsUnderHint } from "./hint_board";
import { HintPanel } from "./hint_panel";
import { useKeyboard } from "./keyboard";
import { marksAtPlaces } from "./mark_places";
import { padRows } from "./pad_layout";
import { PausedBoard } from "./paused_board";
import { chosenDigit } from "./pen";
import { point } from "./pointing";
import { shapeText } from "./shape_text";
import { useSolvedWave } from "./solved_wave";
import { Tools } from "./tools";
import { smallestToZoom, useZoom, zoomed } from "./zoom";
import "./play.css";

const solvedPanel = async () => (await import("../parts/views")).SolvedPanel;

export function PlayView() {
  const game = view.value;
  if (!game && elsewhere.value) return <ElsewherePanel id={elsewhere.value} />;
  if (!game) return <p class="play-waiting">{messages.value.app.loading}</p>;
  return (
    <>
      <StorageNote />
      <GameInHand game={game} />
    </>
  );
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
  const digit = chosenDigit.value;
  const wave = useSolvedWave(game);
  const tints = useMemo(
    () => wave ?? tintsOf(game, selection.value, chosen, report.value, hint.value, digit),
    [wave, game, selection.value, chosen, report.value, hint.value, digit],
  );
  const drawn = hint.value?.drawn;
  const cells = useMemo(() => (hint.value ? cellsUnderHint(game, hint.value) : game.cells), [game, hint.value]);
  const sheet = useZoom(selection.value.cursor);
  const enlarged = zoomed.value && game.shape.size >= smallestToZoom;
  const solved = game.complete && dismissed !== game;
  const LeftOut = game.shape.rules && rulesLayer()?.LeftOut;
  return (
    <div class="play" style={{ "--board-cells": String(game.shape.size), ...padRows(game.shape.size, 1) }}>
      <GameHeader game={game} />
      <div ref={sheet} class={enlarged ? "play-board board-sheet board-zoomed" : "play-board board-sheet"}>
        {paused.value ? (
          <PausedBoard shape={game.shape} />
        ) : (
          <Board
            shape={game.shape}
            cells={cells}
            label={shapeText(messages.value.play, game.shape)}
            symbols={chosen.symbols}
            selection={selection.value.cells}
            {...(selection.value.cursor >= 0 && { cursor: selection.value.cursor })}
            tints={tints}
            {...(drawn && { over: <StepDrawing size={game.shape.size} step={drawn} /> })}
            chosenDigit={chosen.sameDigit && !hint.value ? digit : 0}
            marksAtPlaces={marksAtPlaces.value}
            onPointer={(event) => point(game, event)}
          />
        )}
      </div>
      <div class="play-side" inert={paused.value}>
        {solved ? (
          <LazyView load={solvedPanel} props={{ game, onClose: () => dismiss(game) }} />
        ) : (
          <>
            {LeftOut && <LeftOut shape={game.shape} />}
            <EntryPanel game={game} />
            <Tools game={game} />
            <HintPanel />
            <RulesOffer onShow={showHelp} />
          </>
        )}
      </div>
    </div>
  );
}
