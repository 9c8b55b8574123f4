// The dance as the page looks at it, in the core of the thread that draws.
import { describe, expect, test } from "vitest";
import { MoveKind } from "../core/api_matrix";
import { Form } from "../core/shapes";
import { startAtOnce } from "../core/testing";
import { danceOver, matrixOf, numbers, SEVEN } from "./dancer_testing";
import { ROOT, Stage } from "./stage";

const core = await startAtOnce();
const moves = await danceOver(SEVEN, "first");
const moment = ({ at, path, levels, counts, marks }: Stage) => JSON.stringify([at, path, levels, counts, marks]);

describe("a dance on the stage", () => {
  test("counts the work as the documentation does", () => {
    const stage = new Stage(core, SEVEN, moves);
    stage.seek(stage.length);
    expect(stage.counts).toEqual({ nodes: 7, updates: 33, forced: 2, guesses: 2, deadEnds: 2, solutions: 1 });
    expect(stage.path).toEqual([]);
    expect(stage.levels).toEqual([]);
  });

  test("has the options of the solution on its path when it comes to it, and every item covered", () => {
    const stage = new Stage(core, SEVEN, moves);
    stage.seek(stage.firstSolution);
    expect(moves[stage.firstSolution - 1]![0]).toBe(MoveKind.solution);
    expect(stage.path).toEqual([3, 4, 0]);
    expect(stage.levels[0]).toEqual({ item: 0, choices: 2, number: 2 });
    expect(Array.from(stage.marks.covered)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(Array.from(stage.marks.rows)).toEqual([2, 1, 1, 2, 2, 1]);
  });

  test("knows which item is chosen, and which rows that leaves", () => {
    const stage = new Stage(core, SEVEN, moves);
    stage.seek(2); // item 1 has been chosen and covered: the options that have it, B and D, are out
    expect(stage.marks.chosen).toBe(0);
    expect(Array.from(stage.marks.covered)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(Array.from(stage.marks.rows)).toEqual([0, 1, 0, 1, 0, 0]);
  });

  test("comes by jumps, forward and back, to the state that plain steps lead to", async () => {
    const rows: number[][] = [];
    for (let a = 0; a < 8; ++a) for (let b = 8; b < 16; ++b) rows.push([a, b]);
    const matrix = matrixOf(16, rows);
    const long = await danceOver(matrix, "least", 3000);
    expect(long.length).toBe(3000);
    const [stage, plain] = [new Stage(core, matrix, long), new Stage(core, matrix, long)];
    const moments = long.map((_, at) => {
      plain.seek(at);
      return moment(plain);
    });
    const random = numbers(9);
    for (let round = 0; round < 40; ++round) {
      const target = random(long.length);
      stage.seek(target);
      expect(moment(stage)).toBe(moments[target]);
    }
  });

  test("keeps two dances apart, of problems with colours too", () => {
    const coloured = matrixOf(
      3,
      [
        [0, [2, 1]],
        [1, [2, 1]],
        [1, [2, 2]],
      ],
      2,
    );
    const steps = [
      [MoveKind.choose, 0, 0, 0, 1, 0],
      [MoveKind.cover, 0, 0, 0, 1, 0],
      [MoveKind.attempt, 0, 0, 0, 1, 1],
      [MoveKind.purify, 0, 2, 0, 1, 1],
    ] as const;
    const [one, other] = [
      new Stage(
        core,
        coloured,
        steps.map((step) => [...step]),
      ),
      new Stage(core, SEVEN, moves),
    ];
    other.seek(2);
    one.seek(4);
    expect(Array.from(one.marks.rows)).toEqual([2, 0, 1]);
    expect(Array.from(other.marks.rows)).toEqual([0, 1, 0, 1, 0, 0]);
  });
});

describe("the links on the stage", () => {
  const boxes = (stage: Stage, part = 0) => stage.links({ part }).shapes.filter(({ form }) => form === Form.box);
  const named = (stage: Stage, name: string, part = 0) =>
    boxes(stage, part).flatMap((shape) => (shape.name.split(" ").includes(name) ? [shape.part] : []));

  test("have a box for the root, each head and each one, in colours that the style sheets have", () => {
    const stage = new Stage(core, SEVEN, []);
    expect(boxes(stage).filter(({ name }) => name !== "root")).toHaveLength(1 + 7 + 16);
    const { width, height, shrinks, ring } = stage.links({});
    expect([width, height, shrinks]).toEqual([480, 60 + 6.8 * 60, true]);
    expect(ring).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const { stroke, fill } of stage.links({}).shapes) expect(stroke ?? fill).toMatch(/^[a-z-]+$/);
  });

  test("are unhooked one after another by a cover, and hooked in again in reverse by its uncover", () => {
    const stage = new Stage(core, SEVEN, moves);
    stage.seek(moves.findIndex(([kind]) => kind === MoveKind.cover));
    expect([0, 0.3, 0.5, 0.7].map((part) => named(stage, "gone", part).length)).toEqual([0, 1, 2, 2]);
    expect([0, 0.1, 0.3].map((part) => named(stage, "leaving", part))).toEqual([[], [1], [12]]);
    expect([0, 0.1].map((part) => stage.links({ part }).leaving)).toEqual([-1, 1]);
    expect([0.1, 0.25, 0.5].map((part) => stage.links({ part }).last)).toEqual([1, 1, 12]);
    stage.seek(moves.findLastIndex(([kind]) => kind === MoveKind.uncover));
    expect([0, 0.3, 0.5].map((part) => named(stage, "gone", part).length)).toEqual([4, 2, 2]);
  });

  test("say where they lead", () => {
    const stage = new Stage(core, SEVEN, []);
    expect(stage.node(ROOT)).toEqual({ item: -1, option: -1, up: 0, down: 0, left: 7, right: 1, length: 0 });
    const first = stage.node(stage.node(3).down); // of item 3, which options A and C have
    expect(first).toMatchObject({ item: 2, option: 0, up: 3, length: 2 });
    expect(stage.node(first.right)).toMatchObject({ item: 4, option: 0 });
    expect(stage.node(stage.node(first.left).right)).toEqual(first);
  });

  test("call a node x, and tell the one that is pointed at", () => {
    const stage = new Stage(core, SEVEN, []);
    const xs = (x: number) => stage.links({ x }).shapes.flatMap(({ name, part }) => (name === "x" ? [part] : []));
    expect(xs(4)).toEqual([4]);
    expect(xs(-1)).toEqual([]);
    const [pointed] = stage.links({ pointed: 5 }).shapes.filter(({ form, part }) => form === Form.box && part === 5);
    expect(pointed!.stroke).toBe("accent");
  });
});
