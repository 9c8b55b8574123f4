// EnterView: a puzzle of one's own, typed, pasted or dropped; the page says at once what it is worth.
import { useMemo, useState } from "preact/hooks";
import { LazyView } from "../app/lazy_view";
import { settings } from "../app/settings";
import { Board, type BoardProps } from "../board/board";
import { plainCells, type Tint } from "../board/board_state";
import { messages } from "../i18n/messages";
import { useKeyboard } from "../play/keyboard";
import { padRows } from "../play/pad_layout";
import { Button, IconButton } from "../ui/button";
import { BoardChoice } from "./board_choice";
import { emptyBoard } from "./entry";
import { entry, play, run, select, selection, show } from "./entry_commands";
import { EntryPad } from "./entry_pad";
import { useDrop, usePaste } from "./incoming";
import { photographed, photoShown } from "./pictures";
import { ReadingPanel } from "./reading_panel";
import { setter } from "./setter";
import { type Known, known, useVerdict } from "./verdict";
import { VerdictLine, VerdictPanel } from "./verdict_panel";
import "./enter.css";

function tintsOf(verdict: Known): Map<number, Tint> {
  const tints = new Map<number, Tint>();
  if (verdict.state !== "known") return tints;
  for (const cell of verdict.diagnosis.differences) tints.set(cell, "differs");
  for (const cell of verdict.diagnosis.contradicting) tints.set(cell, "conflict");
  return tints;
}

/** A board without a solution, or without a digit: there is nothing to play. */
const isHopeless = (verdict: Known) =>
  verdict.state === "empty" || (verdict.state === "known" && verdict.diagnosis.verdict === "none");

function Bar() {
  const { enter: texts, play: playTexts } = messages.value;
  const { board, done, undone } = entry.value;
  const blank = !board.shape.rules && board.digits.every((digit) => digit === 0);
  return (
    <div class="enter-bar">
      <BoardChoice shape={board.shape} onChoose={(shape) => show(emptyBoard(shape))} />
      <IconButton icon="undo" label={playTexts.undo} disabled={done.length === 0} onPress={() => run({ kind: "undo" })} />
      <IconButton icon="redo" label={playTexts.redo} disabled={undone.length === 0} onPress={() => run({ kind: "redo" })} />
      <IconButton icon="erase" label={texts.empty} disabled={blank} onPress={() => show(emptyBoard(board.shape))} />
    </div>
  );
}

const loadSetPanel = () => import("../rules/set_panel").then((module) => module.readySetPanel());
const loadPhotoPanel = () => import("../photo/photo_panel").then((module) => module.readyPhotoPanel());

export function EnterView() {
  const texts = messages.value.enter;
  const [ruling, setRuling] = useState(false);
  const { board } = entry.value;
  useVerdict(board);
  usePaste();
  const { over, handlers } = useDrop();
  useKeyboard(
    () => ({
      size: entry.value.board.shape.size,
      symbols: settings.value.symbols,
      hasSelection: selection.value.cells.length > 0,
    }),
    (command, key) => setter.value?.run(command, key) || run(command, key),
  );
  const tints = useMemo(() => tintsOf(known.value), [known.value]);
  const cells = useMemo(() => plainCells(board.digits), [board]);
  const plain: BoardProps = {
    shape: board.shape,
    cells,
    label: texts.title,
    symbols: settings.value.symbols,
    selection: selection.value.cells,
    ...(selection.value.cursor >= 0 && { cursor: selection.value.cursor }),
    tints,
    onPointer: (event) => setter.value?.point(event) || select(event),
  };
  const shown = photographed.value?.look(plain) ?? plain;
  return (
    <div class="enter" style={padRows(board.shape.size, 2)} {...handlers}>
      <div class="enter-head">
        <h1>{texts.title}</h1>
        <p class="enter-intro">{texts.intro}</p>
        <Bar />
      </div>
      <div class="enter-board board-sheet">
        <Board {...(setter.value?.look(shown) ?? shown)} />
      </div>
      <div class="enter-side">
        <VerdictLine />
        <div class="enter-tools">
          <Button icon="camera" pressed={photoShown.value} onPress={() => (photoShown.value = !photoShown.value)}>
            {texts.photo}
          </Button>
          <Button icon="pencil" pressed={ruling} onPress={() => setRuling(!ruling)}>
            {texts.rules}
          </Button>
        </div>
        {photoShown.value && <LazyView load={loadPhotoPanel} props={{}} />}
        {ruling && <LazyView load={loadSetPanel} props={{}} />}
        {!setter.value?.draws() && <EntryPad size={board.shape.size} />}
        <VerdictPanel board={board} />
        <Button kind="primary" icon="play" disabled={isHopeless(known.value)} onPress={() => void play()}>
          {texts.start}
        </Button>
        <ReadingPanel shape={board.shape} onRead={show} />
      </div>
      {over && <div class="enter-drop">{texts.drop}</div>}
    </div>
  );
}
