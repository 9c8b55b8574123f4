// CellDrawing: one cell of a board. Draws itself anew only when something of it has changed, since a board may have
// hundreds of them.
import { Component } from "preact";
import type { BoardCell, Tint } from "./board_state";
import { unit } from "./geometry";
import { layOutMarks, type MarkGroup, type PlacedMark } from "./mark_layout";
import { type SymbolStyle, symbolOf } from "./symbols";

export interface CellProps {
  cell: BoardCell;
  index: number;
  size: number;
  symbols: SymbolStyle;
  tint: Tint | undefined;
  selected: boolean;
  ringed: readonly number[];
  struck: readonly number[];
  /** The digit that stands out among the marks; 0 for none. */
  chosen: number;
  /** Whether each centre mark has a place of its own. */
  atPlaces: boolean;
}

const noDigits: readonly number[] = [];

const sameList = (one: readonly number[] = noDigits, other: readonly number[] = noDigits) =>
  one === other || (one.length === other.length && one.every((value, index) => value === other[index]));

function sameCell(one: BoardCell, other: BoardCell): boolean {
  return (
    one.digit === other.digit &&
    one.given === other.given &&
    sameList(one.corner, other.corner) &&
    sameList(one.centre, other.centre) &&
    sameList(one.colours, other.colours) &&
    sameList(one.candidates, other.candidates)
  );
}

export class CellDrawing extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return !(
      now.tint === next.tint &&
      now.selected === next.selected &&
      now.symbols === next.symbols &&
      now.size === next.size &&
      now.atPlaces === next.atPlaces &&
      now.chosen === next.chosen &&
      sameCell(now.cell, next.cell) &&
      sameList(now.ringed, next.ringed) &&
      sameList(now.struck, next.struck)
    );
  }

  override render({ cell, index, size, tint, selected, ...rest }: CellProps) {
    const classes = ["board-cell", cell.given ? "board-given" : "board-entry"];
    if (tint) classes.push(`board-tint-${tint}`);
    if (selected) classes.push("board-selected");
    return (
      <g class={classes.join(" ")} transform={`translate(${(index % size) * unit} ${Math.floor(index / size) * unit})`}>
        <rect class="board-paper" width={unit} height={unit} />
        <Colours colours={cell.colours} />
        {cell.digit > 0 ? <Digit text={symbolOf(cell.digit, size, rest.symbols)} /> : <Marks cell={cell} size={size} {...rest} />}
      </g>
    );
  }
}

function Colours({ colours }: { colours: readonly number[] }) {
  const width = unit / colours.length;
  return colours.map((colour, place) => (
    <rect key={colour} x={place * width} width={width} height={unit} style={{ fill: `var(--colour-${colour + 1})` }} />
  ));
}

function Digit({ text }: { text: string }) {
  return (
    // Of no language: Chromium draws the line under a Japanese text in an SVG over it.
    <text class={text.length > 1 ? "board-digit board-digit-long" : "board-digit"} lang="" x={unit / 2} y={unit / 2}>
      {text}
    </text>
  );
}

type MarksProps = Pick<CellProps, "cell" | "size" | "symbols" | "ringed" | "struck" | "chosen" | "atPlaces">;

function Marks({ cell, size, symbols, ringed, struck, chosen, atPlaces }: MarksProps) {
  // Something is drawn around these, so they are there even where the player has not marked them.
  const pointedOut = [...ringed, ...struck].filter((digit) => !cell.corner.includes(digit));
  const centre = [...new Set([...(cell.candidates ?? []), ...cell.centre, ...pointedOut])].sort((one, other) => one - other);
  if (centre.length + cell.corner.length === 0) return null;
  const places = atPlaces || cell.candidates !== undefined || cell.centre.length === 0;
  const layout = layOutMarks({ corner: cell.corner, centre, atPlaces: places }, size, (digit) => symbolOf(digit, size, symbols));
  const around = { ringed, struck, chosen };
  return (
    <>
      <Group {...layout.corner} {...around} kind="corner" />
      <Group {...layout.centre} {...around} kind="centre" />
    </>
  );
}

interface GroupProps extends MarkGroup, Pick<CellProps, "ringed" | "struck" | "chosen"> {
  kind: "corner" | "centre";
}

function Group({ marks, font, kind, ringed, struck, chosen }: GroupProps) {
  if (marks.length === 0) return null;
  const found = (digits: readonly number[]) => marks.filter(({ digit }) => digits.includes(digit));
  const bright = found([chosen]);
  return (
    <g class={`board-mark board-${kind}`} font-size={font}>
      {bright.map(({ digit, text, x, y }) => {
        const [width, height] = [(0.1 + 0.68 * text.length) * font, 0.92 * font];
        const corner = { x: x - width / 2, y: y - height / 2, rx: 0.16 * font };
        return <rect key={digit} class="board-chosen" width={width} height={height} {...corner} />;
      })}
      {found(ringed).map(({ digit, x, y }) => (
        <circle key={digit} class="board-ring" cx={x} cy={y} r={font * 0.56} />
      ))}
      <MarkTexts marks={marks.filter((mark) => !bright.includes(mark))} />
      {bright.length > 0 && (
        <g class="board-bright">
          <MarkTexts marks={bright} />
        </g>
      )}
      {found(struck).map(({ digit, x, y }) => {
        const reach = font * 0.45;
        return <path key={digit} class="board-struck" d={`M${x - reach} ${y + reach}l${2 * reach} ${-2 * reach}`} />;
      })}
    </g>
  );
}

/** One element for all of them, where each is one letter: a board may have thousands of marks. */
function MarkTexts({ marks }: { marks: readonly PlacedMark[] }) {
  if (marks.length === 0) return null;
  if (marks.some(({ text }) => text.length > 1)) {
    return marks.map(({ digit, text, x, y }) => (
      <text key={digit} x={x} y={y}>
        {text}
      </text>
    ));
  }
  const list = (values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(" ");
  return (
    <text x={list(marks.map(({ x }) => x))} y={list(marks.map(({ y }) => y))}>
      {marks.map(({ text }) => text).join("")}
    </text>
  );
}
