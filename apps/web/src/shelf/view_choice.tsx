// The two views of what is kept: games, and what was made of them.
import { messages } from "../i18n/messages";
import { Icon } from "../ui/icon";

export function ViewChoice({ shown }: { shown: "games" | "stats" }) {
  const texts = messages.value.games;
  const links = [
    ["games", texts.title, "shelf"],
    ["stats", texts.stats, "chart"],
  ] as const;
  return (
    <nav class="games-views" aria-label={texts.title}>
      {links.map(([view, name, icon]) => (
        <a key={view} class="button" href={`#/${view}`} aria-current={view === shown ? "page" : undefined}>
          <Icon name={icon} />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
}
