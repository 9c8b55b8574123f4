// StepList: every step in a line, to be gone through with the arrow keys, and over them how hard each is.
import { useEffect, useId, useRef } from "preact/hooks";
import { settings } from "../app/settings";
import { offScale, type Step } from "../core/api_steps";
import { decimalText } from "../i18n/figures";
import { messages } from "../i18n/messages";
import { effectText } from "./positions";
import "./step_list.css";

interface Props {
  steps: readonly Step[];
  size: number;
  chosen: number;
  /** Whether there is a line for the board behind the last step. */
  ended: boolean;
  onChoose: (number: number) => void;
}

const endOfScale = 6;
/** Past the end of the scale nobody knows how far. */
const heightOf = (rating: string) =>
  rating === offScale ? leastHeight : rating.startsWith(">") ? endOfScale + 1.5 : Number(rating);
/** So that the steps of an easy puzzle do not look hard. */
const leastHeight = 3;

export function StepList({ steps, size, chosen, ended, onChoose }: Props) {
  const texts = messages.value.steps;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!box || !line) return;
    // The list alone is scrolled, not the page.
    const above = line.offsetTop - box.scrollTop;
    if (above < 0 || above + line.offsetHeight > box.clientHeight) {
      box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
    }
  }, [chosen]);
  const press = (event: KeyboardEvent) => {
    const page = 10;
    const last = ended ? steps.length : steps.length - 1;
    const next: Record<string, number> = {
      ArrowUp: chosen - 1,
      ArrowDown: chosen + 1,
      PageUp: chosen - page,
      PageDown: chosen + page,
      Home: 0,
      End: last,
    };
    const number = next[event.key];
    if (number === undefined) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(number, last)));
  };
  const line = (number: number, content: preact.ComponentChildren) => (
    <div
      key={number}
      id={`${id}-${number}`}
      class="step-line"
      role="option"
      aria-selected={number === chosen}
      tabIndex={-1}
      onClick={() => onChoose(number)}
    >
      {content}
    </div>
  );
  return (
    <div class="step-list-frame">
      <StepProfile steps={steps} chosen={chosen} onChoose={onChoose} />
      <div
        ref={list}
        class="step-list"
        role="listbox"
        aria-label={texts.list}
        aria-activedescendant={`${id}-${chosen}`}
        tabIndex={0}
        onKeyDown={press}
      >
        {steps.map((step, number) =>
          line(
            number,
            <>
              <span class="step-line-number">{number + 1}</span>
              <span class="step-line-name">{step.name}</span>
              <span class="step-line-rating">{decimalText(step.rating)}</span>
              <span class="step-line-effect">{effectText(step, size, settings.value.symbols)}</span>
            </>,
          ),
        )}
        {ended && line(steps.length, <span class="step-line-name step-line-end">{texts.end}</span>)}
      </div>
    </div>
  );
}

/** A bar for each step, as high as the step is hard. The list tells the same to those who do not see it. */
function StepProfile({ steps, chosen, onChoose }: Pick<Props, "steps" | "chosen" | "onChoose">) {
  const width = Math.max(steps.length, 1);
  const highest = Math.max(leastHeight, ...steps.map(({ rating }) => heightOf(rating)));
  const point = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChoose(Math.min(Math.floor(((event.clientX - box.left) / box.width) * width), steps.length - 1));
  };
  return (
    <svg class="step-profile" viewBox={`0 0 ${width} ${highest}`} preserveAspectRatio="none" aria-hidden="true" onClick={point}>
      {steps.map(({ rating }, number) => {
        const height = heightOf(rating);
        return (
          <rect
            key={number}
            class={`${height > endOfScale ? "step-bar-over" : ""} ${number === chosen ? "step-bar-chosen" : ""}`}
            x={number + 0.08}
            y={highest - height}
            width={0.84}
            height={height}
          />
        );
      })}
    </svg>
  );
}
