// StepMatrix: the part of the exact-cover matrix that a step is about: a row for each option, a column for each item,
// the truths first. Where k truths have all their ones in k links, no other option of those links can be right.
import { settings } from "../app/settings";
import type { Step } from "../core/api_steps";
import { messages } from "../i18n/messages";
import { ruleText } from "../watch/names";
import { optionText } from "./positions";
import "./step_matrix.css";

/** In units of the picture. */
const pitch = 26;
const nameWidth = 74;
const letter = 7.2;
/** Names of columns are turned by this. */
const angle = -55;

/** The step in words of exact cover, and its picture. */
export function StepMatrixDetails({ step, size }: { step: Step; size: number }) {
  return (
    <details class="step-matrix-details" open>
      <summary>{messages.value.steps.matrix}</summary>
      <p>{step.matrixText}</p>
      {step.matrix.rows.some(({ columns }) => columns.length > 0) && <StepMatrixPicture step={step} size={size} />}
    </details>
  );
}

function StepMatrixPicture({ step, size }: { step: Step; size: number }) {
  const { steps: texts, watch } = messages.value;
  const { symbols } = settings.value;
  const { columns, truths, rows } = step.matrix;
  const names = columns.map((rule) => ruleText(rule, size, symbols, watch));
  const longest = Math.max(...names.map((name) => [...name].reduce((sum, sign) => sum + (sign > "\u2e80" ? 13 : letter), 0)));
  const head = 14 + longest * Math.sin((-angle * Math.PI) / 180);
  const overhang = longest * Math.cos((angle * Math.PI) / 180);
  const right = nameWidth + columns.length * pitch;
  const bottom = head + rows.length * pitch;
  const out = new Set(step.rulesOut);
  const kindOf = (option: number) => (option === step.places ? "placed" : out.has(option) ? "out" : "pattern");
  const x = (column: number) => nameWidth + (column + 0.5) * pitch;
  const y = (row: number) => head + (row + 0.5) * pitch;
  return (
    <div class="step-matrix">
      <svg
        width={right + overhang}
        height={bottom + 4}
        viewBox={`0 0 ${right + overhang} ${bottom + 4}`}
        role="img"
        aria-label={texts.matrixLabel(rows.length, columns.length)}
      >
        {columns.map((rule, column) => {
          const kind = column < truths ? "truth" : "link";
          return (
            <g key={rule.name}>
              <rect class={`step-matrix-${kind}`} x={x(column) - 10} y={head + 2} width={20} height={bottom - head} rx={6} />
              <text
                class={`step-matrix-item step-matrix-${rule.kind}`}
                transform={`translate(${x(column) - 2} ${head - 4}) rotate(${angle})`}
              >
                {names[column]}
              </text>
            </g>
          );
        })}
        {rows.map(({ option, columns: ones }, row) => {
          const kind = kindOf(option);
          return (
            <g key={option} class={`step-matrix-row step-matrix-${kind}`}>
              <text x={nameWidth - 10} y={y(row)}>
                {optionText(option, size, symbols)}
              </text>
              {ones.length > 1 && <path d={`M${x(ones[0] ?? 0)} ${y(row)}H${x(ones.at(-1) ?? 0)}`} />}
              {ones.map((column) => (
                <circle key={column} cx={x(column)} cy={y(row)} r={7} />
              ))}
              {kind === "out" && <path class="step-matrix-cross" d={`M6 ${y(row)}H${nameWidth - 8}`} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
