// MiniMap: all of a matrix in a corner, with a box round the part that is seen. For pointers only:
// what it does, the keys of the matrix do too.
import { useEffect, useRef } from "preact/hooks";
import { density } from "./density";
import { paletteOf } from "./palette";
import type { Problem } from "./problem";
import { clamp, type Extent, scales, type View } from "./viewport";

interface Props {
  problem: Problem;
  rows: Uint8Array;
  extent: Extent;
  view: View;
  theme: number;
  onMove: (view: View) => void;
}

const LONGEST = 96;
const SHORTEST = 48;

export function MiniMap({ problem, rows, extent, view, theme, onMove }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = problem.itemCount / problem.optionCount;
  const width = Math.round(Math.max(SHORTEST, Math.min(LONGEST, LONGEST * ratio)));
  const height = Math.round(Math.max(SHORTEST, Math.min(LONGEST, LONGEST / ratio)));
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const inks = paletteOf(context.canvas).families.map((family) => family.rgb);
    const whole = { item: 0, option: 0, items: problem.itemCount, options: problem.optionCount };
    context.putImageData(new ImageData(density(problem, rows, whole, width, height, inks), width, height), 0, 0);
  }, [problem, rows, width, height, theme]);

  const scale = scales(extent, view.zoom);
  const [items, options] = [extent.width / scale.x, extent.height / scale.y];
  const percent = (part: number): string => `${Math.max(0, Math.min(100, part * 100))}%`;
  const move = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const box = canvas.current!.getBoundingClientRect();
    const item = ((event.clientX - box.left) / box.width) * problem.itemCount - items / 2;
    const option = ((event.clientY - box.top) / box.height) * problem.optionCount - options / 2;
    onMove(clamp(extent, { ...view, item, option }));
  };
  return (
    <div class="mini-map" aria-hidden="true" style={{ width, height }} onPointerDown={move} onPointerMove={move}>
      <canvas ref={canvas} width={width} height={height} />
      <div
        class="mini-map-box"
        style={{
          left: percent(view.item / problem.itemCount),
          top: percent(view.option / problem.optionCount),
          width: percent(Math.min(1, items / problem.itemCount)),
          height: percent(Math.min(1, options / problem.optionCount)),
        }}
      />
    </div>
  );
}
