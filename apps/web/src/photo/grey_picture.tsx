// GreyPicture: a square part of the picture of a board as it is seen from the front.
//   <GreyPicture front={board.front} part={{ x: 40, y: 80, side: 60 }} label="The board in the picture" />
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Part {
  x: number;
  y: number;
  side: number;
}

interface Props {
  /** As many rows as columns. */
  front: Uint8Array;
  part: Part;
  /** Without one it is only to be looked at, beside something that is told. */
  label?: string;
}

export function GreyPicture({ front, part: { x, y, side }, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const whole = Math.sqrt(front.length);
    const pixels = context.createImageData(side, side);
    for (let at = 0; at < side * side; ++at) {
      const [column, row] = [x + (at % side), y + Math.floor(at / side)];
      const inside = column >= 0 && row >= 0 && column < whole && row < whole;
      // Beyond the board nothing is seen.
      pixels.data.fill(inside ? front[row * whole + column]! : 255, 4 * at, 4 * at + 3);
      pixels.data[4 * at + 3] = inside ? 255 : 0;
    }
    context.putImageData(pixels, 0, 0);
  }, [front, x, y, side]);
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}
