// StepCard: the chosen step in words and in the matrix; behind the last one, how it ended.
import { useEffect } from "preact/hooks";
import { offScale, type Step, type StepsEnd } from "../core/api_steps";
import { decimalText } from "../i18n/figures";
import { messages } from "../i18n/messages";
import { Button } from "../ui/button";
import { announce } from "../ui/toast";
import { kindsIn, WayChoice } from "./step_drawing";
import { StepMatrixDetails } from "./step_matrix";
import { look, type Walk } from "./walk";

export function StepCard({ found, number, step }: { found: Walk; number: number; step: Step | undefined }) {
  const texts = messages.value.steps;
  const size = found.start?.shape.size ?? 0;
  useEffect(() => {
    if (step && number > 0) announce(step.text);
  }, [step]);
  if (!step) return found.end ? <EndCard found={found} /> : null;
  return (
    <section class="steps-card" aria-label={texts.stepOf(number + 1, found.steps.length)}>
      <header class="steps-name">
        <h2>{step.name}</h2>
        {step.rating !== offScale && <span>{texts.rating(decimalText(step.rating))}</span>}
      </header>
      <p>{step.text}</p>
      {step.rating !== offScale && (
        <p>
          <a href={`#/technique/${step.technique}`}>{messages.value.hints.about(step.name)}</a>
        </p>
      )}
      <StepMatrixDetails step={step} size={size} />
    </section>
  );
}

/** What the signs on the board mean: those that are there; and the choice of a way, where there are several. */
export function StepKey({ step }: { step: Step }) {
  const texts = messages.value.steps;
  const chain = step.ways.length > 0;
  const kinds = kindsIn(step);
  const signs: [boolean, string, string][] = [
    [kinds.has("truth"), "truth", texts.truth],
    [kinds.has("link"), "link", texts.link],
    [kinds.has("dead"), "dead", texts.dead],
    [step.pattern.length > 0, "pattern", chain ? texts.is : texts.pattern],
    [step.second.length > 0, chain ? "denied" : "second", chain ? texts.isNot : texts.second],
    [step.places !== null, "pattern", texts.placed],
    [step.rulesOut.length > 0, "out", texts.ruledOut],
  ];
  return (
    <>
      <WayChoice step={step} name={step.name} />
      <ul class="step-key">
        {signs.map(
          ([there, sign, meaning]) =>
            there && (
              <li key={meaning} class={`step-key-${sign}`}>
                {meaning}
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** Why the steps do not lead to the solution; empty where they do. */
export function endText(found: Walk, end: StepsEnd): string {
  const texts = messages.value.steps;
  if (end.obstacle) return end.obstacle;
  if (end.outcome === "broken") return texts.broken(end.dead);
  if (end.several) return texts.several;
  return end.outcome === "stuck" ? texts.stuck(emptyAtEnd(found)) : "";
}

function EndCard({ found }: { found: Walk }) {
  const texts = messages.value.steps;
  const { end, steps, fromStart } = found;
  if (!end) return null;
  const hardest = end.rating.text !== offScale && steps.find(({ rating }) => rating === end.rating.text);
  const told = endText(found, end) || (steps.length > 0 ? texts.solved(steps.length) : texts.nothingToDo);
  return (
    <section class="steps-card" role={end.obstacle ? "alert" : undefined}>
      <p>{told}</p>
      {end.outcome === "solved" && hardest && <p>{texts.hardest(hardest.name)}</p>}
      {end.obstacle && !fromStart && (
        <Button kind="primary" onPress={() => void look(true)}>
          {texts.fromStart}
        </Button>
      )}
    </section>
  );
}

const emptyAtEnd = ({ start, steps }: Walk) =>
  (start?.digits ?? []).filter((digit) => digit === 0).length - steps.filter(({ places }) => places !== null).length;
