// BoardBeside: the board that stands beside its matrix. It shows what is left, and pointing at it points into the matrix.
import { useMemo, useState } from "preact/hooks";
import { settings } from "../app/settings";
import { Board } from "../board/board";
import { type BoardCell, type BoardPointer, plainCells } from "../board/board_state";
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { shapeText } from "../play/shape_text";
import { Row } from "./density";
import { candidatesLeft } from "./givens";
import { pointedOnBoard, ringsBy, tintsBy } from "./light";
import type { Lit, Marks } from "./matrix_paint";
import type { Pointed, Problem } from "./problem";

interface Props {
  shape: Shape;
  problem: Problem;
  /** Digits that stand on the board before any option is taken. */
  givens: readonly number[];
  marks: Marks;
  lit: Lit;
  /** False while everything changes faster than small candidates can be seen: they are left out then. */
  calm?: boolean;
  onPoint: (pointed: Pointed | null) => void;
}

/** Candidates are too small to be read on larger boards, and there are too many of them. */
const LARGEST_WITH_CANDIDATES = 16;
const LARGEST_IN_HASTE = 9;

export function BoardBeside({ shape, problem, givens, marks, lit, calm = true, onPoint }: Props) {
  const [cursor, setCursor] = useState(0);
  const withCandidates = shape.size <= (calm ? LARGEST_WITH_CANDIDATES : LARGEST_IN_HASTE);
  const cells = useMemo(
    () => cellsAt(shape, problem, givens, marks, withCandidates),
    [shape, problem, givens, marks, withCandidates],
  );
  const tints = useMemo(() => tintsBy(problem, shape, lit), [problem, shape, lit]);
  const rings = useMemo(() => ringsBy(problem, marks.rows, lit), [problem, marks, lit]);

  const onPointer = (event: BoardPointer): void => {
    if (event.kind === "leave" || event.cell < 0) return onPoint(null);
    if (event.kind === "down") setCursor(event.cell);
    onPoint(pointedOnBoard(problem, event.cell, event.digit));
  };
  const onKey = (event: KeyboardEvent): void => {
    const { size } = shape;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }[event.key];
    if (by !== undefined) {
      const next = cursor + by;
      const wraps = Math.abs(by) === 1 && Math.floor(next / size) !== Math.floor(cursor / size);
      if (next >= 0 && next < size * size && !wraps) {
        setCursor(next);
        onPoint(pointedOnBoard(problem, next, cells[next]?.digit ?? 0));
      }
    } else if (/^[1-9]$/.test(event.key)) {
      onPoint(pointedOnBoard(problem, cursor, Number(event.key)));
    } else if (event.key === "Escape") {
      onPoint(null);
    } else return;
    event.preventDefault();
  };
  return (
    <Board
      shape={shape}
      cells={cells}
      label={messages.value.watch.boardLabel(shapeText(messages.value.play, shape))}
      symbols={settings.value.symbols}
      cursor={cursor}
      tints={tints}
      rings={rings}
      onPointer={onPointer}
      onKey={onKey}
    />
  );
}

function cellsAt(shape: Shape, problem: Problem, givens: readonly number[], marks: Marks, withCandidates: boolean): BoardCell[] {
  const cells = plainCells(Array.from({ length: shape.size * shape.size }, (_, cell) => givens[cell] ?? 0));
  marks.rows.forEach((row, option) => {
    const candidate = problem.matrix.candidates[option];
    const cell = candidate && cells[candidate.cell];
    if (row === Row.taken && cell && cell.digit === 0) cell.digit = candidate.digit;
  });
  if (!withCandidates) return cells;
  const left = candidatesLeft(problem, marks.rows, cells.length);
  return cells.map((cell, index) => (cell.digit > 0 ? cell : { ...cell, candidates: left[index]! }));
}
