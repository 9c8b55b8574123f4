// Board: draws a board of any shape as an SVG picture and reports what is done to it. It keeps no game of its own.
// Over the drawing lies a grid that is not seen: what the board is to someone who hears it.
//   <Board shape={view.shape} cells={view.cells} label="Board" selection={[40]} onPointer={select} onKey={press} />
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useMemo, useRef } from "preact/hooks";
import { reloadIfOutdated } from "../app/offline";
import type { Candidate, Shape } from "../core/api_boards";
import { loadTexts, messages } from "../i18n/messages";
import { toast } from "../ui/toast";
import type { BoardCell, BoardPointer, Tint } from "./board_state";
import { CellDrawing, type CellProps } from "./cell_drawing";
import { cellLabel } from "./cell_label";
import { gridPath, marginOf, outlinePath, regionPath, unit } from "./geometry";
import { PointerReader } from "./pointer";
import type { SymbolStyle } from "./symbols";
import "./board.css";

export interface BoardProps {
  shape: Shape;
  cells: readonly BoardCell[];
  /** What the board is called. */
  label: string;
  symbols?: SymbolStyle;
  selection?: readonly number[];
  /** The cell at which the keyboard is. */
  cursor?: number;
  tints?: ReadonlyMap<number, Tint>;
  rings?: readonly Candidate[];
  struck?: readonly Candidate[];
  /** The digit that stands out among the marks. */
  chosenDigit?: number;
  /** Whether each centre mark has a place of its own, as candidates have; otherwise they stand side by side. */
  marksAtPlaces?: boolean;
  /** What else is said of a cell to someone who hears the board. */
  notes?: ReadonlyMap<number, string>;
  /** Drawn over the cells. */
  over?: ComponentChildren;
  onPointer?: (event: BoardPointer) => void;
  onKey?: (event: KeyboardEvent) => void;
}

const nothing: readonly number[] = [];
const nothingSaid: readonly string[] = [];

/** A cell with nothing in it. */
const bare: Omit<CellProps, "index" | "size" | "tint" | "selected"> = {
  cell: { digit: 0, given: false, corner: [], centre: [], colours: [] },
  symbols: "figures",
  ringed: nothing,
  struck: nothing,
  chosen: 0,
  atPlaces: false,
};

type Layer = typeof import("../rules/rules_layer");

const layer = signal<Layer | undefined>(undefined);

let isComing = false;

async function fetchLayer(): Promise<void> {
  isComing = true;
  try {
    const [drawing] = await Promise.all([import("../rules/rules_layer"), loadTexts()]);
    layer.value = drawing;
  } catch {
    if (!(await reloadIfOutdated())) toast(messages.value.app.notLoaded);
  }
  // Where it has not come, the next drawing of a board tries again.
  isComing = false;
}

/** What draws and tells rules: fetched with the first board that has any. */
export function rulesLayer(): Layer | undefined {
  if (!layer.value && !isComing) void fetchLayer();
  return layer.value;
}

function byCell(candidates: readonly Candidate[] = []): Map<number, number[]> {
  const digits = new Map<number, number[]>();
  for (const { cell, digit } of candidates) digits.set(cell, [...(digits.get(cell) ?? []), digit]);
  return digits;
}

const hasMark = ({ corner, centre, candidates }: BoardCell, digit: number) =>
  digit > 0 && (corner.includes(digit) || centre.includes(digit) || candidates?.includes(digit));

export function Board(props: BoardProps) {
  const { shape, cells, label, symbols = "figures", selection = nothing, cursor, tints, onPointer, onKey } = props;
  const { chosenDigit = 0, marksAtPlaces = false } = props;
  const { size, rules } = shape;
  const margin = marginOf(shape);
  const ruled = rules && rulesLayer();
  const Rules = ruled?.RulesLayer;
  const id = useId();
  const reader = useRef(new PointerReader());
  const texts = messages.value.play;
  const interactive = onPointer !== undefined || onKey !== undefined;
  const named = interactive ? ruled?.ruleNames(shape).ofCells : undefined;
  const selected = useMemo(() => new Set(selection), [selection]);
  const rings = useMemo(() => byCell(props.rings), [props.rings]);
  const struck = useMemo(() => byCell(props.struck), [props.struck]);
  const lines = useMemo(() => ({ thin: gridPath(size), thick: regionPath(shape) }), [shape]);
  const outline = useMemo(() => outlinePath(size, selection), [size, selection]);

  const report = (event: PointerEvent) => {
    const told = reader.current.read(event, size, margin);
    if (told) onPointer?.(told);
  };
  const drawCell = (cell: number) => {
    const state = cells[cell];
    if (!state) return null;
    return (
      <CellDrawing
        key={cell}
        cell={state}
        index={cell}
        size={size}
        symbols={symbols}
        tint={tints?.get(cell)}
        selected={selected.has(cell)}
        ringed={rings.get(cell) ?? nothing}
        struck={struck.get(cell) ?? nothing}
        chosen={hasMark(state, chosenDigit) ? chosenDigit : 0}
        atPlaces={marksAtPlaces}
      />
    );
  };
  const tellCell = (cell: number) => {
    const state = cells[cell];
    const note = props.notes?.get(cell);
    const also = [...(named?.[cell] ?? nothingSaid), ...(note ? [note] : nothingSaid)];
    return (
      state && (
        <rect
          key={cell}
          id={`${id}-${cell}`}
          role="gridcell"
          aria-label={cellLabel(texts, state, cell, size, symbols, tints?.get(cell), also)}
          aria-selected={selected.has(cell)}
          x={(cell % size) * unit}
          y={Math.floor(cell / size) * unit}
          width={unit}
          height={unit}
        />
      )
    );
  };
  // Rules are drawn between the papers and what stands on them.
  const paper = (cell: number) => (
    <CellDrawing key={cell} {...bare} index={cell} size={size} tint={tints?.get(cell)} selected={selected.has(cell)} />
  );
  const thinAndThick = (
    <g class="board-lines" aria-hidden="true">
      <path class="board-thin" d={lines.thin} />
      <path class="board-thick" d={lines.thick} />
      <rect class="board-frame" width={size * unit} height={size * unit} rx={4} />
    </g>
  );
  const rows = Array.from({ length: size }, (_, row) => row);
  const active = interactive && cursor !== undefined;
  return (
    <svg
      class={`board ${interactive ? "board-interactive" : ""}`}
      viewBox={`${-margin} ${-margin} ${size * unit + 2 * margin} ${size * unit + 2 * margin}`}
      role={interactive ? "grid" : "img"}
      aria-label={label}
      aria-multiselectable={interactive ? true : undefined}
      tabindex={interactive ? 0 : undefined}
      aria-activedescendant={active ? `${id}-${cursor}` : undefined}
      onPointerDown={onPointer && report}
      onPointerMove={onPointer && report}
      onPointerUp={onPointer && report}
      onPointerCancel={onPointer && report}
      onPointerLeave={onPointer && report}
      onKeyDown={onKey}
    >
      {rules && <g aria-hidden="true">{cells.map((_, cell) => paper(cell))}</g>}
      {rules && Rules && <Rules drawn={rules.drawn} below={true} />}
      {rules && thinAndThick}
      {rules && Rules && <Rules drawn={rules.drawn} below={false} />}
      <g class={rules && "board-over"} aria-hidden="true">
        {cells.map((_, cell) => drawCell(cell))}
      </g>
      {!rules && thinAndThick}
      {props.over}
      <g class="board-lines" aria-hidden="true">
        <path class="board-outline" d={outline} />
        {cursor !== undefined && selection.some((cell) => cell !== cursor) && (
          <rect
            class="board-cursor"
            x={(cursor % size) * unit + 9}
            y={Math.floor(cursor / size) * unit + 9}
            width={unit - 18}
            height={unit - 18}
          />
        )}
      </g>
      {interactive &&
        rows.map((row) => (
          <g key={row} class="board-told" role="row">
            {rows.map((column) => tellCell(row * size + column))}
          </g>
        ))}
    </svg>
  );
}
