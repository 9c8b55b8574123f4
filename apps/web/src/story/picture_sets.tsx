// Page 1: options as sets of items, to be chosen until every item is covered exactly once.
import { useState } from "preact/hooks";
import { messages } from "../i18n/messages";
import { CoverVerdict } from "./cover_verdict";
import { SEVEN, timesCovered, toggled } from "./seven";

const NONE: ReadonlySet<number> = new Set();

export function PictureSets() {
  const t = messages.value.story;
  const [chosen, setChosen] = useState(NONE);
  const times = timesCovered(SEVEN, chosen);
  const { itemNames, optionNames } = SEVEN.matrix;
  return (
    <div class="sets">
      <ol class="sets-items" aria-label={t.items}>
        {itemNames.map((name, item) => (
          <li key={item} class={["sets-open", "sets-once"][times[item]!] ?? "sets-twice"}>
            <span aria-hidden="true">{name}</span>
            <span class="unseen">{t.itemState(name, times[item]!)}</span>
          </li>
        ))}
      </ol>
      <div class="sets-options" role="group" aria-label={t.options}>
        {optionNames.map((name, option) => {
          const items = SEVEN.itemsOf(option).map((item) => itemNames[item]!);
          return (
            <button
              key={option}
              type="button"
              class="sets-option"
              aria-pressed={chosen.has(option)}
              onClick={() => setChosen(toggled(chosen, option))}
            >
              <span class="unseen">{t.optionButton(name)}</span>
              <span class="sets-name" aria-hidden="true">
                {name}
              </span>
              {items.map((item) => (
                <b key={item}>{item}</b>
              ))}
            </button>
          );
        })}
      </div>
      <CoverVerdict times={times} itemName={(item) => itemNames[item]!} onClear={() => setChosen(NONE)} />
    </div>
  );
}
