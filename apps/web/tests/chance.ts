// Chance for the page that is the same in every run of a test.
//   await context.addInitScript(steadyChance);     // each page that is opened draws something else
//   await page.addInitScript(chanceFrom, seed);    // or what follows from a seed

/** Runs in the page: from now on its numbers follow from the seed. */
export function chanceFrom(seed: number): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs in the page: how many pages this profile has opened until now; 0 where there is no storage to count them in. */
function pagesOpened(): number {
  try {
    const opened = Number(localStorage.getItem("tests.opened")) + 1;
    localStorage.setItem("tests.opened", String(opened));
    return opened;
  } catch {
    return 0;
  }
}

/** For a profile: each page that it opens has numbers of its own, since two games made from the same ones would be one game. */
export const steadyChance = `(${chanceFrom})((${pagesOpened})())`;
