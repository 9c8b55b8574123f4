// StepBoard: a board with its candidates and one step drawn on it.
//   <StepBoard shape={shape} cells={cellsBefore(start, steps, 3)} step={steps[3]} label="Board before step 4" />
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { settings } from "../app/settings";
import { Board } from "../board/board";
import type { BoardCell, BoardPointer, Tint } from "../board/board_state";
import type { Candidate, Shape } from "../core/api_boards";
import type { Step } from "../core/api_steps";
import { papersOf, touched } from "./positions";
import { StepDrawing } from "./step_drawing";
import "./step_board.css";

interface Props {
  shape: Shape;
  cells: readonly BoardCell[];
  /** Nothing is set off without one. */
  step?: Step | undefined;
  label: string;
  tints?: ReadonlyMap<number, Tint>;
  struck?: readonly Candidate[];
  /** At twice its size, with the step in sight. */
  enlarged?: boolean;
  cursor?: number;
  onPointer?: (event: BoardPointer) => void;
  onKey?: (event: KeyboardEvent) => void;
}

export function StepBoard({ shape, cells, step, label, tints, struck, enlarged = false, cursor, onPointer, onKey }: Props) {
  const { size } = shape;
  const sheet = useRef<HTMLDivElement>(null);
  const papers = useMemo(() => tints ?? (step ? papersOf(step, size) : new Map<number, Tint>()), [tints, step, size]);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!enlarged || !element || !step) return;
    const [first = 0] = touched(step, size);
    const reach = (place: number) => ((place + 0.5) / size) * element.scrollWidth;
    element.scrollTo(reach(first % size) - element.clientWidth / 2, reach(Math.floor(first / size)) - element.clientHeight / 2);
  }, [enlarged, step, size]);

  return (
    <div ref={sheet} class={enlarged ? "board-sheet board-zoomed" : "board-sheet"}>
      <div class="step-board">
        <Board
          shape={shape}
          cells={cells}
          label={label}
          symbols={settings.value.symbols}
          tints={papers}
          {...(struck && { struck })}
          {...(cursor !== undefined && { cursor, selection: [cursor] })}
          {...(onPointer && { onPointer })}
          {...(onKey && { onKey })}
          {...(step && { over: <StepDrawing size={size} step={step} /> })}
        />
      </div>
    </div>
  );
}
