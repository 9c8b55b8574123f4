// DrawingPicture: a solution of a problem of the gallery, or a part of one, drawn on its squares.
import type { Drawing, GalleryEntry } from "../core/api_matrix";
import "./drawing.css";

interface Props {
  drawing: Drawing;
  picture: GalleryEntry["picture"];
  label: string;
}

const SIDE = 40;

export function DrawingPicture({ drawing, picture, label }: Props) {
  const { rows, columns, colours, labels } = drawing;
  const squares = Array.from({ length: rows * columns }, (_, square) => square);
  return (
    <svg
      class={`drawing drawing-${picture}`}
      viewBox={`-2 -2 ${columns * SIDE + 4} ${rows * SIDE + 4}`}
      style={{ maxWidth: `${Math.min(36, columns * 3.5)}rem` }}
      role="img"
      aria-label={label}
    >
      {squares.map((square) => {
        const colour = colours[square] ?? -1;
        const [row, column] = [Math.floor(square / columns), square % columns];
        return (
          <g key={square} transform={`translate(${column * SIDE} ${row * SIDE})`}>
            <rect
              class={(row + column) % 2 === 0 ? "drawing-light" : "drawing-dark"}
              width={SIDE}
              height={SIDE}
              style={colour >= 0 && picture !== "queens" ? { fill: `var(--colour-${colour + 1})` } : undefined}
            />
            {labels[square] && (
              <text x={SIDE / 2} y={SIDE / 2}>
                {labels[square]}
              </text>
            )}
          </g>
        );
      })}
      <path class="drawing-borders" d={borders(drawing)} />
      <rect class="drawing-frame" width={columns * SIDE} height={rows * SIDE} />
    </svg>
  );
}

/** The lines between squares of different pieces. */
export function borders({ rows, columns, pieces }: Pick<Drawing, "rows" | "columns" | "pieces">): string {
  let d = "";
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const here = pieces[row * columns + column];
      if (column + 1 < columns && here !== pieces[row * columns + column + 1]) {
        d += `M${(column + 1) * SIDE} ${row * SIDE}v${SIDE}`;
      }
      if (row + 1 < rows && here !== pieces[(row + 1) * columns + column]) {
        d += `M${column * SIDE} ${(row + 1) * SIDE}h${SIDE}`;
      }
    }
  }
  return d;
}
