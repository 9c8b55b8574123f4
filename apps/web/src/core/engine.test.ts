// The core itself, as WebAssembly: that it is built right and speaks as api.ts says.
import { beforeAll, describe, expect, test } from "vitest";
import type { Progress } from "./api";
import { MoveKind } from "./api_matrix";
import type { Engine } from "./engine";
import { failureOf, startCore } from "./testing";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/** A limit that no test comes near to. */
const seconds = 3600;

let core: Engine;
const told: Progress[] = [];
beforeAll(async () => {
  core = await startCore((progress) => told.push(progress));
});

describe("boards", () => {
  test("are read with their shape", () => {
    const { boards } = core.call("board.read", { text: puzzle });
    expect(boards).toHaveLength(1);
    expect(boards[0]).toMatchObject({ shape: { size: 9, boxRows: 3, boxColumns: 3 } });
    expect(boards[0]!.digits.slice(0, 9)).toEqual([5, 3, 0, 0, 7, 0, 0, 0, 0]);
    expect(boards[0]!.shape.regions[80]).toBe(8);
  });

  test("come back as they were sent", () => {
    const [board] = core.call("board.read", { text: puzzle }).boards;
    const { text } = core.call("board.write", { board: board!, format: "line" });
    expect(text).toBe(`${puzzle}\n`);
  });

  test("are diagnosed: one solution, several, none", () => {
    const one = core.call("board.diagnose", { board: { text: puzzle }, seconds });
    expect(one).toMatchObject({ verdict: "one", differences: [], contradicting: [] });
    expect(one.solutions).toHaveLength(1);
    const several = core.call("board.diagnose", { board: { text: `${".".repeat(81)}` }, seconds });
    expect(several.verdict).toBe("many");
    expect(several.differences.length).toBeGreaterThan(0);
    const none = core.call("board.diagnose", { board: { text: `55${puzzle.slice(2)}` }, seconds });
    expect(none).toMatchObject({ verdict: "none", solutions: [] });
    expect(none.contradicting.slice(0, 2)).toEqual([0, 1]);
    expect(none.obstacleText).toBe("");
  });

  test("of 9x9 are solved by the engine for such boards, with few decisions", () => {
    const { engine, decisions } = core.call("board.diagnose", { board: { text: hard }, seconds });
    expect([engine, decisions]).toEqual(["batch", 91]);
  });

  test("say where a text goes wrong", () => {
    const failure = failureOf(core, "board.read", { text: `${puzzle}\n${puzzle}9` });
    expect(failure.message).toMatch(/81/);
    expect(failure.line).toBe(2);
  });

  test("are made as wished, the same from the same seed", () => {
    const wish = { shape: { kind: "size", size: 9 }, level: "easy", symmetry: "rotate180", seed: 5 } as const;
    const made = core.call("board.generate", wish);
    expect(made.rating.level).toBe("easy");
    expect(core.call("board.diagnose", { board: made.board, seconds }).verdict).toBe("one");
    const { digits } = made.board;
    expect(digits.map((digit) => digit > 0)).toEqual(digits.map((digit) => digit > 0).toReversed());
    expect(core.call("board.generate", wish).board).toEqual(made.board);
  });
});

describe("a game", () => {
  test("is played, saved, loaded and shared", () => {
    const view = core.call("game.new", { board: { text: puzzle }, mode: "play" });
    expect(view).toMatchObject({ mode: "play", complete: false, canUndo: false, empty: 51 });
    const entered = core.call("game.act", { kind: "digit", cells: [2], digit: 4, cleanMarks: true });
    expect(entered.cells[2]).toMatchObject({ digit: 4, given: false });
    const { text } = core.call("game.save", {});
    const shared = core.call("game.share", { progress: true }).text;
    expect(core.call("game.act", { kind: "undo" }).cells[2]!.digit).toBe(0);
    expect(core.call("game.load", { text }).cells[2]!.digit).toBe(4);
    expect(core.call("game.openShare", { text: shared }).cells[2]!.digit).toBe(4);
  });

  test("gives hints, and takes them, to its end", () => {
    let view = core.call("game.new", { board: { text: puzzle }, mode: "play" });
    const first = core.call("game.hint", { level: 1 });
    expect(first).toMatchObject({ kind: "step", technique: "", places: null });
    expect(core.call("game.hint", { level: 3 }).places).not.toBeNull();
    for (let steps = 0; steps < 400 && !view.complete; ++steps) {
      view = core.call("game.act", { kind: "applyHint" });
    }
    expect(view.complete).toBe(true);
    expect(core.call("game.hint", { level: 1 }).kind).toBe("complete");
  });

  test("is checked against its solution", () => {
    core.call("game.new", { board: { text: puzzle }, mode: "play" });
    core.call("game.act", { kind: "digit", cells: [2], digit: 1, cleanMarks: true });
    expect(core.call("game.check", {}).wrong).toEqual([2]);
  });
});

describe("a matrix", () => {
  test("of a 4x4 board is 64 x 64, and each option has four items", () => {
    const board = { shape: { kind: "size", size: 4 }, digits: Array<number>(16).fill(0) } as const;
    const matrix = core.call("matrix.make", { board: { ...board, digits: [...board.digits] }, pruned: true });
    expect(matrix.itemNames).toHaveLength(64);
    expect(matrix.optionNames).toHaveLength(64);
    expect(matrix.starts).toEqual(Array.from({ length: 65 }, (_, option) => 4 * option));
    expect(matrix.families).toEqual(["cell", "row", "column", "box"]);
    expect(matrix.candidates[5]).toEqual({ cell: 1, digit: 2 });
    expect(matrix.rules[17]).toEqual({ kind: "row", index: 0, digit: 2, name: "row 1: 2" });
  });

  test("of 25x25 has four items for each of its 15,625 options", () => {
    const board = { shape: { kind: "size", size: 25 }, digits: Array<number>(625).fill(0) } as const;
    const matrix = core.call("matrix.make", { board: { ...board, digits: [...board.digits] }, pruned: false });
    expect(matrix.optionNames).toHaveLength(15_625);
    expect(matrix.entries).toHaveLength(4 * 15_625);
  });

  test("dances: as many covers as uncovers, and the solution in between", () => {
    const source = { problem: "1 2 3 4 5 6 7\n3 5 6\n1 4 7\n2 3 6\n1 4\n2 7\n4 5 7\n" };
    const dance = core.call("dance.run", { source, choose: "least", maxMoves: 10_000, firstSolutionOnly: false });
    expect(dance).toMatchObject({ complete: true, solutions: 1 });
    const count = (kind: MoveKind) => dance.moves.filter((move) => move[0] === kind).length;
    expect(count(MoveKind.cover)).toBe(count(MoveKind.uncover));
    expect(count(MoveKind.solution)).toBe(1);
    const cut = core.call("dance.run", { source, choose: "least", maxMoves: 5, firstSolutionOnly: false });
    expect(cut.moves).toEqual(dance.moves.slice(0, 5));
    expect(cut.complete).toBe(false);
  });

  test("is read from rows of 0 and 1", () => {
    const matrix = core.call("matrix.make", { problem: "0011\n1100\n" });
    expect(matrix.entries).toEqual([2, 3, 0, 1]);
  });
});

describe("the lab", () => {
  test("counts what the literature counts, and tells how far it is", () => {
    const count = (gallery: string, size: number) =>
      core.call("lab.count", { source: { gallery, size }, choose: "least", limit: 2 ** 53 - 1 });
    expect(count("queens", 8)).toMatchObject({ solutions: 92, complete: true });
    expect(count("langford", 8).solutions).toBe(300);
    expect(count("dominoes", 6).solutions).toBe(6728);
    expect(count("latin", 4).solutions).toBe(576);
    expect(count("pentominoes", 3).solutions).toBe(8);
    told.length = 0;
    expect(count("queens", 11).solutions).toBe(2680);
    expect(told[0]).toEqual({ done: 0, of: 1000, text: "0" });
  });

  test("draws solutions of everything in its gallery", () => {
    for (const { id, smallest, usual } of core.call("lab.gallery", {}).entries) {
      const size = id === "pentominoes" ? smallest : usual;
      const { solutions } = core.call("lab.solutions", { source: { gallery: id, size }, limit: 1 });
      const [solution] = solutions;
      const drawing = solution!.drawing!;
      expect(drawing.pieces).toHaveLength(drawing.rows * drawing.columns);
      if (id !== "queens") expect(drawing.pieces).not.toContain(-1);
      const part = core.call("lab.draw", { gallery: id, size, options: solution!.options.slice(0, 2) });
      expect(part.drawing!.pieces).toContain(-1);
      expect(core.call("lab.text", { gallery: id, size }).text.split("\n").length).toBeGreaterThan(2);
    }
  });

  test("says where a problem goes wrong", () => {
    const failure = failureOf(core, "matrix.make", { problem: "a b c\na b\na d\n" });
    expect([failure.line, failure.column]).toEqual([3, 3]);
  });
});
