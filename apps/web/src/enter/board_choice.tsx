// The choice of a board by name, for one that is typed in.
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { shapeText } from "../play/shape_text";
import { latinShapes, sudokuShapes } from "../play/sizes";
import { Select } from "../ui/fields";

const keyOf = (shape: Shape) => `${shape.size} ${shape.boxRows} ${shape.boxColumns} ${shape.regions.length > 0}`;

interface Props {
  shape: Shape;
  onChoose: (shape: Shape) => void;
}

/** A board that was read may have a shape that is not on the list; it then stands at its end. */
export function BoardChoice({ shape, onChoose }: Props) {
  const { enter, play } = messages.value;
  const shapes = [...sudokuShapes(), ...latinShapes()];
  const listed = shapes.some((candidate) => keyOf(candidate) === keyOf(shape)) ? shapes : [...shapes, shape];
  return (
    <Select
      label={enter.board}
      value={keyOf(shape)}
      options={listed.map((candidate) => ({ value: keyOf(candidate), text: shapeText(play, candidate) }))}
      onChange={(key) => {
        const chosen = listed.find((candidate) => keyOf(candidate) === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
