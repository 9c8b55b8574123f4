// Icon: a small drawing beside or instead of a word; screen readers pass it over.
import { type IconName, icons } from "./icons";

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
