// The shell: the bar at the top, the view under it, and messages over both.
import { useEffect, useRef } from "preact/hooks";
import { messages } from "../i18n/messages";
import { PrintArea } from "../print/print_sheets";
import { IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icons";
import { Toasts } from "../ui/toast";
import { CoreFailed } from "./core_failed";
import { failure } from "./opening";
import { type Route, route } from "./router";
import { View } from "./routes";
import { change, type Settings, settings } from "./settings";
import { Tabs } from "./tabs";
import "./shell.css";

/** Dialogs and links belong to the view that they lie over. */
const shownView = ({ view }: Route) => (view === "new" || view === "share" || view === "daily" ? "play" : view);

/** The kept games, and how to solve one, are part of playing. */
const partsOfPlay = ["games", "stats", "steps", "technique"] as const;
const barView = (now: Route) => {
  const view = shownView(now);
  return partsOfPlay.find((part) => part === view) ? "play" : view;
};

const themeIcons: Record<Settings["theme"], IconName> = { auto: "auto", light: "sun", dark: "moon" };
const nextTheme: Record<Settings["theme"], Settings["theme"]> = { auto: "light", light: "dark", dark: "auto" };

function Logo() {
  return (
    <svg class="shell-logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="5" fill="var(--card)" stroke="var(--ink)" stroke-width="2" />
      <rect x="5" y="5" width="10" height="10" rx="2" fill="var(--cell)" />
      <rect x="17" y="5" width="10" height="10" rx="2" fill="var(--row)" />
      <rect x="5" y="17" width="10" height="10" rx="2" fill="var(--column)" />
      <rect x="17" y="17" width="10" height="10" rx="2" fill="var(--box)" />
    </svg>
  );
}

function TopBar() {
  const texts = messages.value.app;
  const current = barView(route.value);
  const tabs = [
    { view: "play", name: texts.play, address: "#/play" },
    { view: "enter", name: texts.enter, address: "#/enter" },
    { view: "watch", name: texts.watch, address: "#/watch" },
    { view: "story", name: texts.story, address: "#/story/1" },
    { view: "lab", name: texts.lab, address: "#/lab" },
  ];
  const { theme } = settings.value;
  const themeNames = { auto: texts.themeAuto, light: texts.themeLight, dark: texts.themeDark };
  return (
    <header class="shell-bar">
      <a class="shell-name" href="#/" aria-current={current === "home" ? "page" : undefined}>
        <Logo />
        <span>{texts.name}</span>
      </a>
      <Tabs label={texts.views} more={texts.more} tabs={tabs} current={current} />
      <Toasts />
      <div class="shell-buttons">
        <span class="shell-theme">
          <IconButton
            icon={themeIcons[theme]}
            label={`${texts.theme}: ${themeNames[theme]}`}
            onPress={() => change({ theme: nextTheme[theme] })}
          />
        </span>
        <a
          class="button button-quiet"
          href="#/settings"
          aria-label={texts.settings}
          title={texts.settings}
          aria-current={current === "settings" ? "page" : undefined}
        >
          <Icon name="settings" />
        </a>
      </div>
    </header>
  );
}

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { app: texts, games, home } = messages.value;
  const current = shownView(route.value);
  const title = { ...texts, home: home.title, games: games.title, stats: games.stats }[current];
  const first = useRef(true);
  useEffect(() => {
    document.title = `${title} · ${texts.name}`;
  }, [title, texts]);
  // A reader of another view begins at its top, with the keyboard too.
  useEffect(() => {
    if (!first.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [current]);
  return (
    <>
      <a
        class="shell-skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <TopBar />
      <main id="content" ref={main} tabIndex={-1}>
        {failure.value === null ? <View route={route.value} /> : <CoreFailed />}
      </main>
      <PrintArea />
    </>
  );
}
