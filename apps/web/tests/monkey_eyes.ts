// MonkeyEyes: what the monkey sees of the page besides its pictures: what the page asks the core, and what the core says.
//   await openEyes(page);            // before the page is opened
//   await untilAnswered(page);       // the core has nothing left to do for the page
//   const game = await gameInHand(page);
import type { Page } from "playwright-core";
import type { CoreError, Method, Reply, Request } from "../src/core/api";
import type { GameView } from "../src/core/api_boards";
import { chanceFrom } from "./chance";

interface Eyes {
  /** Questions that the core has not answered yet. */
  open(): number;
  /** What the core has said where it broke down. */
  crashes: string[];
  /** Asks the worker that has the game in hand; null where there is none. */
  askGame(method: Method, payload: unknown): Promise<unknown>;
}

type Watching = typeof globalThis & { eyes: Eyes };

/** From now on the page has a core that is watched, chance that comes from a seed, and no printer. */
export async function openEyes(page: Page, seed: number): Promise<void> {
  await page.addInitScript(chanceFrom, seed);
  await page.addInitScript(() => {
    window.print = () => undefined;

    const crashes: string[] = [];
    const workers = new Set<Watched>();
    let ofGame: Watched | null = null;
    let ownCalls = 0;

    class Watched extends Worker {
      readonly asked = new Map<number, Method>();
      readonly own = new Map<number, (reply: Reply) => void>();

      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.add(this);
        this.addEventListener("message", ({ data }: MessageEvent<Reply | WebAssembly.Module>) => {
          if (data instanceof WebAssembly.Module || "progress" in data) return;
          const method = this.asked.get(data.id);
          this.asked.delete(data.id);
          if ("error" in data && data.error.kind === "crash") crashes.push(`${method}: ${(data.error as CoreError).message}`);
          this.own.get(data.id)?.(data);
          this.own.delete(data.id);
        });
      }
      override postMessage(message: WebAssembly.Module | Request): void {
        if ("method" in message && message.id > 0) {
          this.asked.set(message.id, message.method);
          if (/^game\.(new|load|act|save)$/.test(message.method)) ofGame = this;
        }
        super.postMessage(message);
      }
      override terminate(): void {
        workers.delete(this);
        for (const answer of this.own.values()) answer({ id: 0, result: null });
        super.terminate();
      }
      ask(method: Method, payload: unknown): Promise<unknown> {
        // The page counts its questions upwards from 1.
        const id = 2 ** 40 + ++ownCalls;
        return new Promise((resolve) => {
          this.own.set(id, (reply) => resolve("result" in reply ? reply.result : null));
          this.postMessage({ id, method, payload } as Request);
        });
      }
    }
    window.Worker = Watched;
    (globalThis as Watching).eyes = {
      open: () => [...workers].reduce((sum, worker) => sum + worker.asked.size, 0),
      crashes,
      askGame: async (method, payload) => (ofGame && workers.has(ofGame) ? ofGame.ask(method, payload) : null),
    };
  });
}

/** Waits until the core has answered everything, or has worked at it for so many pictures of the page. */
export const untilAnswered = (page: Page, most = 120): Promise<boolean> =>
  page.evaluate(async (limit) => {
    const { eyes } = globalThis as Watching;
    for (let drawn = 0; drawn < limit; ++drawn) {
      // An answer may lead to the next question.
      await new Promise(requestAnimationFrame);
      if (eyes.open() === 0) return true;
    }
    return false;
  }, most);

export const crashesOf = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as Watching).eyes.crashes.splice(0));

export interface GameInHand {
  view: GameView;
  /** The game as it is kept, and as a link carries it. */
  saved: string;
  shared: string;
}

/** The game in hand, all of it at the same moment: the core answers in order. Null where there is none. */
export const gameInHand = (page: Page): Promise<GameInHand | null> =>
  page.evaluate(async () => {
    const { askGame } = (globalThis as Watching).eyes;
    const [view, saved, shared] = await Promise.all([
      askGame("game.act", { kind: "time", milliseconds: 0 }),
      askGame("game.save", {}),
      askGame("game.share", { progress: true }),
    ]);
    if (!view || !saved || !shared) return null;
    return { view: view as GameView, saved: (saved as { text: string }).text, shared: (shared as { text: string }).text };
  });
