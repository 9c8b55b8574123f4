// The choice of a board by a small picture of it.
import { useId } from "preact/hooks";
import { gridPath, regionPath, unit } from "../board/geometry";
import { messages } from "../i18n/messages";
import { shapeText } from "./shape_text";
import { type BoardSize, shapeFor } from "./sizes";

function Thumbnail({ size }: { size: BoardSize }) {
  const shape = shapeFor(size);
  const width = size.size * unit;
  return (
    <svg class="size-picture" viewBox={`-20 -20 ${width + 40} ${width + 40}`} aria-hidden="true">
      <path class="size-thin" d={gridPath(size.size)} />
      <path class="size-thick" d={regionPath(shape)} />
      <rect class="size-thick" width={width} height={width} />
    </svg>
  );
}

interface Props {
  sizes: readonly BoardSize[];
  chosen: number;
  onChoose: (size: number) => void;
}

export function SizeChoice({ sizes, chosen, onChoose }: Props) {
  const texts = messages.value.play;
  const name = useId();
  return (
    <fieldset class="sizes">
      <legend class="field-label">{texts.size}</legend>
      {sizes.map((size) => (
        <label key={size.size} class="size-choice" title={shapeText(texts, shapeFor(size))}>
          <input
            type="radio"
            name={name}
            checked={size.size === chosen}
            aria-label={shapeText(texts, shapeFor(size))}
            onChange={() => onChoose(size.size)}
          />
          <span>
            <Thumbnail size={size} />
            {size.size} × {size.size}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
