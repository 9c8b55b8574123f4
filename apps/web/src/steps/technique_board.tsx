// TechniqueBoard: a board on which a technique is to be found: the cells in which something follows are chosen, or
// everything is shown.
import { useMemo, useState } from "preact/hooks";
import type { BoardPointer, Tint } from "../board/board_state";
import { cellName } from "../board/symbols";
import type { Lesson } from "../core/api_steps";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { announce } from "../ui/toast";
import { markLearnt } from "./learnt";
import { candidateOf, candidatesOf, cellsBefore } from "./positions";
import { StepBoard } from "./step_board";
import { StepKey } from "./step_card";
import { StepMatrixDetails } from "./step_matrix";

/** The cells of what a step says: that of its digit, or those in which it rules something out. */
export function answersOf({ step, start }: Lesson): number[] {
  const options = step.places === null ? step.rulesOut : [step.places];
  return [...new Set(candidatesOf(options, start.shape.size).map(({ cell }) => cell))];
}

export function TechniqueBoard({ lesson }: { lesson: Lesson }) {
  const texts = messages.value.steps;
  const { step, start } = lesson;
  const { size } = start.shape;
  const answers = useMemo(() => answersOf(lesson), [lesson]);
  const [found, setFound] = useState<readonly number[]>([]);
  const [shown, setShown] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const [reply, setReply] = useState("");
  const solved = shown || found.length === answers.length;
  const cells = useMemo(() => cellsBefore(start, [step], 0), [start, step]);
  const tints = useMemo(() => new Map<number, Tint>(found.map((cell) => [cell, "good"])), [found]);
  const struck = useMemo(() => candidatesOf(step.rulesOut, size).filter(({ cell }) => found.includes(cell)), [step, size, found]);

  const say = (text: string) => {
    setReply(text);
    announce(text);
  };
  const pick = (cell: number) => {
    setCursor(cell);
    if (solved || found.includes(cell) || (cells[cell]?.digit ?? 0) > 0) return;
    if (!answers.includes(cell)) return say(texts.nothingHere(cellName(cell, size)));
    const next = [...found, cell];
    setFound(next);
    if (next.length === answers.length) markLearnt(lesson.technique);
    say(next.length < answers.length ? texts.found(next.length, answers.length) : step.text);
  };
  const onPointer = ({ kind, cell }: BoardPointer) => {
    if (kind === "down" && cell >= 0) pick(cell);
  };
  const onKey = (event: KeyboardEvent) => {
    const from = Math.max(cursor, 0);
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }[event.key];
    if (by !== undefined) {
      const next = cursor < 0 ? 0 : from + by;
      const wraps = Math.abs(by) === 1 && Math.floor(next / size) !== Math.floor(from / size);
      if (next >= 0 && next < size * size && !wraps) setCursor(next);
    } else if ((event.key === "Enter" || event.key === " ") && cursor >= 0) pick(cursor);
    else return;
    event.preventDefault();
  };
  const toggle = () => {
    setShown(!solved);
    setReply("");
    if (solved) setFound([]);
    else announce(step.text);
  };
  const placed = step.places === null ? null : candidateOf(step.places, size);
  return (
    <section class="technique-try" aria-label={texts.try}>
      <div class="technique-board">
        <StepBoard
          shape={start.shape}
          cells={cells}
          label={texts.try}
          {...(cursor >= 0 && { cursor })}
          {...(solved ? { step } : { tints, struck })}
          onPointer={onPointer}
          onKey={onKey}
        />
      </div>
      <div class="technique-told">
        <h2>{texts.try}</h2>
        {solved ? <p>{step.text}</p> : <p>{placed ? texts.tryPlace : texts.tryRuleOut}</p>}
        {!solved && reply && <p class="technique-reply">{reply}</p>}
        {solved && <StepKey step={step} />}
        <Button icon={solved ? "restart" : "watch"} onPress={toggle}>
          {solved ? texts.hide : texts.show}
        </Button>
        {solved && <StepMatrixDetails step={step} size={size} />}
      </div>
    </section>
  );
}
