// Tabs: the names of the views, side by side. Those that the page has no room for are in a menu at the end, whatever the
// language; the one that is shown is always in sight.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../ui/icon";
import { tabsInSight } from "./tabs_in_sight";
import "./tabs.css";

export interface Tab {
  view: string;
  name: string;
  address: string;
}

interface Props {
  label: string;
  /** What the button for the others is called. */
  more: string;
  tabs: readonly Tab[];
  current: string;
}

/** The numbers of the tabs that fit; measured anew whenever the page or a name changes its width. */
function useTabsInSight(tabs: readonly Tab[], current: string) {
  const bar = useRef<HTMLElement>(null);
  const [inSight, setInSight] = useState<readonly number[]>(() => tabs.map((_, index) => index));
  const names = tabs.map(({ name }) => name).join();
  useLayoutEffect(() => {
    const nav = bar.current;
    if (!nav) return undefined;
    const measure = () => {
      const widths = [...nav.querySelectorAll<HTMLElement>(".tab")].map((tab) => tab.offsetWidth);
      const menu = nav.querySelector<HTMLElement>(".tabs-more")?.offsetWidth ?? 0;
      const shown = tabs.findIndex(({ view }) => view === current);
      setInSight(tabsInSight(widths, nav.clientWidth, menu, shown));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(nav);
    for (const tab of nav.querySelectorAll(".tab")) observer.observe(tab);
    measure();
    return () => observer.disconnect();
  }, [names, current]);
  return { bar, inSight };
}

export function Tabs({ label, more, tabs, current }: Props) {
  const { bar, inSight } = useTabsInSight(tabs, current);
  const menu = useRef<HTMLDivElement>(null);
  const link = ({ view, name, address }: Tab, place: string) => (
    <a key={view} class={place} href={address} aria-current={view === current ? "page" : undefined}>
      {name}
    </a>
  );
  return (
    <nav ref={bar} class="tabs" aria-label={label}>
      {tabs.map((tab, index) => link(tab, inSight.includes(index) ? "tab" : "tab tab-out"))}
      <button
        type="button"
        class={inSight.length < tabs.length ? "tabs-more" : "tabs-more tab-out"}
        aria-label={more}
        title={more}
        popovertarget="more-tabs"
      >
        <Icon name="more" />
      </button>
      <div ref={menu} id="more-tabs" class="tabs-menu" popover="auto" onClick={() => menu.current?.hidePopover()}>
        {tabs.filter((_, index) => !inSight.includes(index)).map((tab) => link(tab, "tabs-choice"))}
      </div>
    </nav>
  );
}
