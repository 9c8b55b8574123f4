// Button and IconButton: the only things to press, so that all look and sound alike.
//   <Button kind="primary" icon="plus" onPress={start}>New game</Button>
import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import type { IconName } from "./icons";
import "./controls.css";

export interface ButtonProps {
  children?: ComponentChildren;
  kind?: "plain" | "primary" | "quiet";
  icon?: IconName;
  /** Of a button that stays down. */
  pressed?: boolean;
  disabled?: boolean;
  /** What a screen reader says, where the content alone does not tell. */
  label?: string;
  title?: string;
  /** Leaves the keyboard focus where it is when pressed by a pointer, as beside a board. */
  keepFocus?: boolean;
  submit?: boolean;
  onPress?: (event: MouseEvent) => void;
}

export function Button(props: ButtonProps) {
  return (
    <button
      type={props.submit ? "submit" : "button"}
      class={`button button-${props.kind ?? "plain"}`}
      aria-pressed={props.pressed}
      aria-label={props.label}
      title={props.title}
      disabled={props.disabled}
      onMouseDown={props.keepFocus ? (event) => event.preventDefault() : undefined}
      onClick={props.onPress}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children !== undefined && <span>{props.children}</span>}
    </button>
  );
}

/** A button that shows an icon only; its label is told on hovering too. */
export function IconButton(props: Omit<ButtonProps, "children" | "icon" | "label"> & { icon: IconName; label: string }) {
  return <Button kind="quiet" {...props} title={props.title ?? props.label} />;
}
