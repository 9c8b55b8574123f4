// Tool: a button with an icon, a word, and the key that does the same.
//   <Tool icon="undo" word="Undo" keys="Ctrl+Z" onPress={undo} />
import { Icon } from "./icon";
import type { IconName } from "./icons";
import { keyName } from "./key_name";
import "./tool.css";

export interface ToolProps {
  icon: IconName;
  /** What is written on it. */
  word: string;
  /** Its whole name, of which the word is a part. */
  name?: string;
  keys?: string;
  disabled?: boolean;
  /** Of a tool that stays down. */
  pressed?: boolean;
  onPress: () => void;
}

/** Pressed by a pointer, it leaves the keyboard where it is: at the board. */
export function Tool({ icon, word, name = word, keys, disabled, pressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={name === word ? undefined : name}
      aria-pressed={pressed}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
      title={keys ? `${name} (${keyName(keys)})` : name}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span class="tool-word">{word}</span>
      {keys && <kbd aria-hidden="true">{keyName(keys)}</kbd>}
    </button>
  );
}
