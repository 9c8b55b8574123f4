// The monkey: random use of the page, from a seed. It fails where the page throws, writes an error, stands still, where the
// core breaks down, or where a game does not come back as it was from what keeps it or from a link.
//   MONKEY_SEED=7 npm run browser monkey                        one life again, as it was
//   MONKEY_SEED=7 MONKEY_ACTIONS=30 npm run browser monkey      only its first thirty actions
//   MONKEY_SEED=7 MONKEY_ALOUD=1 npm run browser monkey         each action told as it is done
//   MONKEY_SECONDS=600 npm run browser monkey                   new lives for so long, each with a seed that it tells
import type { CDPSession, Page } from "playwright-core";
import { inject } from "vitest";
import type { GameView } from "../src/core/api_boards";
import { startFullCore } from "../src/core/testing";
import { desktop, expect, handheld, type Open, test } from "./harness";
import { Chance, type MonkeyState, monkeyActs } from "./monkey_acts";
import { crashesOf, gameInHand, openEyes, untilAnswered } from "./monkey_eyes";

const wanted = (name: string) => (process.env[name] ? Number(process.env[name]) : undefined);
const actions = wanted("MONKEY_ACTIONS") ?? 150;
const seconds = wanted("MONKEY_SECONDS");
const seed = wanted("MONKEY_SEED");

/** Of processor time of the page's thread, for one action: by far more than anything may take. */
const longestTask = 20;

/** Seconds of processor time that the thread of the page has worked so far, since it was loaded. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/** What is kept of a game: all but its time. */
const lasting = ({ elapsed: _, ...rest }: GameView) => rest;
/** What a link carries of it. */
const carried = ({ shape, cells }: GameView) => ({
  shape,
  cells: cells.map(({ digit, given, corner, centre }) => ({ digit, given, corner, centre })),
});

/** In the page: what was on its way into the database is there. Writers take turns, and this one comes last. */
const untilWritten = () =>
  new Promise<void>((done, fail) => {
    const opening = indexedDB.open("quadrille");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const tables = [...opening.result.objectStoreNames];
      const last = tables.length > 0 ? opening.result.transaction(tables, "readwrite") : null;
      const end = () => {
        opening.result.close();
        done();
      };
      if (last) last.oncomplete = end;
      else end();
    };
  });

/** Some of what a browser writes when it is offline is no fault of the page. */
const isOfNetwork = (fault: string) => /Failed to load resource|could not be loaded|Failed to fetch|NetworkError/.test(fault);

class Life {
  private readonly told: string[] = [];
  private readonly faults: string[] = [];
  private readonly state: MonkeyState = { offline: false };
  private readonly chance: Chance;

  constructor(private readonly seed: number) {
    this.chance = new Chance(seed);
  }

  private fail(fault: string): void {
    if (this.state.offline && isOfNetwork(fault)) return;
    this.faults.push(fault);
  }

  private async follow(page: Page): Promise<void> {
    page.on("pageerror", (error) => this.fail(`error: ${error.stack ?? error.message}`));
    page.on("console", (message) => message.type() === "error" && this.fail(`console: ${message.text()}`));
    page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
    page.on("filechooser", (chooser) => void chooser.setFiles([]).catch(() => undefined));
    // A link that leads elsewhere leads nowhere here.
    const { origin } = new URL(inject("address"));
    await page.route(
      (url) => /^http/.test(url.protocol) && url.origin !== origin,
      (route) => route.fulfill({ status: 204 }),
    );
    await openEyes(page, this.seed);
  }

  /** The game in hand comes back as it is, from what is kept of it and from a link. */
  private async checkGame(page: Page): Promise<void> {
    const game = await gameInHand(page);
    if (!game) return;
    const core = await startFullCore();
    expect(lasting(core.call("game.load", { text: game.saved })), "as it is kept").toEqual(lasting(game.view));
    expect(carried(core.call("game.openShare", { text: game.shared })), "as a link").toEqual(carried(game.view));
  }

  /** So it does for somebody who loads the page again. */
  private async checkReload(page: Page): Promise<void> {
    await untilAnswered(page);
    const before = await gameInHand(page);
    await page.evaluate(untilWritten);
    await page.reload();
    await untilAnswered(page);
    if (!before) return;
    await expect.poll(() => gameInHand(page), { message: "after a reload" }).not.toBe(null);
    expect(lasting((await gameInHand(page))!.view), "after a reload").toEqual(lasting(before.view));
  }

  private async step(page: Page, session: CDPSession, act: () => Promise<string>): Promise<void> {
    const before = await worked(session);
    this.told.push("…");
    this.told[this.told.length - 1] = await act();
    if (process.env["MONKEY_ALOUD"]) console.log(`${this.told.length}: ${this.told.at(-1)}`);
    if (!page.url().startsWith(inject("address"))) await page.goto(inject("address"));
    await untilAnswered(page);
    const task = (await worked(session)) - before;
    if (task > longestTask) this.fail(`freeze: ${task.toFixed(1)} s of work`);
    for (const crash of await crashesOf(page)) this.fail(`core: ${crash}`);
  }

  async live(open: Open): Promise<void> {
    const byTouch = this.chance.below(2) === 1;
    const page = await open("#/play", { ...(byTouch ? handheld : desktop), serviceWorkers: "allow" });
    // The harness looks for errors as well, but not for when they came.
    page.removeAllListeners("pageerror").removeAllListeners("console");
    await this.follow(page);
    await page.reload();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const act = monkeyActs(page, this.chance, this.state, byTouch);
    try {
      for (let action = 1; action <= actions; ++action) {
        await this.step(page, session, act);
        if (action % 5 === 0) await this.checkGame(page);
        if (action % 50 === 0 || action === actions) await this.checkReload(page);
        if (this.faults.length > 0) throw new Error("the page has a fault:");
      }
      await page.context().close();
    } catch (fault) {
      const last = this.told.slice(-20).map((each, place) => `${Math.max(0, this.told.length - 20) + place + 1}: ${each}`);
      const again = `MONKEY_SEED=${this.seed} MONKEY_ACTIONS=${this.told.length}`;
      throw new Error([String(fault), ...this.faults, `with ${again}, at ${page.url()}, after`, ...last].join("\n"), {
        cause: fault,
      });
    }
  }
}

if (seconds === undefined) {
  for (const each of seed === undefined ? [1, 2] : [seed]) {
    test(`nothing breaks in the life of seed ${each}`, ({ open }) => new Life(each).live(open));
  }
} else {
  test(`nothing breaks in ${seconds} seconds`, async ({ open }) => {
    const end = Date.now() + seconds * 1000;
    for (let each = seed ?? Date.now() % 1_000_000; Date.now() < end; ++each) {
      console.log(`MONKEY_SEED=${each}`);
      await new Life(each).live(open);
    }
  }, 0);
}
