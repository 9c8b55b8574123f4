// The choice of a board by a small picture of it.
import { useId } from "preact/hooks";
import { gridPath, regionPath, unit } from "../board/geometry";
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { shapeText } from "./shape_text";

function Thumbnail({ shape }: { shape: Shape }) {
  const width = shape.size * unit;
  return (
    <svg class="size-picture" viewBox={`-20 -20 ${width + 40} ${width + 40}`} aria-hidden="true">
      <path class="size-thin" d={gridPath(shape.size)} />
      <path class="size-thick" d={regionPath(shape)} />
      <rect class="size-thick" width={width} height={width} />
    </svg>
  );
}

interface Props {
  shapes: readonly Shape[];
  chosen: number;
  onChoose: (size: number) => void;
}

export function SizeChoice({ shapes, chosen, onChoose }: Props) {
  const texts = messages.value.play;
  const name = useId();
  return (
    <fieldset class="sizes">
      <legend class="field-label">{texts.size}</legend>
      {shapes.map((shape) => (
        <label key={shape.size} class="size-choice" title={shapeText(texts, shape)}>
          <input
            type="radio"
            name={name}
            checked={shape.size === chosen}
            aria-label={shapeText(texts, shape)}
            onChange={() => onChoose(shape.size)}
          />
          <span>
            <Thumbnail shape={shape} />
            {shape.size} × {shape.size}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
