// The pad for a puzzle that is typed in without a keyboard: each key goes on to the next cell.
import { digitText } from "../app/digits";
import { messages } from "../i18n/messages";
import { padStyle } from "../play/pad_layout";
import { Icon } from "../ui/icon";
import { enterDigit, eraseBack } from "./entry_commands";
import "../play/pad.css";

const keepFocus = (event: MouseEvent) => event.preventDefault();

export function EntryPad({ size }: { size: number }) {
  const { enter, play } = messages.value;
  return (
    <div class={size > 9 ? "pad pad-many" : "pad"} style={padStyle(size, 2)} role="group" aria-label={play.pad}>
      {Array.from({ length: size }, (_, index) => (
        <button key={index} type="button" class="pad-key" onMouseDown={keepFocus} onClick={() => enterDigit(index + 1)}>
          <span class="pad-symbol">{digitText(index + 1, size)}</span>
        </button>
      ))}
      <button
        type="button"
        class="pad-key"
        aria-label={enter.blank}
        title={enter.blank}
        onMouseDown={keepFocus}
        onClick={() => enterDigit(0)}
      >
        <span class="pad-symbol">·</span>
      </button>
      <button
        type="button"
        class="pad-key pad-erase"
        aria-label={enter.back}
        title={enter.back}
        onMouseDown={keepFocus}
        onClick={eraseBack}
      >
        <Icon name="erase" />
      </button>
    </div>
  );
}
