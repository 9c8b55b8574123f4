// The choice of a level from a list that says what each asks for.
//   <LevelChoice levels={offered} chosen={level} needs={texts.levelNeeds} onChoose={setLevel} />
import { useId } from "preact/hooks";
import { messages } from "../i18n/messages";
import type { LevelWish } from "./levels";
import "./level_choice.css";

interface Props {
  levels: readonly LevelWish[];
  chosen: LevelWish;
  /** What each of them asks for. */
  needs: Partial<Record<LevelWish, string>>;
  onChoose: (level: LevelWish) => void;
}

export function LevelChoice({ levels, chosen, needs, onChoose }: Props) {
  const texts = messages.value.play;
  const name = useId();
  return (
    <fieldset class="levels">
      <legend class="field-label">{texts.level}</legend>
      {levels.map((level) => (
        <label key={level} class="level-choice">
          <input
            type="radio"
            name={name}
            checked={level === chosen}
            aria-labelledby={`${name}-${level}`}
            aria-describedby={`${name}-${level}-needs`}
            onChange={() => onChoose(level)}
          />
          <strong id={`${name}-${level}`}>{texts.levels[level]}</strong>
          <span id={`${name}-${level}-needs`}>{needs[level]}</span>
        </label>
      ))}
    </fieldset>
  );
}
