// The dialog for a new game: kind, size, level and symmetry.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { goInstead } from "../app/router";
import type { Progress } from "../core/api";
import type { Shape } from "../core/api_boards";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { unrated } from "../shelf/records";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Select, Switch } from "../ui/fields";
import { ProgressBar } from "../ui/progress";
import { type Choices, type Kind, recallChoices, rememberChoices, symmetries } from "./choices";
import { startGame } from "./hand";
import { jigsawShape } from "./jigsaws";
import { KindChoice } from "./kind_choice";
import { LevelChoice } from "./level_choice";
import { type LevelWish, nearestLevel, useLevels } from "./levels";
import { fromStock, makePuzzle, makeRuled, type PuzzleSpec, stockFor } from "./new_game";
import { SizeChoice } from "./size_choice";
import { latinShapes, shapeOfSize, sudokuShapes } from "./sizes";
import { isRuled, isVariant, levelsOf, sizesOf } from "./variants";
import "./new_game.css";

const leave = () => goInstead("#/play");

function specOf({ kind, size, level, symmetry }: Choices, seed: number): PuzzleSpec {
  const shape = kind === "jigsaw" ? jigsawShape(seed) : shapeOfSize(kind === "latin" ? kind : "sudoku", size);
  return { shape, level, symmetry };
}

function shapesOf(kind: Kind): readonly Shape[] {
  if (!isVariant(kind)) return kind === "latin" ? latinShapes() : sudokuShapes();
  return sudokuShapes().filter(({ size }) => sizesOf(kind).includes(size));
}

interface FormProps {
  choices: Choices;
  /** Of the board. */
  size: number;
  /** The levels that the board can have. */
  levels: readonly LevelWish[];
  choose: (part: Partial<Choices>) => void;
  /** Whether there are ready puzzles for these choices. */
  hasStock: boolean;
  makeNew: boolean;
  setMakeNew: (makeNew: boolean) => void;
  children: ComponentChildren;
}

function Form({ choices, size, levels, choose, hasStock, makeNew, setMakeNew, children }: FormProps) {
  const texts = messages.value.newGame;
  const { kind } = choices;
  const ruled = isRuled(kind);
  const shapes = shapesOf(kind);
  return (
    <div class="new-form">
      <KindChoice chosen={choices.kind} onChoose={(kind) => choose({ kind })} />
      {shapes.length > 1 && <SizeChoice shapes={shapes} chosen={size} onChoose={(next) => choose({ size: next })} />}
      <LevelChoice
        levels={levels}
        chosen={choices.level}
        needs={ruled ? texts.ruledNeeds : texts.levelNeeds}
        onChoose={(level) => choose({ level })}
      />
      {hasStock && !makeNew ? (
        <p class="new-stock">{texts.fromStock}</p>
      ) : ruled ? null : (
        <Select
          label={texts.symmetry}
          value={choices.symmetry}
          options={symmetries.map((value) => ({ value, text: texts.symmetries[value] }))}
          onChange={(symmetry) => choose({ symmetry })}
        />
      )}
      {hasStock && <Switch label={texts.makeNew} checked={makeNew} onChange={setMakeNew} />}
      {children}
    </div>
  );
}

const patienceMilliseconds = 8000;

/** After a while it says that waiting may be in vain: on small boards hard puzzles are rare. */
function Making({ progress }: { progress: Progress }) {
  const { newGame: texts, play } = messages.value;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="new-making">
      <ProgressBar label={play.making} done={progress.done} of={progress.of} />
      <p>{progress.done > 0 ? texts.madeSoFar(progress.done) : "\u00a0"}</p>
      <p role="status">{long && texts.rare}</p>
    </div>
  );
}

export function NewGameDialog() {
  const texts = messages.value.play;
  const [choices, setChoices] = useState<Choices>(recallChoices);
  const [makeNew, setMakeNew] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const work = useRef<AbortController | null>(null);

  const choose = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    rememberChoices(next);
    setFailure(null);
    setChoices(next);
  };
  const { kind } = choices;
  // The regions that a jigsaw has as long as one chooses.
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const { shape } = specOf(choices, seed);
  const plainLevels = useLevels(shape, choices.symmetry);
  const levels = isRuled(kind) ? levelsOf(kind) : plainLevels;
  const offered = { ...choices, level: nearestLevel(choices.level, levels) };
  const spec = specOf(offered, seed);
  const ready = isVariant(kind) ? [] : stockFor(spec);
  const useStock = ready.length > 0 && !makeNew;

  const start = async () => {
    const controller = new AbortController();
    work.current = controller;
    setProgress({ done: 0, of: 0, text: "" });
    try {
      const { signal } = controller;
      const taken = useStock ? await fromStock(ready, signal) : null;
      const make = () => (isRuled(kind) ? makeRuled(kind, spec, signal) : makePuzzle(spec, { onProgress: setProgress, signal }));
      const puzzle = taken ?? (await make());
      controller.signal.throwIfAborted();
      await startGame(puzzle.board, { ...unrated, level: puzzle.level, rating: puzzle.rating });
      leave();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error);
    } finally {
      setProgress(null);
    }
  };
  const stop = () => work.current?.abort();
  const close = () => {
    stop();
    leave();
  };
  return (
    <Dialog
      title={texts.newGame}
      onClose={close}
      actions={
        progress ? (
          <Button onPress={stop}>{messages.value.app.cancel}</Button>
        ) : (
          <Button kind="primary" icon="play" onPress={() => void start()}>
            {messages.value.newGame.make}
          </Button>
        )
      }
    >
      {progress ? (
        <Making progress={progress} />
      ) : (
        <Form
          choices={offered}
          size={shape.size}
          levels={levels}
          choose={choose}
          hasStock={ready.length > 0}
          makeNew={makeNew}
          setMakeNew={setMakeNew}
        >
          {failure !== null && (
            <p class="new-failure" role="alert">
              {texts.makeFailed(failureText(failure))}
            </p>
          )}
        </Form>
      )}
    </Dialog>
  );
}
