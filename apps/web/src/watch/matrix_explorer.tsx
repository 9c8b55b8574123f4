// MatrixExplorer: a board beside the matrix of the empty board, with a slider that lets the givens in one by one.
import { useEffect, useMemo, useState } from "preact/hooks";
import { settings } from "../app/settings";
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { BoardBeside } from "./board_beside";
import { Row } from "./density";
import { entryOf, marksAfter } from "./givens";
import { useKept } from "./kept";
import { litBy } from "./light";
import { MatrixView } from "./matrix_view";
import { namesOf, tell } from "./names";
import type { Pointed, Problem } from "./problem";

interface Props {
  /** Where it is shown: the number of givens is kept for the time when it is shown again. */
  view: string;
  shape: Shape;
  digits: readonly number[];
  /** Of the empty board. */
  problem: Problem;
  /** How many givens are in at the beginning; all of them if it is left out. */
  entered?: number;
}

export function MatrixExplorer({ view, shape, digits, problem, entered }: Props) {
  const t = messages.value.watch;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const entry = useMemo(() => entryOf(problem, digits), [problem, digits]);
  const total = entry.givens.length;
  const [count, setCount] = useKept(`${view} givens ${digits.join(" ")}`, entered ?? total);
  useEffect(() => setPointed(null), [entry]);
  const shown = Math.min(count, total);
  const marks = useMemo(() => marksAfter(problem, entry, shown), [problem, entry, shown]);
  const onBoard = useMemo(() => givensOf(problem, entry.givens.slice(0, shown), digits.length), [problem, entry, shown]);
  const lit = useMemo(() => litBy(problem, pointed), [problem, pointed]);
  const names = namesOf(problem, shape.size, settings.value.symbols, t);
  const out = marks.rows.reduce((sum, row) => sum + (row === Row.gone ? 1 : 0), 0);
  const left = problem.optionCount - out - shown;
  return (
    <div class="beside">
      <div class="beside-board">
        <BoardBeside shape={shape} problem={problem} givens={onBoard} marks={marks} lit={lit} onPoint={setPointed} />
        {total > 0 && (
          <label class="entering">
            <span class="field-label">{t.givensIn}</span>
            <input
              type="range"
              min={0}
              max={total}
              value={shown}
              aria-valuetext={t.givensFacts(shown, total, left, out)}
              onInput={(event) => setCount(Number(event.currentTarget.value))}
            />
            <span class="entering-facts">{t.givensFacts(shown, total, left, out)}</span>
          </label>
        )}
      </div>
      <div class="beside-matrix">
        <MatrixView
          problem={problem}
          marks={marks}
          pointed={pointed}
          lit={lit}
          onPoint={setPointed}
          itemName={names.item}
          optionName={names.option}
          familyName={names.family}
          label={t.matrixLabel(problem.optionCount, problem.itemCount)}
          caption={t.matrixFacts(problem.optionCount, problem.itemCount, problem.matrix.entries.length)}
          description={tell(names, problem, marks, pointed, t)}
        />
      </div>
    </div>
  );
}

function givensOf(problem: Problem, options: readonly number[], cells: number): number[] {
  const digits = Array<number>(cells).fill(0);
  for (const option of options) {
    const { cell, digit } = problem.matrix.candidates[option]!;
    digits[cell] = digit;
  }
  return digits;
}
