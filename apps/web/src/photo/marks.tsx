// Marks: what is doubtful of a board that was read in a picture, on the board: a dashed frame, and in the corner of a cell
// that the rules have changed what was read there, struck out.
import type { BoardProps } from "../board/board";
import { unit } from "../board/geometry";
import { symbolOf } from "../board/symbols";
import type { PhotoTexts } from "../i18n/en/photo";
import type { PhotoBoard } from "./photo_core";

interface Props {
  cell: number;
  size: number;
  /** The digit that was read, where another one was taken. */
  struck: string | undefined;
}

function Mark({ cell, size, struck }: Props) {
  const [x, y] = [(cell % size) * unit, Math.floor(cell / size) * unit];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="photo-mark" x={7} y={7} width={unit - 14} height={unit - 14} rx={8} />
      {struck && (
        <text class="photo-struck" x={20} y={24}>
          {struck}
        </text>
      )}
    </g>
  );
}

/** The board with the marks of its doubtful cells, which are told, too. */
export function marked(props: BoardProps, board: PhotoBoard, doubts: ReadonlySet<number>, texts: PhotoTexts): BoardProps {
  const { size } = board;
  const read = new Map(board.changes.map(({ cell, read: digit }) => [cell, digit]));
  const written = (digit: number | undefined, nothing: string) =>
    digit === undefined ? undefined : digit === 0 ? nothing : symbolOf(digit, size, props.symbols ?? "figures");
  const notes = [...doubts].map((cell): [number, string] => {
    const before = written(read.get(cell), texts.nothing);
    return [cell, before ? `${texts.doubtful}, ${texts.readAs(before)}` : texts.doubtful];
  });
  return {
    ...props,
    notes: new Map(notes),
    over: (
      <>
        {props.over}
        <g class="photo-marks" aria-hidden="true">
          {[...doubts].map((cell) => (
            <Mark key={cell} cell={cell} size={size} struck={written(read.get(cell), "·")} />
          ))}
        </g>
      </>
    ),
  };
}
