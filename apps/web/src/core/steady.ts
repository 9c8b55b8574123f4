// Steady: an engine that outlives a breakdown. A core that traps is thrown away; a fresh one is led to
// where the old one was by the calls that made its game.
//   const core = await Steady.start(() => Engine.start(module, restNow), () => full core, loadRest);
//   await core.call(request)   // { result } or { error }
// In the same way the core with everything takes the place of the first one, once something is asked that only it knows,
// and one with its rest at hand the place of one that had to break off because the rest was not loaded yet.
import type { CoreError, Method, Request } from "./api";
import { CoreFailure, type Engine } from "./engine";

/** Texts of other programs look so: JSON, XML, arrows, colons between parts, packed words. */
const ofOthers = /[{<^]|:.*:|^\s*\d+[xj]\S*:|f-puzzles|sudokupad|^\s*(?=\S*[a-z])(?=\S*[A-Z])[\w+/%]{60}/;

/** What only the core with everything can do: boards with further rules, texts of other programs, more techniques. */
export const wantsMore = ({ method, payload }: Request, kind?: string): boolean =>
  kind === "has_rules" ||
  (kind === undefined
    ? method.startsWith("rules.") || (payload as { beyond?: boolean }).beyond === true
    : method === "board.read" && ofOthers.test((payload as { text: string }).text));

/** These begin a game: nothing that was called before them matters afterwards. */
const beginnings: readonly Method[] = ["game.new", "game.load", "game.openShare"];

/** What a call breaks off with where it needs the rest of the core and that is not loaded. */
export class RestMissing extends Error {}

/** All that Steady needs of an engine. */
export type Callable = Pick<Engine, "call">;
export type Outcome = { result: unknown } | { error: CoreError };

/** What the page is told where the core itself cannot say anything. */
export const crash = (message: string): CoreError => ({ message, sentence: message, kind: "crash", line: 0, column: 0 });

export class Steady {
  private start: () => Promise<Callable>;
  private engine: Callable;
  private game: Request[] = [];
  private speech: Request | undefined;
  /** Starts the core with everything; nothing once that is in use. */
  private startFull: (() => Promise<Callable>) | undefined;
  private loadRest: () => Promise<void>;

  private constructor(
    start: () => Promise<Callable>,
    engine: Callable,
    startFull?: () => Promise<Callable>,
    loadRest = () => Promise.resolve(),
  ) {
    this.start = start;
    this.engine = engine;
    this.startFull = startFull;
    this.loadRest = loadRest;
  }

  static async start(
    start: () => Promise<Callable>,
    startFull?: () => Promise<Callable>,
    loadRest?: () => Promise<void>,
  ): Promise<Steady> {
    return new Steady(start, await start(), startFull, loadRest);
  }

  async call(request: Request): Promise<Outcome> {
    if (this.startFull && wantsMore(request)) await this.grow(this.startFull);
    const outcome = await this.answer(request);
    if (!this.startFull || !("error" in outcome) || !wantsMore(request, outcome.error.kind)) return outcome;
    await this.grow(this.startFull);
    return this.answer(request);
  }

  /** Throws where the core with everything cannot be had: then the first one stays. */
  private async grow(start: () => Promise<Callable>): Promise<void> {
    const before = this.start;
    this.start = start;
    try {
      await this.restart();
    } catch (failure) {
      this.start = before;
      throw failure;
    }
    this.startFull = undefined;
  }

  /** Throws where the rest of the core is needed and cannot be had. */
  private async answer(request: Request): Promise<Outcome> {
    try {
      const result = this.engine.call(request.method, request.payload);
      this.remember(request);
      return { result };
    } catch (failure) {
      if (failure instanceof CoreFailure) {
        const { message, sentence, kind, line, column } = failure;
        return { error: { message, sentence, kind, line, column } };
      }
      if (failure instanceof RestMissing) {
        // The call ended in its middle: whatever becomes of the rest, this engine cannot be used any more.
        await this.loadRest().finally(() => this.restart());
        return this.answer(request);
      }
      await this.restart();
      return { error: crash(`the core broke down: ${String(failure)}`) };
    }
  }

  private remember(request: Request): void {
    if (request.method === "core.speak") this.speech = request;
    if (beginnings.includes(request.method)) this.game = [];
    if (request.method.startsWith("game.")) this.game.push(request);
  }

  private async restart(): Promise<void> {
    this.engine = await this.start();
    for (const request of [...(this.speech ? [this.speech] : []), ...this.game]) {
      this.engine.call(request.method, request.payload);
    }
  }
}
