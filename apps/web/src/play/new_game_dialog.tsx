// The dialog for a new game: kind, size, level and symmetry.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { goInstead } from "../app/router";
import type { Progress } from "../core/api";
import { failureText } from "../i18n/failure_text";
import { messages } from "../i18n/messages";
import { unrated } from "../shelf/records";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Select, Switch } from "../ui/fields";
import { ProgressBar } from "../ui/progress";
import { Segmented } from "../ui/segmented";
import { type Choices, recallChoices, rememberChoices, symmetries } from "./choices";
import { startGame } from "./hand";
import { type LevelWish, nearestLevel, useLevels } from "./levels";
import { fromStock, makePuzzle, type PuzzleSpec, stockFor } from "./new_game";
import { SizeChoice } from "./size_choice";
import { latinShapes, shapeOfSize, sudokuShapes } from "./sizes";
import "./new_game.css";

const leave = () => goInstead("#/play");

function specOf({ kind, size, level, symmetry }: Choices): PuzzleSpec {
  return { shape: shapeOfSize(kind, size), level, symmetry };
}

interface FormProps {
  choices: Choices;
  /** The levels that the board can have. */
  levels: readonly LevelWish[];
  choose: (part: Partial<Choices>) => void;
  /** Whether there are ready puzzles for these choices. */
  hasStock: boolean;
  makeNew: boolean;
  setMakeNew: (makeNew: boolean) => void;
  children: ComponentChildren;
}

function Form({ choices, levels, choose, hasStock, makeNew, setMakeNew, children }: FormProps) {
  const texts = messages.value.play;
  return (
    <div class="new-form">
      <Segmented
        label={texts.kind}
        value={choices.kind}
        options={[
          { value: "sudoku", text: texts.sudoku },
          { value: "latin", text: texts.latin },
        ]}
        onChange={(kind) => choose({ kind })}
      />
      <SizeChoice
        shapes={choices.kind === "latin" ? latinShapes() : sudokuShapes()}
        chosen={specOf(choices).shape.size}
        onChoose={(size) => choose({ size })}
      />
      <Segmented
        titled
        label={texts.level}
        value={choices.level}
        options={levels.map((value) => ({ value, text: texts.levels[value] }))}
        onChange={(level) => choose({ level })}
      />
      {hasStock && !makeNew ? (
        <p class="new-stock">{texts.fromStock}</p>
      ) : (
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
  const texts = messages.value.play;
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="new-making">
      <ProgressBar label={texts.making} done={progress.done} of={progress.of} />
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
  const { shape } = specOf(choices);
  const levels = useLevels(shape, choices.symmetry);
  const offered = { ...choices, level: nearestLevel(choices.level, levels) };
  const spec = specOf(offered);
  const ready = stockFor(spec);
  const useStock = ready.length > 0 && !makeNew;

  const start = async () => {
    const controller = new AbortController();
    work.current = controller;
    setProgress({ done: 0, of: 0, text: "" });
    try {
      const taken = useStock ? await fromStock(ready, controller.signal) : null;
      const puzzle = taken ?? (await makePuzzle(spec, { onProgress: setProgress, signal: controller.signal }));
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
            {texts.make}
          </Button>
        )
      }
    >
      {progress ? (
        <Making progress={progress} />
      ) : (
        <Form
          choices={offered}
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
