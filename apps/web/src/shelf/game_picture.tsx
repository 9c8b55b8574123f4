// GamePicture: a game as a small picture: its lines, the givens, and what has been entered.
import { gridPath, regionPath, unit } from "../board/geometry";
import type { GameRecord } from "./records";
import "./game_picture.css";

/** One path for all cells of a kind: a list of games has thousands of them. */
function squares(digits: readonly number[], size: number, wanted: (digit: number, cell: number) => boolean): string {
  const inset = unit * 0.18;
  const side = unit - 2 * inset;
  return digits
    .map((digit, cell) => {
      if (digit === 0 || !wanted(digit, cell)) return "";
      return `M${(cell % size) * unit + inset} ${Math.floor(cell / size) * unit + inset}h${side}v${side}h${-side}z`;
    })
    .join("");
}

interface Props {
  game: Pick<GameRecord, "shape" | "givens" | "digits">;
  /** Whether the picture is large enough for figures. */
  large?: boolean;
}

function Figures({ game: { shape, givens, digits } }: Pick<Props, "game">) {
  const { size } = shape;
  return (
    <g class="game-picture-figures" font-size={unit * 0.62}>
      {digits.map(
        (digit, cell) =>
          digit > 0 && (
            <text
              key={cell}
              class={givens[cell] ? "game-picture-given" : "game-picture-entered"}
              x={((cell % size) + 0.5) * unit}
              y={(Math.floor(cell / size) + 0.72) * unit}
            >
              {digit}
            </text>
          ),
      )}
    </g>
  );
}

export function GamePicture({ game, large }: Props) {
  const { size } = game.shape;
  const figures = large && size <= 9;
  const width = size * unit;
  return (
    <svg class="game-picture" viewBox={`-20 -20 ${width + 40} ${width + 40}`} aria-hidden="true">
      <rect class="game-picture-paper" width={width} height={width} />
      {figures ? (
        <Figures game={game} />
      ) : (
        <>
          <path class="game-picture-given" d={squares(game.givens, size, () => true)} />
          <path class="game-picture-entered" d={squares(game.digits, size, (_, cell) => !game.givens[cell])} />
        </>
      )}
      {size <= 16 && <path class="game-picture-thin" d={gridPath(size)} />}
      <path class="game-picture-thick" d={regionPath(game.shape)} />
      <rect class="game-picture-thick" width={width} height={width} />
    </svg>
  );
}
