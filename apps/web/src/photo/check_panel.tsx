// CheckPanel: the board in the picture beside the one that was read: what is to be told of it, and for the cell at the cursor
// what it may show, to be corrected with a press.
import { useRef } from "preact/hooks";
import { digitText } from "../app/digits";
import { cellName } from "../board/symbols";
import { entry, selection, write } from "../enter/entry_commands";
import { only } from "../play/selection";
import { Button } from "../ui/button";
import { doubts, toNextDoubt } from "./board_read";
import { GreyPicture } from "./grey_picture";
import type { PhotoBoard } from "./photo_core";
import { words } from "./photo_words";

/** The pad has all digits. */
const mostChoices = 4;

const sideOf = ({ front }: PhotoBoard) => Math.sqrt(front.length);

/** The whole board; a press chooses a cell. */
function Front({ board }: { board: PhotoBoard }) {
  const { size } = board;
  const { cursor } = selection.value;
  const share = (cells: number) => `${(100 * cells) / size}%`;
  const choose = ({ offsetX, offsetY, currentTarget }: MouseEvent & { currentTarget: HTMLElement }) => {
    const cellAt = (offset: number) => Math.min(size - 1, Math.max(0, Math.floor((offset * size) / currentTarget.clientWidth)));
    selection.value = only(cellAt(offsetY) * size + cellAt(offsetX));
  };
  return (
    <div class="photo-front" onClick={choose}>
      <GreyPicture front={board.front} part={{ x: 0, y: 0, side: sideOf(board) }} label={words().picture} />
      {cursor >= 0 && (
        <span
          class="photo-cursor"
          style={{ left: share(cursor % size), top: share(Math.floor(cursor / size)), width: share(1), height: share(1) }}
        />
      )}
    </div>
  );
}

/** The cell at the cursor, with a part of those around it, and what it may show. */
function CellCheck({ board, cell }: { board: PhotoBoard; cell: number }) {
  const group = useRef<HTMLDivElement>(null);
  const texts = words();
  const { size } = board;
  const wide = sideOf(board) / size;
  const margin = Math.round(wide / 4);
  const part = {
    x: Math.round((cell % size) * wide) - margin,
    y: Math.round(Math.floor(cell / size) * wide) - margin,
    side: Math.round(wide) + 2 * margin,
  };
  const held = entry.value.board.digits[cell]!;
  const digits = [...new Set([...(board.likely[cell] ?? []).slice(0, mostChoices), held])];
  const choose = (digit: number, { detail }: MouseEvent) => {
    write(cell, digit);
    toNextDoubt();
    // By the keyboard: the next cell may have fewer digits to choose from.
    if (detail === 0) requestAnimationFrame(() => group.current?.querySelector("button")?.focus());
  };
  const question = texts.cell(cellName(cell, size));
  return (
    <div class="photo-cell">
      <GreyPicture front={board.front} part={part} />
      <div ref={group} role="group" aria-label={question}>
        <p>{question}</p>
        <div class="photo-choices">
          {digits.map((digit, place) => (
            <Button key={place} pressed={digit === held} onPress={(event) => choose(digit, event)}>
              {digit === 0 ? texts.nothing : digitText(digit, size)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

export function CheckPanel({ board }: { board: PhotoBoard }) {
  const texts = words();
  const { cursor } = selection.value;
  const left = doubts.value.size;
  return (
    <div class="photo-check">
      <Front board={board} />
      <div class="photo-facts">
        {cursor >= 0 && <CellCheck board={board} cell={cursor} />}
        {board.doubtful.length > 0 && <p class="photo-left">{left > 0 ? texts.left(left) : texts.settled}</p>}
        {left > 0 && (
          <Button icon="next" onPress={toNextDoubt}>
            {texts.next}
          </Button>
        )}
        {board.remarks.length > 0 && (
          <ul class="photo-remarks">
            {board.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
