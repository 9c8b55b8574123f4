// ShapesDrawing: draws the shapes of a picture, whatever they stand for. What there is to draw the core says.
//   <ShapesDrawing shapes={links.shapes} nameOf={nameOf} />
import { useId } from "preact/hooks";
import { Form, type ShapeDrawn, TextOf } from "../core/shapes";
import "./shapes.css";

interface Props {
  shapes: readonly ShapeDrawn[];
  /** What items and options are called, and how digits are written. */
  nameOf: (of: TextOf, number: number) => string;
}

const ink = (name: string | undefined) => (name ? `var(--${name})` : "none");

export function ShapesDrawing({ shapes, nameOf }: Props) {
  const head = useId();
  return (
    <g class="shapes">
      <marker id={head} viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0 6 3 0 6z" fill="context-stroke" />
      </marker>
      {shapes.map((shape) => {
        const { form, key, name, part, width, opacity, x, y, size, corner } = shape;
        const common = {
          class: name,
          fill: ink(shape.fill),
          opacity,
          "fill-opacity": shape.wash < 1 ? shape.wash : undefined,
          ...(part >= 0 && { "data-part": part }),
        };
        const edge = { stroke: ink(shape.stroke), "stroke-width": width, "stroke-dasharray": shape.dashes };
        if (form === Form.path) {
          return <path key={key} {...common} {...edge} d={shape.text} marker-end={shape.arrow ? `url(#${head})` : undefined} />;
        }
        if (form === Form.box) {
          return (
            <rect key={key} {...common} {...edge} x={x - size} y={y - size} width={2 * size} height={2 * size} rx={corner} />
          );
        }
        return (
          <text
            key={key}
            {...common}
            font-size={size}
            font-weight={shape.bold ? 600 : undefined}
            font-style={shape.italic ? "italic" : undefined}
            text-anchor={corner ? "start" : "middle"}
            transform={corner ? `translate(${x} ${y}) rotate(${corner})` : `translate(${x} ${y})`}
          >
            {shape.of === TextOf.words ? shape.text : nameOf(shape.of, shape.number)}
          </text>
        );
      })}
    </g>
  );
}
