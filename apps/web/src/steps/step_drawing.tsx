// StepDrawing: what a step sets off on a board, over its cells. What there is to draw the core says.
//   <Board … over={<StepDrawing size={9} step={step} />} />
// Of a chain from several suppositions one way is shown, which <WayChoice step={step} name={step.name} /> chooses.
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { digitText } from "../app/digits";
import { ShapesDrawing } from "../board/shapes_drawing";
import type { StepDrawn } from "../core/api_steps";
import { hundredth, shapesIn } from "../core/shapes";
import { Segmented } from "../ui/segmented";

/** The way that was chosen, and the step that it belongs to: of any other the first is shown. */
const shown = signal<[StepDrawn, number] | null>(null);

const wayOf = (step: StepDrawn) => (shown.value?.[0] === step ? shown.value[1] : 0);

export function WayChoice({ step, name }: { step: StepDrawn; name: string }) {
  if (step.ways.length < 2) return null;
  const options = step.ways.map(({ text }, value) => ({ value, text }));
  return <Segmented label={name} value={wayOf(step)} options={options} onChange={(way) => (shown.value = [step, way])} />;
}

/** The kinds of figures in the drawing of a step: "truth", "pattern" … */
export const kindsIn = ({ shapes, ways }: StepDrawn) =>
  new Set([shapes, ...ways.map((way) => way.shapes)].flatMap((each) => shapesIn(each).flatMap(({ name }) => name.split(" "))));

export function StepDrawing({ size, step }: { size: number; step: StepDrawn }) {
  const { shapes } = step.ways[wayOf(step)] ?? step;
  const drawn = useMemo(() => shapesIn(shapes, hundredth), [shapes]);
  return (
    <g class="step-drawing" aria-hidden="true">
      <ShapesDrawing shapes={drawn} nameOf={(_, digit) => digitText(digit, size)} />
    </g>
  );
}
