// The choice of a kind of puzzle, each by a small picture of its sign; what the rule of the chosen one is stands under them.
//   <KindChoice chosen={kind} onChoose={setKind} />
import { useId } from "preact/hooks";
import { messages } from "../i18n/messages";
import { type Kind, kinds } from "./choices";
import { isVariant } from "./variants";

const grid = "M3 3h18v18H3z";

/** On a square of 24 x 24: thin lines, and what stands out. */
const pictures: Record<Kind, [thin: string, strong: string]> = {
  sudoku: ["M9 3v18M15 3v18M3 9h18M3 15h18", grid],
  latin: ["M7.5 3v18M12 3v18M16.5 3v18M3 7.5h18M3 12h18M3 16.5h18", ""],
  jigsaw: ["", `${grid}M9 3v6h4v6H9v6M3 12h6M13 12h8M15 3v5`],
  x: [grid, "M3 3l18 18M21 3 3 21"],
  antiknight: [grid, "M7 17h10M8.5 17c0-4 3-5 3-7.5L8.5 11 7.5 9.5 11 6V4.5L13 6c3 1.5 3.5 6 2.5 11"],
  killer: [grid, "M6 6h3M11 6h2M15 6h3v3M18 11v2M18 15v3h-3M13 18h-2M9 18H6v-3M6 13v-2M6 9V6"],
  thermo: [grid, "M7 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8.5 16 14 11V5"],
  arrow: [grid, "M8 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.5 14 18 6.5M13.5 6H18v4.5"],
  dots: ["M12 3v18M3 12h18", "M12 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16.5 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM16.5 11.5v1"],
  whisper: [grid, "M6 18l4-10 4 7 4-9"],
};

function Picture({ kind }: { kind: Kind }) {
  const [thin, strong] = pictures[kind];
  return (
    <svg class="kind-picture" viewBox="0 0 24 24" aria-hidden="true">
      <path class="size-thin" d={thin} />
      <path class="kind-sign" d={strong || grid} />
    </svg>
  );
}

interface Props {
  chosen: Kind;
  onChoose: (kind: Kind) => void;
}

export function KindChoice({ chosen, onChoose }: Props) {
  const texts = messages.value.newGame;
  const name = useId();
  return (
    <fieldset class="sizes kinds">
      <legend class="unseen">{texts.kind}</legend>
      {kinds.map((kind) => (
        <label key={kind} class="size-choice">
          <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>
            <Picture kind={kind} />
            {isVariant(kind) ? texts.variants[kind] : texts[kind]}
          </span>
        </label>
      ))}
      {isVariant(chosen) && (
        <p class="kind-rule" role="status">
          {texts.variantRules[chosen]}
        </p>
      )}
    </fieldset>
  );
}
