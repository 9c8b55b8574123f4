// What else there is, in words: to learn, puzzles of one's own, and how a computer solves them.
import { useState } from "preact/hooks";
import { LazyHelp } from "../help/lazy_help";
import { messages } from "../i18n/messages";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icons";

interface WayProps {
  icon: IconName;
  name: string;
  text: string;
  address?: string;
  onPress?: () => void;
}

function Way({ icon, name, text, address, onPress }: WayProps) {
  const told = (
    <>
      <Icon name={icon} />
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
      </span>
    </>
  );
  return (
    <li>
      {address ? (
        <a class="home-way" href={address}>
          {told}
        </a>
      ) : (
        <button type="button" class="home-way" onClick={onPress}>
          {told}
        </button>
      )}
    </li>
  );
}

function WaysCard({ id, title, children }: { id: string; title: string; children: preact.ComponentChildren }) {
  return (
    <section class={`card home-card ${id}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="home-ways">{children}</ul>
    </section>
  );
}

export function LearnCard() {
  const { home: texts } = messages.value;
  const [help, showHelp] = useState(false);
  return (
    <>
      <WaysCard id="home-learn" title={texts.learn}>
        <Way icon="help" name={texts.rules} text={texts.rulesText} onPress={() => showHelp(true)} />
        <Way icon="steps" name={texts.techniques} text={texts.techniquesText} address="#/technique" />
      </WaysCard>
      {help && <LazyHelp onClose={() => showHelp(false)} />}
    </>
  );
}

export function OwnCard() {
  const { home: texts } = messages.value;
  return (
    <WaysCard id="home-own" title={texts.own}>
      <Way icon="pencil" name={texts.enter} text={texts.enterText} address="#/enter" />
      <Way icon="shelf" name={texts.games} text={texts.gamesText} address="#/games" />
    </WaysCard>
  );
}

export function WatchCard() {
  const { app, home: texts } = messages.value;
  return (
    <WaysCard id="home-watch" title={texts.computer}>
      <Way icon="book" name={app.story} text={texts.storyText} address="#/story/1" />
      <Way icon="watch" name={app.watch} text={texts.watchText} address="#/watch" />
      <Way icon="pieces" name={app.lab} text={texts.labText} address="#/lab" />
    </WaysCard>
  );
}
