import { describe, expect, test } from "vitest";
import type { Method, Request } from "./api";
import { CoreFailure } from "./engine";
import { type Callable, Steady } from "./steady";

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

  test("leads the fresh engine to where the game was", async () => {
    const { engines, steady } = await started();
    for (const method of ["game.new", "game.act", "game.load", "matrix.make", "game.act", "refuse"]) {
      await steady.call(request(method));
    }
    await steady.call(request("trap"));
    expect(engines[1]).toEqual(["game.load", "game.act"]);
  });
});
