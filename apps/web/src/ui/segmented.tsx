// Segmented: one choice of a few, side by side; to the keyboard a group of radio buttons.
//   <Segmented label="Level" value={level} options={[{ value: "easy", text: "Easy" }]} onChange={setLevel} />
import { useId } from "preact/hooks";
import { Icon } from "./icon";
import type { IconName } from "./icons";
import "./controls.css";

export interface Choice<T> {
  value: T;
  text: string;
  icon?: IconName;
  /** The key that chooses it. */
  keys?: string;
  disabled?: boolean;
}

interface Props<T> {
  label: string;
  value: T;
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** Shows the label over the choices, and not to screen readers alone. */
  titled?: boolean;
  keepFocus?: boolean;
}

export function Segmented<T extends string | number>({ label, value, options, onChange, titled, keepFocus }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="segmented">
      <legend class={titled ? "field-label" : "unseen"}>{label}</legend>
      <div class="segmented-track">
        {options.map((option) => (
          <label
            key={option.value}
            class="segmented-choice"
            onMouseDown={keepFocus ? (event) => event.preventDefault() : undefined}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.icon && <Icon name={option.icon} />}
              {option.text}
              {option.keys && <kbd aria-hidden="true">{option.keys}</kbd>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
