// RulesLayer: the constraints of a board, drawn: cages, lines, dots, arrows, clues outside.
//   <RulesLayer drawn={shape.rules.drawn} below={true} />
// What there is to draw the core says; here are only the colours.
import type { RuleDrawing } from "../core/api_boards";
import "./rules_layer.css";

export { variantName } from "../play/variant_name";
export { LeftOut } from "./left_out";
export { ruleNames } from "./rule_names";

function Drawing({ ink, broken, path, width, colour, circle, text, at }: RuleDrawing) {
  return (
    <g class={`rule-${ink}${broken ? " rule-broken" : ""}`}>
      {path && <path d={path} {...(width && { "stroke-width": width })} {...(colour && !broken && { stroke: colour })} />}
      {circle && <circle cx={circle[0]} cy={circle[1]} r={circle[2]} {...(colour && !broken && { fill: colour })} />}
      {text && at && (
        <text x={at[0]} y={at[1]}>
          {text}
        </text>
      )}
    </g>
  );
}

export function RulesLayer({ drawn, below }: { drawn: readonly RuleDrawing[]; below: boolean }) {
  return (
    <g class="rules" aria-hidden="true">
      {drawn.map((each, place) => each.below === below && <Drawing key={place} {...each} />)}
    </g>
  );
}
