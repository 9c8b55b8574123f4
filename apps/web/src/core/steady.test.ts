import { describe, expect, test } from "vitest";
import type { Method, Request } from "./api";
import { CoreFailure } from "./engine";
import { type Callable, RestMissing, Steady, wantsMore } from "./steady";

let nextId = 1;
const request = (method: string, payload: unknown = {}): Request =>
  ({ id: nextId++, method: method as Method, payload }) as Request;

/** An engine that writes down what it is asked, says no to "refuse" and breaks down at "trap". */
function fakeEngine(calls: string[]): Callable {
  const call = (method: string) => {
    if (method === "trap") throw new WebAssembly.RuntimeError("unreachable");
    if (method === "refuse") throw new CoreFailure({ message: "no", sentence: "No.", kind: "no_board", line: 3, column: 7 });
    calls.push(method);
    return method;
  };
  return { call } as unknown as Callable;
}

async function started() {
  const engines: string[][] = [];
  const steady = await Steady.start(async () => {
    const calls: string[] = [];
    engines.push(calls);
    return fakeEngine(calls);
  });
  return { engines, steady };
}

describe("Steady", () => {
  test("answers what the engine answers", async () => {
    const { steady } = await started();
    expect(await steady.call(request("core.about"))).toEqual({ result: "core.about" });
  });

  test("passes a refusal on with its place, and keeps the engine", async () => {
    const { engines, steady } = await started();
    expect(await steady.call(request("refuse"))).toEqual({
      error: { message: "no", sentence: "No.", kind: "no_board", line: 3, column: 7 },
    });
    expect(engines).toHaveLength(1);
  });

  test("starts a fresh engine after a breakdown and says so", async () => {
    const { engines, steady } = await started();
    const outcome = await steady.call(request("trap"));
    expect(outcome).toMatchObject({ error: { kind: "crash", line: 0, column: 0 } });
    expect(engines).toHaveLength(2);
    expect(await steady.call(request("core.about"))).toEqual({ result: "core.about" });
  });

  test("loads the rest of the core where a call needs it, and has a fresh engine with the game answer that call", async () => {
    const engines: string[][] = [];
    let loaded = 0;
    const start = async () => {
      const calls: string[] = [];
      engines.push(calls);
      const call = (method: string) => {
        calls.push(method);
        if (method === "lab.draw" && loaded === 0) throw new RestMissing();
        return method;
      };
      return { call } as unknown as Callable;
    };
    const steady = await Steady.start(start, undefined, async () => void ++loaded);
    for (const method of ["core.speak", "game.new", "game.act"]) await steady.call(request(method));
    expect(await steady.call(request("lab.draw"))).toEqual({ result: "lab.draw" });
    expect(await steady.call(request("lab.draw"))).toEqual({ result: "lab.draw" });
    expect(loaded).toBe(1);
    const played = ["core.speak", "game.new", "game.act", "lab.draw"];
    expect(engines).toEqual([played, [...played, "lab.draw"]]);
  });

  test("does not go on with an engine that broke off, where the rest of the core cannot be had, and asks for it again", async () => {
    const engines: string[][] = [];
    let online = false;
    const start = async () => {
      const calls: string[] = [];
      engines.push(calls);
      const call = (method: string) => {
        if (method === "lab.draw" && !online) throw new RestMissing();
        calls.push(method);
        return method;
      };
      return { call } as unknown as Callable;
    };
    const load = () => (online ? Promise.resolve() : Promise.reject(new Error("offline")));
    const steady = await Steady.start(start, undefined, load);
    await steady.call(request("game.new"));
    await expect(steady.call(request("lab.draw"))).rejects.toThrow("offline");
    expect(await steady.call(request("game.act"))).toEqual({ result: "game.act" });
    expect(engines).toEqual([["game.new"], ["game.new", "game.act"]]);
    online = true;
    expect(await steady.call(request("lab.draw"))).toEqual({ result: "lab.draw" });
  });

  test("gives way to the core with everything where only that can answer, with the language and the game", async () => {
    const calls: string[] = [];
    const full: string[] = [];
    const first = {
      call: (method: string) => {
        if (method === "board.read") throw new CoreFailure({ message: "", sentence: "", kind: "has_rules", line: 0, column: 0 });
        calls.push(method);
        return method;
      },
    } as unknown as Callable;
    const steady = await Steady.start(
      async () => first,
      async () => fakeEngine(full),
    );
    for (const method of ["core.speak", "game.new", "game.act"]) await steady.call(request(method));
    expect(await steady.call(request("board.read", { text: "x" }))).toEqual({ result: "board.read" });
    expect(full).toEqual(["core.speak", "game.new", "game.act", "board.read"]);
    expect(await steady.call(request("game.save"))).toEqual({ result: "game.save" });
    expect(calls).toEqual(["core.speak", "game.new", "game.act"]);
  });

  test("keeps the first core where the one with everything cannot be had", async () => {
    const { steady } = await started();
    const alone = await Steady.start(
      async () => fakeEngine([]),
      () => Promise.reject(new Error("offline")),
    );
    await expect(alone.call(request("steps.solve", { beyond: true }))).rejects.toThrow("offline");
    expect(await alone.call(request("core.about"))).toEqual({ result: "core.about" });
    expect(await steady.call(request("steps.solve", { beyond: true }))).toEqual({ result: "steps.solve" });
  });

  test("knows the texts of other programs from a plain board with a mistake in it", () => {
    const asks = (text: string) => wantsMore(request("board.read", { text }), "character");
    const links = ["https://f-puzzles.com/?load=N4Ig", '{"size":9}', "3x3::k:1", ":0000:x:5", "3x3xk:a5", "<game/>"];
    for (const text of [...links, `N4Ig${"aB3".repeat(30)}`]) expect(asks(text), text).toBe(true);
    for (const text of ["53..7....6.!195", "0".repeat(80), "1 2 3\n4 5 x"]) expect(asks(text), text).toBe(false);
  });

  test("leads the fresh engine to where the game was", async () => {
    const { engines, steady } = await started();
    for (const method of ["game.new", "game.act", "game.load", "matrix.make", "game.act", "refuse"]) {
      await steady.call(request(method));
    }
    await steady.call(request("trap"));
    expect(engines[1]).toEqual(["game.load", "game.act"]);
  });
});
