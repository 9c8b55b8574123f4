// StepDrawing: what a step sets off on a board, as a sheet that lies over it: truths framed, links framed by dashes,
// the options of chains tied by lines or arrows, the way of a trial; and over these the candidates of the step.
//   <StepDrawing shape={shape} step={step} />
// Of a chain from several suppositions one way is shown, which <WayChoice step={step} /> chooses.
import { signal } from "@preact/signals";
import { digitText } from "../app/digits";
import { candidateColumns, candidatePlace, marginOf, outlinePath, unit } from "../board/geometry";
import type { Shape } from "../core/api_boards";
import type { OptionNumber, Step } from "../core/api_steps";
import { Segmented } from "../ui/segmented";
import { candidateOf } from "./positions";

/** The way that was chosen, and the step that it belongs to: of any other the first is shown. */
const shown = signal<[Step, number] | null>(null);

const wayOf = (step: Step) => (shown.value?.[0] === step ? shown.value[1] : 0);

export function WayChoice({ step }: { step: Step }) {
  if (step.ways.length < 2) return null;
  const options = step.ways.map(({ text }, value) => ({ value, text }));
  return <Segmented label={step.name} value={wayOf(step)} options={options} onChange={(way) => (shown.value = [step, way])} />;
}

interface Point {
  x: number;
  y: number;
}

const corner = (cell: number, size: number): Point => ({ x: (cell % size) * unit, y: Math.floor(cell / size) * unit });

function centreOf(option: OptionNumber, size: number): Point {
  const { cell, digit } = candidateOf(option, size);
  const from = corner(cell, size);
  const place = candidatePlace(size, digit);
  return { x: from.x + place.x, y: from.y + place.y };
}

const pathOf = (points: readonly Point[]) => points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

/** Heads are a path of their own: they are not dashed. */
function Arrows({ kind, arrows }: { kind: string; arrows: readonly number[][] }) {
  const path = (draw: (at: readonly number[]) => string) => arrows.map(draw).join("");
  return (
    <g class={`step-${kind}-arrow`}>
      <path d={path(([x, y, ...to]) => `M${x} ${y}Q${to.slice(0, 4).join(" ")}`)} />
      <path d={path((at) => `M${at[6]} ${at[7]}L${at[4]} ${at[5]} ${at[8]} ${at[9]}`)} />
    </g>
  );
}

/** A frame inside the cells where they are a rectangle; else along their border. */
function Frame({ kind, cells, size, inset }: { kind: string; cells: readonly number[]; size: number; inset: number }) {
  const rows = cells.map((cell) => Math.floor(cell / size));
  const columns = cells.map((cell) => cell % size);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const name = `step-${kind}`;
  if (height * width !== cells.length) return <path class={name} d={outlinePath(size, cells)} />;
  return (
    <rect
      class={name}
      x={left * unit + inset}
      y={top * unit + inset}
      width={width * unit - 2 * inset}
      height={height * unit - 2 * inset}
      rx={8}
    />
  );
}

/** A candidate, written again on a disc. */
function Marked({ kind, option, size }: { kind: string; option: OptionNumber; size: number }) {
  const { x, y } = centreOf(option, size);
  const radius = (0.44 * unit) / candidateColumns(size);
  const text = digitText(candidateOf(option, size).digit, size);
  return (
    <g class={`step-mark step-mark-${kind}`}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} font-size={radius * (text.length > 1 ? 1.3 : 1.65)}>
        {text}
      </text>
      {kind === "out" && <path d={`M${x - radius} ${y + radius}l${2 * radius} ${-2 * radius}`} />}
    </g>
  );
}

export function StepDrawing({ shape, step }: { shape: Shape; step: Step }) {
  const { size } = shape;
  const margin = marginOf(shape);
  const way = step.ways[wayOf(step)];
  const start = way && centreOf(way.start, size);
  const marked = (kind: string, options: readonly OptionNumber[]) =>
    options.map((option) => <Marked key={`${kind} ${option}`} kind={kind} option={option} size={size} />);
  const tie = (kind: string, options: readonly OptionNumber[]) => (
    <path key={`${kind} ${options.join()}`} class={kind} d={pathOf(options.map((option) => centreOf(option, size)))} />
  );
  const loop = step.loop.map((cell) => corner(cell, size)).map(({ x, y }) => ({ x: x + unit / 2, y: y + unit / 2 }));
  return (
    <svg
      class="step-drawing"
      viewBox={`${-margin} ${-margin} ${size * unit + 2 * margin} ${size * unit + 2 * margin}`}
      aria-hidden="true"
    >
      {step.truths.map((cells) => (
        <Frame key={`truth ${cells.join()}`} kind="truth" cells={cells} size={size} inset={5} />
      ))}
      {step.links.map((cells) => (
        <Frame key={`link ${cells.join()}`} kind="link" cells={cells} size={size} inset={10} />
      ))}
      {step.dead.length > 0 && <Frame kind="dead" cells={step.dead} size={size} inset={5} />}
      {loop.length > 0 && <path class="step-loop" d={`${pathOf(loop)}Z`} />}
      {step.pairs.map((pair) => tie("step-tie", pair))}
      {step.joints.map((pair) => tie("step-joint", pair))}
      {step.way.length > 1 && tie("step-way", step.way)}
      {way && <Arrows kind="truth" arrows={way.truths} />}
      {way && <Arrows kind="link" arrows={way.links} />}
      {marked("pattern", (way ?? step).pattern)}
      {marked(way ? "denied" : "second", (way ?? step).second)}
      {marked("out", step.rulesOut)}
      {step.places !== null && marked("placed", [step.places])}
      {start && <circle class="step-start" cx={start.x} cy={start.y} r={(0.47 * unit) / candidateColumns(size)} />}
    </svg>
  );
}
