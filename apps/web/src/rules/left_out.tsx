// LeftOut: that a board was read in part, and what is missing; nothing where it was read as it is.
//   <LeftOut shape={view.shape} />
import type { Shape } from "../core/api_boards";
import { messages } from "../i18n/messages";
import { ruleNames } from "./rule_names";

export function LeftOut({ shape }: { shape: Shape }) {
  const { leftOut } = ruleNames(shape);
  if (!leftOut) return null;
  return (
    <details class="rules-left-out">
      <summary>{messages.value.enter.asRead}</summary>
      <p>{leftOut}</p>
    </details>
  );
}
