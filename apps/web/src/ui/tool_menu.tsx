// ToolMenu: a tool that opens a list of further ones beside it, over what is there.
//   <ToolMenu word="More" name="More tools" tools={[{ icon: "restart", word: "Start again", onPress: restart }]} />
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon";
import { Tool, type ToolProps } from "./tool";
import "./tool_menu.css";

interface Props {
  word: string;
  /** Its whole name, of which the word is a part. */
  name: string;
  tools: readonly ToolProps[];
}

/** Between the list, the button and the edges of the page. */
const gap = 4;

export function ToolMenu({ word, name, tools }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => list.current?.hidePopover();
  /** Esc closes it, and means nothing else then: not even to the board, which has the keyboard. */
  const onEscape = useRef((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => () => removeEventListener("keydown", onEscape.current, true), []);
  /** Where there is more room, above the button or under it; flush with its right side. */
  const place = () => {
    if (!button.current || !list.current) return;
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const under = innerHeight - bottom;
    const above = top > under;
    const { style } = list.current;
    style.right = `${Math.max(document.documentElement.clientWidth - right, gap)}px`;
    style.top = above ? "auto" : `${bottom + gap}px`;
    style.bottom = above ? `${innerHeight - top + gap}px` : "auto";
    style.maxHeight = `${Math.max(top, under) - 2 * gap}px`;
  };
  const listen = (event: { newState: string }) => {
    if (event.newState === "open") {
      place();
      addEventListener("keydown", onEscape.current, true);
    } else {
      removeEventListener("keydown", onEscape.current, true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="tool tool-more"
        aria-label={name === word ? undefined : name}
        title={name}
        popovertarget={id}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name="more" />
        <span class="tool-word">{word}</span>
      </button>
      <div ref={list} id={id} class="tool-menu" popover="auto" onBeforeToggle={listen} onClick={close}>
        {tools.map((tool) => (
          <Tool key={tool.word} {...tool} />
        ))}
      </div>
    </>
  );
}
