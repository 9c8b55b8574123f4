// AtOnce: the core in the thread that draws, for what has to answer within a frame. Numbers go in and arrays come out,
// through its memory: apps/web/core/at_once.h. Whatever may take long is asked of a worker: client.ts.
//   const core = await AtOnce.start(module, rest);
//   const { words } = core.ask(Question.danceSeek, [dance, 120]);
import { instantiate } from "./engine";

/** By the numbers that at_once.h has for them. */
export enum Question {
  danceOpen = 1,
  danceClose = 2,
  danceSeek = 3,
  danceLinks = 4,
  danceNode = 5,
}

/** Views of the memory of the core: good until the next question. */
export interface Arrays {
  bytes: Uint8Array;
  words: Uint32Array;
  numbers: Float64Array;
  text: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  numbers(count: number): number;
  ask(question: number, count: number): number;
}

export class AtOnce {
  private readonly decoder = new TextDecoder();

  private constructor(private readonly core: Exports) {}

  /** Both parts of the core: nothing can be fetched while a frame waits. */
  static async start(module: WebAssembly.Module, rest: WebAssembly.Module): Promise<AtOnce> {
    const exports = await instantiate(
      module,
      () => rest,
      () => {},
    );
    // Here and not at the first call: a browser may refuse to do so at once in this thread.
    await WebAssembly.instantiate(rest, { q: exports });
    const core = exports as unknown as Exports;
    core._initialize();
    return new AtOnce(core);
  }

  /** The parts are lists of numbers, which follow one another. */
  ask(question: Question, ...parts: ArrayLike<number>[]): Arrays {
    const { core } = this;
    const count = parts.reduce((sum, part) => sum + part.length, 0);
    const room = core.numbers(count);
    const numbers = new Float64Array(core.memory.buffer, room, count);
    let at = 0;
    for (const part of parts) {
      numbers.set(part, at);
      at += part.length;
    }
    const answer = core.ask(question, count);
    const { buffer } = core.memory;
    const places = new Uint32Array(buffer, answer, 8);
    return {
      bytes: new Uint8Array(buffer, places[0], places[1]),
      words: new Uint32Array(buffer, places[2], places[3]),
      numbers: new Float64Array(buffer, places[4], places[5]),
      text: this.decoder.decode(new Uint8Array(buffer, places[6], places[7])),
    };
  }
}
