// Steady: an engine that outlives a breakdown. A core that traps is thrown away; a fresh one is led to
// where the old one was by the calls that made its game.
//   const core = await Steady.start(() => Engine.start(module));
//   await core.call(request)   // { result } or { error }
import type { CoreError, Method, Request } from "./api";
import { CoreFailure, type Engine } from "./engine";

/** These begin a game: nothing that was called before them matters afterwards. */
const beginnings: readonly Method[] = ["game.new", "game.load", "game.openShare"];

/** All that Steady needs of an engine. */
export type Callable = Pick<Engine, "call">;
export type Outcome = { result: unknown } | { error: CoreError };

/** What the page is told where the core itself cannot say anything. */
export const crash = (message: string): CoreError => ({ message, sentence: message, kind: "crash", line: 0, column: 0 });

export class Steady {
  private readonly start: () => Promise<Callable>;
  private engine: Callable;
  private game: Request[] = [];

  private constructor(start: () => Promise<Callable>, engine: Callable) {
    this.start = start;
    this.engine = engine;
  }

  static async start(start: () => Promise<Callable>): Promise<Steady> {
    return new Steady(start, await start());
  }

  async call(request: Request): Promise<Outcome> {
    try {
      const result = this.engine.call(request.method, request.payload);
      this.remember(request);
      return { result };
    } catch (failure) {
      if (failure instanceof CoreFailure) {
        const { message, sentence, kind, line, column } = failure;
        return { error: { message, sentence, kind, line, column } };
      }
      await this.restart();
      return { error: crash(`the core broke down: ${String(failure)}`) };
    }
  }

  private remember(request: Request): void {
    if (beginnings.includes(request.method)) this.game = [];
    if (request.method.startsWith("game.")) this.game.push(request);
  }

  private async restart(): Promise<void> {
    this.engine = await this.start();
    for (const request of this.game) this.engine.call(request.method, request.payload);
  }
}
