// CellDrawing: one cell of a board. Draws itself anew only when something of it has changed, since a board may have
// hundreds of them.
import { Component } from "preact";
import type { BoardCell, Tint } from "./board_state";
import { candidateColumns, candidatePlace, unit } from "./geometry";
import { cornerTexts, layOutMarks } from "./mark_layout";
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
  /** Whether centre marks stand at fixed places. */
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
    <text class={text.length > 1 ? "board-digit board-digit-long" : "board-digit"} x={unit / 2} y={unit / 2}>
      {text}
    </text>
  );
}

function Marks(props: Pick<CellProps, "cell" | "size" | "symbols" | "ringed" | "struck" | "atPlaces">) {
  const { cell, size, symbols, ringed, struck, atPlaces } = props;
  const textOf = (digit: number) => symbolOf(digit, size, symbols);
  const { fixed, line, corner } = layOutMarks(cell, atPlaces, [...ringed, ...struck]);
  const lineText = line.map(textOf).join(symbols === "numbers" && size > 9 ? " " : "");
  return (
    <>
      {cornerTexts(corner, textOf).map(({ text, x, y }) => (
        <text key={text} class="board-mark board-corner" x={x} y={y}>
          {text}
        </text>
      ))}
      {lineText && (
        <text class="board-mark" x={unit / 2} y={unit / 2} font-size={Math.min(30, (1.5 * unit) / lineText.length)}>
          {lineText}
        </text>
      )}
      {fixed.length > 0 && <FixedMarks size={size} digits={fixed} textOf={textOf} ringed={ringed} struck={struck} />}
    </>
  );
}

interface FixedProps {
  size: number;
  digits: readonly number[];
  textOf: (digit: number) => string;
  ringed: readonly number[];
  struck: readonly number[];
}

function FixedMarks({ size, digits, textOf, ringed, struck }: FixedProps) {
  const pitch = unit / candidateColumns(size);
  const places = digits.map((digit) => candidatePlace(size, digit));
  const texts = digits.map(textOf);
  const short = texts.every((text) => text.length === 1);
  return (
    <g class="board-mark" font-size={pitch * (short ? 0.8 : 0.6)}>
      {ringed.map((digit) => {
        const { x, y } = candidatePlace(size, digit);
        return <circle key={`ring ${digit}`} class="board-ring" cx={x} cy={y} r={pitch * 0.45} />;
      })}
      {short ? (
        <text x={places.map(({ x }) => x).join(" ")} y={places.map(({ y }) => y).join(" ")}>
          {texts.join("")}
        </text>
      ) : (
        places.map(({ x, y }, index) => (
          <text key={index} x={x} y={y}>
            {texts[index]}
          </text>
        ))
      )}
      {struck.map((digit) => {
        const { x, y } = candidatePlace(size, digit);
        const reach = pitch * 0.36;
        return <path key={`struck ${digit}`} class="board-struck" d={`M${x - reach} ${y + reach}L${x + reach} ${y - reach}`} />;
      })}
    </g>
  );
}
