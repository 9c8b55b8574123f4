// Which tabs are in sight.

/** As many as fit beside the button for the others, the first ones before the last; the current one in any case. */
export function tabsInSight(widths: readonly number[], room: number, menu: number, current: number): number[] {
  const all = widths.map((_, index) => index);
  const sum = (tabs: readonly number[]) => tabs.reduce((width, tab) => width + (widths[tab] ?? 0), 0);
  if (sum(all) <= room) return all;
  const chosen = all.filter((tab) => tab === current);
  for (const tab of all) {
    if (tab === current) continue;
    if (sum([...chosen, tab]) + menu > room) break;
    chosen.push(tab);
  }
  return chosen.sort((one, other) => one - other);
}
