// What the core with everything knows more than the first one.
import { describe, expect, test } from "vitest";
import { failureOf, startCore, startFullCore } from "./testing";

const cage = '{"puzzle":"................","rules":[{"cage":"r1c1 r1c2","sum":7}]}';
/** A puzzle that needs more than the patterns of the scale. */
const hard = "3.6.7...........518.........1.4.5...7.....6.....2......2.....4.....8.3.....5.....";

describe("The core with everything", () => {
  test("keeps to the rules that the first one refuses", async () => {
    expect(failureOf(await startCore(), "board.read", { text: cage }).kind).toBe("has_rules");
    const core = await startFullCore();
    const [board] = core.call("board.read", { text: cage }).boards;
    expect(board?.shape.rules?.drawn.map(({ ink }) => ink)).toEqual(["cage", "label"]);
    const view = core.call("game.new", { board: board!, mode: "play" });
    expect(view.shape.rules?.source).toBe('"rules":[{"cage":"r1c1 r1c2","sum":7}]');
    const broken = core.call("game.act", { kind: "digit", cells: [0], digit: 2, cleanMarks: true });
    expect(broken.conflicts).toEqual([0]);
    expect(broken.shape.rules?.drawn.every((each) => each.broken)).toBe(true);
  });

  test("takes its own links and games back, which the first one refuses", async () => {
    const core = await startFullCore();
    const first = await startCore();
    core.call("game.new", { board: { text: cage }, mode: "play" });
    const { text } = core.call("game.share", { progress: true });
    const saved = core.call("game.save", {});
    expect(core.call("game.openShare", { text }).shape.rules).toBeDefined();
    expect(core.call("game.load", saved).shape.rules).toBeDefined();
    expect(failureOf(first, "game.openShare", { text }).kind).toBe("has_rules");
    expect(failureOf(first, "game.load", saved).kind).toBe("has_rules");
  });

  test("has no rating and no matrix for a board with rules", async () => {
    const core = await startFullCore();
    expect(failureOf(core, "board.rate", { board: { text: cage } }).kind).toBe("has_rules");
    expect(failureOf(core, "matrix.make", { board: { text: cage }, pruned: true }).kind).toBe("has_rules");
  });

  test("tells the verdict with the rules that were read, and what was not", async () => {
    const core = await startFullCore();
    const diagnose = (puzzle: string) =>
      core.call("board.diagnose", {
        board: { text: JSON.stringify({ puzzle, rules: [], left_out: ["fog"] }) },
        seconds: 3600,
      });
    const leftOut = expect.stringContaining("there is no rule for it: fog") as string;
    expect(diagnose("1423324143122134".replace("1", "."))).toMatchObject({ verdict: "one", leftOut, obstacleText: "" });
    expect(diagnose(".".repeat(16))).toMatchObject({ verdict: "many", leftOut });
    expect(diagnose(`11${".".repeat(14)}`)).toMatchObject({ verdict: "none", leftOut });
    const read = { text: JSON.stringify({ puzzle: ".".repeat(16), rules: ["x"], left_out: ["fog"] }) };
    expect(core.call("rules.list", { board: read }).leftOut).toEqual(leftOut);
    expect(core.call("rules.list", { board: { text: cage } }).leftOut).toBe("");
  });

  test("finds techniques beyond the scale where they are asked for", async () => {
    const core = await startFullCore();
    core.call("game.new", { board: { text: hard }, mode: "play" });
    const { text: game } = core.call("game.save", {});
    const techniques = (beyond: boolean) =>
      core.call("steps.solve", { game, fromStart: true, beyond }).rating.steps.map(({ technique }) => technique);
    expect(techniques(false)).not.toContain("XY-chain");
    expect(techniques(true)).toContain("XY-chain");
  });

  test("makes a stroke over cells a rule, and names the digits that it leaves", async () => {
    const core = await startFullCore();
    const [empty] = core.call("board.read", { text: ".".repeat(16) }).boards;
    const stroke = { cells: [0, 1], copy: [], numbers: "3" };
    const { board } = core.call("rules.draw", { board: empty!, kind: "cage", ...stroke });
    expect(board.shape.rules?.source).toBe('"rules":[{"cage":"r1c1 r1c2","sum":3}]');
    const { digits, complete } = core.call("rules.candidates", { board, seconds: 3600 });
    expect([digits[0], digits[2], complete]).toEqual([[1, 2], [3, 4], true]);
    expect(core.call("rules.remove", { board, place: 0 }).board.shape.rules).toBeUndefined();
  });
});
